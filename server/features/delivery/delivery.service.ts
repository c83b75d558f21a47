import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { Problem } from '#server/problem.ts'
import { findAddress, type AddressRow } from '#server/features/addresses/addresses.queries.ts'
import {
  readCart,
  readCartVariants,
  setCartAddress,
  setCartShipping,
  type CartHeader,
} from '#server/features/cart/cart.queries.ts'
import { findShippingMethod, findShippingMethods } from './delivery.queries.ts'
import { addressBody } from '#server/features/addresses/address-view.ts'
import { cartBody } from '#server/features/cart/cart-view.ts'
import { transaction } from '#server/platform/db/transaction.ts'

/** The API's value for a cart without a shipping method. */
const unset = -1

/** Every shipping method, or only branches (true) or couriers (false). */
export async function listShippingMethods(
  context: Context,
  isInPerson?: boolean,
): Promise<Schemas['ShippingMethod'][]> {
  const methods = await findShippingMethods(context.db, isInPerson)
  return methods.map(({ id, name, description, price, branch, ...method }) => ({
    id,
    name,
    description,
    price,
    is_in_person: method.isInPerson,
    branch,
  }))
}

/**
 * Selects how the cart is delivered; −1 clears it. A pickup clears the selected address, since it needs none. Throws
 * shipping_method_not_found.
 */
export function setShippingMethod(
  context: Context,
  userId: number,
  methodId: number,
): Promise<Schemas['Cart']> {
  return transaction(context.db, async (tx) => {
    const method = methodId === unset ? null : await findShippingMethod(tx, methodId)
    if (method === null && methodId !== unset) throw new Problem('shipping_method_not_found')
    const header = await setCartShipping(tx, userId, method)
    return cartBody(header, await readCartVariants(tx, header.cartId), context.now())
  })
}

/**
 * Selects the address for the courier, before or after the courier itself. Throws address_not_found for an address that
 * is not the shopper's, cart_changed if a pickup is selected (in another tab, since the page sends an address for
 * couriers only).
 */
export function selectAddress(
  context: Context,
  userId: number,
  addressId: number,
): Promise<Schemas['PaymentInfo']> {
  return transaction(context.db, async (tx) => {
    const address = await findAddress(tx, userId, addressId)
    if (address === null) throw new Problem('address_not_found')
    const header = await setCartAddress(tx, userId, addressId)
    if (header === null) throw new Problem('cart_changed')
    return paymentInfo(context, tx, header, address)
  })
}

/** Delivery, address and totals of the cart if it were ordered now. */
export async function getPaymentInfo(
  context: Context,
  userId: number,
): Promise<Schemas['PaymentInfo']> {
  const header = await readCart(context.db, userId)
  const addressId = header.shipping?.isInPerson ? null : header.addressId
  const address = addressId === null ? null : await findAddress(context.db, userId, addressId)
  return paymentInfo(context, context.db, header, address)
}

async function paymentInfo(
  context: Context,
  db: Executor,
  header: CartHeader,
  address: AddressRow | null,
): Promise<Schemas['PaymentInfo']> {
  const cart = cartBody(header, await readCartVariants(db, header.cartId), context.now())
  return { ...cart, address: address && addressBody(address) }
}
