import { lostNetwork } from '#machines/testing/fixtures.ts'
import { ProblemError } from '#machines/kernel/problem.ts'
import type { FlowModel } from '#machines/testing/model.ts'
import { onDone } from '#machines/testing/says.ts'
import {
  giftCardRedemptionMachine,
  giftCardRedemptionSelectors,
} from './gift-card-redemption.machine.ts'

const code = 'K7QM-2XWP-9HTR-C4VN'
const otherCode = '6PDW-YB3K-MZ8A-RT5E'
const wallet = { total_funds: 500_000, balance: 0, store_credit: 500_000 }

export const giftCardRedemptionModel: FlowModel<typeof giftCardRedemptionMachine> = {
  machine: giftCardRedemptionMachine,
  starts: { signedIn: undefined },
  events: [
    { type: 'code.submitted', code },
    { type: 'code.submitted', code: otherCode },
    { type: 'retry.requested' },
  ],
  outcomes: {
    redeemGiftCard: {
      done: [{ amount: 500_000, wallet }],
      errors: [lostNetwork, new ProblemError('gift_card_not_found')],
    },
  },
  facts: ({ code, amount, failure }) => [
    code !== null,
    amount !== null,
    failure?.code === 'gift_card_not_found',
  ],
  says: {
    'wallet.changed': onDone('redeemGiftCard', (output) => ({ wallet: Object(output).wallet })),
  },
  asks: {
    redeemGiftCard: ({ snapshot, event }) => ({
      code: event.type === 'code.submitted' ? event.code : snapshot.context.code,
    }),
  },
  invariants: {
    'a success names what the card added': ({ snapshot }) =>
      snapshot.matches('redeemed') ? snapshot.context.amount === 500_000 : null,
    'an earlier success is not shown with the next card': ({ snapshot }) =>
      snapshot.matches('redeemed') ? null : giftCardRedemptionSelectors.redeemed(snapshot) === null,
    'a failure has its code': ({ snapshot }) =>
      snapshot.hasTag('error') ? snapshot.context.failure !== null : null,
  },
}
