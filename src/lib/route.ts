import type { ComponentType } from 'react'
import type { PageDefinition, PageParams } from './page.ts'
import { pagePatterns, type PageName } from './paths.ts'

export type Layout = 'default' | 'checkout' | 'login' | 'platform' | 'empty'
type Options = {
  layout?: Layout
  shared?: boolean
  /** The page's frame until its chunk has loaded; it is part of the app's chunk, so it has to be small. */
  Skeleton?: ComponentType
}

/** A page of the shop. `shared` pages are the same for everyone and are kept by the server. */
export type Page = {
  /** Source file of the page's chunk, under which the build lists its scripts. */
  file: string
  layout: Layout
  shared: boolean
  Skeleton: ComponentType | null
  /** Fetches the page's chunk, again if that failed before; `page` is null until it is loaded. */
  fetch: () => Promise<PageDefinition>
  /** The last fetch, even a failed one: rendering must not fetch in a loop. */
  fetched: () => Promise<PageDefinition>
  page: () => PageDefinition | null
}

/** A page with its paths. */
export type Route = Page & {
  /** Several if the page stays mounted across them. */
  paths: readonly string[]
  match: (pathname: string) => PageParams | null
}

export type RouteMatch = { route: Route; params: PageParams }

/**
 * Declares a page.
 * @param file source file that `chunk` imports, from the root of the project
 * @param chunk imports the page
 */
export function page(
  file: string,
  chunk: () => Promise<PageDefinition>,
  { layout = 'default', shared = false, Skeleton }: Options = {},
): Page {
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
    file,
    layout,
    shared,
    Skeleton: Skeleton ?? null,
    fetch: () => {
      if (hasFailed) pending = null
      hasFailed = false
      return fetched()
    },
    fetched,
    page: () => arrived,
  }
}

/** The routes to every page of the shop. A page with several names is one route. */
export function routesOf(pages: Readonly<Record<PageName, Page>>): Route[] {
  const byName: Readonly<Record<string, Page>> = pages
  return [...new Set(Object.values(pages))].map((page) =>
    toRoute(
      page,
      Object.entries(pagePatterns).flatMap(([name, pattern]) =>
        byName[name] === page ? [pattern] : [],
      ),
    ),
  )
}

/** The first matching route, with its decoded parameters. */
export function findRoute(routes: readonly Route[], pathname: string): RouteMatch | null {
  for (const candidate of routes) {
    const params = candidate.match(pathname)
    if (params !== null) return { route: candidate, params }
  }
  return null
}

function toRoute(page: Page, paths: readonly string[]): Route {
  const patterns = paths.map(toPattern)
  return {
    ...page,
    paths,
    match: (pathname) => {
      const pattern = patterns.find((each) => each.test(pathname))
      return toParams(pattern?.exec(pathname) ?? null)
    },
  }
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
