import type {
  AnyEventObject,
  AnyStateMachine,
  ContextFrom,
  EventFrom,
  InputFrom,
  SnapshotFrom,
} from 'xstate'

/** What an actor can answer, one payload for every guard that distinguishes replies. */
type Outcomes = { done: readonly unknown[]; errors: readonly unknown[] }

/** A call of an actor, and whether it has answered. */
export type ActorCall = {
  id: string
  input: unknown
  settled: 'pending' | 'done' | 'error'
  /** What it failed with. */
  error?: unknown
  /** How many events had happened when it was made. */
  after: number
}

/**
 * What led to a state: an event, `xstate.init` at the start, and everything that the machine sent to others meanwhile.
 */
export type VisitedStep<Machine extends AnyStateMachine> = {
  event: AnyEventObject
  /** Null at the start. */
  before: SnapshotFrom<Machine> | null
  /** What was emitted, or sent to the parent. */
  said: readonly AnyEventObject[]
}

/** What an invariant looks at: the state that was reached, and the calls and the events that led to it. */
export type Visit<Machine extends AnyStateMachine> = {
  snapshot: SnapshotFrom<Machine>
  calls: readonly ActorCall[]
  /** Types of the events from the start on. */
  events: readonly string[]
  step: VisitedStep<Machine>
}

/** A rule of every state: whether it holds there; null where it does not apply, which does not count as a test of it. */
export type Invariant<Machine extends AnyStateMachine> = (visit: Visit<Machine>) => boolean | null

/**
 * What the chart alone does not say, and walks need: the starts, the payloads of events and answers, and which facts of
 * the context distinguish two states.
 */
export type WalkModel<Machine extends AnyStateMachine> = {
  machine: Machine
  /** The ways a machine can start, by name. */
  starts: Record<string, InputFrom<Machine>>
  /** At least one variant of every event of the chart. */
  events: readonly EventFrom<Machine>[]
  /** The answers by id of the invoke; without errors given, a lost network. */
  outcomes: Record<string, Outcomes>
  /** The facts that guards read. */
  facts: (context: ContextFrom<Machine>) => unknown
  invariants: Record<string, Invariant<Machine>>
}

export type AnyWalkModel = WalkModel<AnyStateMachine>
