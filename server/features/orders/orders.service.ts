import { addressLine } from '#domain/address.ts'
import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import { orderStatuses } from '#server/platform/db/schema/commerce.ts'
import { Problem } from '#server/problem.ts'
import { refusedField } from '#server/platform/fields.ts'
import { gatewayLink } from '#server/features/payments/gateway-link.ts'
import { findLastGateways } from '#server/features/payments/payments.queries.ts'
import { hoursOf, type Promised } from '#server/features/delivery/shipping.ts'
import {
  findFirstOrderLines,
  findOrderLines,
  findOrderSteps,
  findOwnOrder,
  findOwnOrders,
  type OrderLineRow,
  type OrderRow,
  type OrderStatus,
} from './orders.queries.ts'
import { totalsLeft } from './refund.service.ts'
import { findReturns, type ReturnRow } from './refunds.queries.ts'
import { findWalletReturns } from '#server/features/wallet/ledger.queries.ts'
import {
  returnableBody,
  returnableOf,
  returnBody,
  returnedGoods,
  returnUnderWay,
} from './returns.service.ts'
import {
  isCancellable,
  isPayable,
  isReturnable,
} from '#server/platform/lifecycle/lifecycle.service.ts'

/** Lines that the list shows of an order: a whole long list of large orders would hold the process up for seconds. */
const linesInList = 8
/** Orders that an export reads at once; other requests are served in between. */
const exportChunk = 100

/**
 * The shopper's orders, newest first, all on one page (decided), each with its first lines. `statuses` is a comma-separated
 * list of text_status values (null: all). Throws validation_failed for an unknown status.
 */
export async function listOrders(
  context: Context,
  userId: number,
  statuses: string | null,
): Promise<Schemas['OrderPage']> {
  const wanted = statuses === null ? null : parseStatuses(statuses)
  const found = await findOwnOrders(context.db, userId, wanted, new Date(context.now()))
  const ids = found.map(({ id }) => id)
  const firstLines = byOrder(await findFirstOrderLines(context.db, ids, linesInList))
  const returns = byOrder(await findReturns(context.db, ids))
  const sold = byOrder(await findOrderLines(context.db, [...returns.keys()]))
  const gateways = await findLastGateways(context.db, ids)
  const results = found.map((order) =>
    summaryBody(order, {
      firstLines: firstLines.get(order.id) ?? [],
      sold: sold.get(order.id) ?? [],
      returns: returns.get(order.id) ?? [],
      ...placeOfPayment(context, order, gateways.get(order.id) ?? null),
    }),
  )
  return { results, page_count: results.length > 0 ? 1 : 0 }
}

type SummaryParts = PlaceOfPayment & {
  firstLines: Awaited<ReturnType<typeof findFirstOrderLines>>
  /** All lines of an order with returns. */
  sold: readonly OrderLineRow[]
  returns: readonly ReturnRow[]
}

function summaryBody(
  order: OrderRow,
  { firstLines, sold, returns, lastGateway, isAtLender }: SummaryParts,
): Schemas['OrderSummary'] {
  return {
    id: order.id,
    text_status: order.status,
    created_at: order.createdAt.toISOString(),
    expires_at: order.expiresAt.toISOString(),
    tracking_code: order.trackingCode,
    total_price: order.totalPrice,
    wallet_paid: order.walletPaid,
    total_discount: order.totalDiscount,
    shipping: shippingBody(order),
    returned: returnedGoods(sold, returns),
    return_under_way: returnUnderWay(returns),
    ...promiseBody(order),
    last_gateway: lastGateway,
    item: firstLines.map((line) => itemBody(line, isAtLender)),
    item_count: firstLines[0]?.lineCount ?? 0,
    unit_count: firstLines[0]?.unitCount ?? 0,
  }
}

/** One order of the shopper. Throws `order_not_found`, even for another shopper's order. */
export async function getOrder(
  context: Context,
  userId: number,
  id: number,
): Promise<Schemas['Order']> {
  const order = await findOwnOrder(context.db, userId, id, new Date(context.now()))
  if (order === null) throw new Problem('order_not_found')
  const [body] = await orderBodies(context, [order])
  if (body === undefined) throw new Error(`order ${id} has no body`)
  return order.pickupCode === null ? body : { ...body, pickup_code: order.pickupCode }
}

/** All orders of a user with lines, steps and returns, newest first. */
export async function exportOrders(context: Context, userId: number): Promise<Schemas['Order'][]> {
  const orders = await findOwnOrders(context.db, userId, null, new Date(context.now()))
  const bodies = []
  for (let start = 0; start < orders.length; start += exportChunk)
    bodies.push(...(await orderBodies(context, orders.slice(start, start + exportChunk))))
  return bodies
}

/** Orders with lines, steps and returns. */
export async function orderBodies(
  context: Context,
  orders: readonly OrderRow[],
): Promise<Schemas['Order'][]> {
  const ids = orders.map(({ id }) => id)
  const lines = byOrder(await findOrderLines(context.db, ids))
  const steps = byOrder(await findOrderSteps(context.db, ids))
  const returns = byOrder(await findReturns(context.db, ids))
  const walletReturns = byOrder(await findWalletReturns(context.db, ids))
  const returnable = orders.filter(({ status }) => isReturnable(status))
  const left = await totalsLeft(context.db, returnable)
  const gateways = await findLastGateways(context.db, ids)
  return orders.map((order) =>
    orderBody(
      order,
      {
        lines: lines.get(order.id) ?? [],
        steps: steps.get(order.id) ?? [],
        returns: returns.get(order.id) ?? [],
        walletReturns: walletReturns.get(order.id) ?? [],
        left: left.get(order.id) ?? 0,
        ...placeOfPayment(context, order, gateways.get(order.id) ?? null),
      },
      context.now(),
    ),
  )
}

type PlaceOfPayment = {
  /** The link of the gateway at which an order that waits for its payment was tried last. */
  lastGateway: string | null
  /** Whether a lender pays: has paid, was tried last, or may still be chosen. */
  isAtLender: boolean
}

type Parts = PlaceOfPayment & {
  lines: OrderLineRow[]
  steps: Awaited<ReturnType<typeof findOrderSteps>>
  returns: ReturnRow[]
  walletReturns: Awaited<ReturnType<typeof findWalletReturns>>
  left: number
}

/** Where an order is paid, by the code of the gateway that was paid at or else tried last. */
function placeOfPayment(
  context: Context,
  { status }: OrderRow,
  gateway: string | null,
): PlaceOfPayment {
  const isWaiting = isPayable(status)
  if (gateway === null) return { lastGateway: null, isAtLender: isWaiting }
  const used = context.payments.gateways.find(({ code }) => code === gateway)
  return {
    lastGateway: isWaiting ? gatewayLink(context, gateway) : null,
    isAtLender: used?.kind === 'credit',
  }
}

function orderBody(
  order: OrderRow,
  { lines, steps, returns, walletReturns, left, lastGateway, isAtLender }: Parts,
  now: number,
): Schemas['Order'] {
  const returnable = returnableOf(steps, lines, returns, left, now)
  return {
    id: order.id,
    text_status: order.status,
    created_at: order.createdAt.toISOString(),
    expires_at: order.expiresAt.toISOString(),
    tracking_code: order.trackingCode,
    total_price: order.totalPrice,
    total_products: order.totalProducts,
    total_discount: order.totalDiscount,
    total_insurance: order.totalInsurance,
    shipping_price: order.shippingPrice,
    discount_code: order.discountCode,
    code_discount: order.codeDiscount,
    wallet_paid: order.walletPaid,
    refunded_to_wallet: order.refundedToWallet,
    wallet_returns: walletReturns.map(({ amount, at }) => ({ amount, at: at.toISOString() })),
    first_name: order.firstName,
    last_name: order.lastName,
    phone_number: order.phone,
    text_address: fullAddress(order),
    postal_code: order.postalCode,
    shipping: shippingBody(order),
    ...(order.parcelCode !== null && { parcel_code: order.parcelCode }),
    ...promiseBody(order),
    last_gateway: lastGateway,
    item: lines.map((line) => itemBody(line, isAtLender)),
    timeline: steps.map(({ status, at }) => ({ status, at: at.toISOString() })),
    can_cancel: isCancellable(order.status),
    returnable_until: returnable?.until.toISOString() ?? null,
    returnable: returnable?.units.map(returnableBody) ?? [],
    returnable_amount: returnable?.available ?? 0,
    returns: returns.map(returnBody),
    returned: returnedGoods(lines, returns),
    return_under_way: returnUnderWay(returns),
  }
}

function shippingBody({ shippingName, isInPerson }: OrderRow): Schemas['OrderShipping'] {
  return { name: shippingName, is_in_person: isInPerson }
}

function promiseBody(order: OrderRow): Promised {
  return {
    promised_date: order.promisedDate,
    promised_hours: hoursOf(order.promisedFromHour, order.promisedToHour),
  }
}

/** Province, city and address in one line; null for a pickup. */
function fullAddress(
  order: Pick<OrderRow, 'provinceName' | 'cityName' | 'textAddress'>,
): string | null {
  const { provinceName, cityName, textAddress } = order
  if (textAddress === null) return null
  return addressLine(provinceName, cityName, textAddress)
}

const byOrder = <Row extends { orderId: number }>(rows: readonly Row[]): Map<number, Row[]> =>
  Map.groupBy(rows, ({ orderId }) => orderId)

/** A line; the lender's terms only where a lender pays (ORD-18). */
function itemBody(line: OrderLineRow, isAtLender: boolean): Schemas['OrderItem'] {
  return {
    quantity: line.quantity,
    price: line.price,
    new_price: line.newPrice,
    gift: line.gift,
    installment_info: isAtLender ? line.installment : null,
    insurance_name: line.insuranceName,
    insurance_price: line.insurancePrice,
    price_obj: {
      id: line.variantId,
      color_name: line.colorName,
      color_code: line.colorCode,
      product: {
        id: line.productId,
        slug: line.slug,
        title: line.title,
        image: { image: line.image, alt_text: line.imageAlt },
      },
    },
  }
}

function parseStatuses(list: string): OrderStatus[] {
  return list.split(',').map((name) => {
    const status = orderStatuses.find((each) => each === name)
    if (status !== undefined) return status
    throw refusedField('text_status__in', 'enum')
  })
}
