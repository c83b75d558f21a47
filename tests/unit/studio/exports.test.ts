import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { and, createActor, createMachine, not, or, stateIn } from 'xstate'
import { orderModel } from '#machines/lifecycles/order/order.model.ts'
import { models } from '#machines/testing/registry.ts'
import { chartGraph, statesIn, transitionsIn, transitionText } from '#charts/graph.ts'
import { chartConfig, chartJson } from '#studio/app/exports/json.ts'
import { chartMermaid } from '#studio/app/exports/mermaid.ts'
import { cover } from '#walks/paths/cover.ts'
import { readSources } from '#studio/sources/read-sources.ts'

/** A chart with every feature. */
const door = createMachine({
  id: 'door',
  initial: 'closed',
  on: { 'lamp.turned': { actions: 'light' } },
  states: {
    open: {
      entry: 'creak',
      exit: 'shut',
      after: { 1000: 'closed', tired: { target: 'closed', actions: 'sigh' } },
      on: { 'lamp.turned': undefined, 'wind.blew': { target: 'open', reenter: true } },
    },
    closed: {
      type: 'parallel',
      on: {
        'key.turned': { guard: and(['fits', or(['isDay', not('isLocked')])]), target: 'open' },
      },
      states: {
        lock: {
          initial: 'off',
          states: { on: {}, off: { always: { guard: stateIn('#bell'), target: 'on' } } },
        },
        bell: { id: 'bell', initial: 'still', states: { still: {}, was: { type: 'history' } } },
      },
      onDone: 'gone',
    },
    gone: { type: 'final' },
  },
})

const { machines } = readSources(resolve(import.meta.dirname, '../../..'))

describe('an exported chart', () => {
  it('as Mermaid nests states, separates regions, marks initial states and spells transitions out', () => {
    expect(chartMermaid(chartGraph(door))).toBe(`stateDiagram-v2
  state "anywhere" as s0_any
  [*] --> s1
  state "closed" as s1 {
    state "lock" as s2 {
      [*] --> s3
      state "off" as s3
      state "on" as s4
    }
    --
    state "bell" as s5 {
      [*] --> s6
      state "still" as s6
      state "was" as s7
    }
  }
  state "open" as s8
  s8 : entry / creak
  s8 : exit / shut
  s8 : ignores lamp.turned
  state "gone" as s9
  s9 --> [*]
  s0_any --> s0_any : lamp.turned / light
  s1 --> s8 : key.turned [fits & (isDay | !isLocked)]
  s1 --> s9 : done
  s3 --> s4 : always [in #35;bell]
  s8 --> s8 : wind.blew
  s8 --> s1 : after 1000 ms
  s8 --> s1 : after tired / sigh
`)
  })

  it('as Mermaid escapes what that would read as syntax, wherever it stands', () => {
    const key = 'a "b" {c} <d>: e; #f'
    const machine = createMachine({
      id: 'signs',
      initial: key,
      states: { [key]: { entry: 'say "g"', on: { 'h: "i"': { actions: 'j;' } } } },
    })
    const name = 'a #34;b#34; #123;c#125; #60;d#62;#58; e#59; #35;f'
    expect(chartMermaid(chartGraph(machine)).split('\n').slice(2, 5)).toEqual([
      `  state "${name}" as s1`,
      '  s1 : entry / say #34;g#34;',
      '  s1 --> s1 : h#58; #34;i#34; / j#59;',
    ])
  })

  it('as a configuration says of a transition whether it enters its state again', () => {
    const config: object = JSON.parse(chartConfig(chartGraph(door)))
    expect(config).toMatchObject({
      states: {
        open: { on: { 'wind.blew': [{ target: ['#door.open'], reenter: true }] } },
        closed: { on: { 'key.turned': [{ target: ['#door.open'], reenter: false }] } },
      },
    })
  })

  it('has alternatives in brackets where they are negated', () => {
    const pressed = { guard: not(or(['isDay', 'isLit'])), target: 'on' }
    const states = { off: { on: { pressed } }, on: {} }
    const lamp = createMachine({ id: 'lamp', initial: 'off', states })
    expect(transitionsIn(chartGraph(lamp)).map(transitionText)).toEqual([
      'pressed [!(isDay | isLit)]',
    ])
  })

  it('gives the guards for an event in evaluation order, whether or not they leave the state', () => {
    const gate = createMachine({
      id: 'gate',
      initial: 'shut',
      states: {
        shut: {
          on: {
            rung: [
              { guard: 'isNight', target: 'alarmed' },
              { guard: 'isBusy', actions: { type: 'wait', params: 'long' } },
              { target: 'open' },
            ],
          },
        },
        open: {},
        alarmed: {},
      },
    })
    expect(transitionsIn(chartGraph(gate)).map(transitionText)).toEqual([
      'rung [1. isNight]',
      'rung [2. isBusy] / wait(long)',
      'rung [else]',
    ])
  })

  it.each(models.map(({ machine }) => ({ id: machine.id, machine })))(
    'as Mermaid has every transition of $id once',
    ({ machine }) => {
      const graph = chartGraph(machine)
      const arrows = chartMermaid(graph)
        .split('\n')
        .filter((line) => /^ {2}s\w+ --> s\w+ : /.test(line))
      expect(arrows).toHaveLength(transitionsIn(graph).length)
    },
  )

  it.each(models.map(({ machine }) => ({ id: machine.id, machine })))(
    'as JSON has every state and transition of $id once',
    ({ machine }) => {
      const graph = chartGraph(machine)
      const source = machines[machine.id]
      const written: unknown = JSON.parse(chartJson(graph, source))
      expect(written).toEqual({
        machine: machine.id,
        input: source?.data.input?.source ?? null,
        context: source?.data.context?.source ?? null,
        output: source?.outputs['']?.source ?? null,
        states: statesIn(graph.root).map(({ id }) => expect.objectContaining({ id })),
        transitions: transitionsIn(graph),
      })
    },
  )

  it.each(models.map(({ machine }) => ({ id: machine.id, machine })))(
    'as a configuration makes the chart of $id again',
    ({ machine }) => {
      const graph = chartGraph(machine)
      const config: object = JSON.parse(chartConfig(graph))
      const again = chartGraph(createMachine(config))
      const plain = ({ root, ...rest }: typeof graph) =>
        statesIn(root).map(({ id, kind, isInitial, ignored, tags, entry, exit }) => ({
          id,
          kind,
          isInitial,
          ignored,
          tags,
          entry,
          exit,
          transitions: transitionsIn({ root, ...rest })
            .filter(({ source }) => source === id)
            .toSorted((one, other) => one.id.localeCompare(other.id))
            .map(({ id, guard, targets, actions, reenter }) => ({
              id,
              guard,
              targets,
              actions,
              reenter,
            })),
        }))
      expect(plain(again)).toEqual(plain(graph))
    },
  )

  it('as a configuration runs: every path of the order leads where it leads in the shop', async () => {
    const config: object = JSON.parse(chartConfig(chartGraph(orderModel.machine)))
    const machine = createMachine(config)
    const loaded = await cover({ ...orderModel, machine })
    const { counts } = await cover(orderModel)
    expect(loaded).toMatchObject({ missed: [], unreached: [], violations: [], counts })
    const order = createActor(machine).start()
    order.send({ type: 'payment.confirmed' })
    expect(order.getSnapshot().value).toBe('NOT_CHECKED')
  })
})
