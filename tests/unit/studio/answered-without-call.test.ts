import { describe, expect, it } from 'vitest'
import { answeredWithoutCall } from '#studio/app/live/answered-without-call.ts'
import { applyMessages, initialLiveState, type LiveState } from '#studio/app/live/live-state.ts'
import type { Fault, ShopMessage } from '#studio/channel/protocol.ts'

const about = { _version: '0', createdAt: '0', id: '0', rootId: 'x:0', page: 'a' } as const
const opened: ShopMessage = {
  type: 'page.opened',
  page: 'a',
  path: '/',
  framed: true,
  studio: null,
}
const armed = (fault: Fault | null): ShopMessage => ({ type: 'page.fault', page: 'a', fault })
const actor = (sessionId: string, name: string, machine?: string): ShopMessage => ({
  ...about,
  type: '@xstate.actor',
  seq: 1,
  at: 1,
  sessionId,
  name,
  machine,
  parentId: machine === undefined ? 'x:0' : undefined,
  definition: undefined,
  snapshot: { status: 'active' },
})
const answered = (name: string): ShopMessage => ({
  ...about,
  type: '@xstate.snapshot',
  seq: 2,
  at: 2,
  sessionId: 'x:0',
  event: { type: `xstate.done.actor.${name}` },
  snapshot: Object.assign(
    { status: 'active' as const, output: undefined, error: undefined },
    { value: 'idle' },
  ),
})
const called = (endedAt: number | null): ShopMessage => ({
  type: 'page.call',
  page: 'a',
  call: {
    id: 1,
    sessionId: 'x:1',
    method: 'POST',
    path: '/purchase/cart/add_item/',
    startedAt: 1,
    endedAt,
    due: null,
    state: endedAt === null ? 'underWay' : 'answered',
    status: null,
    request: null,
    reply: null,
    steered: false,
  },
})

const cart = [opened, actor('x:0', 'addToCart', 'addToCart'), actor('x:1', 'addLine')]
const after = (...messages: ShopMessage[]): LiveState =>
  applyMessages(applyMessages(initialLiveState, cart), messages)

describe('an armed fault', () => {
  it('is known not to meet an actor that answers without a call', () => {
    const state = after(armed({ kind: 'lose' }), answered('addLine'))
    expect(answeredWithoutCall(state)).toBe('addLine')
  })

  it('may still meet one that called, or whose call was under way when it was armed', () => {
    const calling = after(armed({ kind: 'lose' }), called(null), answered('addLine'))
    const underWay = after(called(null), armed({ kind: 'lose' }), called(2), answered('addLine'))
    expect([calling, underWay].map(answeredWithoutCall)).toEqual([null, null])
  })

  it('says nothing of answers before it, of those of another caller, or of waiting', () => {
    const other = { machine: 'addToCart', name: 'setInsurance' }
    expect(answeredWithoutCall(after(answered('addLine'), armed({ kind: 'lose' })))).toBeNull()
    expect(
      answeredWithoutCall(after(armed({ kind: 'lose', caller: other }), answered('addLine'))),
    ).toBeNull()
    expect(answeredWithoutCall(after(armed({ kind: 'lose' }), answered('waitUntil')))).toBeNull()
    expect(
      answeredWithoutCall(after(armed({ kind: 'lose' }), answered('addLine'), armed(null))),
    ).toBeNull()
  })
})
