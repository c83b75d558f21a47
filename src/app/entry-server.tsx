import {
  defaultShouldDehydrateQuery,
  dehydrate,
  type DehydratedState,
  type Query,
  type QueryClient,
} from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createApi, type Api } from '#src/lib/api/client.ts'
import { departmentsQuery } from './shell/departments.ts'
import { siteFrontQuery } from '#src/lib/site-front.ts'
import { createQueryClient } from '#src/lib/api/query-client.ts'
import { App } from './App.tsx'
import { toRedirectOrFailure, type PageFailure } from '#src/lib/failure.ts'
import { Redirect } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { findRoute, type RouteMatch } from '#src/lib/route.ts'
import { routes } from './routes.ts'
import persianFont from './fonts/vazirmatn-persian.woff2?url'
import beforePaint from 'virtual:before-paint'
import type { PageState } from '#src/lib/page-state.ts'

/** The fonts of the first paint. */
export const fonts = [persianFont]

/** Their hashes are in the content security policy. */
export const inlineScripts = [beforePaint]

/** Pages that the back office shows in a frame. */
export const framed = [paths.homePreview]

export type Assets = {
  styles: readonly string[]
  /** Tags of the entry script and of what it imports, for every page. */
  scripts: string
  /** URLs of the scripts that a page's chunk needs, by the chunk's source file. */
  preloads: Readonly<Record<string, readonly string[]>>
}

export type RenderRequest = {
  path: string
  /** Query string with its question mark, or empty. */
  search: string
  origin: string
  inspectable: boolean
  /** Sends the page's calls to the API, on behalf of the visitor. */
  send: (request: Request) => Promise<Response>
  assets: Assets
}

export type RenderedPage =
  | { kind: 'redirect'; status: 301 | 302 | 303; location: string }
  | { kind: 'page'; status: number; html: string }

/** Loads the chunks of all pages, so that a build that replaces the files meanwhile breaks none. */
export async function prepare(): Promise<void> {
  await Promise.all(routes.map((route) => route.fetch()))
}

/** The path under which the page of all paths without a route is rendered. */
export const unknownPath = '/404'

/**
 * The path and the query on which the page of a URL depends, the query in one form for every order of its parameters, if the
 * server may cache the page and send it to everyone; null otherwise. All paths without a route have one page.
 * @param filterKeys those of all filters of the lists
 */
export function sharedAddress(
  path: string,
  search: string,
  filterKeys: ReadonlySet<string>,
): { path: string; query: string } | null {
  const route = findRoute(routes, path)?.route
  if (route === undefined) return { path: unknownPath, query: '' }
  if (!route.shared) return null
  const query = route.page()?.query?.(new URLSearchParams(search), filterKeys) ?? []
  const text = new URLSearchParams(query.map(([name, value]) => [name, value])).toString()
  return { path, query: text === '' ? '' : `?${text}` }
}

/** Renders a page of the shop: status and redirects are determined before there is any HTML. */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  const found = findRoute(routes, request.path)
  const api = createApi(request.send, request.origin)
  const queryClient = createQueryClient()
  const settled = await load(found, request, api, queryClient)
  if (settled instanceof Redirect)
    return { kind: 'redirect', status: settled.status, location: settled.to }
  const html = toHtml(found, request, api, queryClient, settled)
  return { kind: 'page', status: settled?.status ?? 200, html }
}

/** Renders the error page; needs neither the database nor a route. */
export function renderFailure(request: RenderRequest, failure: PageFailure): RenderedPage {
  const html = toHtml(null, request, createApi(request.send), createQueryClient(), failure)
  return { kind: 'page', status: failure.status, html }
}

async function load(
  found: RouteMatch | null,
  request: RenderRequest,
  api: Api,
  queryClient: QueryClient,
): Promise<Redirect | PageFailure | null> {
  const frame = Promise.all([
    queryClient.prefetchQuery(departmentsQuery(api)),
    queryClient.prefetchQuery(siteFrontQuery(api)),
  ])
  try {
    if (found === null) return { status: 404, code: 'not_found' }
    const { load: loadPage } = await found.route.fetch()
    const search = new URLSearchParams(request.search)
    await loadPage?.({ queryClient, api, params: found.params, search })
    return null
  } catch (thrown) {
    return toRedirectOrFailure(thrown, request.path + request.search)
  } finally {
    await frame
  }
}

function toHtml(
  found: RouteMatch | null,
  request: RenderRequest,
  api: Api,
  queryClient: QueryClient,
  failure: PageFailure | null,
): string {
  const { path, search, origin, inspectable, assets } = request
  const front = queryClient.getQueryData(siteFrontQuery(api).queryKey)
  const site = { origin, styles: assets.styles, announced: front?.announcement?.id ?? null }
  const location = { path, search }
  const html = renderToString(
    <App api={api} queryClient={queryClient} site={site} failure={failure} location={location} />,
  )
  if (html.includes(failedBoundary)) throw new Error(`a part of ${path} failed to render`)
  const state: PageState = { site, inspectable, location, failure, cache: cacheOf(queryClient) }
  const preloads = (found === null ? [] : (assets.preloads[found.route.file] ?? []))
    .map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`)
    .join('')
  const scripts = assets.scripts + preloads
  return `<!doctype html>${html.replace('</body>', () => `${stateTag(state)}${scripts}</body>`)}`
}

/** The data with which the page is hydrated. */
function cacheOf(queryClient: QueryClient): DehydratedState {
  const shouldDehydrateQuery = (query: Query) =>
    defaultShouldDehydrateQuery(query) && query.meta?.keptFromState !== true
  return dehydrate(queryClient, { shouldDehydrateQuery })
}

/** React's output where a part inside a Suspense boundary threw or was not loaded. */
const failedBoundary = '<!--$!-->'

function stateTag(state: PageState): string {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c')
  return `<script id="state" type="application/json">${json}</script>`
}
