import { and, assign, emit, setup, type Actor } from 'xstate'
import { cartEditingMachine } from '#machines/flows/cart-editing/cart-editing.machine.ts'
import type { CartEditingOutput } from '#machines/flows/cart-editing/cart-editing.types.ts'
import type { Cart } from '#machines/flows/cart/cart.ts'
import { deliveryMachine } from '#machines/flows/delivery/delivery.machine.ts'
import type { DeliveryDraft } from '#machines/flows/delivery/delivery.types.ts'
import { newKey } from '#machines/kernel/key.ts'
import {
  placeOrderMachine,
  type PlaceOrderOutput,
} from '#machines/flows/place-order/place-order.machine.ts'
import { failureIn, isSignedOut, type Failure } from '#machines/kernel/problem.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import {
  firstBankGateway,
  freshCheckout,
  hasWalletFunds,
  isActive,
  isCartReady,
  isDecided,
  isDeliveryReady,
  isGatewayNeeded,
  keptCart,
  noticeAfter,
  placeOrderInput,
  sessionExpired,
} from './checkout.context.ts'
import type {
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  CheckoutOutput,
  CheckoutStep,
  GatewayOptions,
  LoadCheckoutInput,
  LoadedCheckout,
} from './checkout.types.ts'

/**
 * From the cart to the bank: cart → delivery → invoice → payment. While shopping, the wanted step is entered only as
 * far as the redirect rules allow; once paying, nothing but the payment's own course moves the flow.
 */
export const checkoutMachine = setup({
  types: {
    input: {} as CheckoutInput,
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutEmitted,
    output: {} as CheckoutOutput,
    tags: {} as 'busy' | 'error' | 'stable',
  },
  actors: {
    loadCheckout: unprovided<LoadedCheckout, LoadCheckoutInput>(),
    cartEditing: cartEditingMachine,
    delivery: deliveryMachine,
    listGateways: unprovided<GatewayOptions>(),
    placeOrder: placeOrderMachine,
  },
  guards: {
    isDeliveryWanted: ({ context }) => context.step !== 'cart',
    isInvoiceWanted: ({ context }) => context.step === 'invoice',
    isCartReady: ({ context }) => isCartReady(context),
    isDeliveryReady: ({ context }) => isDeliveryReady(context),
    isGatewayActive: ({ context, event }) =>
      event.type === 'gateway.chosen' && isActive(context.gateways, event.link),
    isGatewayNeeded: ({ context }) => isGatewayNeeded(context),
    hasWalletFunds: ({ context }) => hasWalletFunds(context.cart),
    isPaymentReady: ({ context }) =>
      isCartReady(context) &&
      isDeliveryReady(context) &&
      (context.gatewayLink !== null || !isGatewayNeeded(context)),
    isOrdered: (_, { outcome }: PlaceOrderOutput) => outcome === 'ordered',
    isSignedOut: ({ event }) => isSignedOut(failureIn(event)),
  },
  actions: {
    standAt: assign({ step: (_, step: CheckoutStep) => step }),
    keepSession: assign({ signedIn: (_, signedIn: boolean) => signedIn, notice: null }),
    /** The cart of the account is out of reach until the shopper signs in again, and is told so. */
    endSession: assign({ signedIn: false, notice: sessionExpired }),
    keepCheckout: assign(({ context }, loaded: LoadedCheckout) => ({
      ...loaded,
      ...keptCart(context, loaded.cart),
      failure: null,
    })),
    keepCart: assign(({ context }, cart: Cart) => keptCart(context, cart)),
    keepCartStep: assign(({ context }, { cart, profileComplete }: CartEditingOutput) => ({
      ...keptCart(context, cart),
      profileComplete,
    })),
    keepDraft: assign({ deliveryDraft: (_, draft: DeliveryDraft) => draft }),
    forgetDraft: assign({ deliveryDraft: null }),
    keepGateways: assign(({ context }, gateways: GatewayOptions) => ({
      gateways,
      gatewayLink: isActive(gateways, context.gatewayLink)
        ? context.gatewayLink
        : firstBankGateway(gateways),
    })),
    keepGateway: assign({ gatewayLink: (_, link: string) => link, notice: null }),
    toggleWallet: assign({ useWallet: ({ context }) => !context.useWallet, notice: null }),
    /** One key for one version of the cart: whatever is tried again with it orders once. */
    startAttempt: assign(({ context: { attemptKey, attemptVersion, cart } }) => ({
      attemptKey: attemptVersion === cart.version && attemptKey !== '' ? attemptKey : newKey(),
      attemptVersion: cart.version,
    })),
    /** An attempt that was given up keeps its key, since the server may have placed the order all the same. */
    settleAttempt: assign(({ context }, output: PlaceOrderOutput) => ({
      signedIn: context.signedIn && output.outcome !== 'signedOut',
      attemptKey: isDecided(output) ? '' : context.attemptKey,
      notice: noticeAfter(output),
    })),
    keepOrder: assign((_, output: PlaceOrderOutput) =>
      output.outcome === 'ordered' ? { orderId: output.orderId, attemptKey: '' } : {},
    ),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    keepNotice: assign({ notice: (_, failure: Failure | null) => failure }),
    forgetNotice: assign({ notice: null }),
    announceLoaded: emit(({ context }) => ({ type: 'cart.loaded', cart: context.cart })),
    announceChange: emit(({ context }) => ({ type: 'cart.changed', cart: context.cart })),
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => freshCheckout(input),
  initial: 'shopping',
  states: {
    shopping: {
      initial: 'loading',
      on: {
        'step.requested': {
          target: '.routing',
          actions: [{ type: 'standAt', params: ({ event }) => event.step }, 'forgetNotice'],
        },
        'cart.updated': {
          actions: [{ type: 'keepCart', params: ({ event }) => event.cart }, 'announceChange'],
        },
        'cart.changedElsewhere': '.loading',
        'session.changed': {
          target: '.loading',
          actions: { type: 'keepSession', params: ({ event }) => event.signedIn },
        },
        'session.ended': { target: '.loading', actions: 'endSession' },
        'change.refused': {
          target: '.loading',
          actions: { type: 'keepNotice', params: ({ event }) => event.failure },
        },
        'signIn.requested': '#signInNeeded',
        'flow.resumed': '.loading',
      },
      states: {
        loading: {
          id: 'loading',
          tags: 'busy',
          invoke: {
            id: 'loadCheckout',
            src: 'loadCheckout',
            input: ({ context: { signedIn, step } }) => ({ signedIn, step }),
            onDone: {
              target: 'routing',
              actions: [
                { type: 'keepCheckout', params: ({ event }) => event.output },
                'announceLoaded',
              ],
            },
            onError: [
              { guard: 'isSignedOut', target: 'loading', reenter: true, actions: 'endSession' },
              { target: 'loadFailed', actions: 'keepFailure' },
            ],
          },
          on: {
            'step.requested': {
              actions: { type: 'standAt', params: ({ event }) => event.step },
            },
          },
        },
        loadFailed: {
          tags: 'error',
          on: {
            'retry.requested': 'loading',
            'step.requested': {
              target: 'loading',
              actions: { type: 'standAt', params: ({ event }) => event.step },
            },
          },
        },
        routing: {
          always: [
            {
              guard: and(['isInvoiceWanted', 'isCartReady', 'isDeliveryReady']),
              target: 'invoice',
            },
            { guard: and(['isDeliveryWanted', 'isCartReady']), target: 'delivery' },
            { target: 'cart' },
          ],
        },
        cart: {
          tags: 'stable',
          entry: [{ type: 'standAt', params: 'cart' }, 'forgetDraft'],
          invoke: {
            id: 'cart',
            src: 'cartEditing',
            input: ({ context: { signedIn, cart, profileComplete } }) => ({
              signedIn,
              cart,
              profileComplete,
            }),
            onDone: {
              target: 'routing',
              actions: [
                { type: 'keepCartStep', params: ({ event }) => event.output },
                { type: 'standAt', params: 'delivery' },
              ],
            },
            onError: { target: 'loadFailed', actions: 'keepFailure' },
          },
        },
        delivery: {
          tags: 'stable',
          entry: { type: 'standAt', params: 'delivery' },
          invoke: {
            id: 'delivery',
            src: 'delivery',
            input: ({ context: { cart, address, deliveryDraft: draft } }) => ({
              cart,
              address,
              draft,
            }),
            onDone: { target: 'loading', actions: { type: 'standAt', params: 'invoice' } },
            onError: { target: 'loadFailed', actions: 'keepFailure' },
          },
          on: {
            'cart.changedElsewhere': undefined,
            'delivery.drafted': {
              actions: { type: 'keepDraft', params: ({ event }) => event.draft },
            },
          },
        },
        invoice: {
          initial: 'preparing',
          entry: 'startAttempt',
          states: {
            preparing: {
              tags: 'busy',
              invoke: {
                id: 'listGateways',
                src: 'listGateways',
                onDone: {
                  target: 'choosing',
                  actions: { type: 'keepGateways', params: ({ event }) => event.output },
                },
                onError: [
                  { guard: 'isSignedOut', target: '#loading', actions: 'endSession' },
                  { target: 'unavailable', actions: 'keepFailure' },
                ],
              },
            },
            unavailable: { tags: 'error', on: { 'retry.requested': 'preparing' } },
            choosing: {
              tags: 'stable',
              on: {
                'gateway.chosen': {
                  guard: and(['isGatewayNeeded', 'isGatewayActive']),
                  actions: { type: 'keepGateway', params: ({ event }) => event.link },
                },
                'wallet.toggled': { guard: 'hasWalletFunds', actions: 'toggleWallet' },
                'pay.pressed': {
                  guard: 'isPaymentReady',
                  target: '#paying',
                  actions: 'forgetNotice',
                },
              },
            },
          },
        },
      },
    },
    paying: {
      id: 'paying',
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => placeOrderInput(context),
        onDone: [
          {
            guard: { type: 'isOrdered', params: ({ event }) => event.output },
            target: 'ordered',
            actions: { type: 'keepOrder', params: ({ event }) => event.output },
          },
          {
            target: 'shopping',
            actions: { type: 'settleAttempt', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'shopping',
          actions: { type: 'keepNotice', params: ({ event }) => failureIn(event) },
        },
      },
    },
    signInNeeded: { id: 'signInNeeded', type: 'final' },
    ordered: { id: 'ordered', type: 'final' },
  },
  output: ({ context: { orderId } }) =>
    orderId === null ? { outcome: 'signInNeeded' } : { outcome: 'ordered', orderId },
})

export type CheckoutActor = Actor<typeof checkoutMachine>
