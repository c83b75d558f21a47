import { expect, it } from 'vitest'
import { fromPromise, waitFor } from 'xstate'
import type { Schemas } from '#machines/api/client.ts'
import {
  giftCardPurchaseMachine,
  giftCardPurchaseSelectors as selectors,
  type GiftCardCall,
} from '#machines/flows/gift-card-purchase/gift-card-purchase.machine.ts'
import { startFlow } from '#machines/kernel/start.ts'
import { lostNetwork, movedElsewhere } from '#machines/testing/fixtures.ts'

const giftCard: Schemas['GiftCard'] = {
  id: 1,
  gift_code: 'K7QM-2XWP-9HTR-C4VN',
  amount: 500_000,
  created_at: '2026-11-20T10:00:00Z',
  recipient_phone: null,
  redeemed_at: null,
  revoked_at: null,
}

it('buys one card when the same is submitted again in a new dialog after a lost answer', async () => {
  const keys: string[] = []
  const buyGiftCard = fromPromise<Schemas['GiftCard'], GiftCardCall>(async ({ input }) => {
    keys.push(input.attemptKey)
    if (keys.length === 1) throw lostNetwork
    return giftCard
  })
  const actor = startFlow(giftCardPurchaseMachine.provide({ actors: { buyGiftCard } }), {
    input: undefined,
  })
  const submit = async (amount: number, attemptKey: string) => {
    actor.send({ type: 'giftCard.requested' })
    const request = { amount, recipientPhone: null, note: '', attemptKey }
    actor.send({ type: 'form.submitted', request })
    await waitFor(actor, (snapshot) => !selectors.isBusy(snapshot))
    actor.send({ type: 'dialog.dismissed' })
  }
  await submit(500_000, 'first')
  await submit(500_000, 'second')
  await submit(500_000, 'third')
  await submit(600_000, 'fourth')
  expect(keys).toEqual(['first', 'first', 'third', 'fourth'])
})

it('keeps its key when a retry is refused: the first call may have bought the card', async () => {
  const keys: string[] = []
  const buyGiftCard = fromPromise<Schemas['GiftCard'], GiftCardCall>(async ({ input }) => {
    keys.push(input.attemptKey)
    throw keys.length === 1 ? lostNetwork : movedElsewhere
  })
  const actor = startFlow(giftCardPurchaseMachine.provide({ actors: { buyGiftCard } }), {
    input: undefined,
  })
  const settled = () => waitFor(actor, (snapshot) => !selectors.isBusy(snapshot))
  const submit = (attemptKey: string) => {
    const request = { amount: 500_000, recipientPhone: null, note: '', attemptKey }
    actor.send({ type: 'form.submitted', request })
    return settled()
  }
  actor.send({ type: 'giftCard.requested' })
  await submit('first')
  actor.send({ type: 'retry.requested' })
  await settled()
  await submit('second')
  expect(keys).toEqual(['first', 'first', 'first'])
})
