import { expect, it } from 'vitest'
import { fromPromise, waitFor } from 'xstate'
import type { Schemas } from '#machines/api/client.ts'
import {
  orderReturnMachine,
  orderReturnSelectors as selectors,
  type ReturnCall,
  type ReturnRequest,
} from '#machines/flows/order-return/order-return.machine.ts'
import { startFlow } from '#machines/kernel/start.ts'
import { lostNetwork, orderIn } from '#machines/testing/fixtures.ts'

it('requests one return when the same is submitted again in a new dialog after a lost answer', async () => {
  const keys: string[] = []
  const requestReturn = fromPromise<Schemas['Order'], ReturnCall>(async ({ input }) => {
    keys.push(input.attemptKey)
    if (keys.length === 1) throw lostNetwork
    return orderIn('DELIVERED')
  })
  const actor = startFlow(orderReturnMachine.provide({ actors: { requestReturn } }), {
    input: { orderId: 501 },
  })
  const submit = async (reason: ReturnRequest['reason'], attemptKey: string) => {
    actor.send({ type: 'return.requested' })
    const items = [{ price_id: 11, quantity: 1 }]
    actor.send({ type: 'form.submitted', request: { items, reason }, attemptKey })
    await waitFor(actor, (snapshot) => !selectors.isBusy(snapshot))
    actor.send({ type: 'dialog.dismissed' })
  }
  await submit('defective', 'first')
  await submit('defective', 'second')
  await submit('defective', 'third')
  await submit('damaged', 'fourth')
  expect(keys).toEqual(['first', 'first', 'third', 'fourth'])
})
