import type { Actor, AnyActorRef, AnyStateMachine } from 'xstate'
import { type SavedSnapshot, createFlow } from '#studio/shop/machines.ts'
import { rootOf } from './inspector.ts'
import { heldMachine } from './logics.ts'

/** A flow that a view shows now. */
export type MountedFlow = {
  machine: AnyStateMachine
  actor: Actor<AnyStateMachine>
  /** Gives the view another actor of the same machine. */
  show(actor: Actor<AnyStateMachine>): void
  /** Ends the flow and starts it from a snapshot, with its live actors. */
  startFrom: (snapshot: SavedSnapshot) => void
}

/** A flow as it was after one message of it, and the address at which it was shown. Never leaves the page. */
type Moment = { machine: string; seq: number; snapshot: SavedSnapshot; address: string }

/** Where a flow was taken to. */
export type Arrival = {
  rootId: string
  /** The `seq` of the message that was asked for; null for the present. */
  to: number | null
  /** The path at which the moment was, where no page that shows the flow is open any more; null where one is. */
  closedAt: string | null
}

type Trip = Moment & {
  rootId: string
  to: number
  /** The view that shows the moment; null while none does. */
  flow: MountedFlow | null
  /** The address that was left. */
  from: string
}

type Options = {
  navigate: (address: string) => void
  address: () => string
  onArrival: (arrival: Arrival) => void
}

/**
 * Takes flows back in time. The view is given the flow as it was, without anything that it had under way being done
 * again, while the real one waits. A flow that is shown no more is shown again first, at the address of that moment.
 */
export function timeTravel({ navigate, address, onArrival }: Options) {
  const moments = new Map<string, Moment[]>()
  const mounted = new Set<MountedFlow>()
  let trip: Trip | null = null

  const showMoment = (flow: MountedFlow, trip: Trip) => {
    const { snapshot, rootId, to } = trip
    const input: unknown = undefined
    const held = createFlow<AnyStateMachine>(heldMachine(flow.machine), { input, snapshot })
    trip.flow = flow
    flow.show(held.start())
    onArrival({ rootId, to, closedAt: null })
  }
  const missPage = (trip: Trip) => {
    const { rootId, to, address } = trip
    trip.flow = null
    onArrival({ rootId, to, closedAt: pathOf(address) })
  }

  return {
    /** Remembers a flow as it is after a message of it, or of a child of it. */
    note(actor: AnyActorRef, seq: number): void {
      const root = rootOf(actor) as Actor<AnyStateMachine>
      // A child that has just ended makes its parent move on: half of a step is not a moment.
      if (actor !== root && actor.getSnapshot().status !== 'active') return
      const past = moments.get(root.sessionId) ?? []
      past.push({
        machine: root.getSnapshot().machine.id,
        seq,
        snapshot: root.getPersistedSnapshot(),
        address: address(),
      })
      if (past.length > kept.moments) past.shift()
      moments.set(root.sessionId, past)
      const [oldest] = moments.keys()
      if (moments.size > kept.flows && oldest !== undefined) moments.delete(oldest)
    },

    /** The view shows a flow. Returns what says that it does no more. */
    mount(flow: MountedFlow): () => void {
      mounted.add(flow)
      if (trip?.flow === null && trip.machine === flow.machine.id) showMoment(flow, trip)
      return () => {
        mounted.delete(flow)
        if (trip?.flow === flow) missPage(trip)
      }
    },

    /** Shows a flow as it was after the message `to`. False where that is not known any more. */
    travel(rootId: string, to: number): boolean {
      const moment = moments.get(rootId)?.findLast(({ seq }) => seq <= to)
      if (moment === undefined) return false
      const here = [...mounted].filter((flow) => flow.machine.id === moment.machine)
      const flow = here.find(({ actor }) => actor.sessionId === rootId) ?? here.at(-1)
      if (trip !== null && trip.flow !== flow) trip.flow?.show(trip.flow.actor)
      const next: Trip = { ...moment, rootId, to, flow: null, from: trip?.from ?? address() }
      trip = next
      if (flow !== undefined) showMoment(flow, next)
      else {
        // Said first: the page of that moment may be there at once.
        missPage(next)
        navigate(moment.address)
      }
      return true
    },

    /** Back to the present, and to the address that was left for the past. False where nobody has left it. */
    resume(): boolean {
      if (trip === null) return false
      const { rootId, flow, from } = trip
      trip = null
      flow?.show(flow.actor)
      if (address() !== from) navigate(from)
      onArrival({ rootId, to: null, closedAt: null })
      return true
    },

    /** Goes on from the moment that is shown, with real calls. False where none is. */
    goOn(): boolean {
      if (trip === null || trip.flow === null) return false
      const { rootId, flow, snapshot } = trip
      trip = null
      flow.startFrom(snapshot)
      onArrival({ rootId, to: null, closedAt: null })
      return true
    },
  }
}

const pathOf = (address: string) => address.replace(/\?.*/, '')

const kept = { moments: 500, flows: 20 }
