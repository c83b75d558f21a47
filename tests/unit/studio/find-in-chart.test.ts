import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findInChart } from '#studio/app/find-in-chart.ts'
import { studioMachines } from '#studio/app/machines.ts'
import { readSources } from '#studio/sources/read-sources.ts'

const sources = readSources(resolve(import.meta.dirname, '../../..'))

function found(id: string, text: string) {
  const machine = studioMachines.find((each) => each.id === id)
  if (machine === undefined) throw new Error(`there is no machine ${id}`)
  return findInChart(machine, text, sources)
}

describe('the search in a chart', () => {
  it('finds what is written on states and transitions, in any case', () => {
    expect(found('checkout', ' PAYING ')[0]).toEqual({
      id: 'checkout.paying',
      by: 'name',
      rule: null,
    })
    const ready = found('checkout', 'isPaymentReady').filter(({ by }) => by === 'name')
    expect(ready.map(({ id }) => id)).toEqual([
      'checkout.shopping.invoice.choosing|pay.pressed|1',
      'checkout.shopping.invoice.warning|warning.confirmed|0',
    ])
    expect(found('checkout', '  ')).toEqual([])
    expect(found('checkout', 'not in any chart')).toEqual([])
  })

  it('finds the source behind their names, once and after the names', () => {
    expect(found('cartEditing', 'noMethod').map(({ by }) => by)).toContain('text')
    expect(found('placeOrder', 'Idempotency')).toContainEqual({
      id: 'placeOrder.placing',
      by: 'text',
      rule: { kind: 'actors', name: 'placeOrder' },
    })
    expect(found('checkout', 'so that it orders once')).toEqual([
      {
        id: 'checkout.shopping.invoice.preparing|xstate.done.actor.prepareInvoice|0',
        by: 'text',
        rule: { kind: 'actions', name: 'keepInvoice' },
      },
    ])
    const many = found('checkout', 'cart')
    expect(new Set(many.map(({ id }) => id)).size).toBe(many.length)
    const ways = many.map(({ by }) => by)
    expect(ways).toEqual(ways.toSorted())
  })

  it('finds how a flow continues elsewhere', () => {
    const said = { by: 'text', rule: null }
    expect(found('checkout', 'درگاه بانک')).toEqual([{ id: 'checkout.paying', ...said }])
    expect(found('paymentResult', 'درگاه بانک')).toEqual([{ id: 'paymentResult', ...said }])
  })

  it('finds what is said about an event from outside', () => {
    const ids = found('checkout', 'Another tab changed the cart').map(({ id }) => id)
    expect(ids).toContainEqual(expect.stringContaining('cart.changedElsewhere'))
  })

  it.each(['hasUnavailable', 'can_be_bought', '!isEmpty(cart)'])(
    'finds %s in what a rule leads to, and says in which rule',
    (text) => {
      const hits = found('checkout', text)
      const ready = hits.find(({ id }) => id === 'checkout.shopping.routing|always|1')
      expect(ready).toMatchObject({ by: 'text', rule: { kind: 'guards', name: 'isCartReady' } })
      expect(new Set(hits.map(({ id }) => id)).size).toBe(hits.length)
    },
  )

  it('finds what goes into a machine and out of it, and with what its actors are started', () => {
    expect(found('placeOrder', 'orderId: null, failure: null')).toEqual([
      { id: 'placeOrder', by: 'text', rule: { kind: 'data', name: 'context' } },
    ])
    expect(found('placeOrder', "outcome: 'abandoned'")).toEqual([
      { id: 'placeOrder.abandoned', by: 'text', rule: { kind: 'outputs', name: 'abandoned' } },
    ])
    expect(found('checkout', 'whose URL was opened')).toEqual([
      { id: 'checkout', by: 'text', rule: { kind: 'data', name: 'input' } },
    ])
    expect(found('checkout', 'placeOrderInput(context)')).toEqual([
      { id: 'checkout.paying', by: 'text', rule: { kind: 'inputs', name: 'placeOrder' } },
    ])
  })

  it('ends where pieces lead back to each other', () => {
    const machine = studioMachines.find(({ id }) => id === 'placeOrder')
    const piece = (name: string, uses: string[]) => ({
      name,
      doc: null,
      file: 'a.ts',
      line: 1,
      source: `says ${name}`,
      uses,
    })
    const place = { name: 'placeOrder', doc: null, file: 'a.ts', line: 1 }
    const none = { guards: {}, actions: {}, actors: {}, delays: {} }
    const given = { inputs: {}, outputs: {}, events: {}, payloads: {}, views: {} }
    const looped = {
      machines: {
        placeOrder: { ...place, ...none, ...given, data: { context: piece('context', ['a']) } },
      },
      pieces: { a: piece('there', ['b']), b: piece('back', ['a']) },
      calls: {},
      schemas: {},
      statuses: {},
    }
    if (machine === undefined) throw new Error('there is no such machine')
    expect(findInChart(machine, 'says back', looped).map(({ id }) => id)).toEqual(['placeOrder'])
    expect(findInChart(machine, 'says nothing', looped)).toEqual([])
  })
})
