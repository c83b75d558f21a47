import { failureOf, type FailureCode } from '#machines/kernel/problem.ts'
import { Redirect } from './page.ts'
import { paths } from './paths.ts'

/** Why a page cannot be shown, in a shape that travels from the server to the browser. */
export type PageFailure = { status: number; code: FailureCode }

/** Sorts what a page's `load` or rendering threw into a redirect or a failure. Everything unknown is a 500. */
export function toRedirectOrFailure(thrown: unknown, path: string): Redirect | PageFailure {
  if (thrown instanceof Redirect) return thrown
  const { code } = failureOf(thrown)
  if (code === 'unauthenticated' || code === 'session_expired')
    return new Redirect(paths.login({ redirectUrl: path }))
  return { status: statuses[code] ?? 500, code }
}

/** The status of a page that cannot be shown; an address that the contract refuses leads nowhere. */
const statuses: Partial<Record<FailureCode, number>> = {
  not_found: 404,
  product_not_found: 404,
  category_not_found: 404,
  order_not_found: 404,
  validation_failed: 404,
  forbidden: 403,
  too_many_requests: 429,
  service_unavailable: 503,
  network: 503,
  timeout: 503,
}
