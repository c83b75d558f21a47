import { purchaseLimits } from '#server/catalogue/shop-settings.ts'
import { createHash, randomInt } from 'node:crypto'
import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { enqueue } from '#server/platform/jobs/job-runner.ts'
import { countRequest } from '#server/platform/limits/limits.service.ts'
import { Problem } from '#server/problem.ts'
import { emptyCart, lockCart, readCartVariants } from '#server/features/cart/cart.queries.ts'
import {
  countOpenOrders,
  findOrderByCartVersion,
  findOrderByKey,
  insertOrder,
  type NewOrder,
  type NewOrderLine,
  type OrderRow,
} from './orders.queries.ts'
import { reserveStock } from './stock.queries.ts'
import { goodsOf, totalsOf, type PricedItem } from '#server/features/cart/cart-pricing.ts'
import { pricedItems, purchaseTerms } from '#server/features/cart/cart-view.ts'
import { insertUse, lockDiscountOfCart } from '#server/features/discounts/discounts.queries.ts'
import { checkDiscount } from '#server/features/discounts/discount-check.ts'
import { fundsFor, holdFunds } from '#server/features/wallet/ledger.service.ts'
import { confirmOrder } from './close-order.service.ts'
import { isPayable } from '#server/platform/lifecycle/lifecycle.service.ts'
import { deliveryOf } from './order-delivery.service.ts'
import { openWalletPayment } from '#server/features/payments/wallet-payments.service.ts'
import { transaction } from '#server/platform/db/transaction.ts'

export type Placing = {
  useWalletFunds: boolean
  /** Overrides the address selected for the cart; ignored for a pickup. */
  addressId: number | null
  /** The total and the gateway's part that the shopper was shown, in tomans; null if none was shown. */
  expectedTotal: number | null
  expectedPayable: number | null
  idempotencyKey: string | null
}

type LockedCart = NonNullable<Awaited<ReturnType<typeof lockCart>>>

/**
 * Places the cart as an order in one transaction: recalculates its prices, reserves its stock, holds the wallet's part
 * and empties the cart. The same Idempotency-Key, or without one the same request for the same version of the cart, returns
 * the same order again. An order that the wallet covers completely is paid immediately.
 *
 * Throws idempotency_key_reused, cart_empty, cart_has_unavailable_items, stock_limited, purchase_limit_reached,
 * open_orders_limit_reached, too_many_requests, price_changed, profile_incomplete, shipping_method_missing, address_missing,
 * address_not_found, shipping_method_not_offered, and the codes of `checkDiscount`.
 */
export function createOrder(
  context: Context,
  userId: number,
  placing: Placing,
): Promise<Schemas['OrderCreated']> {
  const requestHash = hashOf(placing)
  return transaction(context.db, async (tx) => {
    const cart = await lockCart(tx, userId)
    if (cart === null) throw new Problem('cart_empty')
    if (placing.idempotencyKey !== null) {
      const earlier = await findOrderByKey(tx, userId, placing.idempotencyKey)
      if (earlier !== null) return replay(earlier, requestHash, context.now())
    }
    const now = context.now()
    const items = pricedItems(await readCartVariants(tx, purchaseTerms(context), cart.cartId), now)
    if (items.length === 0)
      return findRepeatedOrder(tx, { userId, cart, placing, requestHash, now })
    return place(context, tx, { userId, cart, items, placing, requestHash, now })
  })
}

type Order = {
  userId: number
  cart: LockedCart
  items: PricedItem[]
  placing: Placing
  requestHash: string
  now: number
}

async function place(context: Context, tx: Transaction, order: Order) {
  const { userId, cart, items, placing } = order
  refuseUnavailable(items)
  const chosen = {
    userId,
    shippingMethodId: cart.shippingMethodId,
    addressId: placing.addressId ?? cart.addressId,
  }
  const delivery = await deliveryOf(tx, chosen, goodsOf(items), order.now)
  const discount = await discountOf(tx, order, delivery.shippingPrice)
  const totals = totalsOf(items, delivery.shippingPrice, discount?.amount)
  const funds = placing.useWalletFunds
    ? await fundsFor(tx, userId, totals.payable)
    : { storeCredit: 0, balance: 0 }
  const walletPaid = funds.storeCredit + funds.balance
  requireExpectedAmount(placing, totals.payable, walletPaid)
  if (walletPaid < totals.payable) await refuseMoreOpenOrders(context, tx, userId)
  const at = new Date(order.now)
  await limitOrders(context, tx, userId)
  const expiresAt = new Date(order.now + context.config.limits.orderLifetimeSeconds * 1000)
  const row: NewOrder = {
    ...delivery,
    userId,
    status: 'WAITING_PAYMENT',
    trackingCode: String(randomInt(10 ** 11, 10 ** 12)),
    cartVersion: cart.version,
    idempotencyKey: placing.idempotencyKey,
    requestHash: order.requestHash,
    totalProducts: totals.products,
    totalDiscount: totals.discount,
    discountCode: discount?.code ?? null,
    codeDiscount: totals.codeDiscount,
    totalInsurance: totals.insurance,
    totalPrice: totals.payable,
    walletPaid,
    createdAt: at,
    expiresAt,
  }
  const lines = items.map((item, index) => orderLine(item, discount?.parts[index] ?? 0))
  const orderId = await insertOrder(tx, row, lines, `user:${userId}`)
  await reserve(tx, orderId, items)
  if (discount !== null) {
    await insertUse(tx, { orderId, discountCodeId: discount.id, userId, usedAt: at })
  }
  await emptyCart(tx, cart.cartId)
  if (walletPaid > 0) {
    await holdFunds(tx, userId, orderId, funds, at)
    await openWalletPayment(tx, { orderId, amount: walletPaid, userId, at })
  }
  if (walletPaid === totals.payable) {
    await confirmOrder(tx, { ...row, id: orderId, walletPaid }, `user:${userId}`, at)
    return { go_to_gateway: false, order_id: orderId }
  }
  await enqueue(tx, {
    kind: 'expire-order',
    uniqueKey: `expire-order:${orderId}`,
    payload: { order_id: orderId },
    runAt: expiresAt,
  })
  return { go_to_gateway: true, order_id: orderId }
}

/**
 * What the cart's code takes off, with the code locked, so that the last use of it goes to one order. Throws the code of
 * the refusal if it no longer gives anything, unless the shopper was shown the total without it.
 */
async function discountOf(
  tx: Transaction,
  { userId, cart, items, placing, now }: Order,
  shippingPrice: number,
) {
  const discount = await lockDiscountOfCart(tx, userId, cart.cartId)
  if (discount === null) return null
  const checked = checkDiscount(discount, items, now)
  if (!('refusal' in checked)) return checked
  if (placing.expectedTotal === totalsOf(items, shippingPrice).payable) return null
  throw new Problem(checked.refusal)
}

function refuseUnavailable(items: readonly PricedItem[]): void {
  const gone = items.filter((item) => !item.canBeBought)
  if (gone.length === 0) return
  const isWithinLimit = ({ line, variant }: PricedItem) => line.quantity <= variant.purchaseLimit
  const code = gone.some(isWithinLimit) ? 'cart_has_unavailable_items' : 'purchase_limit_reached'
  throw new Problem(code, { price_ids: gone.map((item) => item.variant.variantId) })
}

/** The cart is locked, so orders of one customer are counted one after the other. */
async function refuseMoreOpenOrders(
  context: Context,
  tx: Transaction,
  userId: number,
): Promise<void> {
  const open = await countOpenOrders(tx, userId, new Date(context.now()))
  if (open >= purchaseLimits(context).openOrders) throw new Problem('open_orders_limit_reached')
}

/** Each order sends text messages, even one that is cancelled at once. */
async function limitOrders(context: Context, tx: Transaction, userId: number): Promise<void> {
  const key = `orders:user:${userId}`
  const perHour = context.config.limits.ordersPerHour
  await countRequest(context, tx, { key, perHour })
}

/**
 * An offer may end, or a price or the wallet may change while the invoice is shown: nobody pays an amount that they
 * have not seen.
 */
function requireExpectedAmount(
  { expectedTotal, expectedPayable }: Placing,
  total: number,
  walletPaid: number,
): void {
  const payable = total - walletPaid
  if ((expectedTotal ?? total) !== total || (expectedPayable ?? payable) !== payable)
    throw new Problem('price_changed')
}

async function reserve(
  tx: Transaction,
  orderId: number,
  items: readonly PricedItem[],
): Promise<void> {
  const taken = await reserveStock(
    tx,
    orderId,
    items.map((item) => item.line),
  )
  const short = items.filter((item) => !taken.has(item.variant.variantId))
  if (short.length === 0) return
  throw new Problem('stock_limited', { price_ids: short.map((item) => item.variant.variantId) })
}

function orderLine({ variant, line, ...priced }: PricedItem, codeDiscount: number): NewOrderLine {
  return {
    variantId: variant.variantId,
    productId: variant.productId,
    slug: variant.slug,
    title: variant.title,
    image: variant.picture?.image ?? '',
    imageAlt: variant.picture?.alt ?? variant.title,
    colorName: variant.colorName,
    colorCode: variant.colorCode,
    quantity: line.quantity,
    price: priced.price,
    newPrice: priced.newPrice,
    gift: variant.gift,
    insuranceId: priced.insurance?.id ?? null,
    insuranceName: priced.insurance?.name ?? null,
    insurancePrice: priced.insurance?.price ?? 0,
    codeDiscount,
    installment:
      priced.isInstallment && priced.installment
        ? {
            monthly_due: priced.installment.monthlyDue,
            down_payment: priced.installment.downPayment,
          }
        : null,
  }
}

/** The same request for an empty cart that was not changed since it was ordered returns that order. */
async function findRepeatedOrder(
  tx: Transaction,
  { userId, cart, placing, requestHash, now }: Omit<Order, 'items'>,
) {
  const last =
    placing.idempotencyKey === null
      ? await findOrderByCartVersion(tx, userId, cart.version - 1)
      : null
  if (last?.requestHash !== requestHash) throw new Problem('cart_empty')
  return created(last, now)
}

function replay(order: OrderRow, requestHash: string, now: number) {
  if (order.requestHash !== requestHash) throw new Problem('idempotency_key_reused')
  return created(order, now)
}

function created(order: OrderRow, now: number): Schemas['OrderCreated'] {
  const goes = isPayable(order.status) && order.expiresAt.getTime() > now
  return { go_to_gateway: goes, order_id: order.id }
}

function hashOf({ useWalletFunds, addressId }: Placing): string {
  return createHash('sha256')
    .update(JSON.stringify([useWalletFunds, addressId]))
    .digest('hex')
}
