import type { SnapshotFrom } from 'xstate'
import { split } from '#machines/flows/cart/cart.ts'
import type { checkoutMachine } from './checkout.machine.ts'
import { isGatewayNeeded, isOrderLimitReached } from './checkout.context.ts'
import type { CheckoutContext, CheckoutStep } from './checkout.types.ts'

export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>

/** The URL paths of the steps. */
export const stepPaths: Record<CheckoutStep, string> = {
  cart: '/cart',
  delivery: '/cart/send-methods',
  invoice: '/cart/invoice',
}

/** The step with this URL path; null for every other path. */
export function stepOf(path: string): CheckoutStep | null {
  const steps: CheckoutStep[] = ['cart', 'delivery', 'invoice']
  return steps.find((step) => stepPaths[step] === path) ?? null
}

export const checkoutSelectors = {
  /** The URL path that the flow wants; the page follows it in one place. */
  location: (snapshot: CheckoutSnapshot) => stepPaths[snapshot.context.wantedStep],
  /** The URL path to which a sign-in leads back. */
  pathAfterSignIn: (snapshot: CheckoutSnapshot) =>
    stepPaths[snapshot.context.lostStep ?? snapshot.context.wantedStep],
  /** The step that is shown, or on its way. */
  wantedStep: (snapshot: CheckoutSnapshot) => snapshot.context.wantedStep,
  /** The step in the header: 1 cart, 2 delivery, 3 invoice, 4 payment. */
  stepNumber: (snapshot: CheckoutSnapshot): 1 | 2 | 3 | 4 => {
    if (snapshot.matches('paying')) return 4
    return stepNumbers[snapshot.context.wantedStep]
  },
  /** Whether the header may lead to a step: only back, and only while shopping. */
  canGoTo: (snapshot: CheckoutSnapshot, step: CheckoutStep) =>
    snapshot.matches('shopping') && stepNumbers[step] < stepNumbers[snapshot.context.wantedStep],
  cart: (snapshot: CheckoutSnapshot) => snapshot.context.cart,
  address: (snapshot: CheckoutSnapshot) => snapshot.context.address,
  gateways: (snapshot: CheckoutSnapshot) => snapshot.context.gateways,
  gatewayLink: (snapshot: CheckoutSnapshot) => snapshot.context.gatewayLink,
  /** The name of the gateway that the rest is paid with; null if none is needed, or chosen. */
  gatewayName: ({ context }: CheckoutSnapshot): string | null => {
    const { bank_gateways: banks, credit_gateways: credits } = context.gateways
    const chosen = [...banks, ...credits].find(({ link }) => link === context.gatewayLink)
    return isGatewayNeeded(context) ? (chosen?.name ?? null) : null
  },
  /** The lender whose terms the shop shows, the first of its credit gateways; null if it has none. */
  lenderLink: ({ context }: CheckoutSnapshot): string | null => lenderLink(context),
  /** Whether the rest is paid with that lender. */
  isLenderChosen: ({ context }: CheckoutSnapshot): boolean =>
    isGatewayNeeded(context) &&
    context.gatewayLink !== null &&
    context.gatewayLink === lenderLink(context),
  canChooseGateway: (snapshot: CheckoutSnapshot, link: string) =>
    snapshot.can({ type: 'gateway.chosen', link }),
  isGatewayNeeded: (snapshot: CheckoutSnapshot) => isGatewayNeeded(snapshot.context),
  isWalletUsed: (snapshot: CheckoutSnapshot) => snapshot.context.useWallet,
  canToggleWallet: (snapshot: CheckoutSnapshot) => snapshot.can({ type: 'wallet.toggled' }),
  /** The tomans that the wallet pays, and the remaining amount. */
  payment: (snapshot: CheckoutSnapshot) => split(snapshot.context),
  /** Whether so many orders wait for their payment that this one may not be placed. */
  isOrderLimitReached: (snapshot: CheckoutSnapshot) => isOrderLimitReached(snapshot.context),
  canPay: (snapshot: CheckoutSnapshot) => snapshot.can({ type: 'pay.pressed' }),
  isBusy: (snapshot: CheckoutSnapshot) => snapshot.hasTag('busy'),
  isLoading: (snapshot: CheckoutSnapshot) => snapshot.matches({ shopping: 'loading' }),
  failure: (snapshot: CheckoutSnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
  /** Why the shopper was redirected to this step; shown until the next choice. */
  notice: (snapshot: CheckoutSnapshot) => snapshot.context.notice,
  /** How many units of the account's own cart were added to the guest's; 0 but right after the sign-in. */
  joinedUnits: ({ context }: CheckoutSnapshot) => context.joinedUnits,
  /** The discount code that a change of the cart has dropped; null if none was, or another one is applied. */
  droppedCode: ({ context }: CheckoutSnapshot) =>
    context.cart.discount === null ? context.lastCode : null,
  /** Step 1, an actor of its own: read by `cartEditingSelectors`, its events are sent to it. */
  cartEditing: (snapshot: CheckoutSnapshot) => snapshot.children.cart,
  /** Step 2, an actor of its own: read by `deliverySelectors`. */
  delivery: (snapshot: CheckoutSnapshot) => snapshot.children.delivery,
  /** The discount code of the invoice, an actor of its own: read by `discountCodeSelectors`. */
  discountCode: (snapshot: CheckoutSnapshot) => snapshot.children.discount,
  /** Paying, an actor of its own: read by `placeOrderSelectors`. */
  placeOrder: (snapshot: CheckoutSnapshot) => snapshot.children.placeOrder,
}

const lenderLink = ({ gateways }: CheckoutContext) => gateways.credit_gateways[0]?.link ?? null

const stepNumbers = { cart: 1, delivery: 2, invoice: 3 } as const
