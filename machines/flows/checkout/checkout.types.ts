import type { Address } from '#machines/flows/address-form/address-form.machine.ts'
import type { Cart } from '#machines/flows/cart/cart.ts'
import type { Schemas } from '#machines/api/client.ts'
import type { DeliveryDraft } from '#machines/flows/delivery/delivery.types.ts'
import type { Failure } from '#machines/kernel/problem.ts'

/**
 * The steps that have a URL of their own, /cart, /cart/send-methods and /cart/invoice; the fourth is the gateway's page.
 */
export type CheckoutStep = 'cart' | 'delivery' | 'invoice'

export type GatewayOptions = Schemas['GatewayOptions']
export type GatewayOption = Schemas['GatewayOption']

export type CheckoutInput = {
  signedIn: boolean
  /** The step whose URL was opened. */
  step: CheckoutStep
  /** Origin of the shop, under which the gateway returns. */
  siteUrl: string
  /** Whether to ask before the gateway that a VPN be turned off; false if it is left out. */
  checksVpn?: boolean
  /** What a guest saw of the cart when they went to sign in to continue (`seenOf`). */
  seenCart?: string | null
}

/** One key for one version of the cart: retries and reloads with it place at most one order. */
export type OrderAttempt = {
  /** `Idempotency-Key` of the order. */
  key: string
  cartVersion: number
}

export type CheckoutContext = Omit<CheckoutInput, 'step' | 'seenCart'> & {
  /** What the customer saw of the cart as a guest, until it is shown again; null for everyone else. */
  seenCart: string | null
  /** How many units the customer finds in the cart that they did not see as a guest; 0 once it was shown. */
  joinedUnits: number
  /**
   * The step that the shopper wants. Routing enters it, or the last step before it that the rules allow, and writes that
   * one here; so it differs from the step that is shown only while loading.
   */
  wantedStep: CheckoutStep
  /** The step to return to after signing in again; null unless the session has ended. */
  lostStep: CheckoutStep | null
  cart: Cart
  /** The address that the courier brings the cart to; null for pickup and before one is selected. */
  address: Address | null
  /** First name, last name and national or fida code are known. */
  profileComplete: boolean
  /** A delivery method was chosen in the steps after the cart, in this tab. */
  hasMethod: boolean
  /** Choices of step 2 that only the browser knows, or that the way back to the cart has reset; null where there are none. */
  deliveryDraft: DeliveryDraft | null
  gateways: GatewayOptions
  /** Link of the chosen gateway; null while none is chosen. */
  gatewayLink: string | null
  /** The discount code that the cart had last; null before the first one, and of another cart. */
  lastCode: string | null
  /** For the next order only. */
  useWallet: boolean
  /** The attempt to order that is open; null before the invoice is open, and once the server has decided. */
  attempt: OrderAttempt | null
  /** The order that was placed; null before. */
  orderId: number | null
  failure: Failure | null
  /** Why the shopper was redirected to an earlier state; null unless that happened. */
  notice: Failure | null
}

export type CheckoutEvent =
  /** The URL changed: by a link of the step header or the back button (`use-location-of-flow.ts`). */
  | { type: 'step.requested'; step: CheckoutStep }
  /** Another tab changed the cart; sent once this tab is visible (`connect-checkout.ts`). */
  | { type: 'cart.changedElsewhere' }
  /** The shopper signed in or out in another tab (`connect-checkout.ts`). */
  | { type: 'session.changed'; signedIn: boolean }
  /** A saved flow was restored, after a reload or on the way back (`startFlow`). */
  | { type: 'flow.resumed' }
  | { type: 'gateway.chosen'; link: string }
  | { type: 'wallet.toggled' }
  | { type: 'pay.pressed' }
  /** The shopper has read that a VPN should be off. */
  | { type: 'warning.confirmed' }
  | { type: 'dialog.dismissed' }
  | { type: 'retry.requested' }
  /** From a step: the cart as the server has it now. */
  | { type: 'cart.updated'; cart: Cart }
  /** From the delivery: what is chosen so far, to be kept for a reload. */
  | { type: 'delivery.drafted'; draft: DeliveryDraft }
  /** From a step: the server rejected a call because the session is over. */
  | { type: 'session.ended' }
  /** From a step: the server rejected a change, so what the shopper sees is out of date. */
  | { type: 'change.refused'; failure: Failure }
  /** From paying: an order was placed that waits for its payment. */
  | { type: 'order.opened' }
  /** From the cart: a guest wants to continue. */
  | { type: 'signIn.requested' }

/** Each new state of the cart, for caches and the badge: after loading it, and after a step of this flow changed it. */
export type CheckoutEmitted = { type: 'cart.loaded' | 'cart.changed'; cart: Cart }

/** `signInNeeded` leads to /login?redirectUrl=cart and then on from the cart, `ordered` to /shopping-history. */
export type CheckoutOutput =
  { outcome: 'signInNeeded'; seenCart: string } | { outcome: 'ordered'; orderId: number }

export type LoadCheckoutInput = { signedIn: boolean; step: CheckoutStep }
export type PreparedInvoice = { gateways: GatewayOptions; newKey: string }
export type LoadedCheckout = { cart: Cart; address: Address | null; profileComplete: boolean }
