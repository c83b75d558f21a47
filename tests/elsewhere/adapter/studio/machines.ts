/** How machines start, fail, and follow one another. */
import type { AnyActorRef, Snapshot } from 'xstate'
import type { AnyWalkModel } from '#walks/model.ts'

export { createActor as createFlow } from 'xstate'
export type AnyFlowModel = AnyWalkModel
export type SavedSnapshot = Snapshot<unknown>

export const newKey = (): string => crypto.randomUUID()

/** The actor that invoked another. XState has it in this field of its types only. */
export const parentOf = (actor: AnyActorRef): AnyActorRef | undefined => actor._parent

export type FlowClock = {
  now(): number
  setTimeout(callback: () => void, milliseconds: number): unknown
  clearTimeout(timer: unknown): void
}

export const systemClock: FlowClock = {
  now: () => Date.now(),
  setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds),
  clearTimeout: (timer) => clearTimeout(Number(timer)),
}

/** The codes with which the server refuses a call. */
export type ProblemCode = 'no_control_room'
export type FailureCode = ProblemCode | 'network' | 'timeout'

export class ProblemError extends Error {
  readonly failure: { code: FailureCode }

  constructor(code: FailureCode) {
    super(code)
    this.failure = { code }
  }
}

/** How long a call may take, in milliseconds. */
export const callLimit = 15_000

/** A machine, or one of its states by its full id. */
export type Place = { machine: string; state?: string }

/** The names of the relations: how a machine continues in another that it does not invoke. */
export type RelationName = 'leadsOn'

export const relations: readonly { name: RelationName; from: Place; to: Place }[] = []

/** The sources of actors that only wait for a deadline and make no call. */
export const actorsWithoutCalls: readonly unknown[] = []
