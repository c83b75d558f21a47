import type { FlowMessage } from './inspector.ts'
import type { Offers } from './offers.ts'
import type { PendingTimer } from './steerable-clock.ts'
import type { Arrival } from './travel.ts'
import type { WalkPosition } from './walking.ts'
import type { KnownStep } from '#walks/paths/known-step.ts'
import type { ProblemCode } from '#studio/shop/machines.ts'

/** The channel between the pages of the shop and the studio; it is limited to the origin. */
export const inspectionChannel = 'flow-inspection'

/** An API call, reported when it starts and again when it ends. */
export type NetworkCall = {
  id: number
  /** The actor that made it; null for the page itself. */
  sessionId: string | null
  method: string
  /** Path and query, without private parts. */
  path: string
  /** Milliseconds since the epoch. */
  startedAt: number
  endedAt: number | null
  /** When its flow abandons it; null without a limit. */
  due: number | null
  state: 'underWay' | 'held' | 'answered' | 'failed' | 'timedOut' | 'ended'
  status: number | null
  request: unknown
  reply: unknown
  /** Whether the studio made it fail or hang. */
  steered: boolean
}

/** An invoked actor that makes calls: its id, and the machine that invokes it. */
export type Caller = { machine: string; name: string }

/**
 * What happens to the next call, of one caller or of any flow. `loseReply`: the server processes it, and the reply is
 * lost.
 */
export type Fault = (
  { kind: 'refuse'; status: number; code: ProblemCode } | { kind: 'lose' | 'loseReply' | 'hang' }
) & { caller?: Caller }

/** How a held call is released. */
export type Release = 'goOn' | 'timeOut'

/** What a page reports about itself. */
type PageNews =
  /** `studio`: the key of the studio in whose frame it is; null outside of one. */
  | { type: 'page.opened'; path: string; framed: boolean; studio: string | null }
  | { type: 'page.closed' }
  /** The page shows another URL, without loading it anew. */
  | { type: 'page.moved'; path: string }
  | { type: 'page.timers'; timers: PendingTimer[] }
  | { type: 'page.fault'; fault: Fault | null }
  | { type: 'page.call'; call: NetworkCall }
  | { type: 'page.offers'; offers: Offers[] }
  | ({ type: 'page.traveled' } & Arrival)
  | ({ type: 'page.walked' } & WalkPosition)
  /** The view that showed the walk was unmounted, and the walk ended with it. */
  | { type: 'page.walkLeft' }
  | { type: 'page.refused'; command: Command['type'] }

/** Everything that a page of the shop reports. */
export type ShopMessage = { page: string } & (FlowMessage | PageNews)

/** A machine around another one: where it starts, and the steps after which the other one runs inside it. */
export type OuterWalk = { machine: string; start: string; steps: readonly KnownStep[] }

/** The commands that a page executes. */
export type Command =
  /** Reports from now on what its actors can take, for which the page loads the models of all flows. */
  | { type: 'offer' }
  | { type: 'send'; sessionId: string; event: { type: string } }
  | { type: 'passTimer'; timer: number }
  | { type: 'setFault'; fault: Fault | null }
  /** Releases a held call, or ends it as timed out. */
  | { type: 'releaseCall'; call: number; how: Release }
  /** Shows the flow as it was after the message `to`, and holds it there. */
  | { type: 'travel'; rootId: string; to: number }
  /** Back to the present. */
  | { type: 'resume' }
  /** Continues from the moment that the flow was taken to, with real calls. */
  | { type: 'goOn' }
  /** Starts a walk in the view of a machine, or of the one around it, from a start of its model. */
  | { type: 'walk'; machine: string; start: string; inside?: readonly OuterWalk[] }
  | { type: 'takeStep'; step: KnownStep }
  /** Gives the view its own flow back. */
  | { type: 'endWalk' }

export type StudioMessage =
  /** Asks every page to introduce itself. */
  { type: 'studio.arrived' } | { type: 'studio.command'; page: string; command: Command }

export function isStudioMessage(data: unknown): data is StudioMessage {
  return typeOf(data).startsWith('studio.')
}

export function isShopMessage(data: unknown): data is ShopMessage {
  return /^(@xstate|flow|page)\./.test(typeOf(data))
}

function typeOf(data: unknown): string {
  return typeof data === 'object' && data !== null && 'type' in data ? String(data.type) : ''
}
