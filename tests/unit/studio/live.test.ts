import { describe, expect, it } from 'vitest'
import type { Fault, ShopMessage, StudioMessage } from '#studio/channel/protocol.ts'
import {
  clearSteps,
  follow,
  applyMessages,
  limits,
  initialLiveState,
} from '#studio/app/live/live-state.ts'
import { createLiveStore } from '#studio/app/live/live-store.ts'
import { stateIds } from '#studio/app/live/state-ids.ts'

const version = { _version: '0.7.2', createdAt: '0', id: '0', rootId: 'x:0' }
const opened = (page: string, framed = false): ShopMessage => ({
  type: 'page.opened',
  page,
  path: '/login',
  framed,
  studio: null,
})
const called = (
  id: number,
  sessionId: string | null,
  page = 'a',
): ShopMessage & { type: 'page.call' } => ({
  type: 'page.call',
  page,
  call: {
    id,
    sessionId,
    method: 'GET',
    path: '/cart',
    startedAt: 1,
    endedAt: null,
    due: null,
    state: 'underWay',
    status: null,
    request: null,
    reply: null,
    steered: false,
  },
})
const answered = (id: number): ShopMessage => {
  const message = called(id, null)
  return { ...message, call: { ...message.call, endedAt: 2, state: 'answered', status: 200 } }
}
const started = (
  sessionId: string,
  machine?: string,
  { page = 'a', status = 'active' }: { page?: string; status?: 'active' | 'done' } = {},
): ShopMessage => ({
  ...version,
  type: '@xstate.actor',
  page,
  seq: 1,
  at: 1,
  sessionId,
  name: machine ?? sessionId,
  machine,
  parentId: machine === undefined ? 'x:0' : undefined,
  definition: undefined,
  snapshot: { status },
})
const got = (seq: number, sessionId: string, type: string): ShopMessage => ({
  ...version,
  type: '@xstate.event',
  page: 'a',
  seq,
  at: seq * 10,
  sessionId,
  event: { type },
  sourceId: undefined,
})
const stepped = (
  seq: number,
  value: string,
  type = 'code.chosen',
  { page = 'a', sessionId = 'x:0' } = {},
): ShopMessage => ({
  ...version,
  type: '@xstate.snapshot',
  page,
  seq,
  at: seq * 10,
  sessionId,
  event: { type },
  snapshot: Object.assign(
    { status: 'active' as const, output: undefined, error: undefined },
    {
      value,
      context: { tries: seq },
    },
  ),
})
const took = (...transitions: string[]): ShopMessage => ({
  type: 'flow.transitions',
  page: 'a',
  seq: 2,
  at: 2,
  machine: 'authentication',
  sessionId: 'x:0',
  rootId: 'x:0',
  event: 'code.chosen',
  transitions,
})

describe('what the studio knows of a page', () => {
  it('is each step of a machine with its time, its state, its data and the transitions that led there', () => {
    const { steps } = applyMessages(initialLiveState, [
      opened('a'),
      started('x:0', 'authentication'),
      took('one'),
      took('two'),
      stepped(3, 'code'),
      stepped(4, 'mobile'),
    ])
    const about = { page: 'a', flow: 'x:0', actor: 'x:0', machine: 'authentication' }
    const event = { type: 'code.chosen' }
    expect(steps).toEqual([
      {
        ...about,
        id: 1,
        began: 3,
        seq: 3,
        at: 30,
        event,
        value: 'code',
        context: { tries: 3 },
        transitions: ['one', 'two'],
      },
      {
        ...about,
        id: 2,
        began: 4,
        seq: 4,
        at: 40,
        event,
        value: 'mobile',
        context: { tries: 4 },
        transitions: [],
      },
    ])
  })

  it('has causes before what they bring about, each at the time at which it began', () => {
    const { steps } = applyMessages(initialLiveState, [
      opened('a'),
      started('x:0', 'authentication'),
      started('x:1', 'oneTimeCode'),
      got(10, 'x:1', 'code.changed'),
      got(11, 'x:0', 'xstate.done.actor.code'),
      stepped(12, 'signedIn', 'xstate.done.actor.code'),
      stepped(13, 'verified', 'code.changed', { sessionId: 'x:1' }),
      got(14, 'x:0', 'first'),
      got(15, 'x:0', 'second'),
      stepped(16, 'mobile', 'first'),
      stepped(17, 'mobile', 'second'),
    ])
    expect(steps.map(({ at, machine, event }) => [at, machine, event.type])).toEqual([
      [100, 'oneTimeCode', 'code.changed'],
      [110, 'authentication', 'xstate.done.actor.code'],
      [140, 'authentication', 'first'],
      [150, 'authentication', 'second'],
    ])
  })

  it('keeps the calls of the previous page with their callers, and marks pending ones as abandoned', () => {
    const before = applyMessages(initialLiveState, [
      opened('a'),
      started('x:0', 'checkout'),
      called(1, 'x:0'),
      called(2, 'x:0'),
      answered(2),
    ])
    const { calls } = applyMessages(before, [
      { type: 'page.closed', page: 'a' },
      opened('b'),
      called(1, null, 'b'),
    ])
    expect(calls.map(({ page, actor, state }) => [page, actor, state])).toEqual([
      ['a', 'checkout', 'ended'],
      ['a', 'checkout', 'answered'],
      ['b', null, 'underWay'],
    ])
  })

  it('keeps the caller of a call that ends while another page is followed, whose actors have the same ids', () => {
    const calling = applyMessages(initialLiveState, [
      opened('b'),
      opened('a'),
      started('x:0', 'checkout'),
      called(1, 'x:0'),
    ])
    const other = applyMessages(follow({ ...calling }, 'b'), [
      started('x:0', 'wallet', { page: 'b' }),
    ])
    const ended = called(1, 'x:0')
    const { calls } = applyMessages(other, [
      { ...ended, call: { ...ended.call, endedAt: 2, state: 'answered' } },
    ])
    expect(calls.map(({ actor, state }) => [actor, state])).toEqual([['checkout', 'answered']])
  })

  it('lists only the callers since the fault was armed', () => {
    const fault: Fault = { kind: 'lose' }
    const armed: ShopMessage = { type: 'page.fault', page: 'a', fault }
    const before = applyMessages(initialLiveState, [
      opened('a'),
      started('x:0', 'checkout'),
      stepped(3, 'cart'),
      called(1, 'x:0'),
    ])
    expect(before.callers).toEqual([])
    const since = applyMessages(before, [armed, called(2, 'x:0'), called(3, null)])
    expect(since).toMatchObject({ fault, armedAt: before.lastId, callers: ['checkout'] })
    expect(before.lastId).toBeGreaterThan(0)
    expect(applyMessages(since, [armed]).callers).toEqual([])
  })

  it('still records how a call ends while another page is followed', () => {
    const two = applyMessages(initialLiveState, [opened('b'), opened('a'), called(1, null)])
    const other = follow({ ...two }, 'b')
    const { calls } = applyMessages(other, [answered(1), called(2, null)])
    expect(other.calls.map(({ state }) => state)).toEqual(['underWay'])
    expect(calls.map(({ id, state }) => [id, state])).toEqual([[1, 'answered']])
  })

  it('is of one page only: the one in the frame, else the newest, and the next one when it closes', () => {
    const two = applyMessages(initialLiveState, [opened('a'), opened('b')])
    expect(two.page).toBe('b')
    const framed = applyMessages(two, [opened('c', true), opened('d')])
    expect(framed.page).toBe('c')
    const others = applyMessages(framed, [started('x:0', 'authentication'), stepped(3, 'code')])
    expect([...others.actors.keys()]).toEqual([])
    expect(others.steps).toEqual([])
    expect(applyMessages(framed, [{ type: 'page.closed', page: 'c' }]).page).toBe('d')
  })

  it('says on which page a walk is, and whether its view was unmounted or what it shows was refused', () => {
    const walked: ShopMessage = {
      type: 'page.walked',
      page: 'a',
      machine: 'authentication',
      state: 'mobile',
      value: 'mobile',
      transitions: [],
      byPage: false,
    }
    const walking = applyMessages(initialLiveState, [opened('a', true), walked])
    expect(walking).toMatchObject({ walked: { page: 'a', state: 'mobile' }, hasLeftWalk: false })
    const twice = applyMessages(walking, [walked, { ...walked, state: 'code' }])
    expect(twice.positions.map(({ state }) => state)).toEqual(['mobile', 'mobile', 'code'])
    expect(twice.positionCount).toBe(3)
    const left = applyMessages(walking, [{ type: 'page.walkLeft', page: 'a' }])
    expect(left).toMatchObject({ walked: walking.walked, hasLeftWalk: true })
    expect(applyMessages(left, [walked]).hasLeftWalk).toBe(false)
    const refused = applyMessages(walking, [
      { type: 'page.refused', page: 'a', command: 'takeStep' },
    ])
    expect([refused.refusals, refused.refused]).toEqual([1, 'takeStep'])
    const after = applyMessages(refused, [started('x:0', 'authentication'), stepped(4, 'code')])
    expect([after.refusals, after.refused]).toEqual([1, null])
    // Another count would be taken for another refusal.
    const reloaded: ShopMessage[] = [{ type: 'page.closed', page: 'a' }, opened('b', true)]
    expect(applyMessages(refused, reloaded)).toMatchObject({
      page: 'b',
      refusals: 1,
      walked: null,
      positions: [],
      positionCount: 1,
    })
  })

  it('distinguishes a shop that was left from one that was never open', () => {
    expect(initialLiveState.wasSeen).toBe(false)
    const left = applyMessages(initialLiveState, [
      opened('a', true),
      { type: 'page.closed', page: 'a' },
    ])
    expect([left.page, left.wasSeen]).toEqual([null, true])
  })

  it('forgets its steps on demand, but not the state of each machine, however often', () => {
    const before = applyMessages(initialLiveState, [
      opened('a'),
      started('x:0', 'authentication'),
      stepped(3, 'mobile'),
      stepped(4, 'code'),
      called(1, 'x:0'),
    ])
    const empty = clearSteps(clearSteps(before))
    expect([empty.steps, empty.calls]).toEqual([[], []])
    expect(empty.lastSteps.map(({ machine, value }) => [machine, value])).toEqual([
      ['authentication', 'code'],
    ])
    expect(follow({ ...empty }, 'b').lastSteps).toEqual([])
  })

  it('forgets the oldest of many steps, and the state that was shown before stays what it was', () => {
    const first = applyMessages(initialLiveState, [opened('a'), started('x:0', 'authentication')])
    const many = Array.from({ length: limits.steps + 5 }, (_, seq) => stepped(seq, 'code'))
    const later = applyMessages(first, many)
    expect(later.steps).toHaveLength(limits.steps)
    expect(later.steps[0]?.id).toBe(6)
    expect(first.steps).toEqual([])
  })

  it('forgets the oldest of many calls, and of many actors the oldest that no longer run', () => {
    const more = (status: 'active' | 'done') =>
      Array.from({ length: limits.actors }, (_, id) =>
        started(`x:${id + 2}`, undefined, { status }),
      )
    const ended = started('x:1', undefined, { status: 'done' })
    const open = applyMessages(initialLiveState, [opened('a'), started('x:0'), ended])
    expect([...applyMessages(open, []).actors.keys()]).toEqual(['x:0', 'x:1'])
    const { actors } = applyMessages(open, more('active'))
    expect(actors.has('x:0')).toBe(true)
    expect(actors.has('x:1')).toBe(false)
    const few = [...applyMessages(open, more('done')).actors.keys()]
    expect(few).toHaveLength(limits.actors)
    expect(few.slice(0, 2)).toEqual(['x:0', 'x:3'])
    const calls = Array.from({ length: limits.calls + 1 }, (_, id) => called(id, null))
    expect(applyMessages(open, calls).calls.map(({ id }) => id)).toEqual(
      calls.slice(1).map(({ call }) => call.id),
    )
  })

  it('stays on the page that was chosen when all pages introduce themselves again', () => {
    const both = applyMessages(initialLiveState, [opened('a'), opened('b')])
    const chosen = follow({ ...both }, 'a')
    expect(applyMessages(chosen, [opened('a'), opened('b')]).page).toBe('a')
  })
})

describe('the store of the studio', () => {
  /** A channel and a frame that the test controls. */
  function staged(studio: string | null = null) {
    const sent: StudioMessage[] = []
    const frames: (() => void)[] = []
    let receive: (event: { data: unknown }) => void = () => {}
    const store = createLiveStore(
      {
        postMessage: (message) => sent.push(message),
        addEventListener: (_, listener) => {
          receive = listener
        },
      },
      (take) => frames.push(take),
      studio,
    )
    return { store, sent, frames, receive: (data: unknown) => receive({ data }) }
  }

  it('takes in what a frame brought at once, and nothing that is no message of the shop', () => {
    const { store, frames, receive } = staged()
    let changes = 0
    store.subscribe(() => (changes += 1))
    receive('nonsense')
    receive({ type: 'something.else' })
    for (const message of [opened('a'), started('x:0', 'authentication'), stepped(3, 'code')])
      receive(message)
    expect(frames).toHaveLength(1)
    frames[0]?.()
    expect(changes).toBe(1)
    expect(store.get().steps).toHaveLength(1)
  })

  it('asks a page for its offers and, when it begins to follow it, to introduce itself, and sends commands to that one', () => {
    const { store, sent, frames, receive } = staged()
    store.command({ type: 'resume' })
    receive(opened('a'))
    frames[0]?.()
    store.command({ type: 'resume' })
    expect(sent).toEqual([
      { type: 'studio.arrived' },
      { type: 'studio.command', page: 'a', command: { type: 'offer' } },
      { type: 'studio.arrived' },
      { type: 'studio.command', page: 'a', command: { type: 'resume' } },
    ])
  })

  it('follows the page in its own frame, not one that opens in the frame of another studio', () => {
    const { store, frames, receive } = staged('one')
    const framedBy = (studio: string, page: string) => ({ ...opened(page, true), studio })
    receive(framedBy('one', 'own'))
    receive(framedBy('two', 'foreign'))
    frames[0]?.()
    expect(store.get().page).toBe('own')
    expect(store.get().pages.map(({ id, framed }) => [id, framed])).toEqual([
      ['own', true],
      ['foreign', false],
    ])
    receive(framedBy('one', 'next'))
    frames[1]?.()
    expect(store.get().page).toBe('next')
  })

  it('shows 200 events a second in as many changes as there are frames', () => {
    const { store, frames, receive } = staged()
    receive(opened('a'))
    receive(started('x:0', 'authentication'))
    let changes = 0
    store.subscribe(() => (changes += 1))
    for (let seq = 0; seq < 200; seq += 1) {
      receive(stepped(seq, 'code'))
      if (seq % 20 === 19) for (const take of frames.splice(0)) take()
    }
    expect(changes).toBe(10)
    expect(store.get().steps).toHaveLength(200)
  })
})

describe('the states of a value', () => {
  it('are named by the ids of the chart, the outer ones too and those side by side', () => {
    expect([...stateIds('authentication', { mobile: 'editing' })]).toEqual([
      'authentication',
      'authentication.mobile',
      'authentication.mobile.editing',
    ])
    const value = { entering: { entry: { open: 'typing' }, countdown: 'running' } }
    expect([...stateIds('oneTimeCode', value)]).toEqual([
      'oneTimeCode',
      'oneTimeCode.entering',
      'oneTimeCode.entering.entry',
      'oneTimeCode.entering.entry.open',
      'oneTimeCode.entering.entry.open.typing',
      'oneTimeCode.entering.countdown',
      'oneTimeCode.entering.countdown.running',
    ])
  })

  it('leave out what the chart does not have', () => {
    expect([...stateIds('authentication', 'toString')]).toEqual(['authentication'])
    expect([...stateIds('unknown', 'code')]).toEqual([])
  })
})
