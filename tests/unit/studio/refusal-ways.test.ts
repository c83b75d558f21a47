import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import type { FailureCode } from '#machines/kernel/problem.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { chartGraph, statesIn } from '#charts/graph.ts'
import { studioMachines } from '#studio/app/machines.ts'
import { onwardOf, placesShowing, transitionOfFailure } from '#studio/app/refusal-ways.ts'
import { readSources } from '#studio/sources/read-sources.ts'

const placeOrder = machine('placeOrder')

describe('the transition a machine takes after a failed call', () => {
  it.each([
    ['session_expired', 'placeOrder.placing|xstate.error.actor.placeOrder|0'],
    ['timeout', 'placeOrder.placing|xstate.error.actor.placeOrder|1'],
    ['stock_limited', 'placeOrder.placing|xstate.error.actor.placeOrder|2'],
  ] as const)('is known from the code alone: %s', (code, id) => {
    expect(transitionOfFailure(placeOrder, 'placeOrder.placing', 'placeOrder', code)?.id).toBe(id)
  })

  it.each([
    ['code_limit_reached', 'authentication.mobile.limited'],
    ['code_too_soon', 'authentication.code'],
  ] as const)('leads with a limit to where the shop waits for its end: %s', (code, target) => {
    const { statuses } = readSources(resolve(import.meta.dirname, '../../..'))
    const asking = [
      machine('authentication'),
      'authentication.requestingCode',
      'requestCode',
    ] as const
    expect(transitionOfFailure(...asking, code, statuses[code])?.targets).toEqual([target])
  })

  it('is read for an actor with an id of its own, in a state within others', () => {
    const way = transitionOfFailure(
      machine('checkout'),
      'checkout.shopping.invoice.preparing',
      'prepareInvoice',
      'session_expired',
    )
    expect(way?.targets).toEqual(['checkout.shopping.loading'])
  })

  it('is unknown where a guard reads the context of the flow', () => {
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
    expect(transitionOfFailure(chart, 'patient.asking', 'ask', 'network')).toBeNull()
  })
})

describe('what is known of a refusal', () => {
  const sources = readSources(resolve(import.meta.dirname, '../../..'))
  const placing = (code: FailureCode) => {
    const way = transitionOfFailure(placeOrder, 'placeOrder.placing', 'placeOrder', code)
    if (way === null) throw new Error(`no way for ${code}`)
    return way
  }
  const shownBy = (code: FailureCode) =>
    placesShowing(sources, placeOrder, placing(code), failureText({ code }))

  it('is where its sentence is shown: in the state that follows, or in the machine that continues', () => {
    expect(shownBy('timeout')).toEqual([
      { machine: 'placeOrder', state: 'placeOrder.placeFailed', story: 'PlaceFailedTimeout' },
    ])
    expect(shownBy('price_changed')).toEqual([
      {
        machine: 'checkout',
        state: 'checkout.shopping.invoice.choosing',
        story: 'RefusedOtherPrice',
      },
    ])
    expect(placesShowing(sources, placeOrder, placing('timeout'), 'نگفته')).toEqual([])
  })

  it('is which machine continues where it ends its own', () => {
    expect(onwardOf(sources, placeOrder, placing('timeout'))).toEqual([])
    expect(onwardOf(sources, placeOrder, placing('price_changed'))).toEqual([
      { machine: machine('checkout'), state: 'checkout.paying' },
    ])
  })

  it('is what each enclosing machine does when it is reported to it, one after the other', () => {
    const form = machine('addressForm')
    const saving = statesIn(form.graph.root).find(({ invokes }) => invokes.includes('saveAddress'))
    const way = transitionOfFailure(form, saving?.id ?? '', 'saveAddress', 'session_expired')
    if (way === null) throw new Error('no way')
    const onward = onwardOf(sources, form, way).map((each) => [
      each.machine.id,
      'way' in each && each.way.event,
    ])
    expect(onward).toEqual([
      ['addressBook', 'session.ended'],
      ['delivery', 'session.ended'],
      ['checkout', 'session.ended'],
    ])
    const sentence = failureText({ code: 'session_expired' })
    expect(placesShowing(sources, form, way, sentence)).toContainEqual(
      expect.objectContaining({ machine: 'checkout', story: 'RefusedSignedOut' }),
    )
  })

  it('is its status', () => {
    expect(sources.statuses).toMatchObject({ stock_limited: 409, session_expired: 401 })
  })

  it('is shown in a sample for every code with which the server refuses the order', () => {
    const refusals = sources.calls['POST /purchase/v4/order/']?.refusals ?? []
    const unseen = refusals.filter((code) => shownBy(code).length === 0)
    expect(unseen).toEqual(['unauthenticated'])
    expect(refusals.length).toBeGreaterThan(8)
  })
})

function machine(id: string) {
  const found = studioMachines.find((each) => each.id === id)
  if (found === undefined) throw new Error(`there is no ${id}`)
  return found
}
