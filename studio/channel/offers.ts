import type { AnyActorRef } from 'xstate'
import { flowModels } from '#studio/shop/models.ts'
import type { AnyFlowModel } from '#studio/shop/machines.ts'
import { takes, type Snapshot } from './taking.ts'

/** The events that a running actor can take now: indexes in the `events` of its machine's model. */
export type Offers = {
  sessionId: string
  /** The events that it accepts as they are. */
  variants: number[]
  /** The events whose payload a guard rejects: one for each type of which it accepts no variant. */
  refused: number[]
}

const modelsById = new Map(flowModels.map((model) => [model.machine.id, model]))

/** The model of a machine. */
export const modelOf = (machine: string): AnyFlowModel | undefined => modelsById.get(machine)

/**
 * The events that an actor can take now, out of the ones that its model describes; null for an actor without a model.
 * An event is accepted if the chart has a transition for it whose guard passes. The payloads of a model are examples:
 * if a guard reads the payload, another one may still pass.
 */
export function offersOf(actor: AnyActorRef): Offers | null {
  const snapshot = actor.getSnapshot() as Snapshot
  const events = modelOf(snapshot.machine?.id ?? '')?.events
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

/** Whether a guard reads more of an event than its type. */
function asksForPayload(snapshot: Snapshot, event: { type: string }): boolean {
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
