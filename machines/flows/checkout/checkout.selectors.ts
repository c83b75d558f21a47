import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { split } from '#machines/flows/cart/cart.ts'
import type { cartEditingMachine } from '#machines/flows/cart-editing/cart-editing.machine.ts'
import type { deliveryMachine } from '#machines/flows/delivery/delivery.machine.ts'
import type { placeOrderMachine } from '#machines/flows/place-order/place-order.machine.ts'
import type { checkoutMachine } from './checkout.machine.ts'
import { isGatewayNeeded } from './checkout.context.ts'
import type { CheckoutStep } from './checkout.types.ts'

export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>

/** The addresses of the steps. */
export const stepPaths: Record<CheckoutStep, string> = {
  cart: '/cart',
  delivery: '/cart/send-methods',
  invoice: '/cart/invoice',
}

/** The step that an address belongs to; null for every other address. */
export function stepOf(path: string): CheckoutStep | null {
  const steps: CheckoutStep[] = ['cart', 'delivery', 'invoice']
  return steps.find((step) => stepPaths[step] === path) ?? null
}

/** What the checkout shows, and where it stands. */
export const checkoutSelectors = {
  /** The address that the flow wants; the page follows it in one place. */
  location: (snapshot: CheckoutSnapshot) => stepPaths[snapshot.context.step],
  /** The step of the header: 1 cart, 2 delivery, 3 invoice, 4 payment. */
  stepNumber: (snapshot: CheckoutSnapshot): 1 | 2 | 3 | 4 => {
    if (snapshot.matches('paying')) return 4
    return stepNumbers[snapshot.context.step]
  },
  /** Whether the header may lead to a step: only back, and only while shopping. */
  canGoTo: (snapshot: CheckoutSnapshot, step: CheckoutStep) =>
    snapshot.matches('shopping') && stepNumbers[step] < stepNumbers[snapshot.context.step],
  cart: (snapshot: CheckoutSnapshot) => snapshot.context.cart,
  address: (snapshot: CheckoutSnapshot) => snapshot.context.address,
  gateways: (snapshot: CheckoutSnapshot) => snapshot.context.gateways,
  gatewayLink: (snapshot: CheckoutSnapshot) => snapshot.context.gatewayLink,
  canChooseGateway: (snapshot: CheckoutSnapshot, link: string) =>
    snapshot.can({ type: 'gateway.chosen', link }),
  isGatewayNeeded: (snapshot: CheckoutSnapshot) => isGatewayNeeded(snapshot.context),
  isWalletUsed: (snapshot: CheckoutSnapshot) => snapshot.context.useWallet,
  canToggleWallet: (snapshot: CheckoutSnapshot) => snapshot.can({ type: 'wallet.toggled' }),
  /** Tomans that the wallet pays, and that are left to pay. */
  payment: (snapshot: CheckoutSnapshot) => split(snapshot.context),
  canPay: (snapshot: CheckoutSnapshot) => snapshot.can({ type: 'pay.pressed' }),
  isBusy: (snapshot: CheckoutSnapshot) => snapshot.hasTag('busy'),
  isLoading: (snapshot: CheckoutSnapshot) => snapshot.matches({ shopping: 'loading' }),
  /** What the shopper has to be told; null while all is well. */
  failure: (snapshot: CheckoutSnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
  /** Why the shopper was taken back; shown until the next choice. */
  notice: (snapshot: CheckoutSnapshot) => snapshot.context.notice,
  /** Step 1 as an actor of its own: `cartEditingSelectors`, and its events are sent to it. */
  cartEditing: (snapshot: CheckoutSnapshot) =>
    snapshot.children.cart as ActorRefFrom<typeof cartEditingMachine> | undefined,
  /** Step 2 as an actor of its own: `deliverySelectors`, and its events are sent to it. */
  delivery: (snapshot: CheckoutSnapshot) =>
    snapshot.children.delivery as ActorRefFrom<typeof deliveryMachine> | undefined,
  /** Paying as an actor of its own: `placeOrderSelectors`, and its events are sent to it. */
  placeOrder: (snapshot: CheckoutSnapshot) =>
    snapshot.children.placeOrder as ActorRefFrom<typeof placeOrderMachine> | undefined,
}

const stepNumbers = { cart: 1, delivery: 2, invoice: 3 } as const
