import { describe, expect, it } from 'vitest'
import { assign, createMachine, fromPromise, setup } from 'xstate'
import type { AnyFlowModel } from '#machines/testing/model.ts'
import { models } from '#machines/testing/registry.ts'
import { randomPaths } from '#walks/paths/random-paths.ts'

/** A till with a bug: a coin that is inserted while it is open after a failed call counts twice. */
const till = setup({
  types: {
    context: {} as { coins: number; counted: number; hasFailed: boolean },
    events: {} as { type: 'open' } | { type: 'shut' } | { type: 'ask' } | { type: 'coin' },
  },
  actors: { bank: fromPromise<number>(() => Promise.resolve(0)) },
  actions: {
    count: assign(({ context: { coins, counted, hasFailed } }) => ({
      coins: coins + 1,
      counted: counted + (hasFailed ? 2 : 1),
    })),
    fail: assign({ hasFailed: true }),
  },
}).createMachine({
  id: 'till',
  context: { coins: 0, counted: 0, hasFailed: false },
  initial: 'closed',
  states: {
    closed: { on: { open: 'opened', ask: 'asking' } },
    asking: {
      invoke: {
        id: 'bank',
        src: 'bank',
        onDone: 'closed',
        onError: { target: 'closed', actions: 'fail' },
      },
    },
    opened: { on: { shut: 'closed', coin: { actions: 'count' } } },
  },
})

const tillModel: AnyFlowModel = {
  machine: till,
  starts: { start: undefined },
  events: ['open', 'shut', 'ask', 'coin'].map((type) => ({ type })),
  outcomes: {},
  facts: () => null,
  invariants: {
    'every coin counts once': ({ snapshot }) => snapshot.context.coins === snapshot.context.counted,
  },
}

describe('random paths', () => {
  it('find a planted fault and shrink the way to it to the steps that it needs', async () => {
    const { broken } = await randomPaths(tillModel, { seed: 1, count: 50 })
    expect(broken?.steps.map(({ type }) => type)).toEqual([
      'ask',
      'xstate.error.actor.bank',
      'open',
      'coin',
    ])
    expect(broken?.violation).toBe('after coin in ["opened",null]: every coin counts once')
    expect(broken?.originalLength).toBeGreaterThan(4)
  })

  it.each([100, 200, 300, 400, 500, 600])(
    'shrink the way to as few steps from the seed %d on',
    async (seed) => {
      const { broken } = await randomPaths(tillModel, { seed, count: 50 })
      expect(broken?.steps.map(({ type }) => type)).toEqual([
        'ask',
        'xstate.error.actor.bank',
        'open',
        'coin',
      ])
    },
  )

  it('find it again from the seed alone', async () => {
    const { broken } = await randomPaths(tillModel, { seed: 1, count: 50 })
    const again = await randomPaths(tillModel, { seed: broken?.seed ?? 0, count: 1 })
    expect(again.broken).toEqual(broken)
  })

  it('are different for another seed, and all of them within their bound', async () => {
    const honest = { ...tillModel, invariants: {} }
    const first = await randomPaths(honest, { seed: 1, count: 20, length: 5 })
    expect(first).toEqual({ paths: 20, steps: 100, broken: null })
  })

  it('end nowhere in their first half where anything else can happen', async () => {
    const on = { knock: 'open', shut: 'over' }
    const states = { open: { on }, over: { type: 'final' } } as const
    const machine = createMachine({ id: 'door', initial: 'open', states })
    const events = [{ type: 'knock' }, { type: 'shut' }]
    const door: AnyFlowModel = { ...tillModel, machine, events, invariants: {} }
    for (let seed = 1; seed <= 20; seed += 1) {
      const { steps } = await randomPaths(door, { seed, count: 1, length: 10 })
      expect(steps).toBeGreaterThan(5)
    }
  })

  it.each(models.map((model) => ({ id: model.machine.id, model })))(
    'break no rule of $id',
    async ({ model }) => {
      expect((await randomPaths(model, { seed: 1405, count: 10 })).broken).toBeNull()
    },
  )
})
