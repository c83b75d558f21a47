import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { models } from '#machines/testing/registry.ts'
import { chartGraph, statesIn } from '#charts/graph.ts'
import { shortNames } from '#studio/app/chart/short-names.ts'

describe('the name of a state', () => {
  it('is as much of its path as distinguishes it from the others, whatever its id', () => {
    const door = createMachine({
      id: 'door',
      initial: 'open',
      states: {
        open: { initial: 'wide', states: { wide: { id: 'gape' }, ajar: {} } },
        shut: { initial: 'ajar', states: { ajar: {}, open: {} } },
      },
    })
    expect(Object.fromEntries(shortNames(chartGraph(door).root))).toEqual({
      door: 'door',
      'door.open': 'door.open',
      gape: 'wide',
      'door.open.ajar': 'open.ajar',
      'door.shut': 'shut',
      'door.shut.ajar': 'shut.ajar',
      'door.shut.open': 'shut.open',
    })
  })

  it.each(models.map(({ machine }) => ({ id: machine.id, machine })))(
    'is unique for each state of $id',
    ({ machine }) => {
      const { root } = chartGraph(machine)
      const names = [...shortNames(root).values()]
      expect(new Set(names).size).toBe(statesIn(root).length)
    },
  )
})
