import type { StateValue } from 'xstate'
import type { Offers } from '#machines/inspect/offers.ts'
import type { RecordedStep } from '#machines/inspect/recorder.ts'
import type { PendingTimer } from '#machines/inspect/steerable-clock.ts'
import type { Command, Fault, NetworkCall, ShopMessage } from '#src/inspection/protocol.ts'

/** An actor of the page that is followed. */
export type LiveActor = {
  id: string
  name: string
  /** Id of its machine; null for a call or a timer. */
  machine: string | null
  flow: string
  parent: string | null
  status: string
}

/** One step of a machine, with what led to it and what came of it. */
export type Step = RecordedStep & {
  /** The order of all steps. */
  id: number
  /** The page that took it, and the number of the message there; null for one of a recording. */
  page: string | null
  seq: number
  event: { type: string; [field: string]: unknown }
  context?: unknown
}

export type Page = { id: string; path: string; framed: boolean }

export type LiveState = {
  pages: readonly Page[]
  /** The page that is followed; null while there is none. */
  page: string | null
  actors: ReadonlyMap<string, LiveActor>
  steps: readonly Step[]
  calls: readonly NetworkCall[]
  timers: readonly PendingTimer[]
  offers: readonly Offers[]
  fault: Fault | null
  /** The flow that was taken back in time and to which step; null in the present. */
  traveled: { flow: string; to: number } | null
  /** What the page could not do. */
  refused: Command['type'] | null
  /** Transitions of actors whose step is still to be told. */
  taken: ReadonlyMap<string, readonly string[]>
}

export const nothing: LiveState = {
  pages: [],
  page: null,
  actors: new Map(),
  steps: [],
  calls: [],
  timers: [],
  offers: [],
  fault: null,
  traveled: null,
  refused: null,
  taken: new Map(),
}

/** How much is remembered; the oldest is forgotten first. */
export const kept = { steps: 1_000, calls: 200, actors: 200 }

/** The state after a batch of messages, in the order in which they came. */
export function heard(before: LiveState, messages: readonly ShopMessage[]): LiveState {
  const draft = {
    ...before,
    actors: new Map(before.actors),
    taken: new Map(before.taken),
    steps: [...before.steps],
    calls: [...before.calls],
  }
  for (const message of messages) hear(draft, message)
  draft.steps.splice(0, draft.steps.length - kept.steps)
  draft.calls.splice(0, draft.calls.length - kept.calls)
  for (const [id, { status }] of draft.actors) {
    if (draft.actors.size <= kept.actors) break
    if (status !== 'active') draft.actors.delete(id)
  }
  return draft
}

type Draft = Omit<LiveState, 'actors' | 'taken' | 'steps' | 'calls'> & {
  actors: Map<string, LiveActor>
  taken: Map<string, readonly string[]>
  steps: Step[]
  calls: NetworkCall[]
}

function hear(draft: Draft, message: ShopMessage): void {
  if (message.type === 'page.opened') return pageOpened(draft, message)
  if (message.type === 'page.closed') return pageClosed(draft, message.page)
  if (message.page !== draft.page) return
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
      // An actor that ran before the studio came stands somewhere already.
      if (hasValue(message.snapshot)) stepped(draft, message, { type: 'studio.arrived' })
      break
    case 'flow.transitions': {
      const before = draft.taken.get(message.sessionId) ?? []
      draft.taken.set(message.sessionId, [...before, ...message.transitions])
      break
    }
    case '@xstate.snapshot':
      stepped(draft, message, message.event)
      break
    case 'page.call': {
      const index = draft.calls.findIndex(({ id }) => id === message.call.id)
      if (index < 0) draft.calls.push(message.call)
      else draft.calls[index] = message.call
      break
    }
    case 'page.timers':
      draft.timers = message.timers
      break
    case 'page.offers':
      draft.offers = message.offers
      break
    case 'page.fault':
      draft.fault = message.fault
      break
    case 'page.traveled':
      draft.traveled = message.to === null ? null : { flow: message.rootId, to: message.to }
      break
    case 'page.refused':
      draft.refused = message.command
      break
    case '@xstate.event':
  }
}

type Told = ShopMessage & { type: '@xstate.actor' | '@xstate.snapshot' }

function stepped(draft: Draft, message: Told, event: Step['event']): void {
  const { sessionId, page, seq, at, snapshot } = message
  const actor = draft.actors.get(sessionId)
  if (actor === undefined) return
  draft.actors.set(sessionId, { ...actor, status: snapshot.status ?? 'active' })
  const transitions = draft.taken.get(sessionId) ?? []
  draft.taken.delete(sessionId)
  draft.refused = null
  if (actor.machine === null || !hasValue(snapshot)) return
  const { flow, machine } = actor
  const id = (draft.steps.at(-1)?.id ?? 0) + 1
  const about = { id, page, seq, at, flow, actor: sessionId, machine, event }
  const { value, context } = snapshot
  draft.steps.push({ ...about, value, context, transitions: [...transitions] })
}

type Valued = { value: StateValue; context?: unknown }

function hasValue(snapshot: object): snapshot is Valued {
  return 'value' in snapshot && snapshot.value !== undefined
}

/** The shop in the studio's frame is followed rather than one in another tab. */
function pageOpened(draft: Draft, { page, path, framed }: ShopMessage & { type: 'page.opened' }) {
  const known = draft.pages.some(({ id }) => id === page)
  draft.pages = [...draft.pages.filter(({ id }) => id !== page), { id: page, path, framed }]
  const isFramed = draft.pages.some(({ id, framed }) => id === draft.page && framed)
  if (!known && (framed || !isFramed)) follow(draft, page)
}

function pageClosed(draft: Draft, page: string): void {
  draft.pages = draft.pages.filter(({ id }) => id !== page)
  if (page === draft.page) follow(draft, draft.pages.at(-1)?.id ?? null)
}

/** Forgets what was known of the page before; its steps stay to be looked at. */
export function follow<State extends LiveState>(state: State, page: string | null): State {
  const { steps, pages } = state
  const empty = { actors: new Map(), taken: new Map(), calls: [] }
  return Object.assign(state, { ...nothing, ...empty, steps, pages, page })
}
