/** The URLs that the shop in the frame has visited; the last one is current. */
export type Visited = readonly string[]

/** How a URL was reached: through the frame's own history, or by loading a page. */
export type Way = 'pushState' | 'replaceState' | 'popstate' | 'load'

/** The visited URLs after the shop has navigated to one. */
export function visit(visited: Visited, way: Way, address: string): Visited {
  const earlier = visited.slice(0, -1)
  if (visited.at(-1) === address) return visited
  if (way === 'replaceState') return [...earlier, address]
  if (way === 'popstate' && earlier.at(-1) === address) return earlier
  return [...visited, address]
}

/** The URL of a page of the shop for display and going back: without the parameter that enables inspection. */
export function addressOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search)
  if (!query.has('inspect')) return pathname + search
  query.delete('inspect')
  return query.size === 0 ? pathname : `${pathname}?${query.toString()}`
}
