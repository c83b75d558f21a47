import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { flowModels } from '../models.ts'

/** The events that a running actor takes now: places in the `events` of its machine's model. */
export type Offers = { sessionId: string; variants: number[] }

const eventsOf = new Map(flowModels.map(({ machine, events }) => [machine.id, events]))

/**
 * The events that an actor takes now, of those that its model describes; null for an actor that is no flow of a model.
 * An event counts as taken where the chart has a transition for it whose guard lets it pass.
 */
export function offersOf(actor: AnyActorRef): Offers | null {
  const snapshot = actor.getSnapshot() as Partial<AnyMachineSnapshot>
  const events = eventsOf.get(snapshot.machine?.id ?? '')
  if (events === undefined) return null
  const variants = [...events.keys()].filter((index) => takes(snapshot, events[index]))
  return { sessionId: actor.sessionId, variants }
}

/** Sends an event that the actor takes now. False for one that it does not. */
export function sendIfTaken(actor: AnyActorRef, event: { type: string }): boolean {
  if (!takes(actor.getSnapshot() as Partial<AnyMachineSnapshot>, event)) return false
  actor.send(event)
  return true
}

function takes(snapshot: Partial<AnyMachineSnapshot>, event: { type: string } | undefined) {
  return event !== undefined && snapshot.status === 'active' && snapshot.can?.(event) === true
}
