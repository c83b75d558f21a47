import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { chartGraph } from '#src/studio/chart/graph.ts'
import { studioMachines } from '#src/studio/machines.ts'
import { tellersOf } from '#src/studio/raisers.ts'
import { wayOfRefusal } from '#src/studio/refusal-ways.ts'
import { readSources } from '#src/studio/sources/read-sources.ts'

const ordering = machine('ordering')

describe('the way of a machine on from a call that failed', () => {
  it.each([
    ['session_expired', 'ordering.placing|xstate.error.actor.placeOrder|0'],
    ['timeout', 'ordering.placing|xstate.error.actor.placeOrder|1'],
    ['stock_limited', 'ordering.placing|xstate.error.actor.placeOrder|2'],
  ] as const)('is told by the code alone: %s', (code, id) => {
    expect(wayOfRefusal(ordering, 'ordering.placing', 'placeOrder', code)?.id).toBe(id)
  })

  it('is read for an actor with an id of its own, in a state within others', () => {
    const way = wayOfRefusal(
      machine('checkout'),
      'checkout.shopping.invoice.preparing',
      'listGateways',
      'session_expired',
    )
    expect(way?.targets).toEqual(['loading'])
  })

  it('is not told where a guard looks at what the flow knows', () => {
    const hasTries = ({ context }: { context: { tries: number } }) => context.tries > 0
    const patient = createMachine({
      id: 'patient',
      context: { tries: 3 },
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            id: 'ask',
            src: 'ask',
            onError: [{ guard: hasTries, target: 'asking' }, { target: 'tired' }],
          },
        },
        tired: {},
      },
    })
    const chart = { machine: patient, graph: chartGraph(patient) }
    expect(wayOfRefusal(chart, 'patient.asking', 'ask', 'network')).toBeNull()
  })
})

describe('the states in which a sentence is told', () => {
  it('are those whose views have an alert with it, each with a story', () => {
    const sources = readSources(resolve(import.meta.dirname, '../../..'))
    expect(tellersOf(sources, 'مبلغ سفارش شما تغییر کرده است')).toEqual([
      {
        machine: 'checkout',
        state: 'checkout.shopping.invoice.choosing',
        story: 'RefusedOtherPrice',
      },
    ])
    expect(tellersOf(sources, 'چیزی که هیچ‌جا گفته نمی‌شود')).toEqual([])
  })

  it('know the status of each code', () => {
    const { statuses } = readSources(resolve(import.meta.dirname, '../../..'))
    expect(statuses).toMatchObject({
      stock_limited: 409,
      session_expired: 401,
      internal_error: 500,
    })
  })
})

function machine(id: string) {
  const found = studioMachines.find((each) => each.id === id)
  if (found === undefined) throw new Error(`there is no ${id}`)
  return found
}
