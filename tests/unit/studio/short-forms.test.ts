import { describe, expect, it } from 'vitest'
import { transitionsIn } from '#charts/graph.ts'
import { shortFormsOf } from '#studio/app/coverage/short-forms.ts'
import { studioMachines } from '#studio/app/machines.ts'

function formsOf(id: string) {
  const machine = studioMachines.find((each) => each.id === id)
  if (machine === undefined) throw new Error(`there is no machine ${id}`)
  return shortFormsOf(machine)
}

describe('a name in the paths report', () => {
  it('is said as the chart says it', () => {
    const { transition, state } = formsOf('checkout')
    expect(transition('checkout.paying|xstate.done.actor.placeOrder|0')).toBe(
      'paying: done · placeOrder [1. isOrdered]',
    )
    expect(transition('checkout.shopping.cart|xstate.done.actor.cart|0')).toBe('cart: done · cart')
    expect(state('shopping.invoice.choosing')).toBe('choosing')
    expect(state('ordered')).toBe('ordered')
  })

  it('keeps its regions apart', () => {
    const { state } = formsOf('oneTimeCode')
    expect(state('entering.entry.open.typing + countdown.running')).toBe('typing + running')
  })

  it('is left as it is where the chart does not know it', () => {
    const { transition, state } = formsOf('order')
    expect(transition('gone|left|0')).toBe('gone|left|0')
    expect(state('gone.away')).toBe('gone.away')
  })

  it.each(studioMachines)('is unique for each transition of $id', (machine) => {
    const { transition } = shortFormsOf(machine)
    const ids = transitionsIn(machine.graph).map(({ id }) => id)
    expect(new Set(ids.map(transition)).size).toBe(ids.length)
  })
})
