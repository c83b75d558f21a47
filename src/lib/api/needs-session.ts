import type { Query } from '@tanstack/react-query'
import { failureOf, isSignedOut } from '#machines/kernel/problem.ts'

/**
 * Options of the query that an account page is about: once the session is gone the page leads to the sign-in, also when
 * the profile is still cached. Other failures are for the page to show.
 */
export const needsSession = {
  throwOnError: (error: Error, { state }: Pick<Query, 'state'>) =>
    state.data === undefined && isSignedOut(failureOf(error)),
}
