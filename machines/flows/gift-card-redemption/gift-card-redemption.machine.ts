import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import type { Schemas } from '#machines/api/client.ts'
import { failureIn, isRepeatable, type Failure } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

type Redeemed = Schemas['RedeemedGiftCard']

export type GiftCardRedemptionContext = {
  /** What was submitted last, as it was typed. */
  code: string | null
  /** What the last card added, in tomans. */
  amount: number | null
  failure: Failure | null
}

export type GiftCardRedemptionEvent =
  { type: 'code.submitted'; code: string } | { type: 'retry.requested' }

export type GiftCardRedemptionEmitted = { type: 'wallet.changed'; wallet: Schemas['Wallet'] }

/** Turning the code of a gift card into purchase credit; another code may follow. */
export const giftCardRedemptionMachine = setup({
  types: {
    context: {} as GiftCardRedemptionContext,
    events: {} as GiftCardRedemptionEvent,
    emitted: {} as GiftCardRedemptionEmitted,
    tags: {} as 'busy' | 'error',
  },
  actors: { redeemGiftCard: unprovided<Redeemed, { code: string }>() },
  guards: { isRepeatable: ({ context }) => isRepeatable(context.failure) },
  actions: {
    keepCode: assign({ code: (_, code: string) => code }),
    keepAmount: assign({ amount: (_, { amount }: Redeemed) => amount }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    announceChange: emit((_, { wallet }: Redeemed) => ({
      type: 'wallet.changed' as const,
      wallet,
    })),
  },
}).createMachine({
  id: 'giftCardRedemption',
  context: { code: null, amount: null, failure: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'code.submitted': {
          target: 'redeeming',
          actions: { type: 'keepCode', params: ({ event }) => event.code },
        },
      },
    },
    redeeming: {
      tags: 'busy',
      invoke: {
        id: 'redeemGiftCard',
        src: 'redeemGiftCard',
        input: ({ context }) => ({ code: required(context.code) }),
        onDone: {
          target: 'redeemed',
          actions: [
            { type: 'keepAmount', params: ({ event }) => event.output },
            { type: 'announceChange', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: {
      tags: 'error',
      on: {
        'retry.requested': { guard: 'isRepeatable', target: 'redeeming' },
        'code.submitted': {
          target: 'redeeming',
          actions: { type: 'keepCode', params: ({ event }) => event.code },
        },
      },
    },
    redeemed: {
      on: {
        'code.submitted': {
          target: 'redeeming',
          actions: { type: 'keepCode', params: ({ event }) => event.code },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof giftCardRedemptionMachine>
export type GiftCardRedemptionActor = Actor<typeof giftCardRedemptionMachine>

export const giftCardRedemptionSelectors = {
  isBusy: (snapshot: Snapshot) => snapshot.hasTag('busy'),
  /** What the card added while that is shown, in tomans. */
  redeemed: (snapshot: Snapshot) => (snapshot.matches('redeemed') ? snapshot.context.amount : null),
  /** Whether the same code may be sent again: not after the shop refused it. */
  canRetry: (snapshot: Snapshot) => snapshot.can({ type: 'retry.requested' }),
  /** The failure to show; null if there is none. */
  failure: (snapshot: Snapshot) => (snapshot.hasTag('error') ? snapshot.context.failure : null),
}
