import { failureOf, ProblemError, type FailureCode } from '#machines/kernel/problem.ts'
import { Redirect } from './page.ts'
import { paths } from './paths.ts'

/** Why a page cannot be shown; serializable for the browser. */
export type PageFailure = { status: number; code: FailureCode }

/** Converts what a page's `load` or rendering threw. A missing session becomes a redirect to the sign-in. */
export function toRedirectOrFailure(thrown: unknown, path: string): Redirect | PageFailure {
  if (thrown instanceof Redirect) return thrown
  const { code } = failureOf(thrown)
  if (code === 'unauthenticated') return new Redirect(paths.login({ redirectUrl: path }))
  if (code === 'session_expired')
    return new Redirect(paths.login({ redirectUrl: path, reason: 'signed-out' }))
  const replied = thrown instanceof ProblemError ? thrown.status : null
  return { status: statuses[code] ?? replied ?? 500, code }
}

/**
 * The status of a page by its failure, else that of the reply, else 500. A path that the contract rejects is not found,
 * and some failures are found without a call.
 */
const statuses: Partial<Record<FailureCode, number>> = {
  not_found: 404,
  order_not_found: 404,
  ticket_not_found: 404,
  article_not_found: 404,
  validation_failed: 404,
  service_unavailable: 503,
  network: 503,
  timeout: 503,
}
