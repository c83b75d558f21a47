import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom, SnapshotFrom } from 'xstate'
import type { Persistence } from '#machines/kernel/snapshot.ts'

/** What an actor can answer, one payload for every guard that distinguishes replies. */
type Outcomes = { done: readonly unknown[]; errors: readonly unknown[] }

/** A call of an actor, and whether it has answered. */
export type ActorCall = { id: string; input: unknown; settled: 'pending' | 'done' | 'error' }

/** What an invariant looks at: the state that was reached, and all the calls that led to it. */
export type Visit<Machine extends AnyStateMachine> = {
  snapshot: SnapshotFrom<Machine>
  calls: readonly ActorCall[]
}

/**
 * What the chart alone does not say, and path generation needs: the starts, the payloads of events and answers, and
 * which facts of the context distinguish two states.
 */
export type FlowModel<Machine extends AnyStateMachine> = {
  machine: Machine
  /** The ways a flow can start, by name. */
  starts: Record<string, InputFrom<Machine>>
  /** At least one variant of every event of the chart. */
  events: readonly EventFrom<Machine>[]
  /** The answers by id of the invoke; without errors given, a lost network. */
  outcomes: Record<string, Outcomes>
  /** The facts that guards read. */
  facts: (context: ContextFrom<Machine>) => unknown
  /** Rules that hold in every state; false where one is broken. */
  invariants: Record<string, (visit: Visit<Machine>) => boolean>
  /** For a flow that is saved: how, and what must never be found in it. */
  saved?: { persistence: Persistence<Machine>; secrets: readonly string[] }
}

export type AnyFlowModel = FlowModel<AnyStateMachine>
