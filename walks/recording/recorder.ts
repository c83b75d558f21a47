import type { InspectionEvent, StateValue } from 'xstate'
import { failureCodeIn } from '#walks/shop/problems.ts'
import { takenIn, transitionId } from './transition-id.ts'

/** One step of a flow, or of a child of it. */
export type RecordedStep = {
  /** Milliseconds since the epoch. */
  at: number
  /** Session ids of the flow and of the actor of it that took the step. They start over on each page: its number precedes. */
  flow: string
  actor: string
  /** Id of the machine. */
  machine: string
  /** The event; of what it brought only the code of a failure, where the app itself writes this down. */
  event: { type: string; code?: string }
  /** Ids as of `transitionId`. */
  transitions: string[]
  /** The state that the actor then stood in. */
  value: StateValue
}

const steps: RecordedStep[] = []
const kept = 200
let page = 1

/**
 * Writes down the last steps of the flows in memory, for a user who wants to show them to support. Input, requests and
 * replies are not looked at, so nothing private can be in it. An inspector of an actor.
 */
export function record(event: InspectionEvent): void {
  if (event.type !== '@xstate.microstep') return
  const taken = takenIn(event)
  const [first] = taken
  if (first === undefined || !('value' in event.snapshot)) return
  if (steps.length === kept) steps.shift()
  steps.push({
    at: Date.now(),
    flow: `${page}/${event.rootId}`,
    actor: `${page}/${event.actorRef.sessionId}`,
    machine: first.source.machine.id,
    event: { type: event.event.type, code: failureCodeIn(event.event) },
    transitions: taken.map(transitionId),
    value: event.snapshot.value as StateValue,
  })
}

/** Continues with the steps that were taken on earlier pages of this tab, as its page of this number. */
export function restoreSteps(earlier: readonly RecordedStep[], pageNumber: number): void {
  steps.push(...earlier)
  page = pageNumber
}

/** Drops all steps. */
export function forgetSteps(): void {
  steps.length = 0
}

/** The steps that were taken last, the oldest first. */
export function recordedSteps(): readonly RecordedStep[] {
  return steps
}
