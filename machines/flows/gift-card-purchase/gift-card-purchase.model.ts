import type { Schemas } from '#machines/api/client.ts'
import { insufficientFunds, lostNetwork, mobile } from '#machines/testing/fixtures.ts'
import type { FlowModel } from '#machines/testing/model.ts'
import { onDone, onError, onAny } from '#machines/testing/says.ts'
import { giftCardPurchaseMachine, type GiftCardCall } from './gift-card-purchase.machine.ts'

const request: GiftCardCall = {
  amount: 500_000,
  recipientPhone: mobile,
  note: 'تولدت مبارک',
  attemptKey: '5f0e7a52-6f0e-4a36-9d7a-0c1f0d1a2b3c',
}

const giftCard: Schemas['GiftCard'] = {
  id: 3_001,
  gift_code: 'K7QM-2XWP-9HTR-C4VN',
  amount: request.amount,
  created_at: '2026-11-20T10:00:00Z',
  recipient_phone: mobile,
  redeemed_at: null,
  revoked_at: null,
}

export const giftCardPurchaseModel: FlowModel<typeof giftCardPurchaseMachine> = {
  machine: giftCardPurchaseMachine,
  starts: { signedIn: undefined },
  events: [
    { type: 'giftCard.requested' },
    { type: 'form.submitted', request },
    { type: 'form.submitted', request: { ...request, amount: 300_000, recipientPhone: null } },
    { type: 'retry.requested' },
    { type: 'dialog.dismissed' },
  ],
  outcomes: {
    buyGiftCard: {
      done: [giftCard],
      errors: [lostNetwork, insufficientFunds],
    },
  },
  facts: ({ request, giftCard }) => [request !== null, giftCard !== null],
  keyed: { offered: request.attemptKey, calls: { buyGiftCard: {} } },
  says: {
    'wallet.changed': onAny(onDone('buyGiftCard'), onError('buyGiftCard')),
  },
  asks: {
    buyGiftCard: ({ event }) => (event.type === 'form.submitted' ? choiceOf(event.request) : null),
  },
  invariants: {
    'a code is shown only of a card that was bought': ({ snapshot }) =>
      snapshot.matches('bought') ? snapshot.context.giftCard !== null : null,
    'a failure has its code': ({ snapshot }) =>
      snapshot.hasTag('error') ? snapshot.context.failure !== null : null,
  },
}

/** What was chosen; the key may be that of an earlier attempt. */
const choiceOf = ({ amount, recipientPhone, note }: GiftCardCall) => ({
  amount,
  recipientPhone,
  note,
})
