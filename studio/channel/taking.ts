import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'

export type Snapshot = Partial<AnyMachineSnapshot>
type Event = { type: string }

/** Sends an event that the actor accepts now. Returns false if it does not. */
export function sendIfTaken(actor: AnyActorRef, event: Event): boolean {
  if (!takes(actor.getSnapshot() as Snapshot, event)) return false
  actor.send(event)
  return true
}

/** Whether an actor as it is now accepts an event. */
export function takes(snapshot: Snapshot, event: Event | undefined): boolean {
  return event !== undefined && snapshot.status === 'active' && snapshot.can?.(event) === true
}
