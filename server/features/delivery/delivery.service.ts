import type { Goods } from '#domain/delivery.ts'
import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { Problem } from '#server/problem.ts'
import { findAddress } from '#server/features/addresses/addresses.queries.ts'
import { findCity } from '#server/features/addresses/places.queries.ts'
import {
  readCart,
  readCartVariants,
  setCartAddress,
  setCartShipping,
  type CartHeader,
} from '#server/features/cart/cart.queries.ts'
import { goodsOf } from '#server/features/cart/cart-pricing.ts'
import { addressBody } from '#server/features/addresses/address-view.ts'
import { cartBody, pricedItems, purchaseTerms } from '#server/features/cart/cart-view.ts'
import { applyDiscountCode } from '#server/features/discounts/discounts.service.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import {
  findShippingMethod,
  findShippingMethods,
  type ShippingMethodRow,
} from './delivery.queries.ts'
import { noPromise, offeredShipping, promiseOf } from './shipping.ts'

/** The API's value for a cart without a shipping method. */
const unset = -1

type Listing = { isInPerson: boolean | null; addressId: number | null }

/**
 * The shipping methods: all of them with their lowest prices, or the ones that deliver the shopper's cart to an
 * address, with price and promised date. Throws address_not_found.
 */
export async function listShippingMethods(
  context: Context,
  userId: number,
  { isInPerson, addressId }: Listing,
): Promise<Schemas['ShippingMethod'][]> {
  const { db } = context
  const address = addressId === null ? null : await findAddress(db, userId, addressId)
  if (address === null && addressId !== null) throw new Problem('address_not_found')
  const cityId = address?.address.cityId ?? null
  const methods = await findShippingMethods(db, { isInPerson, cityId })
  const goods = address === null ? noGoods : await cartGoods(context, userId)
  return methods.flatMap((method) => methodBody(method, goods, address !== null, context.now()))
}

/** The couriers that deliver to a city and until when, the earliest first. Throws city_not_found. */
export async function estimateDelivery(
  context: Context,
  cityId: number,
): Promise<Schemas['DeliveryEstimate']> {
  const place = await findCity(context.db, cityId)
  if (place === null) throw new Problem('city_not_found')
  const rows = await findShippingMethods(context.db, { isInPerson: false, cityId })
  const methods = rows.flatMap((method) => methodBody(method, noGoods, true, context.now()))
  return {
    ...place,
    methods: methods.toSorted(
      (one, other) =>
        (one.promised_date ?? '').localeCompare(other.promised_date ?? '') ||
        one.price - other.price,
    ),
  }
}

/**
 * Selects how the cart is delivered, for a courier also to which address (null keeps the selected one); −1 clears the
 * method. A pickup clears the address, since it needs none. Throws shipping_method_not_found, address_not_found,
 * shipping_method_not_offered.
 */
export function setShippingMethod(
  context: Context,
  userId: number,
  methodId: number,
  addressId: number | null,
): Promise<Schemas['Cart']> {
  return transaction(context.db, async (tx) => {
    const method = methodId === unset ? null : await findShippingMethod(tx, methodId)
    if (method === null && methodId !== unset) throw new Problem('shipping_method_not_found')
    if (addressId !== null && (await findAddress(tx, userId, addressId)) === null)
      throw new Problem('address_not_found')
    await setCartShipping(tx, userId, method, addressId)
    return offeredCart(context, tx, await readCart(tx, userId, context.now()))
  })
}

/**
 * Selects the address for the courier, before or after the courier itself. Throws address_not_found for an address that
 * is not the shopper's, shipping_method_not_offered if the courier does not deliver there, cart_changed if a pickup is
 * selected (in another tab, since the page sends an address for couriers only).
 */
export function selectAddress(
  context: Context,
  userId: number,
  addressId: number,
): Promise<Schemas['PaymentInfo']> {
  return transaction(context.db, async (tx) => {
    const address = await findAddress(tx, userId, addressId)
    if (address === null) throw new Problem('address_not_found')
    if (!(await setCartAddress(tx, userId, addressId))) throw new Problem('cart_changed')
    const cart = await offeredCart(context, tx, await readCart(tx, userId, context.now()))
    return { ...cart, address: addressBody(address) }
  })
}

/**
 * Delivery, address and totals of the cart if it were ordered now. A discount code is checked first and kept on the cart;
 * throws like `applyDiscountCode`.
 */
export async function getPaymentInfo(
  context: Context,
  userId: number,
  discountCode: string | null,
): Promise<Schemas['PaymentInfo']> {
  if (discountCode !== null) await applyDiscountCode(context, userId, discountCode)
  const header = await readCart(context.db, userId, context.now())
  const addressId = header.shipping?.isInPerson ? null : header.addressId
  const address = addressId === null ? null : await findAddress(context.db, userId, addressId)
  const cart = cartBody(
    context,
    header,
    await readCartVariants(context.db, purchaseTerms(context), header.cartId),
  )
  return { ...cart, address: address && addressBody(address) }
}

/** The cart after a choice of its delivery, which must be one that is offered. */
async function offeredCart(
  context: Context,
  db: Executor,
  header: CartHeader,
): Promise<Schemas['Cart']> {
  const cart = cartBody(
    context,
    header,
    await readCartVariants(db, purchaseTerms(context), header.cartId),
  )
  if (header.shipping !== null && cart.delivery_method === null)
    throw new Problem('shipping_method_not_offered')
  return cart
}

const noGoods: Goods = { amount: 0, units: 0 }

async function cartGoods(context: Context, userId: number): Promise<Goods> {
  const { cartId } = await readCart(context.db, userId, context.now())
  const variants = await readCartVariants(context.db, purchaseTerms(context), cartId)
  return goodsOf(pricedItems(variants, context.now()))
}

/** A method as the API shows it; none if it does not deliver these goods to the place. */
function methodBody(
  method: ShippingMethodRow,
  goods: Goods,
  isPlaceKnown: boolean,
  now: number,
): Schemas['ShippingMethod'][] {
  const offered = offeredShipping(method, goods)
  if (offered === null) return []
  const isPromised = isPlaceKnown || method.isInPerson
  return [
    {
      id: method.id,
      name: method.name,
      description: method.description,
      price: offered.price,
      is_in_person: method.isInPerson,
      branch: method.branch,
      ...(isPromised ? promiseOf(offered.rule, now) : noPromise),
    },
  ]
}
