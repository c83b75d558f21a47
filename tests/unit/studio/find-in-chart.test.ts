import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findInChart } from '#src/studio/find-in-chart.ts'
import { studioMachines } from '#src/studio/machines.ts'
import { readSources } from '#src/studio/sources/read-sources.ts'

const sources = readSources(resolve(import.meta.dirname, '../../..'))

function found(id: string, text: string) {
  const machine = studioMachines.find((each) => each.id === id)
  if (machine === undefined) throw new Error(`there is no machine ${id}`)
  return findInChart(machine, text, sources)
}

describe('the search in a chart', () => {
  it('finds what stands on states and transitions, in any case', () => {
    expect(found('checkout', ' PAYING ')[0]).toEqual({ id: 'paying', by: 'name' })
    expect(found('checkout', 'isPaymentReady').filter(({ by }) => by === 'name')).toHaveLength(1)
    expect(found('checkout', '  ')).toEqual([])
    expect(found('checkout', 'nowhere')).toEqual([])
  })

  it('finds what stands behind their names in the program, once and after the names', () => {
    expect(found('cartEditing', 'noMethod').map(({ by }) => by)).toContain('text')
    expect(found('ordering', 'Idempotency')).toEqual([{ id: 'ordering.placing', by: 'text' }])
    expect(found('checkout', 'One key for one version')).toEqual([
      { id: 'checkout.shopping.invoice', by: 'text' },
    ])
    const many = found('checkout', 'cart')
    expect(new Set(many.map(({ id }) => id)).size).toBe(many.length)
    const ways = many.map(({ by }) => by)
    expect(ways).toEqual(ways.toSorted())
  })

  it('finds what is said of how a flow goes on elsewhere', () => {
    expect(found('checkout', 'درگاه بانک')).toEqual([{ id: 'paying', by: 'text' }])
    expect(found('paymentResult', 'درگاه بانک')).toEqual([{ id: 'paymentResult', by: 'text' }])
  })
})
