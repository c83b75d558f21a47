import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import type { Schemas } from '#machines/api/client.ts'
import { failureIn, isUncertain, type Failure } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { sameSubmission } from '#machines/kernel/same-submission.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

type GiftCard = Schemas['GiftCard']

export type GiftCardCall = {
  /** Tomans. */
  amount: number
  /** Eleven digits; null if the buyer passes the code on. */
  recipientPhone: string | null
  note: string
  /** `Idempotency-Key` of the purchase: repeated, it buys one card. */
  attemptKey: string
}

export type GiftCardPurchaseContext = {
  /** What was submitted last, until it was bought: the same, submitted again, goes out under its key. */
  request: GiftCardCall | null
  giftCard: GiftCard | null
  failure: Failure | null
}

export type GiftCardPurchaseEvent =
  | { type: 'giftCard.requested' }
  | { type: 'form.submitted'; request: GiftCardCall }
  | { type: 'retry.requested' }
  | { type: 'dialog.dismissed' }

/** Balance and history are not as the page shows them. */
export type GiftCardPurchaseEmitted = { type: 'wallet.changed' }

/** Buying a gift card with money of the wallet, for someone who receives the code by SMS or for passing it on. */
export const giftCardPurchaseMachine = setup({
  types: {
    context: {} as GiftCardPurchaseContext,
    events: {} as GiftCardPurchaseEvent,
    emitted: {} as GiftCardPurchaseEmitted,
    tags: {} as 'busy' | 'error' | 'form',
  },
  actors: { buyGiftCard: unprovided<GiftCard, GiftCardCall>() },
  guards: { isUncertain: ({ event }) => isUncertain(failureIn(event)) },
  actions: {
    keepRequest: assign(({ context }, request: GiftCardCall) => ({
      request: sameSubmission(
        context.request === null ? [] : [context.request],
        request,
        ({ amount, recipientPhone, note }) => [amount, recipientPhone, note],
      ),
    })),
    keepGiftCard: assign((_, giftCard: GiftCard) => ({ giftCard, request: null })),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    announceChange: emit({ type: 'wallet.changed' }),
  },
}).createMachine({
  id: 'giftCardPurchase',
  context: { request: null, giftCard: null, failure: null },
  initial: 'closed',
  states: {
    closed: { on: { 'giftCard.requested': 'editing' } },
    editing: {
      tags: 'form',
      on: {
        'form.submitted': {
          target: 'buying',
          actions: { type: 'keepRequest', params: ({ event }) => event.request },
        },
        'dialog.dismissed': 'closed',
      },
    },
    buying: {
      tags: ['busy', 'form'],
      invoke: {
        id: 'buyGiftCard',
        src: 'buyGiftCard',
        input: ({ context }) => required(context.request),
        onDone: {
          target: 'bought',
          actions: [
            { type: 'keepGiftCard', params: ({ event }) => event.output },
            'announceChange',
          ],
        },
        onError: [
          { guard: 'isUncertain', target: 'failed', actions: ['keepFailure', 'announceChange'] },
          { target: 'refused', actions: ['keepFailure', 'announceChange'] },
        ],
      },
    },
    failed: {
      tags: ['error', 'form'],
      on: { 'retry.requested': 'buying', 'dialog.dismissed': 'closed' },
    },
    refused: {
      tags: ['error', 'form'],
      on: {
        'form.submitted': {
          target: 'buying',
          actions: { type: 'keepRequest', params: ({ event }) => event.request },
        },
        'dialog.dismissed': 'closed',
      },
    },
    bought: { on: { 'dialog.dismissed': 'closed' } },
  },
})

type Snapshot = SnapshotFrom<typeof giftCardPurchaseMachine>
export type GiftCardPurchaseActor = Actor<typeof giftCardPurchaseMachine>

export const giftCardPurchaseSelectors = {
  isForm: (snapshot: Snapshot) => snapshot.hasTag('form'),
  isBusy: (snapshot: Snapshot) => snapshot.hasTag('busy'),
  isFailed: (snapshot: Snapshot) => snapshot.matches('failed'),
  /** The bought card while its code is shown. */
  bought: (snapshot: Snapshot) => (snapshot.matches('bought') ? snapshot.context.giftCard : null),
  /** The failure to show; null if there is none. */
  failure: (snapshot: Snapshot) => (snapshot.hasTag('error') ? snapshot.context.failure : null),
}
