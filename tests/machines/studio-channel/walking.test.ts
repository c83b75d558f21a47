import { describe, expect, it, vi } from 'vitest'
import { createMachine, SimulatedClock, type Actor, type AnyStateMachine } from 'xstate'
import { addToCartModel } from '#machines/flows/add-to-cart/add-to-cart.model.ts'
import { authenticationModel } from '#machines/flows/authentication/authentication.model.ts'
import { checkoutModel } from '#machines/flows/checkout/checkout.model.ts'
import { usedPhoneModel } from '#machines/flows/used-phone/used-phone.model.ts'
import { walletChargeMachine } from '#machines/flows/wallet-charge/wallet-charge.machine.ts'
import { walletChargeModel } from '#machines/flows/wallet-charge/wallet-charge.model.ts'
import { systemClock, type FlowClock } from '#machines/kernel/clock.ts'
import { createFlow } from '#machines/kernel/start.ts'
import { runAll } from '#walks/paths/cover.ts'
import type { AnyFlowModel } from '#machines/testing/model.ts'
import { heldMachine } from '#studio/channel/logics.ts'
import { createWalking, type WalkPosition } from '#studio/channel/walking.ts'
import { machinePaths } from '#walks/report.ts'

/** A view that shows a flow of the model, and what the walk in it reports. */
function viewOf({ machine, starts }: AnyFlowModel, clock: FlowClock = systemClock) {
  const positions: WalkPosition[] = []
  const onLeft = vi.fn<() => void>()
  const [input] = Object.values(starts)
  const own = createFlow<AnyStateMachine>(heldMachine(machine), { input }).start()
  const view: { shown: Actor<AnyStateMachine> } = { shown: own }
  const walking = createWalking({
    inspect: () => {},
    clock,
    onStep: (position) => positions.push(position),
    onLeft,
  })
  const unmount = walking.mount({
    machine,
    actor: own,
    show: (actor) => {
      view.shown = actor
    },
    startFrom: () => {},
  })
  return { walking, positions, view, own, unmount, onLeft }
}

describe('a walk in a view', () => {
  it.each([authenticationModel, addToCartModel, usedPhoneModel] as AnyFlowModel[])(
    'leads along every path of the report: $machine.id',
    async (model) => {
      const { examples } = machinePaths(model, await runAll(model), null)
      const { id: machine } = model.machine
      const { walking, positions } = viewOf(model)
      for (const { start, state, transitions, steps } of examples) {
        expect(walking.begin(model, start)).toBe(true)
        for (const step of steps) expect(walking.take(step)).toBe(true)
        const walked = positions.splice(0)
        expect(walked).toEqual(
          [{ state, transitions }, ...steps].map(({ state, transitions }) => ({
            machine,
            state,
            transitions,
            value: expect.anything(),
            byPage: false,
          })),
        )
      }
      walking.end()
    },
  )

  it('shows an actor of its own, and gives the view its flow back', () => {
    const { walking, view, own, unmount, onLeft } = viewOf(addToCartModel)
    expect(walking.end()).toBe(false)
    expect(walking.begin(checkoutModel, 'guest')).toBe(false)
    expect(walking.begin(addToCartModel, 'nobody')).toBe(false)
    const [start = ''] = Object.keys(addToCartModel.starts)
    expect(walking.begin(addToCartModel, start)).toBe(true)
    expect(view.shown).not.toBe(own)
    expect(walking.take({ event: 'cart.burned', transitions: [], state: 'ready' })).toBe(false)
    expect(walking.end()).toBe(true)
    expect(view.shown).toBe(own)
    walking.begin(addToCartModel, start)
    expect(onLeft).not.toHaveBeenCalled()
    unmount()
    expect(onLeft).toHaveBeenCalledOnce()
    expect(walking.end()).toBe(false)
  })

  it('runs in the view that was mounted last, of several that show its machine', () => {
    const { walking, view, own } = viewOf(waitingModel)
    const show = vi.fn<(actor: unknown) => void>()
    const { machine } = waitingModel
    walking.mount({ machine, actor: own, show, startFrom: () => {} })
    expect(walking.begin(waitingModel, 'any')).toBe(true)
    expect(show).toHaveBeenCalledOnce()
    expect(view.shown).toBe(own)
    walking.end()
  })

  it('says of each step whether the walk took it, or the page', () => {
    const { walking, positions, view } = viewOf(waitingModel)
    walking.begin(waitingModel, 'any')
    view.shown.send({ type: 'nudged' })
    walking.take({ event: 'nudged', transitions: ['waiting.waiting|nudged|0'], state: 'waiting' })
    view.shown.send({ type: 'nudged' })
    expect(positions.map(({ byPage }) => byPage)).toEqual([false, true, false, true])
  })

  it('opens no tab and does nothing else outside of the machine, and still keeps what was entered', () => {
    const openTab = vi.fn<() => void>()
    const machine = walletChargeMachine.provide({ actions: { openTab } })
    const { walking, view } = viewOf({ ...walletChargeModel, machine } as AnyFlowModel)
    walking.begin(walletChargeModel as AnyFlowModel, 'signedIn')
    const step = { event: 'charge.submitted', transitions: [], state: 'requesting' }
    expect(walking.take(step)).toBe(true)
    expect(view.shown.getSnapshot()).toMatchObject({
      value: 'requesting',
      context: { amount: expect.any(Number) },
    })
    expect(openTab).not.toHaveBeenCalled()
  })

  it('reports no deadline that passes after its view was unmounted, or after another walk began', () => {
    const clock = new SimulatedClock()
    const { walking, positions, unmount } = viewOf(waitingModel, clock)
    walking.begin(waitingModel, 'any')
    walking.begin(waitingModel, 'any')
    clock.increment(1_000)
    expect(positions.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'over'])
    walking.begin(waitingModel, 'any')
    unmount()
    clock.increment(1_000)
    expect(positions.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'over', 'waiting'])
  })
})

const waitingModel: AnyFlowModel = {
  machine: createMachine({
    id: 'waiting',
    initial: 'waiting',
    states: { waiting: { after: { 1_000: 'over' }, on: { nudged: 'waiting' } }, over: {} },
  }),
  starts: { any: undefined },
  events: [{ type: 'nudged' }],
  outcomes: {},
  facts: () => null,
  invariants: {},
}
