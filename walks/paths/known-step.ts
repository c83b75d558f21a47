import { transition, type AnyEventObject, type AnyMachineSnapshot } from 'xstate'
import { statePath } from '#walks/recording/state-path.ts'
import { transitionId } from '#walks/recording/transition-id.ts'
import { failureCodeIn, failuresWith } from '#walks/shop/problems.ts'
import type { AnyWalkModel } from '#walks/model.ts'
import { eventsOf } from './explore.ts'
import { payloadOf } from './payload.ts'

/** A step as a report, a script or a recording knows it: what happened, and where that led. */
export type KnownStep = {
  /** The type of the event. */
  event: string
  /** What the event carried, as JSON; left out where nothing is known of it, as in a recording. */
  data?: unknown
  /** Whether the payload is unknown; any event of this type that leads to the same state then counts as a match. */
  isDataUnknown?: boolean
  /** The code of a recorded failure. */
  code?: string
  /** Ids as of `transitionId`. */
  transitions: readonly string[]
  /** The state that it led to, as `statePath` writes it. */
  state: string
}

/** An event of a model, and what the machine does with it. */
export type Taken = {
  event: AnyEventObject
  transitions: string[]
  state: string
  snapshot: AnyMachineSnapshot
}

/** The events of a model that a step may have been, with what the machine does now with each that it accepts. */
export function takenBy(
  model: AnyWalkModel,
  snapshot: AnyMachineSnapshot,
  step: KnownStep,
): Taken[] {
  if (snapshot.status !== 'active') return []
  return eventsLike(model, step)
    .filter((event) => snapshot.can(event))
    .map((event) => {
      const [next] = transition(model.machine, snapshot, event)
      const transitions = model.machine.getTransitionData(snapshot, event).map(transitionId)
      return { event, transitions, state: statePath(next.value), snapshot: next }
    })
}

/** The model's events of the step's type; for a failure, those with its code, made up if the model has none. */
function eventsLike(model: AnyWalkModel, { event: type, code }: KnownStep): AnyEventObject[] {
  const events = eventsOf(model).filter((event) => event.type === type)
  if (code === undefined) return events
  const known = events.filter((event) => failureCodeIn(event) === code)
  if (known.length > 0) return known
  const [, actorId] = /^xstate\.error\.actor\.(.+)$/.exec(type) ?? []
  return actorId === undefined ? [] : failuresWith(code).map((error) => ({ type, error, actorId }))
}

/** Whether the event has the same outcome as the known step. Eventless transitions are compared only by the final state. */
export function isSame({ transitions, state }: Taken, step: KnownStep): boolean {
  return state === step.state && transitions.every((id) => step.transitions.includes(id))
}

/**
 * The event of a model that repeats a step: one that carries the same, or one that leads to the same, or else any of its
 * type that the machine accepts. Null if it accepts none.
 */
export function eventFor(
  model: AnyWalkModel,
  snapshot: AnyMachineSnapshot,
  step: KnownStep,
): AnyEventObject | null {
  const taken = takenBy(model, snapshot, step)
  const data = JSON.stringify(step.data)
  const alike = taken.filter(({ event }) => JSON.stringify(payloadOf(event)) === data)
  const candidates = data === undefined || alike.length === 0 ? taken : alike
  return (candidates.find((each) => isSame(each, step)) ?? candidates[0])?.event ?? null
}
