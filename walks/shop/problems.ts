/** How the calls of the shop fail. */
import { type Failure, failureIn, failureOf, ProblemError } from '#machines/kernel/problem.ts'

export { type Failure, failureOf }

/** What a call fails with where its model names no failure. */
export const lostNetwork = (): Error => new ProblemError('network')

/** Failures with a code of which nothing else is known: without a limit, and with one that ends. */
export function failuresWith(code: string): Error[] {
  // A recording may be of another version, with codes that this one does not have.
  const known = code as Failure['code']
  return [new ProblemError(known), new ProblemError(known, { retryAt: 30_000 })]
}

/** The code of the failure that an event brings; undefined for any other event. */
export const failureCodeIn = (event: object): string | undefined => failureIn(event)?.code
