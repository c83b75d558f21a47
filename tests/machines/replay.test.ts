import { describe, expect, it } from 'vitest'
import { orderCancellationModel } from '#machines/flows/order-cancellation/order-cancellation.model.ts'
import { authenticationModel } from '#machines/flows/authentication/authentication.model.ts'
import type { RecordedStep } from '#walks/recording/recorder.ts'
import type { AnyFlowModel } from '#machines/testing/model.ts'
import { runAll } from '#walks/paths/cover.ts'
import { replay, stepsOfActor } from '#walks/paths/replay.ts'
import { machinePaths } from '#walks/report.ts'

const model = orderCancellationModel as AnyFlowModel

const step = (type: string, value: string, transition: string, code?: string): RecordedStep => ({
  at: 0,
  flow: 'x:0',
  actor: 'x:0',
  machine: 'orderCancellation',
  event: { type, code },
  transitions: [`orderCancellation.${transition}`],
  value,
})

const asked = step('cancellation.requested', 'confirming', 'closed|cancellation.requested|0')
const confirmed = step(
  'cancellation.confirmed',
  'cancelling',
  'confirming|cancellation.confirmed|0',
)
const lost = step(
  'xstate.error.actor.cancelOrder',
  'failed',
  'cancelling|xstate.error.actor.cancelOrder|0',
  'network',
)

const replayed = (steps: RecordedStep[]) => replay(model, stepsOfActor(steps, 'x:0'))

describe('a recording', () => {
  it('runs again, with what each event may have carried', () => {
    const { path, departure } = replayed([asked, confirmed, lost])
    expect(departure).toBeNull()
    expect(path.steps.map(({ event, state }) => ({ event, state }))).toEqual([
      { event: 'cancellation.requested', state: 'confirming' },
      { event: 'cancellation.confirmed', state: 'cancelling' },
      { event: 'xstate.error.actor.cancelOrder', state: 'failed' },
    ])
    expect(path.steps.at(-1)?.data).toMatchObject({ code: 'network' })
  })

  it('that begins in the middle is led there by the shortest way', () => {
    const { path, departure } = replayed([lost])
    expect(departure).toBeNull()
    expect(path.steps.map(({ state }) => state)).toEqual(['confirming', 'cancelling', 'failed'])
  })

  it('says where the machine goes another way now, and keeps the steps that were recorded', () => {
    const elsewhere = { ...lost, value: 'closed' }
    const { path, departure } = replayed([asked, confirmed, elsewhere, asked])
    expect(departure).toEqual({ index: 2, state: 'failed' })
    expect(path.steps).toHaveLength(4)
    const gone = step('order.burned', 'ashes', 'closed|order.burned|0')
    expect(replayed([gone]).departure).toEqual({ index: 0, state: null })
  })

  it('counts what follows a step by itself to that step', () => {
    const follows = {
      ...asked,
      transitions: ['orderCancellation.confirming|always|0'],
      value: 'cancelling',
    }
    expect(
      stepsOfActor([{ ...asked, event: { type: 'xstate.init' } }, asked, follows], 'x:0'),
    ).toEqual([
      {
        event: 'cancellation.requested',
        code: undefined,
        transitions: [
          'orderCancellation.closed|cancellation.requested|0',
          'orderCancellation.confirming|always|0',
        ],
        state: 'cancelling',
      },
    ])
  })

  it('of every path of a report departs nowhere', async () => {
    const whole = authenticationModel as AnyFlowModel
    for (const { steps } of machinePaths(whole, await runAll(whole), null).examples) {
      const known = steps.map(({ event, transitions, state }) => ({ event, transitions, state }))
      expect(replay(whole, known).departure).toBeNull()
    }
  })
})
