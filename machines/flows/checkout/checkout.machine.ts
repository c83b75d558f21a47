import { and, type Actor } from 'xstate'
import { seenOf } from '#machines/flows/cart/cart.ts'
import { failureIn } from '#machines/kernel/problem.ts'
import { freshCheckout, isContinuing, placeOrderInput } from './checkout.context.ts'
import { checkoutSetup } from './checkout.setup.ts'

/**
 * From the cart to the bank: cart → delivery → invoice → payment. While shopping, the wanted step is entered only as
 * far as the redirect rules allow; while paying, only the payment itself moves the flow.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => freshCheckout(input),
  initial: 'shopping',
  states: {
    shopping: {
      initial: 'loading',
      on: {
        'step.requested': {
          target: '.routing',
          actions: [
            { type: 'wantStep', params: ({ event }) => event.step },
            'forgetNotice',
            'forgetLostStep',
          ],
        },
        'cart.updated': {
          actions: [
            { type: 'keepCart', params: ({ event }) => event.cart },
            { type: 'settleChoice', params: ({ event }) => event.cart },
            'keepHasMethod',
            'announceChange',
          ],
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
          entry: [{ type: 'wantStep', params: 'cart' }, 'keepChoice'],
          exit: ['forgetSeenCart', 'forgetHasMethod'],
          invoke: {
            id: 'cart',
            src: 'cartEditing',
            input: ({ context }) => ({
              signedIn: context.signedIn,
              cart: context.cart,
              profileComplete: context.profileComplete,
              continuing: isContinuing(context),
              returning: context.hasMethod,
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
          entry: [{ type: 'wantStep', params: 'delivery' }, 'keepHasMethod'],
          always: { guard: 'hasLostGoods', target: 'routing', actions: 'noticeLostGoods' },
          invoke: {
            id: 'delivery',
            src: 'delivery',
            input: ({ context: { cart, address, deliveryDraft: draft } }) => ({
              cart,
              address,
              draft,
            }),
            onDone: {
              target: 'loading',
              actions: ['forgetNotice', { type: 'wantStep', params: 'invoice' }],
            },
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
          entry: 'keepHasMethod',
          always: { guard: 'hasLostGoods', target: 'routing', actions: 'noticeLostGoods' },
          invoke: {
            id: 'discount',
            src: 'discountCode',
            input: ({ context }) => ({ applied: context.cart.discount?.code ?? null }),
            onError: { actions: { type: 'keepNotice', params: ({ event }) => failureIn(event) } },
          },
          on: {
            'cart.updated': {
              actions: [
                { type: 'keepCart', params: ({ event }) => event.cart },
                'syncLastCode',
                'announceChange',
              ],
            },
          },
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
                'pay.pressed': [
                  { guard: 'isVpnChecked', target: 'warning' },
                  {
                    guard: 'isPaymentReady',
                    target: '#checkout.paying',
                    actions: 'forgetNotice',
                  },
                ],
              },
            },
            /** The dialog of the VPN. */
            warning: {
              on: {
                'warning.confirmed': [
                  {
                    guard: 'isPaymentReady',
                    target: '#checkout.paying',
                    actions: 'forgetNotice',
                  },
                  { target: 'choosing' },
                ],
                'dialog.dismissed': 'choosing',
              },
            },
          },
        },
      },
    },
    paying: {
      entry: ['forgetLastCode', 'forgetDraft'],
      on: { 'order.opened': { actions: 'endAttempt' } },
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
  output: ({ context: { orderId, cart } }) =>
    orderId === null
      ? { outcome: 'signInNeeded', seenCart: seenOf(cart) }
      : { outcome: 'ordered', orderId },
})

export type CheckoutActor = Actor<typeof checkoutMachine>
