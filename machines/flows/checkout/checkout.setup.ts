import { assign, emit, setup } from 'xstate'
import { cartEditingMachine } from '#machines/flows/cart-editing/cart-editing.machine.ts'
import type { CartEditingOutput } from '#machines/flows/cart-editing/cart-editing.types.ts'
import { hasUnavailable, noMethod, type Cart } from '#machines/flows/cart/cart.ts'
import { deliveryMachine } from '#machines/flows/delivery/delivery.machine.ts'
import type { DeliveryDraft } from '#machines/flows/delivery/delivery.types.ts'
import { discountCodeMachine } from '#machines/flows/discount-code/discount-code.machine.ts'
import {
  placeOrderMachine,
  type PlaceOrderOutput,
} from '#machines/flows/place-order/place-order.machine.ts'
import { failureIn, isSignedOut, type Failure } from '#machines/kernel/problem.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import {
  attemptAfter,
  attemptFor,
  draftOf,
  draftWith,
  firstGateway,
  goodsLost,
  hasWalletFunds,
  isActive,
  isCartReady,
  isDeliveryReady,
  isGatewayNeeded,
  isPaymentReady,
  joinedUnits,
  keptCart,
  noticeAfter,
  noticeOfLoading,
  noticeAfterCartChange,
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

/** What the checkout knows, invokes, asks and does. */
export const checkoutSetup = setup({
  types: {
    input: {} as CheckoutInput,
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutEmitted,
    output: {} as CheckoutOutput,
    tags: {} as 'busy' | 'error' | 'stable',
    children: {} as {
      cart: 'cartEditing'
      delivery: 'delivery'
      discount: 'discountCode'
      placeOrder: 'placeOrder'
    },
  },
  actors: {
    loadCheckout: unprovided<LoadedCheckout, LoadCheckoutInput>(),
    cartEditing: cartEditingMachine,
    delivery: deliveryMachine,
    prepareInvoice: unprovided<PreparedInvoice>(),
    discountCode: discountCodeMachine,
    placeOrder: placeOrderMachine,
  },
  guards: {
    isDeliveryWanted: ({ context }) => context.wantedStep !== 'cart',
    isInvoiceWanted: ({ context }) => context.wantedStep === 'invoice',
    isCartReady: ({ context }) => isCartReady(context),
    isDeliveryReady: ({ context }) => isDeliveryReady(context),
    hasLostGoods: ({ context: { cart } }) => hasUnavailable(cart),
    isGatewayActive: ({ context, event }) =>
      event.type === 'gateway.chosen' && isActive(context.gateways, event.link),
    isGatewayNeeded: ({ context }) => isGatewayNeeded(context),
    hasWalletFunds: ({ context }) => hasWalletFunds(context.cart),
    /** A VPN keeps the gateway's page from opening; an order that the wallet pays needs none. */
    isVpnChecked: ({ context }) =>
      context.checksVpn === true && isGatewayNeeded(context) && isPaymentReady(context),
    isPaymentReady: ({ context }) => isPaymentReady(context),
    isOrdered: (_, { outcome }: PlaceOrderOutput) => outcome === 'ordered',
    isSignedOut: ({ event }) => isSignedOut(failureIn(event)),
    hasLostSession: ({ context, event }) => context.signedIn && isSignedOut(failureIn(event)),
  },
  actions: {
    wantStep: assign({ wantedStep: (_, step: CheckoutStep) => step }),
    forgetLostStep: assign({ lostStep: null }),
    keepSession: assign({
      signedIn: (_, signedIn: boolean) => signedIn,
      lostStep: null,
      deliveryDraft: null,
      notice: null,
      lastCode: null,
    }),
    /** The cart of the account is out of reach until the shopper signs in again. */
    endSession: assign({
      signedIn: false,
      lostStep: ({ context }) => context.wantedStep,
      notice: sessionExpired,
      lastCode: null,
    }),
    keepCheckout: assign(({ context }, loaded: LoadedCheckout) => ({
      ...loaded,
      ...keptCart(context, loaded.cart),
      joinedUnits: joinedUnits(context, loaded.cart),
      notice: noticeOfLoading(context, loaded),
      failure: null,
    })),
    keepCart: assign(({ context }, cart: Cart) => ({
      ...keptCart(context, cart),
      notice: noticeAfterCartChange(context, cart),
    })),
    noticeLostGoods: assign({ notice: goodsLost }),
    keepCartStep: assign(({ context }, { cart, profileComplete }: CartEditingOutput) => ({
      ...keptCart(context, cart),
      profileComplete,
    })),
    keepDraft: assign({ deliveryDraft: (_, draft: DeliveryDraft) => draft }),
    keepHasMethod: assign({
      hasMethod: ({ context: { cart } }) => cart.shipping_method !== noMethod,
    }),
    forgetHasMethod: assign({ hasMethod: false }),
    forgetSeenCart: assign({ seenCart: null, joinedUnits: 0 }),
    keepChoice: assign({ deliveryDraft: ({ context }) => draftOf(context) }),
    /** The cart keeps the method that was chosen again. */
    settleChoice: assign({
      deliveryDraft: ({ context: { deliveryDraft } }, cart: Cart) => draftWith(cart, deliveryDraft),
    }),
    forgetDraft: assign({ deliveryDraft: null }),
    keepInvoice: assign(({ context }, { gateways, newKey }: PreparedInvoice) => ({
      attempt: attemptFor(context, newKey),
      gateways,
      gatewayLink: isActive(gateways, context.gatewayLink)
        ? context.gatewayLink
        : firstGateway(context.cart, gateways),
    })),
    keepGateway: assign({ gatewayLink: (_, link: string) => link, notice: null }),
    toggleWallet: assign({ useWallet: ({ context }) => !context.useWallet, notice: null }),
    /** On the invoice step only the shopper changes the code, so a removed code needs no notice. */
    syncLastCode: assign({ lastCode: ({ context: { cart } }) => cart.discount?.code ?? null }),
    /** An order uses the code up, and another cart must not ask for it. */
    forgetLastCode: assign({ lastCode: null }),
    endAttempt: assign({ attempt: null }),
    settleAttempt: assign(({ context }, output: PlaceOrderOutput) => ({
      signedIn: context.signedIn && output.outcome !== 'signedOut',
      lostStep: output.outcome === 'signedOut' ? context.wantedStep : null,
      attempt: attemptAfter(output, context.attempt),
      useWallet: context.useWallet && output.outcome !== 'returned',
      notice: noticeAfter(output),
      lastCode: context.cart.discount?.code ?? null,
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
})
