import {
  inspectionChannel,
  isShopMessage,
  type Command,
  type ShopMessage,
  type StudioMessage,
} from '#studio/channel/protocol.ts'
import type { ServerMove } from '#studio/server-moves.ts'
import { withMoves } from './server-moves.ts'
import {
  clearSteps,
  follow,
  applyMessages,
  initialLiveState,
  type LiveState,
} from './live-state.ts'

export type LiveStore = {
  get: () => LiveState
  subscribe: (listener: () => void) => () => void
  /** Sends a command to the followed page. */
  command: (command: Command) => void
  /** Follows another page of the shop. */
  follow: (page: string) => void
  clear: () => void
  /** Takes in what the server did with its rows. */
  moved: (moves: readonly ServerMove[]) => void
}

/** The part of a `BroadcastChannel` that the store uses. */
export type Channel = {
  postMessage: (message: StudioMessage) => void
  addEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void
}

/**
 * What the pages of the shop report, batched and applied once per frame.
 * @param nextFrame calls back when there is time to render
 * @param studio the key of this studio; a page in the frame of another one is like a page in another tab
 */
export function createLiveStore(
  channel: Channel = new BroadcastChannel(inspectionChannel),
  nextFrame: (take: () => void) => void = onNextFrame,
  studio: string | null = null,
): LiveStore {
  let state = initialLiveState
  let waiting: ShopMessage[] = []
  const listeners = new Set<() => void>()
  const setState = (next: LiveState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const send = (message: StudioMessage) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    channel.postMessage(message)
  const command = (page: string, wanted: Command) =>
    send({ type: 'studio.command', page, command: wanted })
  const introduce = () => send({ type: 'studio.arrived' })
  const take = () => {
    const batch = waiting
    waiting = []
    const before = state.page
    setState(applyMessages(state, batch))
    // The actors of a page that was not followed were dropped.
    if (state.page !== null && state.page !== before) introduce()
  }
  channel.addEventListener('message', ({ data }) => {
    if (!isShopMessage(data)) return
    if (waiting.length === 0) nextFrame(take)
    if (data.type !== 'page.opened') return void waiting.push(data)
    command(data.page, { type: 'offer' })
    waiting.push({ ...data, framed: data.framed && data.studio === studio })
  })
  introduce()
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    command: (wanted) => {
      if (state.page !== null) command(state.page, wanted)
    },
    follow: (page) => {
      setState(follow({ ...state }, page))
      introduce()
    },
    clear: () => setState(clearSteps(state)),
    moved: (moves) => {
      if (moves.length > 0) setState(withMoves(state, moves))
    },
  }
}

/** A hidden page has no frames, but still follows. */
function onNextFrame(take: () => void): void {
  if (document.hidden) setTimeout(take, 100)
  else requestAnimationFrame(take)
}
