/** What the studio uses of all machines: how they start, fail and relate. Their models are in `models.ts`. */
export { type FlowClock, systemClock } from '#machines/kernel/clock.ts'
export { newKey } from '#machines/kernel/key.ts'
export { parentOf } from '#machines/kernel/parent.ts'
export {
  type FailureCode,
  type ProblemCode,
  ProblemError,
  callLimit,
} from '#machines/kernel/problem.ts'
export type { SavedSnapshot } from '#machines/kernel/snapshot.ts'
export { createFlow } from '#machines/kernel/start.ts'
export type { AnyFlowModel } from '#machines/testing/model.ts'
export { type Place, type RelationName, relations } from '#machines/testing/relations.ts'

/** The sources of actors that make no call: they wait for a deadline, or show a page of a bank. */
export const actorsWithoutCalls: readonly unknown[] = ['waitUntil', 'showGateway']
