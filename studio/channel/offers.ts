import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { flowModels } from '#studio/shop/machines.ts'

/** The events that a running actor can take now: places in the `events` of its machine's model. */
export type Offers = {
  sessionId: string
  /** Those that it takes as they are. */
  variants: number[]
  /** Those whose payload it looks at and refuses: one of a type of which it takes no variant. */
  refused: number[]
}

type Snapshot = Partial<AnyMachineSnapshot>
type Event = { type: string }

const eventsOf = new Map(flowModels.map(({ machine, events }) => [machine.id, events]))

/**
 * The events that an actor can take now, of those that its model describes; null for an actor that is no flow of a
 * model. An event counts as taken where the chart has a transition for it whose guard lets it pass. The payloads of a
 * model are examples: where a guard asks for one, another than that may still pass.
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

/** Sends an event that the actor takes now. False for one that it does not. */
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
