import {
  emptyCart,
  hasUnavailable,
  isEmpty,
  isInstallmentWanted,
  noMethod,
  seenOf,
  split,
  unitsBeyond,
  type Cart,
} from '#machines/flows/cart/cart.ts'
import { tabOf } from '#machines/flows/delivery/delivery.options.ts'
import type { DeliveryDraft } from '#machines/flows/delivery/delivery.types.ts'
import type {
  PlaceOrderInput,
  PlaceOrderOutput,
} from '#machines/flows/place-order/place-order.machine.ts'
import { ProblemError, type Failure } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import type {
  CheckoutContext,
  CheckoutInput,
  GatewayOption,
  GatewayOptions,
  LoadedCheckout,
  OrderAttempt,
} from './checkout.types.ts'

/** The context at the start; what was saved of a flow overwrites it. */
export function freshCheckout({
  signedIn,
  siteUrl,
  checksVpn = false,
  step: wantedStep,
  seenCart = null,
}: CheckoutInput): CheckoutContext {
  return {
    signedIn,
    siteUrl,
    checksVpn,
    seenCart,
    joinedUnits: 0,
    wantedStep,
    lostStep: null,
    cart: emptyCart,
    address: null,
    profileComplete: false,
    hasMethod: false,
    deliveryDraft: null,
    gateways: { bank_gateways: [], credit_gateways: [] },
    gatewayLink: null,
    lastCode: null,
    useWallet: false,
    attempt: null,
    orderId: null,
    failure: null,
    notice: null,
  }
}

/** The notice for a shopper whose session is over. */
export const sessionExpired: Failure = new ProblemError('session_expired').failure

/** The notice for a shopper whose delivery was reset by another tab or device while they ordered. */
const deliveryLost: Failure = new ProblemError('shipping_method_missing').failure

/** The notice for a shopper whose goods were sold out on the way. */
export const goodsLost: Failure = new ProblemError('cart_has_unavailable_items').failure

/**
 * Why the shopper is led back to an earlier step by what was loaded; an earlier notice stays, unless it asks for the
 * delivery of a cart that is empty by now, or is about goods that can be bought again.
 */
export function noticeOfLoading(
  { hasMethod, wantedStep, notice: before }: CheckoutContext,
  { cart }: LoadedCheckout,
): Failure | null {
  const notice = withoutSettled(before, cart)
  if (isEmpty(cart)) return notice?.code === deliveryLost.code ? null : notice
  if (notice !== null || wantedStep === 'cart') return notice
  if (hasUnavailable(cart)) return goodsLost
  return hasMethod && cart.shipping_method === noMethod ? deliveryLost : null
}

/**
 * Clears the notice about a lost delivery once the cart has a shipping method again, and the one about lost goods once
 * everything can be bought.
 */
export function noticeAfterCartChange({ notice }: CheckoutContext, cart: Cart): Failure | null {
  const isFound = cart.shipping_method !== noMethod && notice?.code === deliveryLost.code
  return isFound ? null : withoutSettled(notice, cart)
}

const withoutSettled = (notice: Failure | null, cart: Cart) =>
  notice?.code === goodsLost.code && !hasUnavailable(cart) ? null : notice

/**
 * What the delivery opens with after the way back to the cart, which resets the method (CART-38). An empty cart forgets it:
 * what it gets next may be delivered otherwise.
 */
export function draftOf({
  cart,
  hasMethod,
  address,
  deliveryDraft: draft,
}: CheckoutContext): DeliveryDraft | null {
  const { shipping_method: methodId } = cart
  if (isEmpty(cart)) return null
  if (methodId === noMethod) return draft
  // The cart keeps a method that was not chosen in this tab, and then there is nothing to choose again.
  if (!hasMethod) return draft?.methodId === methodId ? draft : null
  return { tab: tabOf(cart), addressId: draft?.addressId ?? address?.id ?? null, methodId }
}

/** The draft once the cart has a method again, which is the cart's to keep. */
export function draftWith(cart: Cart, draft: DeliveryDraft | null): DeliveryDraft | null {
  return draft === null || cart.shipping_method === noMethod ? draft : { ...draft, methodId: null }
}

/** Why the shopper is back at the invoice after an attempt that did not end in an order. */
export function noticeAfter(output: PlaceOrderOutput): Failure | null {
  if (output.outcome === 'signedOut') return sessionExpired
  return output.outcome === 'refused' ? output.failure : null
}

/**
 * The attempt at the invoice: the open one if it is about this version of the cart, so that it orders once, else another.
 * @param newKey the key of another attempt
 */
export function attemptFor({ attempt, cart }: CheckoutContext, newKey: string): OrderAttempt {
  return attempt?.cartVersion === cart.version
    ? attempt
    : { key: newKey, cartVersion: cart.version }
}

/**
 * The attempt that is still open after paying ended. One that was abandoned keeps its key, since the server may have
 * placed the order anyway.
 */
export function attemptAfter(
  { outcome }: PlaceOrderOutput,
  attempt: OrderAttempt | null,
): OrderAttempt | null {
  return outcome === 'abandoned' || outcome === 'signedOut' ? attempt : null
}

/** Whether the link belongs to an active gateway. */
export function isActive(gateways: GatewayOptions, link: string | null): boolean {
  return allGateways(gateways).some((gateway) => gateway.is_active && gateway.link === link)
}

/**
 * The gateway that is chosen unless the shopper chooses otherwise: the first active one of a bank (INV-20), or of credit
 * if the cart is to be paid by installments.
 */
export function firstGateway(cart: Cart, gateways: GatewayOptions): string | null {
  const credit = isInstallmentWanted(cart) ? firstActive(gateways.credit_gateways)?.link : null
  return credit ?? firstBankGateway(gateways)?.link ?? null
}

/** The first active bank gateway. */
export function firstBankGateway(gateways: GatewayOptions): GatewayOption | null {
  return firstActive(gateways.bank_gateways)
}

/**
 * The gateway at which a waiting order is paid: the wanted one while it is active, else the first active one of a bank.
 * @param wanted its link; null if none is wanted
 */
export function gatewayForOrder(
  gateways: GatewayOptions,
  wanted: string | null,
): GatewayOption | null {
  const found = allGateways(gateways).find(({ is_active, link }) => is_active && link === wanted)
  return found ?? firstBankGateway(gateways)
}

/** Whether the customer wanted to continue before they signed in, with this very cart: then there is nothing new to see. */
export function isContinuing({ signedIn, seenCart, cart }: CheckoutContext): boolean {
  return signedIn && seenCart === seenOf(cart)
}

/** The units that the account's own cart has added to what the customer saw as a guest. */
export function joinedUnits({ signedIn, seenCart }: CheckoutContext, cart: Cart): number {
  return signedIn && seenCart !== null ? unitsBeyond(seenCart, cart) : 0
}

/** Whether delivery may open: a customer with a complete profile and a cart that can be bought as it is. */
export function isCartReady({ signedIn, profileComplete, cart }: CheckoutContext): boolean {
  return signedIn && profileComplete && !isEmpty(cart) && !hasUnavailable(cart)
}

/** Whether the invoice may open, too: a method is chosen, and for a courier an address. */
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

/** Whether anything is left to pay after the wallet. */
export function isGatewayNeeded(context: Pick<CheckoutContext, 'cart' | 'useWallet'>): boolean {
  return split(context).payable > 0
}

/** Whether so many orders wait for their payment that this one may not: one that the wallet pays waits for none. */
export function isOrderLimitReached(context: Pick<CheckoutContext, 'cart' | 'useWallet'>): boolean {
  return !context.cart.may_order && isGatewayNeeded(context)
}

/**
 * Whether the order may be placed: everything before the invoice holds, no more orders are open than a customer may
 * have, and a gateway is chosen if one is needed.
 */
export function isPaymentReady(context: CheckoutContext): boolean {
  return (
    isCartReady(context) &&
    isDeliveryReady(context) &&
    !isOrderLimitReached(context) &&
    (context.gatewayLink !== null || !isGatewayNeeded(context))
  )
}

/**
 * The cart and the choices of paying after a change of the cart: the wallet is switched off if it or the cart is empty, and
 * the gateway is chosen again for another cart and when the wish for installments changes. A code that the change removes is
 * remembered.
 */
export function keptCart(
  { useWallet, gatewayLink, lastCode, cart: before }: CheckoutContext,
  cart: Cart,
): Pick<CheckoutContext, 'cart' | 'useWallet' | 'gatewayLink' | 'lastCode'> {
  const isSwitched =
    isEmpty(cart) ||
    (before !== emptyCart && isInstallmentWanted(before) !== isInstallmentWanted(cart))
  return {
    cart,
    useWallet: useWallet && hasWalletFunds(cart) && !isEmpty(cart),
    gatewayLink: isSwitched ? null : gatewayLink,
    lastCode: cart.discount?.code ?? (isEmpty(cart) ? null : lastCode),
  }
}

/** The cart and the choices that an order is placed with. */
export function placeOrderInput(context: CheckoutContext): PlaceOrderInput {
  const { cart, address, useWallet, gatewayLink, attempt, siteUrl } = context
  const { key: attemptKey } = required(attempt)
  const isPickup = cart.delivery_method?.is_in_person === true
  const addressId = isPickup ? null : (address?.id ?? null)
  return { cart, addressId, useWallet, gatewayLink, attemptKey, siteUrl }
}

function firstActive(options: GatewayOption[]): GatewayOption | null {
  return options.find((gateway) => gateway.is_active) ?? null
}

function allGateways(gateways: GatewayOptions): GatewayOption[] {
  return [...gateways.bank_gateways, ...gateways.credit_gateways]
}
