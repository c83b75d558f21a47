import { assertEvent, assign, emit, setup, stateIn, type SnapshotFrom } from 'xstate'
import { fitsStock } from '#domain/cart.ts'
import type { Cart } from '#machines/flows/cart/cart.ts'
import type { GuestGoods } from '#machines/flows/cart/guest-cart.ts'
import {
  failureIn,
  isSignedOut,
  isStockLimit,
  isUncertain,
  type Failure,
} from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

export type AddToCartInput = { signedIn: boolean }

/** A line of a variant as the product page offers it. */
export type OfferedLine = {
  priceId: number
  insuranceId: number | null
  /** Units that are still available. */
  stock: number
  /** Units that one customer may order, however many are in stock. */
  purchaseLimit: number
  /** Units that are in the cart already. */
  inCart: number
  goods?: Omit<GuestGoods, 'stock_quantity'>
}

export type AddToCartContext = AddToCartInput & {
  /** The variant that was added last, or is about to be; null before the first one. */
  line: OfferedLine | null
  /** Variants that the server may or may not have added. */
  uncertainPriceIds: readonly number[]
  failure: Failure | null
}

export type AddToCartEvent =
  | { type: 'add.pressed'; line: OfferedLine }
  /** At the stepper that takes the button's place once the line is in the cart; 0 removes the line. */
  | { type: 'quantity.changed'; line: OfferedLine; quantity: number }
  | { type: 'insurance.changed'; insuranceId: number | null }
  | { type: 'retry.requested' }
  | { type: 'dialog.dismissed' }
  /** The shopper signed in or out, on this page or in another tab. */
  | { type: 'session.changed'; signedIn: boolean }

export type AddToCartEmitted =
  | { type: 'line.added' }
  /** `perCustomer`: the limit per customer was reached, not the end of the stock. */
  | { type: 'stock.limited'; perCustomer: boolean }
  /** The call to add the line, or to change its quantity, failed. */
  | { type: 'line.lost' | 'quantity.lost'; failure: Failure | null }
  | { type: 'insurance.changed'; insuranceId: number | null }
  /** The customer's new cart, or null for a guest, whose store announces its own changes. */
  | { type: 'cart.changed'; cart: Cart | null }

export type LineInput = { signedIn: boolean; line: OfferedLine }
export type AddInput = LineInput & {
  /** The previous call got no reply and may have added the line, so the cart is read first. */
  isUncertain: boolean
}
export type QuantityInput = { signedIn: boolean; priceId: number; quantity: number }
/** The customer's new cart; null for a guest, whose cart stays in the browser. */
export type ChangedCart = { cart: Cart | null }

/**
 * The button of the product page and its confirmation, where the insurance can still be changed. A line that was not
 * added is shown and retried by the same button. Once the line is in the cart, the button gives way to its quantity: a
 * second press never adds unseen.
 */
export const addToCartMachine = setup({
  types: {
    input: {} as AddToCartInput,
    context: {} as AddToCartContext,
    events: {} as AddToCartEvent,
    emitted: {} as AddToCartEmitted,
    tags: {} as 'busy' | 'error' | 'dialog',
  },
  actors: {
    addLine: unprovided<ChangedCart, AddInput>(),
    setInsurance: unprovided<ChangedCart, LineInput>(),
    setQuantity: unprovided<ChangedCart, QuantityInput>(),
  },
  guards: {
    isAnotherSession: ({ context }, signedIn: boolean) => signedIn !== context.signedIn,
    isOffered: (_, { stock, inCart }: OfferedLine) => stock > 0 && inCart === 0,
    isAboveStock: ({ event }) =>
      event.type === 'quantity.changed' &&
      event.quantity > event.line.inCart &&
      !fitsStock(event.quantity, Math.min(event.line.stock, event.line.purchaseLimit)),
    isStockLimited: ({ event }) => isStockLimit(failureIn(event)),
    hasLostSession: ({ context, event }) => context.signedIn && isSignedOut(failureIn(event)),
    isSuperseded: stateIn({ added: { changingInsurance: 'superseded' } }),
  },
  actions: {
    keepSession: assign({
      signedIn: (_, signedIn: boolean) => signedIn,
      uncertainPriceIds: [],
    }),
    endSession: assign({ signedIn: false, uncertainPriceIds: [] }),
    keepUncertainty: assign({
      uncertainPriceIds: ({ context, event }) =>
        context.signedIn && isUncertain(failureIn(event))
          ? [...othersThanLine(context), required(context.line).priceId]
          : othersThanLine(context),
    }),
    endUncertainty: assign({ uncertainPriceIds: ({ context }) => othersThanLine(context) }),
    keepLine: assign({ line: (_, line: OfferedLine) => line }),
    keepInsurance: assign({
      line: ({ context }, insuranceId: number | null) => ({
        ...required(context.line),
        insuranceId,
      }),
    }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    announceLine: emit({ type: 'line.added' }),
    announceStockLimit: emit(({ event }) => ({
      type: 'stock.limited',
      perCustomer:
        event.type === 'quantity.changed'
          ? fitsStock(event.quantity, event.line.stock)
          : failureIn(event)?.code === 'purchase_limit_reached',
    })),
    announceLoss: emit(({ context }) => ({ type: 'line.lost', failure: context.failure })),
    announceQuantityLoss: emit(({ context }) => ({
      type: 'quantity.lost',
      failure: context.failure,
    })),
    announceInsurance: emit(({ context }) => ({
      type: 'insurance.changed',
      insuranceId: required(context.line).insuranceId,
    })),
    announceCart: emit((_, { cart }: ChangedCart) => ({ type: 'cart.changed', cart })),
  },
}).createMachine({
  id: 'addToCart',
  context: ({ input }) => ({ ...input, line: null, uncertainPriceIds: [], failure: null }),
  initial: 'offering',
  on: {
    'session.changed': {
      guard: { type: 'isAnotherSession', params: ({ event }) => event.signedIn },
      target: '.offering',
      actions: { type: 'keepSession', params: ({ event }) => event.signedIn },
    },
  },
  states: {
    offering: {
      initial: 'idle',
      on: {
        'add.pressed': {
          guard: { type: 'isOffered', params: ({ event }) => event.line },
          target: 'adding',
          actions: { type: 'keepLine', params: ({ event }) => event.line },
        },
        'quantity.changed': [
          { guard: 'isAboveStock', actions: 'announceStockLimit' },
          {
            target: 'changing',
            actions: { type: 'keepLine', params: ({ event }) => event.line },
          },
        ],
      },
      states: {
        idle: {},
        limited: { tags: 'error' },
        failed: { tags: 'error' },
      },
    },
    adding: {
      tags: 'busy',
      invoke: {
        id: 'addLine',
        src: 'addLine',
        input: ({ context: { signedIn, line, uncertainPriceIds } }) => ({
          signedIn,
          line: required(line),
          isUncertain: uncertainPriceIds.includes(required(line).priceId),
        }),
        onDone: {
          target: 'added',
          actions: [
            'endUncertainty',
            'announceLine',
            { type: 'announceCart', params: ({ event }) => event.output },
          ],
        },
        onError: [
          { guard: 'hasLostSession', target: 'adding', reenter: true, actions: 'endSession' },
          {
            guard: 'isStockLimited',
            target: 'offering.limited',
            actions: ['keepFailure', 'endUncertainty', 'announceStockLimit'],
          },
          {
            target: 'offering.failed',
            actions: ['keepFailure', 'keepUncertainty', 'announceLoss'],
          },
        ],
      },
    },
    changing: {
      tags: 'busy',
      invoke: {
        id: 'setQuantity',
        src: 'setQuantity',
        input: ({ context: { signedIn }, event }) => {
          assertEvent(event, 'quantity.changed')
          return { signedIn, priceId: event.line.priceId, quantity: event.quantity }
        },
        onDone: {
          target: 'offering',
          actions: { type: 'announceCart', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: 'hasLostSession',
            target: 'offering.failed',
            actions: ['keepFailure', 'endSession', 'announceQuantityLoss'],
          },
          {
            guard: 'isStockLimited',
            target: 'offering.limited',
            actions: ['keepFailure', 'announceStockLimit'],
          },
          { target: 'offering.failed', actions: ['keepFailure', 'announceQuantityLoss'] },
        ],
      },
    },
    added: {
      tags: 'dialog',
      initial: 'confirmed',
      on: {
        'insurance.changed': {
          target: '.changingInsurance',
          actions: { type: 'keepInsurance', params: ({ event }) => event.insuranceId },
        },
        'dialog.dismissed': 'offering',
      },
      states: {
        confirmed: {},
        // One save at a time: of two under way, the server would keep the one that reaches it last.
        changingInsurance: {
          tags: 'busy',
          initial: 'latest',
          on: {
            'insurance.changed': {
              target: '.superseded',
              actions: { type: 'keepInsurance', params: ({ event }) => event.insuranceId },
            },
          },
          invoke: {
            id: 'setInsurance',
            src: 'setInsurance',
            input: ({ context: { signedIn, line } }) => ({ signedIn, line: required(line) }),
            onDone: [
              { guard: 'isSuperseded', target: 'changingInsurance', reenter: true },
              {
                target: 'confirmed',
                actions: [
                  'announceInsurance',
                  { type: 'announceCart', params: ({ event }) => event.output },
                ],
              },
            ],
            onError: [
              { guard: 'isSuperseded', target: 'changingInsurance', reenter: true },
              { target: 'insuranceFailed', actions: 'keepFailure' },
            ],
          },
          states: { latest: {}, superseded: {} },
        },
        insuranceFailed: { tags: 'error', on: { 'retry.requested': 'changingInsurance' } },
      },
    },
  },
})

export type AddToCartSnapshot = SnapshotFrom<typeof addToCartMachine>

/** What the button and its confirmation show. */
export const addToCartSelectors = {
  isAdding: (snapshot: AddToCartSnapshot) => snapshot.matches('adding'),
  isChangingQuantity: (snapshot: AddToCartSnapshot) => snapshot.matches('changing'),
  isConfirmationOpen: (snapshot: AddToCartSnapshot) => snapshot.matches('added'),
  isChangingInsurance: (snapshot: AddToCartSnapshot) =>
    snapshot.matches({ added: 'changingInsurance' }),
  insuranceId: (snapshot: AddToCartSnapshot) => snapshot.context.line?.insuranceId ?? null,
  failure: (snapshot: AddToCartSnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
}

/** The uncertain variants without the one of the line. */
const othersThanLine = ({ line, uncertainPriceIds }: AddToCartContext): number[] =>
  uncertainPriceIds.filter((id) => id !== line?.priceId)
