import type { Query } from '@tanstack/react-query'
import { failureOf, isSignedOut } from '#machines/kernel/problem.ts'

/**
 * Query options for an account page: throws to the error boundary, which leads to the sign-in, if the session has ended and
 * this query has no data yet. The page shows all other failures itself.
 */
export const needsSession = {
  throwOnError: (error: Error, { state }: Pick<Query, 'state'>) =>
    state.data === undefined && isSignedOut(failureOf(error)),
}
