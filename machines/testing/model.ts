import type { AnyStateMachine } from 'xstate'
import type { Persistence } from '#machines/kernel/snapshot.ts'
import type { ActorCall, WalkModel } from '#walks/model.ts'
import type { Keyed } from './keys.ts'
import type { Asks, Says } from './says.ts'

export type { ActorCall }

/** Whether all calls of an actor fulfil a rule; null where there is none. */
export function everyCall(
  calls: readonly ActorCall[],
  actorId: string,
  fulfils: (input: unknown) => boolean,
): boolean | null {
  const inputs = calls.flatMap(({ id, input }) => (id === actorId ? [input] : []))
  return inputs.length === 0 ? null : inputs.every(fulfils)
}

/** The model of a machine of the shop. */
export type FlowModel<Machine extends AnyStateMachine> = WalkModel<Machine> & {
  /** For a flow that is saved: how, and what must never be found in it. */
  saved?: { persistence: Persistence<Machine>; secrets: readonly string[] }
  /** For a flow whose calls carry an idempotency key. */
  keyed?: Keyed
  /** When it emits or reports what; it says nothing else. */
  says?: Says
  /** What its calls carry. */
  asks?: Asks
}

export type AnyFlowModel = FlowModel<AnyStateMachine>
