/** The addresses at which the shop in the frame has been, the last one where it is. */
export type Visited = readonly string[]

/** How an address was reached: through the frame's own history, or by loading a page. */
export type Way = 'pushState' | 'replaceState' | 'popstate' | 'load'

/** The visited addresses after the shop has come to one. */
export function visit(visited: Visited, way: Way, address: string): Visited {
  const earlier = visited.slice(0, -1)
  if (visited.at(-1) === address) return visited
  if (way === 'replaceState') return [...earlier, address]
  if (way === 'popstate' && earlier.at(-1) === address) return earlier
  return [...visited, address]
}

/** The address of a page of the shop as it is shown and gone back to: without what opens it to inspection. */
export function addressOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search)
  if (!query.has('inspect')) return pathname + search
  query.delete('inspect')
  return query.size === 0 ? pathname : `${pathname}?${query.toString()}`
}
