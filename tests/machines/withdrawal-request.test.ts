import { expect, it } from 'vitest'
import { fromPromise, waitFor } from 'xstate'
import type { Schemas } from '#machines/api/client.ts'
import {
  withdrawalRequestMachine,
  withdrawalRequestSelectors as selectors,
  type WithdrawalCall,
} from '#machines/flows/withdrawal-request/withdrawal-request.machine.ts'
import { withdrawal } from '#machines/flows/withdrawal-request/withdrawal-request.model.ts'
import { startFlow } from '#machines/kernel/start.ts'
import { lostNetwork } from '#machines/testing/fixtures.ts'

it('asks for one transfer when the same is submitted again in a new dialog after a lost answer', async () => {
  const keys: string[] = []
  const requestWithdrawal = fromPromise<Schemas['Withdrawal'], WithdrawalCall>(
    async ({ input }) => {
      keys.push(input.attemptKey)
      if (keys.length === 1) throw lostNetwork
      return withdrawal
    },
  )
  const actor = startFlow(withdrawalRequestMachine.provide({ actors: { requestWithdrawal } }), {
    input: undefined,
  })
  const submit = async (amount: number, attemptKey: string) => {
    actor.send({ type: 'withdrawal.requested' })
    const request = { amount, iban: '820540102680020817909002', attemptKey }
    actor.send({ type: 'form.submitted', request })
    await waitFor(actor, (snapshot) => !selectors.isBusy(snapshot))
    actor.send({ type: 'dialog.dismissed' })
  }
  await submit(250_000, 'first')
  await submit(250_000, 'second')
  await submit(250_000, 'third')
  await submit(300_000, 'fourth')
  expect(keys).toEqual(['first', 'first', 'third', 'fourth'])
})
