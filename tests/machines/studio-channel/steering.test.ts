import { describe, expect, it, vi } from 'vitest'
import { createActor, createMachine, fromPromise, SimulatedClock } from 'xstate'
import { authenticationMachine } from '#machines/flows/authentication/authentication.machine.ts'
import { mobile } from '#machines/testing/fixtures.ts'
import { attributedMachine, heldMachine } from '#studio/channel/logics.ts'
import { steerableClock } from '#studio/channel/steerable-clock.ts'
import { oneTimeCodeMachine } from '#machines/flows/one-time-code/one-time-code.machine.ts'
import type {
  CodeAttempt,
  CodeRequest,
  CodeSent,
  CodeVerified,
} from '#machines/flows/one-time-code/one-time-code.types.ts'
import { timeTravel, type Arrival } from '#studio/channel/travel.ts'
import { createFlow, startFlow } from '#machines/kernel/start.ts'
import { held } from '#tests/support/machines/held.ts'

const input = { signedIn: false, redirectUrl: null, action: null }
const end = { type: 'final' } as const

describe('the steerable clock', () => {
  it('lists the pending deadlines, the next one first, with the actor that waits', () => {
    let worker: string | null = 'x:1'
    const clock = steerableClock({ clock: new SimulatedClock(), owner: () => worker })
    clock.setTimeout(() => {}, 5_000)
    worker = null
    clock.setTimeout(() => {}, 1_000)
    expect(clock.pending()).toEqual([
      { id: 2, due: 1_000, owner: null },
      { id: 1, due: 5_000, owner: 'x:1' },
    ])
  })

  it('lets a deadline pass early, once, and the others in their time', () => {
    const real = new SimulatedClock()
    const changed = vi.fn<() => void>()
    const clock = steerableClock({ clock: real, onChange: changed })
    const passed: string[] = []
    const first = clock.setTimeout(() => passed.push('first'), 60_000)
    clock.setTimeout(() => passed.push('second'), 1_000)
    const third = clock.setTimeout(() => passed.push('third'), 500)
    clock.clearTimeout(third)
    expect(clock.pass(first)).toBe(true)
    expect(clock.pass(first)).toBe(false)
    expect(passed).toEqual(['first'])
    expect(changed).toHaveBeenCalledTimes(5)
    real.increment(60_000)
    expect(passed).toEqual(['first', 'second'])
    expect(clock.pending()).toEqual([])
    expect(clock.now()).toBe(60_000)
  })

  it('makes the deadline of a running flow pass', () => {
    const clock = steerableClock({ clock: new SimulatedClock() })
    const code = { mobile, purpose: 'signIn', resendAt: 120_000 } as const
    const actor = startFlow(oneTimeCodeMachine, { input: code, clock })
    expect(actor.getSnapshot().hasTag('expired')).toBe(false)
    const [timer] = clock.pending()
    clock.pass(timer?.id ?? 0)
    return vi.waitUntil(() => actor.getSnapshot().hasTag('expired'))
  })
})

describe('a held machine', () => {
  it('is in the state of its snapshot without repeating a call, children included', async () => {
    const requestCode = held<CodeSent, CodeRequest>()
    const verifyCode = held<CodeVerified, CodeAttempt>()
    const oneTimeCode = oneTimeCodeMachine.provide({ actors: { verifyCode: verifyCode.logic } })
    const machine = authenticationMachine.provide({
      actors: { requestCode: requestCode.logic, oneTimeCode },
    })
    const actor = startFlow(machine, { input })
    actor.send({ type: 'mobile.submitted', mobile })
    const requesting = actor.getPersistedSnapshot()
    await requestCode.answer({ resendAt: 60_000 })
    actor.getSnapshot().children.code?.send({ type: 'code.changed', code: '481516' })
    const verifying = actor.getPersistedSnapshot()

    for (const [snapshot, state] of [
      [requesting, { requestingCode: 'fromMobile' }],
      [verifying, 'code'],
    ] as const) {
      const past = createFlow(heldMachine(machine), { input, snapshot }).start()
      expect(past.getSnapshot().value).toEqual(state)
      past.stop()
    }
    expect(requestCode.inputs()).toHaveLength(1)
    expect(verifyCode.inputs()).toHaveLength(1)
    const again = createFlow(machine, { input, snapshot: verifying }).start()
    expect(verifyCode.inputs()).toHaveLength(2)
    again.stop()
  })
})

describe('a way back in time', () => {
  it('ends where it began: at the address that was left to show a flow of another page', () => {
    let address = '/login'
    const arrivals: Arrival[] = []
    const travel = timeTravel({
      navigate: (to) => {
        address = to
      },
      address: () => address,
      onArrival: (arrival) => arrivals.push(arrival),
    })
    const actor = startFlow(authenticationMachine, { input })
    travel.note(actor, 7)
    address = '/cart'
    expect(travel.travel(actor.sessionId, 7)).toBe(true)
    expect(address).toBe('/login')
    travel.mount({ machine: authenticationMachine, actor, show: () => {}, startFrom: () => {} })
    expect(travel.resume()).toBe(true)
    expect(address).toBe('/cart')
    expect(travel.resume()).toBe(false)
    const { sessionId: rootId } = actor
    expect(arrivals).toEqual([
      { rootId, to: 7, closedAt: '/login' },
      { rootId, to: 7, closedAt: null },
      { rootId, to: null, closedAt: null },
    ])
    actor.stop()
  })

  it('ends at the address that was left first, however many moments were looked at', () => {
    let address = '/login'
    const travel = timeTravel({
      navigate: (to) => {
        address = to
      },
      address: () => address,
      onArrival: () => {},
    })
    const actor = startFlow(authenticationMachine, { input })
    travel.note(actor, 7)
    address = '/register'
    travel.note(actor, 8)
    address = '/cart'
    for (const moment of [7, 8]) expect(travel.travel(actor.sessionId, moment)).toBe(true)
    expect(address).toBe('/register')
    travel.resume()
    expect(address).toBe('/cart')
    actor.stop()
  })

  it('has no moment of a child that has just ended, before its parent has gone on', () => {
    const child = createMachine({ initial: 'on', states: { on: { on: { end: 'off' } }, off: end } })
    const asking = { invoke: { id: 'child', src: child, onDone: 'over' } }
    const machine = createMachine({ initial: 'asking', states: { asking, over: {} } })
    const travel = timeTravel({ navigate: () => {}, address: () => '/', onArrival: () => {} })
    const actor = createActor(machine).start()
    const inner = actor.getSnapshot().children.child
    travel.note(actor, 1)
    inner?.send({ type: 'end' })
    if (inner) travel.note(inner, 2)
    const show = vi.fn<(actor: { getSnapshot: () => unknown }) => void>()
    travel.mount({ machine, actor, show, startFrom: () => {} })
    travel.travel(actor.sessionId, 2)
    expect(show.mock.lastCall?.[0].getSnapshot()).toMatchObject({ value: 'asking' })
  })

  it('says so when the page of the moment leads away again, and leaves no other flow in its past', () => {
    const arrivals: Arrival[] = []
    const travel = timeTravel({
      navigate: () => {},
      address: () => '/login?redirectUrl=cart',
      onArrival: (arrival) => arrivals.push(arrival),
    })
    const actor = startFlow(authenticationMachine, { input })
    const other = startFlow(oneTimeCodeMachine, {
      input: { mobile, purpose: 'signIn', resendAt: 0 },
    })
    const show = vi.fn<(actor: unknown) => void>()
    const startFrom = () => {}
    travel.note(actor, 7)
    travel.note(other, 8)
    travel.mount({ machine: oneTimeCodeMachine, actor: other, show, startFrom })
    travel.travel(other.sessionId, 8)
    travel.travel(actor.sessionId, 9)
    expect(show).toHaveBeenLastCalledWith(other)
    const leave = travel.mount({ machine: authenticationMachine, actor, show: () => {}, startFrom })
    leave()
    expect(arrivals.slice(1).map(({ to, closedAt }) => [to, closedAt])).toEqual([
      [9, '/login'],
      [9, null],
      [9, '/login'],
    ])
    expect(travel.goOn()).toBe(false)
    actor.stop()
    other.stop()
  })
})

describe('an attributed machine', () => {
  it('says which actor works while a call begins', async () => {
    const workers: (string | null)[] = []
    let worker: string | null = null
    const requestCode = fromPromise<CodeSent, CodeRequest>(() => {
      workers.push(worker)
      return Promise.resolve({ resendAt: 60_000 })
    })
    const machine = attributedMachine(
      authenticationMachine.provide({ actors: { requestCode } }),
      (actor, run) => {
        worker = actor.id
        try {
          return run()
        } finally {
          worker = null
        }
      },
    )
    const actor = startFlow(machine, { input })
    actor.send({ type: 'mobile.submitted', mobile })
    expect(workers).toEqual(['requestCode'])
    expect(worker).toBe(null)
    await vi.waitUntil(() => actor.getSnapshot().matches('code'))
  })
})
