import { describe, expect, it } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import type { EventFrom } from 'xstate'
import type { AnyFlowModel } from '#machines/model.ts'
import { walkInBrowser } from '#tests/support/machines/browser-walks.ts'
import type { BrowserFlow } from '#tests/support/machines/browser-walks.ts'
import { cover } from '#tests/support/machines/cover.ts'
import { explore } from '#tests/support/machines/explore.ts'
import { inventory } from '#tests/support/machines/inventory.ts'
import { tours } from '#tests/support/machines/tours.ts'

const door = setup({}).createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { open: 'opened', lock: 'locked' } },
    locked: { on: { unlock: 'closed' } },
    opened: {
      initial: 'swinging',
      on: { close: 'closed' },
      states: {
        swinging: { on: { stop: 'still' } },
        still: { always: { target: 'held' } },
        held: {},
      },
    },
  },
})

const lamp = setup({}).createMachine({
  id: 'lamp',
  type: 'parallel',
  states: {
    light: {
      initial: 'off',
      states: { off: { on: { switch: 'on' } }, on: { on: { switch: 'off' } } },
    },
    color: {
      initial: 'warm',
      states: { warm: { on: { tint: 'cold' } }, cold: { on: { tint: 'warm' } } },
    },
  },
})

const gate = setup({
  types: {
    context: {} as { coins: number },
    events: {} as { type: 'coin' } | { type: 'push' } | { type: 'again' },
  },
  actors: { work: fromPromise<number>(() => Promise.resolve(0)) },
  guards: {
    isRich: ({ context }) => context.coins >= 2,
    isGood: (_, output: number) => output > 0,
  },
  actions: { take: assign({ coins: ({ context }) => Math.min(2, context.coins + 1) }) },
}).createMachine({
  id: 'gate',
  context: { coins: 0 },
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        coin: { actions: 'take' },
        push: [{ guard: 'isRich', target: 'working' }, { target: 'refused' }],
      },
    },
    refused: { tags: 'error', on: { again: 'waiting' } },
    working: {
      tags: 'busy',
      invoke: {
        id: 'work',
        src: 'work',
        onDone: [
          { guard: { type: 'isGood', params: ({ event }) => event.output }, target: 'open' },
          { target: 'refused' },
        ],
        onError: 'refused',
      },
    },
    open: { type: 'final' },
  },
})

describe('the inventory', () => {
  it('names nested and eventless transitions by source, event and index', () => {
    const { states, transitions } = inventory(door)
    expect(states).toHaveLength(6)
    expect(transitions.map(({ id }) => id)).toEqual([
      'door.closed|open|0',
      'door.closed|lock|0',
      'door.locked|unlock|0',
      'door.opened|close|0',
      'door.opened.swinging|stop|0',
      'door.opened.still|always|0',
    ])
  })

  it('counts every guard branch and both answers of an actor', () => {
    expect(inventory(gate).transitions.map(({ id }) => id)).toEqual([
      'gate.waiting|coin|0',
      'gate.waiting|push|0',
      'gate.waiting|push|1',
      'gate.refused|again|0',
      'gate.working|xstate.done.actor.work|0',
      'gate.working|xstate.done.actor.work|1',
      'gate.working|xstate.error.actor.work|0',
    ])
  })

  it('leaves out a transition that is forbidden', () => {
    const machine = setup({}).createMachine({
      id: 'm',
      initial: 'a',
      on: { go: '.b' },
      states: { a: {}, b: { on: { go: undefined } } },
    })
    expect(inventory(machine).transitions.map(({ id }) => id)).toEqual(['m|go|0'])
  })
})

describe('the exploration', () => {
  it('finds the four states and eight edges of two parallel switches', () => {
    const [{ snapshots, edges } = { snapshots: new Map(), edges: [] }] = explore(
      model(lamp, ['switch', 'tint']),
    )
    expect(snapshots.size).toBe(4)
    expect(edges).toHaveLength(8)
  })

  it('refuses a model that has no variant of an event', () => {
    expect(() => explore(model(door, ['open', 'close', 'lock', 'unlock']))).toThrow(
      'door: events without a variant: stop',
    )
  })
})

describe('the cover', () => {
  it('takes every transition of nested states', async () => {
    const result = await cover(model(door, ['open', 'close', 'lock', 'unlock', 'stop']))
    expect(result).toMatchObject({
      transitions: 6,
      covered: 6,
      missed: [],
      unreached: [],
      violations: [],
    })
  })

  it('takes every transition of parallel states', async () => {
    const result = await cover(model(lamp, ['switch', 'tint']))
    expect(result).toMatchObject({ transitions: 4, covered: 4, missed: [], violations: [] })
  })

  it('takes each guard branch, each answer and each failure', async () => {
    const result = await cover(gateModel())
    expect(result).toMatchObject({
      transitions: 7,
      covered: 7,
      missed: [],
      unreached: [],
      violations: [],
    })
  })

  it('tells a transition that no walk takes', async () => {
    const result = await cover({ ...gateModel(), outcomes: { work: { done: [1], errors: [] } } })
    expect(result.missed).toEqual(['gate.working|xstate.done.actor.work|1'])
  })

  it('tells a state that nothing leads to', async () => {
    const machine = setup({}).createMachine({
      id: 'island',
      initial: 'here',
      states: { here: {}, there: {} },
    })
    expect((await cover(model(machine, []))).unreached).toEqual(['island.there'])
  })

  it('tells a broken invariant and where it broke', async () => {
    const invariants: AnyFlowModel['invariants'] = {
      'never rich': ({ snapshot }) => snapshot.context.coins < 2,
    }
    const { violations } = await cover({ ...gateModel(), invariants })
    expect(violations).toContain('after coin in ["waiting",2]: never rich')
  })

  it('tells an error that has no way out', async () => {
    const machine = setup({}).createMachine({
      id: 'trap',
      initial: 'free',
      states: { free: { on: { step: 'caught' } }, caught: { tags: 'error' } },
    })
    expect((await cover(model(machine, ['step']))).violations).toEqual([
      'after step in ["caught",null]: never in an error without a way out',
    ])
  })
})

describe('the tours', () => {
  it('take every transition together', async () => {
    const covered = (await tours(gateModel())).flatMap(({ covers }) => covers)
    expect(new Set(covered).size).toBe(7)
  })
})

describe('a walk in the browser', () => {
  type Hands = { done: string[] }
  type CoinGate = EventFrom<typeof gate>
  const gestures = {
    coin: async (hands: Hands) => void hands.done.push('drop a coin'),
    push: async (hands: Hands) => void hands.done.push('push the gate'),
    again: async (hands: Hands) => void hands.done.push('step back'),
  }
  const answers = {
    work: {
      done: async (hands: Hands, output: unknown) =>
        void hands.done.push(`answer ${String(output)}`),
      error: async (hands: Hands) => void hands.done.push('lose the network'),
    },
  }

  it('does the gesture of every event and lets every call end as the walk says', async () => {
    const hands: Hands = { done: [] }
    const seen: string[] = []
    const tour = {
      start: 'start',
      covers: [],
      events: [
        { type: 'coin' },
        { type: 'push' },
        { type: 'again' },
        { type: 'xstate.done.actor.work', output: 1 },
        { type: 'xstate.error.actor.work', error: new Error('lost') },
      ],
    }
    const settled = async ({ type }: { type: string }) => void seen.push(type)
    await walkInBrowser({ machine: gate, gestures, answers }, tour, hands, settled)
    expect(hands.done).toEqual([
      'drop a coin',
      'push the gate',
      'step back',
      'answer 1',
      'lose the network',
    ])
    expect(seen).toEqual(tour.events.map(({ type }) => type))
  })

  it('does not compile without a gesture for an event of the machine', () => {
    const { coin, push } = gestures
    const flow: BrowserFlow<Hands, typeof gate, 'work'> = {
      machine: gate,
      // @ts-expect-error the gesture of `again` is missing
      gestures: { coin, push },
      answers,
    }
    const known: CoinGate['type'][] = ['coin', 'push', 'again']
    expect(known.filter((type) => !(type in flow.gestures))).toEqual(['again'])
  })
})

function model(machine: AnyFlowModel['machine'], events: string[]): AnyFlowModel {
  return {
    machine,
    starts: { start: undefined },
    events: events.map((type) => ({ type })),
    outcomes: {},
    facts: () => null,
    invariants: {},
  }
}

function gateModel(): AnyFlowModel {
  return {
    ...model(gate, ['coin', 'push', 'again']),
    outcomes: { work: { done: [1, 0], errors: [] } },
    facts: ({ coins }) => coins,
  }
}
