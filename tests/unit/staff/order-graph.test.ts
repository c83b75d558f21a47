import { describe, expect, it } from 'vitest'
import { statesIn, transitionsIn } from '#charts/graph.ts'
import { orderMachine } from '#machines/lifecycles/order/order.machine.ts'
import { orderGraph, stepsFrom } from '#staff/orders/order-graph.ts'

describe('the chart beside an order', () => {
  it('has every status of the order, and a Persian name for each and for every step', () => {
    const states = statesIn(orderGraph.root)
    expect(states.map(({ id }) => id).toSorted()).toEqual(
      ['order', ...Object.keys(orderMachine.states).map((key) => `order.${key}`)].toSorted(),
    )
    const steps = transitionsIn(orderGraph)
    const names = [...states.map(({ key }) => key), ...steps.map(({ event }) => event)]
    expect(names.filter((name) => /[a-z]/i.test(name))).toEqual([])
  })

  it('marks the steps that can be taken from a status, and no other', () => {
    expect([...stepsFrom('PREPARING', ['staff.sent', 'staff.rejected'])]).toEqual([
      'order.PREPARING|staff.sent|0',
      'order.PREPARING|staff.rejected|0',
    ])
    expect([...stepsFrom('DELIVERED', ['staff.sent'])]).toEqual([])
  })
})
