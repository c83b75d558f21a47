import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { flowModels } from '#studio/shop/machines.ts'

/** The events that a running actor can take now: indexes in the `events` of its machine's model. */
export type Offers = {
  sessionId: string
  /** Those that it accepts as they are. */
  variants: number[]
  /** Those whose payload a guard rejects: one for each type of which it accepts no variant. */
  refused: number[]
}

type Snapshot = Partial<AnyMachineSnapshot>
type Event = { type: string }

const eventsOf = new Map(flowModels.map(({ machine, events }) => [machine.id, events]))

/**
 * The events that an actor can take now, out of those that its model describes; null for an actor without a model. An
 * event is accepted if the chart has a transition for it whose guard passes. The payloads of a model are examples: if a
 * guard reads the payload, another one may still pass.
 */
export function offersOf(actor: AnyActorRef): Offers | null {
  const snapshot = actor.getSnapshot() as Snapshot
  const events = eventsOf.get(snapshot.machine?.id ?? '')
  if (events === undefined) return null
  const variants = [...events.keys()].filter((index) => takes(snapshot, events[index]))
  const types = new Set(variants.map((index) => events[index]?.type))
  const refused = [...events.entries()].flatMap(([index, event]) => {
    if (types.has(event.type) || !asksForPayload(snapshot, event)) return []
    types.add(event.type)
    return [index]
  })
  return { sessionId: actor.sessionId, variants, refused }
}

/** Sends an event that the actor accepts now. Returns false if it does not. */
export function sendIfTaken(actor: AnyActorRef, event: Event): boolean {
  if (!takes(actor.getSnapshot() as Snapshot, event)) return false
  actor.send(event)
  return true
}

function takes(snapshot: Snapshot, event: Event | undefined): boolean {
  return event !== undefined && snapshot.status === 'active' && snapshot.can?.(event) === true
}

/** Whether a guard reads more of an event than its type. */
function asksForPayload(snapshot: Snapshot, event: Event): boolean {
  let isAsked = false
  const watched = new Proxy(event, {
    get: (target, field) => {
      if (field !== 'type') isAsked = true
      return Reflect.get(target, field)
    },
  })
  takes(snapshot, watched)
  return isAsked
}
