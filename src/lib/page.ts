import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Api } from '#src/api/client.ts'

export type LoadContext<Params> = {
  queryClient: QueryClient
  api: Api
  params: Params
  search: URLSearchParams
}

/** A page: what it must have before it can be rendered, and how it looks with it and until then. */
export type PageDefinition<Params> = {
  /**
   * Fills the cache before the page is rendered on the server, and ahead of a navigation in the browser.
   * What it throws decides the status: a `ProblemError` (404, 5xx) or a `Redirect`.
   */
  load?: (context: LoadContext<Params>) => Promise<unknown>
  Page: ComponentType<{ params: Params }>
  Skeleton?: ComponentType
}

/** Leaves for another address while the page is loading. */
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

export type ParamsOf<Path extends string> =
  Path extends `${infer Start}:${infer Name}/${infer Rest}`
    ? { [Key in Name]: string } & ParamsOf<`${Start}/${Rest}`>
    : Path extends `${string}:${infer Name}`
      ? { [Key in Name]: string }
      : Path extends `${string}*`
        ? { '*': string }
        : Record<never, string>
