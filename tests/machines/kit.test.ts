import { describe, expect, it } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import type { AnyFlowModel } from '#machines/testing/model.ts'
import type { BrowserCover, Gestures } from '#tests/browser/covers/cover.ts'
import { createCoverage } from '#tests/browser/support/coverage.ts'
import { cover } from '#walks/paths/cover.ts'
import { explore } from '#walks/paths/explore.ts'
import { inventory } from '#walks/paths/inventory.ts'

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

  it('takes each failure that differs only in its message', async () => {
    const machine = setup({
      actors: { lend: fromPromise(() => Promise.reject(new Error('network'))) },
      guards: { isLent: ({ event }) => 'error' in event && String(event.error).endsWith('lent') },
    }).createMachine({
      id: 'desk',
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            id: 'lend',
            src: 'lend',
            onError: [{ guard: 'isLent', target: 'lent' }, { target: 'lost' }],
          },
        },
        lent: {},
        lost: {},
      },
    })
    const outcomes = { lend: { done: [], errors: [new Error('network'), new Error('lent')] } }
    const result = await cover({ ...model(machine, []), outcomes })
    expect(result).toMatchObject({ transitions: 2, covered: 2, missed: [], unreached: [] })
  })

  it('lets the delays of a chart pass, which its model does not list', async () => {
    const machine = setup({ delays: { loan: 3_600_000 } }).createMachine({
      id: 'loan',
      initial: 'reading',
      states: { reading: { after: { loan: 'due' } }, due: { on: { returned: 'reading' } } },
    })
    const result = await cover(model(machine, ['returned']))
    expect(result).toMatchObject({ transitions: 2, covered: 2, missed: [], unreached: [] })
  })

  it('reports a transition that no path takes', async () => {
    const result = await cover({ ...gateModel(), outcomes: { work: { done: [1], errors: [] } } })
    expect(result.missed).toEqual(['gate.working|xstate.done.actor.work|1'])
  })

  it('reports a state that nothing leads to', async () => {
    const machine = setup({}).createMachine({
      id: 'island',
      initial: 'here',
      states: { here: {}, there: {} },
    })
    expect((await cover(model(machine, []))).unreached).toEqual(['island.there'])
  })

  it('reports a broken invariant and where it broke', async () => {
    const invariants: AnyFlowModel['invariants'] = {
      'never rich': ({ snapshot }) => snapshot.context.coins < 2,
    }
    const { violations } = await cover({ ...gateModel(), invariants })
    expect(violations).toContain('after coin in ["waiting",2]: never rich')
  })

  it('counts in how many states an invariant was tested', async () => {
    const invariants: AnyFlowModel['invariants'] = {
      'never rich': ({ snapshot }) => snapshot.context.coins < 3,
      'speaks of a state that is never reached': ({ snapshot }) =>
        snapshot.matches('nowhere') ? true : null,
    }
    const tested = (await cover({ ...gateModel(), invariants })).invariants
    expect(tested['never rich']).toBeGreaterThan(7)
    expect(tested['speaks of a state that is never reached']).toBe(0)
  })

  it('reports an error that has no way out', async () => {
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

describe('a chart that replies keep calling', () => {
  const caller = (retries: number) =>
    setup({
      types: { context: {} as { tries: number } },
      actors: { ask: fromPromise<number>(() => Promise.resolve(0)) },
      guards: { mayRetry: ({ context }) => context.tries < retries },
      actions: { count: assign({ tries: ({ context }) => context.tries + 1 }) },
    }).createMachine({
      id: 'caller',
      context: { tries: 0 },
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            id: 'ask',
            src: 'ask',
            onDone: 'idle',
            onError: [
              { guard: 'mayRetry', target: 'asking', reenter: true, actions: 'count' },
              { target: 'idle' },
            ],
          },
        },
        idle: {},
      },
    })
  const violationsOf = async (retries: number) => {
    const start = { ...model(caller(retries), []), facts: ({ tries }: { tries: number }) => tries }
    return new Set((await cover(start)).violations.map((each) => each.replace(/^.*?: /, '')))
  }

  it('breaks a rule of every path', async () => {
    expect(await violationsOf(10)).toEqual(
      new Set(['never more than 3 calls of ask by replies alone']),
    )
  })

  it('may retry up to three times', async () => {
    expect(await violationsOf(3)).toEqual(new Set())
  })
})

describe('the coverage in the browser', () => {
  const ids = inventory(gate).transitions.map(({ id }) => id)
  const timer = 'gate.working|xstate.error.actor.work|0'
  const taking = (transitions: string[]) =>
    transitions.map((transition) => ({ machine: 'gate', transition }))

  it('names what no path took, except what is declared unreachable', () => {
    const coverage = createCoverage([coverOf({ [timer]: 'the reason' })])
    expect(coverage.add('first', taking(ids.slice(0, 3)))).toBe(3)
    expect(coverage.add('second', taking(ids.slice(2, 5)))).toBe(2)
    expect(coverage.add('third', taking(ids.slice(0, 1)))).toBe(0)
    const [machine] = coverage.report().machines
    expect(machine).toMatchObject({
      transitions: 7,
      covered: 5,
      missed: ['gate.working|xstate.done.actor.work|1'],
      wronglyUnreachable: [],
    })
    expect(machine?.counts[ids[0] ?? '']).toBe(2)
  })

  it('holds the unreachable to transitions that exist and were not taken', () => {
    const coverage = createCoverage([coverOf({ [timer]: 'the reason', 'gate|nothing|0': 'none' })])
    coverage.add('all', taking(ids))
    expect(coverage.report().machines).toMatchObject([
      { missed: [], wronglyUnreachable: [timer, 'gate|nothing|0'] },
    ])
  })

  it('counts a state of another machine by itself, though its id is the same', () => {
    const coverage = createCoverage([coverOf({})])
    coverage.add('elsewhere', [{ machine: 'door', transition: ids[0] ?? '' }])
    expect(coverage.report().machines).toMatchObject([{ covered: 0 }])
  })

  it('does not compile without a gesture for an event of the machine', () => {
    const gesture = () => Promise.resolve()
    // @ts-expect-error the gesture of `again` is missing
    const gestures: Gestures<typeof gate> = { coin: gesture, push: 'by itself' }
    expect(Object.keys(gestures)).toEqual(['coin', 'push'])
  })

  function coverOf(unreachable: Record<string, string>): BrowserCover {
    return { title: 'a gate', machines: [{ machine: gate, unreachable }], walks: {} }
  }
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
