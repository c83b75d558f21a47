import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Api } from './api/client.ts'

/** The decoded parameters of a path by their names in its pattern; `*` is the rest. */
export type PageParams = Readonly<Record<string, string>>

export type LoadContext = {
  queryClient: QueryClient
  api: Api
  params: PageParams
  search: URLSearchParams
}

/** A page: its data, its component, and its skeleton until it is loaded. */
export type PageDefinition = {
  /**
   * Fills the cache before the page is rendered on the server, and before a navigation in the browser. An error
   * determines the status: a `ProblemError` (404, 5xx) or a `Redirect`.
   */
  load?: (context: LoadContext) => Promise<unknown>
  /**
   * The parameters of the query on which what the server renders depends, in a fixed order; without it there are none.
   * All others are left to the browser.
   */
  query?: (search: URLSearchParams, filterKeys: ReadonlySet<string>) => [string, string][]
  Page: ComponentType<{ params: PageParams }>
  Skeleton?: ComponentType
}

/** Thrown by a page's `load` to redirect. */
export class Redirect extends Error {
  readonly to: string
  readonly status: 301 | 302 | 303

  constructor(to: string, status: 301 | 302 | 303 = 303) {
    super(`redirect to ${to}`)
    this.name = 'Redirect'
    this.to = to
    this.status = status
  }
}
