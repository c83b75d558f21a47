import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import type { AnyActorRef, InspectionEvent } from 'xstate'
import { machineOf } from './machine-of.ts'
import { redact } from './redact.ts'
import { failureCodeIn } from '#walks/shop/problems.ts'
import { takenIn, transitionId } from '#walks/recording/transition-id.ts'
import { parentOf } from '#studio/shop/machines.ts'

/** When something happened: its position and time in its page. */
export type Stamp = {
  seq: number
  /** Milliseconds since the epoch, with fractions. */
  at: number
}

/** The transitions that a running flow, or a child of it, has just taken; contains nothing private. */
export type TakenTransitions = Stamp & {
  type: 'flow.transitions'
  /** The id of the machine. */
  machine: string
  sessionId: string
  rootId: string | undefined
  /** The type of the event that caused it. */
  event: string
  /** Ids as in `transitionId`, in the order in which they were taken. */
  transitions: string[]
}

/** A report about a flow. */
export type FlowMessage = (StatelyInspectionEvent & Stamp & { machine?: string }) | TakenTransitions

export type FlowInspector = {
  /** For `startFlow`. */
  inspect: (event: InspectionEvent) => void
  /** Reports a running actor again, for a studio that connected later. */
  introduce: (actor: AnyActorRef) => void
}

type Listeners = {
  /** An actor was created. */
  onActor?: (actor: AnyActorRef) => void
  /** An actor has handled an event, which the message `seq` reports. */
  onSnapshot?: (actor: AnyActorRef, seq: number) => void
}

/**
 * Watches flows without any external service. Everything is redacted before it leaves: the context as well as events
 * and the input and output of children. Each event is reported immediately, so that its time is right and none is lost
 * when the flow leaves the page. Loaded on demand, never by a shopper's page.
 */
export function createFlowInspector(
  send: (message: FlowMessage) => void,
  { onActor, onSnapshot }: Listeners = {},
): FlowInspector {
  let seq = 0
  const stamp = (): Stamp => ({ seq: (seq += 1), at: performance.timeOrigin + performance.now() })
  let origin: Origin = {}
  const inspector = createInspector({
    send: (event) => send({ ...redactEvent(event), ...stamp(), ...origin }),
  })
  const reportFrom = (ref: AnyActorRef, report: () => void) => {
    origin = originOf(ref)
    report()
  }
  // The chart's definition is not sent: the studio has it.
  const introduce = (ref: AnyActorRef, snapshot?: Plain) =>
    reportFrom(ref, () => inspector.actor(ref.sessionId, snapshot))
  return {
    introduce: (ref) => introduce(ref, plain(ref.getSnapshot())),
    inspect: (event) => {
      const ref = event.actorRef as AnyActorRef
      if (event.type === '@xstate.actor') {
        introduce(ref)
        onActor?.(ref)
      }
      if (event.type === '@xstate.microstep') {
        const taken = transitionsIn(event)
        if (taken !== null) send({ ...taken, ...stamp() })
      }
      if (event.type === '@xstate.event')
        reportFrom(ref, () =>
          inspector.event(ref.sessionId, event.event, { source: sourceOf(event) }),
        )
      if (event.type === '@xstate.snapshot') {
        const { event: cause, snapshot } = event
        reportFrom(ref, () => inspector.snapshot(ref.sessionId, plain(snapshot), { event: cause }))
        onSnapshot?.(ref, seq)
      }
    },
  }
}

type Origin = { rootId?: string; parentId?: string; name?: string; machine?: string }

function originOf(ref: AnyActorRef): Origin {
  const machine = machineOf(ref) ?? undefined
  return {
    rootId: rootOf(ref).sessionId,
    parentId: parentOf(ref)?.sessionId,
    name: ref.id === ref.sessionId ? (machine ?? ref.id) : ref.id,
    machine,
  }
}

/** The machine that invokes an actor, and the actor's name there; null if no machine invokes it. */
export function invokedBy(ref: AnyActorRef | undefined): { machine: string; name: string } | null {
  const invoking = ref && parentOf(ref)
  const machine = invoking ? machineOf(invoking) : null
  return ref === undefined || machine === null ? null : { machine, name: ref.id }
}

/** The flow that an actor belongs to. */
export function rootOf(ref: AnyActorRef): AnyActorRef {
  const parent = parentOf(ref)
  return parent === undefined ? ref : rootOf(parent)
}

const sourceOf = ({ sourceRef }: InspectionEvent & { type: '@xstate.event' }) =>
  sourceRef?.sessionId

type Plain = { status?: 'active'; context?: unknown; value?: unknown }

/** Only the data, without the chart and the functions of a running snapshot. */
function plain(snapshot: unknown): Plain {
  return JSON.parse(JSON.stringify(snapshot)) as Plain
}

function transitionsIn(
  event: InspectionEvent & { type: '@xstate.microstep' },
): Omit<TakenTransitions, keyof Stamp> | null {
  const taken = takenIn(event)
  const [first] = taken
  if (first === undefined) return null
  return {
    type: 'flow.transitions',
    machine: first.source.machine.id,
    sessionId: event.actorRef.sessionId,
    rootId: event.rootId,
    event: event.event.type,
    transitions: taken.map(transitionId),
  }
}

/** An inspection event without anything private; its snapshot is plain already. */
function redactEvent(event: StatelyInspectionEvent): StatelyInspectionEvent {
  if (event.type === '@xstate.actor') return { ...event, snapshot: redactSnapshot(event.snapshot) }
  const sent: unknown = JSON.parse(JSON.stringify(event.event))
  const code = failureCodeIn(event.event)
  // A failure can be identified only here, where it is not yet plain data.
  const shown = redact(sent) as Plain
  const safe = { ...event, event: code === undefined ? shown : { ...shown, code } }
  return (
    event.type === '@xstate.snapshot' ? { ...safe, snapshot: redactSnapshot(event.snapshot) } : safe
  ) as StatelyInspectionEvent
}

/** States are names of the chart, however private they look: `{ mobile: 'editing' }`. */
function redactSnapshot(snapshot: unknown): Plain {
  const safe = redact(snapshot) as Plain
  const isFlow = typeof snapshot === 'object' && snapshot !== null && 'context' in snapshot
  return isFlow && 'value' in snapshot ? { ...safe, value: snapshot.value } : safe
}
