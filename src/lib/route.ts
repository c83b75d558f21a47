import type { ComponentType } from 'react'
import type { PageDefinition, PageParams } from './page.ts'

export type Layout = 'default' | 'checkout' | 'login' | 'empty'
type Options = {
  layout?: Layout
  shared?: boolean
  /** The page's frame until its chunk has arrived; it comes with the app, so it has to be small. */
  Skeleton?: ComponentType
}

/** A page of the shop with its addresses. `shared` pages are the same for everyone and are kept by the server. */
export type Route = {
  /** Several for a page that lives on while one goes between them. */
  paths: readonly string[]
  /** Source file of the page's chunk, under which the build lists its scripts. */
  file: string
  layout: Layout
  shared: boolean
  Skeleton: ComponentType | null
  match: (pathname: string) => PageParams | null
  /** Fetches the page's chunk, again if it did not come; `page` is null until it has arrived. */
  fetch: () => Promise<PageDefinition>
  /** The last fetch, also one that failed: what renders must not fetch without end. */
  fetched: () => Promise<PageDefinition>
  page: () => PageDefinition | null
}

export type RouteMatch = { route: Route; params: PageParams }

/**
 * Declares a route.
 * @param path segments, `:name` for a parameter, a last `*` for the rest; several paths are one page
 * @param file source file that `chunk` imports, from the root of the project
 * @param chunk imports the page
 */
export function route(
  path: string | readonly string[],
  file: string,
  chunk: () => Promise<PageDefinition>,
  { layout = 'default', shared = false, Skeleton }: Options = {},
): Route {
  const paths = typeof path === 'string' ? [path] : path
  const patterns = paths.map(toPattern)
  let pending: Promise<PageDefinition> | null = null
  let arrived: PageDefinition | null = null
  let hasFailed = false
  const fetched = () => {
    pending ??= chunk().then(
      (page) => (arrived = page),
      (failure: unknown) => {
        hasFailed = true
        throw failure
      },
    )
    return pending
  }
  return {
    paths,
    file,
    layout,
    shared,
    Skeleton: Skeleton ?? null,
    match: (pathname) => {
      const pattern = patterns.find((each) => each.test(pathname))
      return toParams(pattern?.exec(pathname) ?? null)
    },
    fetch: () => {
      if (hasFailed) pending = null
      hasFailed = false
      return fetched()
    },
    fetched,
    page: () => arrived,
  }
}

/** The first route that fits, with its decoded parameters. */
export function findRoute(routes: readonly Route[], pathname: string): RouteMatch | null {
  for (const candidate of routes) {
    const params = candidate.match(pathname)
    if (params !== null) return { route: candidate, params }
  }
  return null
}

function toPattern(path: string): RegExp {
  const source = path
    .replace(/:(\w+)/g, '(?<$1>[^/]+)')
    .replace(/\*$/, '(?<rest>.+?)')
    .replace(/\/$/, '')
  return new RegExp(`^${source}/?$`)
}

function toParams(found: RegExpExecArray | null): PageParams | null {
  if (found === null) return null
  const params: Record<string, string> = {}
  for (const [name, value] of Object.entries(found.groups ?? {})) {
    const decoded = decode(value)
    if (decoded === null) return null
    params[name === 'rest' ? '*' : name] = decoded
  }
  return params
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
