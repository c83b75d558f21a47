import { and, assign, emit, setup, type Actor } from 'xstate'
import { cartEditingMachine } from '#machines/flows/cart-editing/cart-editing.machine.ts'
import type { CartEditingOutput } from '#machines/flows/cart-editing/cart-editing.types.ts'
import type { Cart } from '#machines/flows/cart/cart.ts'
import { deliveryMachine } from '#machines/flows/delivery/delivery.machine.ts'
import type { DeliveryDraft } from '#machines/flows/delivery/delivery.types.ts'
import {
  placeOrderMachine,
  type PlaceOrderOutput,
} from '#machines/flows/place-order/place-order.machine.ts'
import { failureIn, isSignedOut, type Failure } from '#machines/kernel/problem.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import {
  attemptAfter,
  attemptFor,
  firstBankGateway,
  freshCheckout,
  hasWalletFunds,
  isActive,
  isCartReady,
  isDeliveryReady,
  isGatewayNeeded,
  keptCart,
  stockAlertAfter,
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
  LoadCheckoutInput,
  LoadedCheckout,
  PreparedInvoice,
} from './checkout.types.ts'

/**
 * From the cart to the bank: cart → delivery → invoice → payment. While shopping, the wanted step is entered only as
 * far as the redirect rules allow; while paying, only the payment itself moves the flow.
 */
export const checkoutMachine = setup({
  types: {
    input: {} as CheckoutInput,
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutEmitted,
    output: {} as CheckoutOutput,
    tags: {} as 'busy' | 'error' | 'stable',
    children: {} as { cart: 'cartEditing'; delivery: 'delivery'; placeOrder: 'placeOrder' },
  },
  actors: {
    loadCheckout: unprovided<LoadedCheckout, LoadCheckoutInput>(),
    cartEditing: cartEditingMachine,
    delivery: deliveryMachine,
    prepareInvoice: unprovided<PreparedInvoice>(),
    placeOrder: placeOrderMachine,
  },
  guards: {
    isDeliveryWanted: ({ context }) => context.wantedStep !== 'cart',
    isInvoiceWanted: ({ context }) => context.wantedStep === 'invoice',
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
    hasLostSession: ({ context, event }) => context.signedIn && isSignedOut(failureIn(event)),
  },
  actions: {
    wantStep: assign({ wantedStep: (_, step: CheckoutStep) => step }),
    keepSession: assign({ signedIn: (_, signedIn: boolean) => signedIn, notice: null }),
    /** The cart of the account is out of reach until the shopper signs in again. */
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
    keepInvoice: assign(({ context }, { gateways, newKey }: PreparedInvoice) => ({
      attempt: attemptFor(context, newKey),
      gateways,
      gatewayLink: isActive(gateways, context.gatewayLink)
        ? context.gatewayLink
        : firstBankGateway(gateways),
    })),
    keepGateway: assign({ gatewayLink: (_, link: string) => link, notice: null }),
    toggleWallet: assign({ useWallet: ({ context }) => !context.useWallet, notice: null }),
    settleAttempt: assign(({ context }, output: PlaceOrderOutput) => ({
      signedIn: context.signedIn && output.outcome !== 'signedOut',
      attempt: attemptAfter(output, context.attempt),
      notice: stockAlertAfter(output),
    })),
    keepOrder: assign((_, output: PlaceOrderOutput) =>
      output.outcome === 'ordered' ? { orderId: output.orderId, attempt: null } : {},
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
          actions: [{ type: 'wantStep', params: ({ event }) => event.step }, 'forgetNotice'],
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
        'signIn.requested': '#checkout.signInNeeded',
        'flow.resumed': '.loading',
      },
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadCheckout',
            src: 'loadCheckout',
            input: ({ context: { signedIn, wantedStep: step } }) => ({ signedIn, step }),
            onDone: {
              target: 'routing',
              actions: [
                { type: 'keepCheckout', params: ({ event }) => event.output },
                'announceLoaded',
              ],
            },
            onError: [
              { guard: 'hasLostSession', target: 'loading', reenter: true, actions: 'endSession' },
              { target: 'loadFailed', actions: 'keepFailure' },
            ],
          },
          on: {
            'step.requested': {
              actions: { type: 'wantStep', params: ({ event }) => event.step },
            },
          },
        },
        loadFailed: {
          tags: 'error',
          on: {
            'retry.requested': 'loading',
            'step.requested': {
              target: 'loading',
              actions: { type: 'wantStep', params: ({ event }) => event.step },
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
          entry: [{ type: 'wantStep', params: 'cart' }, 'forgetDraft'],
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
                { type: 'wantStep', params: 'delivery' },
              ],
            },
            onError: { target: 'loadFailed', actions: 'keepFailure' },
          },
        },
        delivery: {
          tags: 'stable',
          entry: { type: 'wantStep', params: 'delivery' },
          invoke: {
            id: 'delivery',
            src: 'delivery',
            input: ({ context: { cart, address, deliveryDraft: draft } }) => ({
              cart,
              address,
              draft,
            }),
            onDone: { target: 'loading', actions: { type: 'wantStep', params: 'invoice' } },
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
          states: {
            preparing: {
              tags: 'busy',
              invoke: {
                id: 'prepareInvoice',
                src: 'prepareInvoice',
                onDone: {
                  target: 'choosing',
                  actions: { type: 'keepInvoice', params: ({ event }) => event.output },
                },
                onError: [
                  {
                    guard: 'isSignedOut',
                    target: '#checkout.shopping.loading',
                    actions: 'endSession',
                  },
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
                  target: '#checkout.paying',
                  actions: 'forgetNotice',
                },
              },
            },
          },
        },
      },
    },
    paying: {
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
    signInNeeded: { type: 'final' },
    ordered: { type: 'final' },
  },
  output: ({ context: { orderId } }) =>
    orderId === null ? { outcome: 'signInNeeded' } : { outcome: 'ordered', orderId },
})

export type CheckoutActor = Actor<typeof checkoutMachine>
