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

/** A flow as it was after one of its messages, and the URL at which it was shown. Never leaves the page. */
type Moment = { machine: string; seq: number; snapshot: SavedSnapshot; address: string }

/** The result of taking a flow to a moment. */
export type Arrival = {
  rootId: string
  /** The `seq` of the requested message; null for the present. */
  to: number | null
  /** The path of the moment if no open page shows the flow; otherwise null. */
  closedAt: string | null
}

type Trip = Moment & {
  rootId: string
  to: number
  /** The view that shows the moment; null while none does. */
  flow: MountedFlow | null
  /** The URL that was left. */
  from: string
}

type Options = {
  navigate: (address: string) => void
  address: () => string
  onArrival: (arrival: Arrival) => void
}

/**
 * Takes flows back in time. The view gets the flow as it was, without repeating its pending work, while the real one
 * waits. If the flow is no longer shown, the page of that moment is opened first.
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
    /** Records a flow as it is after a message of it, or of a child of it. */
    note(actor: AnyActorRef, seq: number): void {
      const root = rootOf(actor) as Actor<AnyStateMachine>
      // A child that has just ended makes its parent continue: half of a step is not a moment.
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

    /** Registers a view that shows the flow. Returns a function that unregisters it. */
    mount(flow: MountedFlow): () => void {
      mounted.add(flow)
      if (trip?.flow === null && trip.machine === flow.machine.id) showMoment(flow, trip)
      return () => {
        mounted.delete(flow)
        if (trip?.flow === flow) missPage(trip)
      }
    },

    /** Shows a flow as it was after the message `to`. Returns false if that moment is no longer known. */
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
        // Reported first: the page of that moment may already be open.
        missPage(next)
        navigate(moment.address)
      }
      return true
    },

    /** Returns to the present, and to the URL that was left for the past. Returns false if nobody has left it. */
    resume(): boolean {
      if (trip === null) return false
      const { rootId, flow, from } = trip
      trip = null
      flow?.show(flow.actor)
      if (address() !== from) navigate(from)
      onArrival({ rootId, to: null, closedAt: null })
      return true
    },

    /** Continues from the shown moment, with real calls. Returns false if there is none. */
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

/** How many moments of a flow are kept, and of how many flows; the oldest are dropped first. */
const kept = { moments: 500, flows: 20 }
