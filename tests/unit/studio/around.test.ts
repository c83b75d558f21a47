import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { around } from '#studio/app/chart/around.ts'
import { chartGraph, statesIn } from '#charts/graph.ts'

const graph = chartGraph(
  createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: { on: { opened: 'open.wide' } },
      open: {
        initial: 'ajar',
        on: { burnt: 'gone' },
        states: { ajar: {}, wide: { on: { blown: '#door.slammed' } } },
      },
      slammed: { on: { repaired: 'shut' } },
      gone: {},
    },
  }),
)

describe('a chart around a state', () => {
  it('has the state, what leads there, and where it and its parents lead', () => {
    const { root, edges } = around(graph, 'door.open.wide')
    expect(statesIn(root).map(({ id }) => id)).toEqual([
      'door',
      'door.shut',
      'door.open',
      'door.open.wide',
      'door.slammed',
      'door.gone',
    ])
    expect(edges.map(({ source, target }) => `${source} → ${target}`).toSorted()).toEqual([
      'door.open → door.gone',
      'door.open.wide → door.slammed',
      'door.shut → door.open.wide',
    ])
  })

  it('is the whole chart for a state that it does not have', () => {
    expect(around(graph, 'window.shut')).toBe(graph)
  })
})
