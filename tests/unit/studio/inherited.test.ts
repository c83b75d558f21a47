import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { models } from '#machines/testing/registry.ts'
import { chartGraph } from '#charts/graph.ts'
import { inheritedBy } from '#studio/app/details/inherited.ts'

const said = (graph: ReturnType<typeof chartGraph>, id: string) =>
  inheritedBy(graph, id).map(({ from, transitions }) => [
    from.key,
    transitions.map(({ event }) => event),
  ])

describe('what leads out of a state besides its own transitions', () => {
  it('is what the states around it take, but for what a nearer one takes or ignores', () => {
    const house = createMachine({
      id: 'house',
      initial: 'open',
      on: { left: '.shut', rang: {}, knocked: '.shut', rained: '.shut' },
      states: {
        open: {
          initial: 'wide',
          on: { knocked: 'shut', blew: 'shut' },
          states: {
            wide: { on: { blew: 'ajar', rained: { guard: 'isIn', target: 'ajar' } } },
            ajar: { on: { rained: undefined } },
          },
        },
        shut: {},
      },
    })
    const graph = chartGraph(house)
    expect(said(graph, 'house.open.wide')).toEqual([
      ['open', ['knocked']],
      ['house', ['left', 'rained']],
    ])
    expect(said(graph, 'house.open.ajar')).toEqual([
      ['open', ['knocked', 'blew']],
      ['house', ['left']],
    ])
    expect(said(graph, 'house')).toEqual([])
    expect(said(graph, 'garden')).toEqual([])
  })

  it('is nothing where the machine has ended', () => {
    const door = createMachine({
      id: 'door',
      initial: 'open',
      on: { knocked: '.open' },
      states: {
        open: {
          initial: 'wide',
          states: { wide: { on: { shut: 'ajar' } }, ajar: { type: 'final' } },
        },
        gone: { type: 'final' },
      },
    })
    const graph = chartGraph(door)
    expect(said(graph, 'door.gone')).toEqual([])
    expect(said(graph, 'door.open.ajar')).toEqual([['door', ['knocked']]])
  })

  it('leads from the delivery of a checkout to another step, to a sign-in and back to loading', () => {
    const checkout = models.find(({ machine }) => machine.id === 'checkout')
    if (checkout === undefined) throw new Error('there is no checkout')
    const [[state, events] = []] = said(chartGraph(checkout.machine), 'checkout.shopping.delivery')
    expect(state).toBe('shopping')
    expect(events).toEqual(
      expect.arrayContaining(['step.requested', 'session.ended', 'signIn.requested']),
    )
    expect(events).not.toContain('cart.changedElsewhere')
  })
})
