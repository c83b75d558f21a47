import {
  emptyCart,
  hasUnavailable,
  isEmpty,
  noMethod,
  split,
  type Cart,
} from '#machines/flows/cart/cart.ts'
import type {
  PlaceOrderInput,
  PlaceOrderOutput,
} from '#machines/flows/place-order/place-order.machine.ts'
import { ProblemError, type Failure } from '#machines/kernel/problem.ts'
import type {
  CheckoutContext,
  CheckoutInput,
  GatewayOption,
  GatewayOptions,
} from './checkout.types.ts'

/** The context at the start; a saved flow is put back on top of it. */
export function freshCheckout(input: CheckoutInput): CheckoutContext {
  return {
    ...input,
    cart: emptyCart,
    address: null,
    profileComplete: false,
    deliveryDraft: null,
    gateways: { bank_gateways: [], credit_gateways: [] },
    gatewayLink: null,
    useWallet: false,
    attemptKey: '',
    attemptVersion: 0,
    orderId: null,
    failure: null,
    notice: null,
  }
}

/** What a shopper is told whose session is over. */
export const sessionExpired: Failure = new ProblemError('session_expired').failure

/** Why the shopper is back at the invoice after an attempt that did not end in an order. */
export function noticeAfter(output: PlaceOrderOutput): Failure | null {
  if (output.outcome === 'signedOut') return sessionExpired
  return output.outcome === 'refused' ? output.failure : null
}

/** Whether the server decided on the attempt, so that the next one needs a new key. */
export function isDecided({ outcome }: PlaceOrderOutput): boolean {
  return outcome === 'refused' || outcome === 'returned'
}

/** Whether the link belongs to an active gateway. */
export function isActive(gateways: GatewayOptions, link: string | null): boolean {
  return allGateways(gateways).some((gateway) => gateway.is_active && gateway.link === link)
}

/** The first active bank gateway, which is chosen unless the shopper chooses otherwise. */
export function firstBankGateway(gateways: GatewayOptions): string | null {
  return gateways.bank_gateways.find((gateway) => gateway.is_active)?.link ?? null
}

/** What delivery needs: a customer whose profile is complete, and a cart that can be bought as it is. */
export function isCartReady({ signedIn, profileComplete, cart }: CheckoutContext): boolean {
  return signedIn && profileComplete && !isEmpty(cart) && !hasUnavailable(cart)
}

/** What the invoice needs besides: a method, and for a courier an address. */
export function isDeliveryReady({ cart, address }: CheckoutContext): boolean {
  return (
    cart.shipping_method !== noMethod &&
    (cart.delivery_method?.is_in_person === true || address !== null)
  )
}

/** Whether anything can be paid from the wallet. */
export function hasWalletFunds({ totals }: Cart): boolean {
  return totals.total_wallet_funds > 0
}

/** Whether anything is left to pay once the wallet has paid its part. */
export function isGatewayNeeded(context: Pick<CheckoutContext, 'cart' | 'useWallet'>): boolean {
  return split(context).payable > 0
}

/** A cart as the flow keeps it: an empty wallet is not used any more. */
export function keptCart(
  { useWallet }: CheckoutContext,
  cart: Cart,
): Pick<CheckoutContext, 'cart' | 'useWallet'> {
  return { cart, useWallet: useWallet && hasWalletFunds(cart) }
}

/** The cart and the choices that an order is placed with. */
export function placeOrderInput(context: CheckoutContext): PlaceOrderInput {
  const { cart, address, useWallet, gatewayLink, attemptKey, siteUrl } = context
  const isPickup = cart.delivery_method?.is_in_person === true
  const addressId = isPickup ? null : (address?.id ?? null)
  return { cart, addressId, useWallet, gatewayLink, attemptKey, siteUrl }
}

function allGateways(gateways: GatewayOptions): GatewayOption[] {
  return [...gateways.bank_gateways, ...gateways.credit_gateways]
}
