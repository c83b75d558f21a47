import type { StateValue } from 'xstate'
import type { Stamp } from '#studio/channel/inspector.ts'
import type { WalkPosition } from '#studio/channel/walking.ts'
import type { Offers } from '#studio/channel/offers.ts'
import type { RecordedStep } from '#walks/recording/recorder.ts'
import type { PendingTimer } from '#studio/channel/steerable-clock.ts'
import type { Command, Fault, NetworkCall, ShopMessage } from '#studio/channel/protocol.ts'

/** An actor of the followed page. */
export type LiveActor = {
  id: string
  name: string
  /** The id of its machine; null for a call or a timer. */
  machine: string | null
  flow: string
  parent: string | null
  status: string
}

/** One step of a machine, with its cause and its consequences. */
export type Step = RecordedStep & {
  /** Identifies the step; ids are in the order in which steps ended. */
  id: number
  /** The page that took it; null in a recording. */
  page: string | null
  /** The numbers of the page's messages with which the step started and ended. */
  began: number
  seq: number
  event: { type: string; [field: string]: unknown }
  context?: unknown
  /** For a row of the server: its number, and whether it is in a final state. */
  row?: number
  isLast?: boolean
}

export type Page = { id: string; path: string; framed: boolean }

export type LiveState = {
  pages: readonly Page[]
  /** The page that is followed; null while there is none. */
  page: string | null
  /** Whether any page was ever followed. */
  wasSeen: boolean
  actors: ReadonlyMap<string, LiveActor>
  steps: readonly Step[]
  /** The last step of each machine when the steps were cleared. */
  lastSteps: readonly Step[]
  calls: readonly PageCall[]
  timers: readonly PendingTimer[]
  offers: readonly Offers[]
  fault: Fault | null
  /** The id of the last step when the fault was armed, and the actors that have called since. */
  armedAt: number
  callers: readonly string[]
  /** The past step that a flow was taken back to; null if it shows the present. */
  traveled: Traveled | null
  /** The position of the page's last walk; null before the first one. */
  walked: PagePosition | null
  /** The last positions of walks, the oldest first, and how many were reported in all. */
  positions: readonly PagePosition[]
  positionCount: number
  /** Whether the view of that walk was unmounted. */
  hasLeftWalk: boolean
  /** How many commands the followed pages could not execute. */
  refusals: number
  /** The command that the page could not execute. */
  refused: Command['type'] | null
  /** The id of the last step. */
  lastId: number
  /** The steps that actors have started and not yet reported. */
  pendingSteps: ReadonlyMap<string, PendingStep>
}

/** A position of a walk, and the page that reported it. */
export type PagePosition = WalkPosition & { page: string }

export type Traveled = {
  flow: string
  /** The step, by its `seq`. */
  to: number
  /** The URL of its page, which is no longer open; null if the shop shows the step. */
  closedAt: string | null
}

type PendingStep = {
  /** When the events arrived that the actor has not handled yet, oldest first. */
  events: readonly Stamp[]
  /** The transitions already taken for the first event. */
  transitions: readonly string[]
}

/** A call, and the page that made it. */
export type PageCall = NetworkCall & {
  page: string
  /** The name of the actor that made it; null for the page itself. */
  actor: string | null
}

export const initialLiveState: LiveState = {
  pages: [],
  page: null,
  wasSeen: false,
  actors: new Map(),
  steps: [],
  lastSteps: [],
  calls: [],
  timers: [],
  offers: [],
  fault: null,
  armedAt: 0,
  callers: [],
  traveled: null,
  walked: null,
  positions: [],
  positionCount: 0,
  hasLeftWalk: false,
  refusals: 0,
  refused: null,
  lastId: 0,
  pendingSteps: new Map(),
}

/** The maximum number of positions kept: more do not arrive at once. */
const keptPositions = 100

/** The maximum number of entries kept; the oldest are dropped first. */
export const limits = { steps: 1_000, calls: 200, actors: 200 }

/** The state after a batch of messages, in the order in which they arrived. */
export function applyMessages(before: LiveState, messages: readonly ShopMessage[]): LiveState {
  const draft = {
    ...before,
    actors: new Map(before.actors),
    pendingSteps: new Map(before.pendingSteps),
    steps: [...before.steps],
    calls: [...before.calls],
  }
  for (const message of messages) receive(draft, message)
  draft.steps.splice(0, draft.steps.length - limits.steps)
  draft.calls.splice(0, draft.calls.length - limits.calls)
  for (const [id, { status }] of draft.actors) {
    if (draft.actors.size <= limits.actors) break
    if (status !== 'active') draft.actors.delete(id)
  }
  return draft
}

type Draft = Omit<LiveState, 'actors' | 'pendingSteps' | 'steps' | 'calls'> & {
  actors: Map<string, LiveActor>
  pendingSteps: Map<string, PendingStep>
  steps: Step[]
  calls: PageCall[]
}

function receive(draft: Draft, message: ShopMessage): void {
  if (message.type === 'page.opened') return addPage(draft, message)
  if (message.type === 'page.closed') return removePage(draft, message.page)
  if (message.type === 'page.moved') return movePage(draft, message)
  // A known call is still reported while another page is followed.
  const isFollowed = message.page === draft.page
  if (!isFollowed && !(message.type === 'page.call' && isKnown(draft, message))) return
  switch (message.type) {
    case '@xstate.actor':
      draft.actors.set(message.sessionId, {
        id: message.sessionId,
        name: message.name,
        machine: message.machine ?? null,
        flow: message.rootId ?? message.sessionId,
        parent: message.parentId ?? null,
        status: message.snapshot.status ?? 'active',
      })
      // An actor that ran before the studio was opened has a state already.
      if (hasValue(message.snapshot)) addStep(draft, message, { type: 'studio.arrived' })
      break
    case '@xstate.event': {
      const { events, transitions } = pendingStepOf(draft, message.sessionId)
      const { seq, at } = message
      draft.pendingSteps.set(message.sessionId, { events: [...events, { seq, at }], transitions })
      break
    }
    case 'flow.transitions': {
      const { events, transitions } = pendingStepOf(draft, message.sessionId)
      const taken = [...transitions, ...message.transitions]
      draft.pendingSteps.set(message.sessionId, { events, transitions: taken })
      break
    }
    case '@xstate.snapshot':
      addStep(draft, message, message.event)
      break
    case 'page.call':
      recordCall(draft, message)
      break
    case 'page.timers':
      draft.timers = message.timers
      break
    case 'page.offers':
      draft.offers = message.offers
      break
    case 'page.fault':
      draft.fault = message.fault
      draft.armedAt = draft.lastId
      draft.callers = []
      break
    case 'page.traveled': {
      const { rootId: flow, to, closedAt } = message
      draft.traveled = to === null ? null : { flow, to, closedAt }
      break
    }
    case 'page.walked': {
      const { page, machine, state, value, transitions, byPage } = message
      draft.walked = { page, machine, state, value, transitions, byPage }
      draft.positions = [...draft.positions, draft.walked].slice(-keptPositions)
      draft.positionCount += 1
      draft.hasLeftWalk = false
      break
    }
    case 'page.walkLeft':
      draft.hasLeftWalk = true
      break
    case 'page.refused':
      draft.refusals += 1
      draft.refused = message.command
  }
}

function pendingStepOf(draft: Draft, actor: string): PendingStep {
  return draft.pendingSteps.get(actor) ?? { events: [], transitions: [] }
}

type CallMessage = ShopMessage & { type: 'page.call' }

const callIndex = (draft: Draft, { page, call }: CallMessage): number =>
  draft.calls.findIndex(({ id, page: of }) => id === call.id && of === page)

const isKnown = (draft: Draft, message: CallMessage): boolean => callIndex(draft, message) !== -1

function recordCall(draft: Draft, message: CallMessage): void {
  const { page, call } = message
  const index = callIndex(draft, message)
  const known = draft.calls[index]
  const actor = known?.actor ?? draft.actors.get(call.sessionId ?? '')?.name ?? null
  if (draft.fault !== null && actor !== null) draft.callers = [...draft.callers, actor]
  if (known === undefined) draft.calls.push({ ...call, page, actor })
  else draft.calls[index] = { ...call, page, actor }
}

type StepMessage = ShopMessage & { type: '@xstate.actor' | '@xstate.snapshot' }

/**
 * Inserts a step at the position at which it started, because other actors handle the events that an actor sends during
 * its step before that step ends.
 */
function addStep(draft: Draft, message: StepMessage, event: Step['event']): void {
  const { sessionId, page, seq, snapshot } = message
  const actor = draft.actors.get(sessionId)
  if (actor === undefined) return
  const status = snapshot.status ?? 'active'
  draft.actors.set(sessionId, { ...actor, status })
  const { events, transitions } = pendingStepOf(draft, sessionId)
  const [start = message, ...waiting] = events
  if (status === 'active' && waiting.length > 0)
    draft.pendingSteps.set(sessionId, { events: waiting, transitions: [] })
  else draft.pendingSteps.delete(sessionId)
  draft.refused = null
  if (actor.machine === null || !hasValue(snapshot)) return
  const { flow, machine } = actor
  const about = { flow, actor: sessionId, machine, event }
  const place = { id: (draft.lastId += 1), page, began: start.seq, seq, at: start.at }
  const { value, context } = snapshot
  const step = { ...place, ...about, value, context, transitions: [...transitions] }
  const before = draft.steps.findLastIndex(
    (other) => other.page !== page || other.began <= step.began,
  )
  draft.steps.splice(before + 1, 0, step)
}

type Valued = { value: StateValue; context?: unknown }

function hasValue(snapshot: object): snapshot is Valued {
  return 'value' in snapshot && snapshot.value !== undefined
}

/** Follows the shop in the studio's frame in preference to one in another tab. */
function addPage(draft: Draft, { page, path, framed }: ShopMessage & { type: 'page.opened' }) {
  const known = draft.pages.some(({ id }) => id === page)
  draft.pages = [...draft.pages.filter(({ id }) => id !== page), { id: page, path, framed }]
  const isFramed = draft.pages.some(({ id, framed }) => id === draft.page && framed)
  if (!known && (framed || !isFramed)) follow(draft, page)
}

function movePage(draft: Draft, { page, path }: ShopMessage & { type: 'page.moved' }): void {
  draft.pages = draft.pages.map((each) => (each.id === page ? { ...each, path } : each))
}

/** Ends the pending calls of the page, because nothing waits for them. */
function removePage(draft: Draft, page: string): void {
  draft.pages = draft.pages.filter(({ id }) => id !== page)
  draft.calls = draft.calls.map((call) =>
    call.page === page && call.endedAt === null ? { ...call, state: 'ended' } : call,
  )
  if (page === draft.page) follow(draft, draft.pages.at(-1)?.id ?? null)
}

/** Follows another page, in place. Drops the state of the previous one but keeps its steps and calls for inspection. */
export function follow<State extends LiveState>(state: State, page: string | null): State {
  const { steps, calls, pages, lastId, refusals, positionCount } = state
  const wasSeen = state.wasSeen || page !== null
  const empty = { actors: new Map(), pendingSteps: new Map(), wasSeen }
  const stays = { steps, calls, pages, lastId, refusals, positionCount }
  return Object.assign(state, { ...initialLiveState, ...empty, ...stays, page })
}

/** Clears the steps and the calls, but keeps the last step of each machine. */
export function clearSteps(state: LiveState): LiveState {
  const last = new Map([...state.lastSteps, ...state.steps].map((step) => [step.machine, step]))
  return { ...state, steps: [], calls: [], lastSteps: [...last.values()] }
}
