import { act } from 'react'
import { expect, it } from 'vitest'
import { checkoutModel } from '#machines/flows/checkout/checkout.model.ts'
import { placeOrderModel } from '#machines/flows/place-order/place-order.model.ts'
import { ProblemError, type FailureCode } from '#machines/kernel/problem.ts'
import { PaymentFailed } from '#src/features/checkout/invoice/PaymentFailed.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { showPart } from './support/open-page.tsx'

/** The states that a failed payment goes through once the network is back. */
async function whenOnline(code: FailureCode) {
  const context = { failure: new ProblemError(code).failure }
  const actor = actorInState(checkoutModel, {
    state: 'paying',
    children: { placeOrder: { model: placeOrderModel, state: 'refreshFailed', context } },
  })
  const states: unknown[] = []
  actor.start()
  actor.getSnapshot().children.placeOrder?.subscribe(({ value }) => states.push(value))
  await showPart(<PaymentFailed actor={actor} />)
  await act(async () => window.dispatchEvent(new Event('online')))
  return states
}

it('retries a payment by itself once the network is back, but not one that was rejected', async () => {
  expect(await whenOnline('network')).toContain('refreshing')
  expect(await whenOnline('forbidden')).toEqual([])
})
