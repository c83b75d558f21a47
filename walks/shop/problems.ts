/** How the calls of the shop fail. */
import { type Failure, failureIn, failureOf, ProblemError } from '#machines/kernel/problem.ts'

export { type Failure, failureOf }

/** What a call fails with where its model names no failure. */
export const lostNetwork = (): Error => new ProblemError('network')

/** The code of the failure that an event brings; undefined for any other event. */
export const failureCodeIn = (event: object): string | undefined => failureIn(event)?.code
