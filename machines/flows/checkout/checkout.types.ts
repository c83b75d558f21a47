import type { Address } from '#machines/flows/address-form/address-form.machine.ts'
import type { Cart } from '#machines/flows/cart/cart.ts'
import type { Schemas } from '#machines/api/client.ts'
import type { DeliveryDraft } from '#machines/flows/delivery/delivery.types.ts'
import type { Failure } from '#machines/kernel/problem.ts'

/**
 * The steps that have an address of their own, /cart, /cart/send-methods and /cart/invoice; the fourth is the gateway's
 * page.
 */
export type CheckoutStep = 'cart' | 'delivery' | 'invoice'

export type GatewayOptions = Schemas['GatewayOptions']
export type GatewayOption = Schemas['GatewayOption']

export type CheckoutInput = {
  signedIn: boolean
  /** The step of the address that was opened. */
  step: CheckoutStep
  /** Origin of the shop, under which the gateway returns. */
  siteUrl: string
}

export type CheckoutContext = CheckoutInput & {
  cart: Cart
  /** The address that the courier brings the cart to; null for pickup and before one is selected. */
  address: Address | null
  /** First name, last name and national or fida code are known. */
  profileComplete: boolean
  /** Choices of step 2 that only the browser knows; null where there are none. */
  deliveryDraft: DeliveryDraft | null
  gateways: GatewayOptions
  /** Link of the chosen gateway; null while none is chosen. */
  gatewayLink: string | null
  useWallet: boolean
  /** `Idempotency-Key` of this attempt to order; the same through retries and reloads, until the server has decided. */
  attemptKey: string
  /** Version of the cart that the attempt is about; the cart after an order is another one, and so is its attempt. */
  attemptVersion: number
  /** The order that was placed; null before. */
  orderId: number | null
  failure: Failure | null
  /** Why the shopper was taken back to an earlier state; null when nobody was. */
  notice: Failure | null
}

export type CheckoutEvent =
  /** The address changed: a link of the step header, the back button (`use-location-of-flow.ts`). */
  | { type: 'step.requested'; step: CheckoutStep }
  /** Another tab changed the cart; told when somebody looks at this one (`follow-checkout.ts`). */
  | { type: 'cart.changedElsewhere' }
  /** The shopper signed in or out in another tab (`follow-checkout.ts`). */
  | { type: 'session.changed'; signedIn: boolean }
  /** A saved flow goes on where it stood, after a reload or on the way back (`startFlow`). */
  | { type: 'flow.resumed' }
  | { type: 'gateway.chosen'; link: string }
  | { type: 'wallet.toggled' }
  | { type: 'pay.pressed' }
  | { type: 'retry.requested' }
  /** From a step: the cart as the server has it now. */
  | { type: 'cart.updated'; cart: Cart }
  /** From the delivery: what is chosen so far, kept for the way back. */
  | { type: 'delivery.drafted'; draft: DeliveryDraft }
  /** From a step: the server refused a call because the session is over. */
  | { type: 'session.ended' }
  /** From a step: the server decided against a change, so what the shopper sees is out of date. */
  | { type: 'change.refused'; failure: Failure }
  /** From the cart: a guest wants to go on. */
  | { type: 'signIn.requested' }

/** Every new state of the cart, for caches and the badge: as it was read, and as a step of this flow changed it. */
export type CheckoutEmitted = { type: 'cart.loaded' | 'cart.changed'; cart: Cart }

/** `signInNeeded` leads to /login?redirectUrl=cart, `ordered` to /shopping-history. */
export type CheckoutOutput = { outcome: 'signInNeeded' } | { outcome: 'ordered'; orderId: number }

export type LoadCheckoutInput = { signedIn: boolean; step: CheckoutStep }
export type LoadedCheckout = { cart: Cart; address: Address | null; profileComplete: boolean }
