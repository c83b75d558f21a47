import { and, desc, eq, gte, lt, notInArray, sql, sum } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Day } from '#domain/day.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { products, variants } from '#server/platform/db/schema/catalogue.ts'
import { orderLines, orders, refundEvents, refunds } from '#server/platform/db/schema/commerce.ts'

/** The paid orders of each day of Tehran since an instant, and what they cost. Days without any are left out. */
export function sumSales(db: Executor, since: Date) {
  return db
    .select({
      day: dayOf(orders.paidAt),
      orders: sql<number>`count(*)::int`,
      sales: sql`sum(${orders.totalPrice})`.mapWith(Number),
    })
    .from(orders)
    .where(gte(orders.paidAt, since))
    .groupBy(sql`1`)
}

/** What was given back on each day of Tehran since an instant. Days without any are left out. */
export function sumRefunds(db: Executor, since: Date) {
  return db
    .select({
      day: dayOf(refundEvents.at),
      refunds: sql`sum(${refunds.amount})`.mapWith(Number),
    })
    .from(refundEvents)
    .innerJoin(refunds, eq(refunds.id, refundEvents.refundId))
    .where(and(eq(refundEvents.toStatus, 'PAID'), gte(refundEvents.at, since)))
    .groupBy(sql`1`)
}

/** The products of the orders that were paid since an instant and not closed later, with most units first. */
export function findBestSellers(db: Executor, since: Date, limit: number) {
  const units = sum(orderLines.quantity).mapWith(Number)
  const price = sql`coalesce(${orderLines.newPrice}, ${orderLines.price})`
  return db
    .select({
      productId: products.id,
      title: products.title,
      units,
      sales: sql`sum(${orderLines.quantity} * ${price})`.mapWith(Number),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(isSold(since))
    .groupBy(products.id)
    .orderBy(desc(units), products.id)
    .limit(limit)
}

/**
 * The visible variants whose stock is gone within `lastsDays` if as many are sold each day as in the `days` since an
 * instant; those that are gone first come first.
 */
export function findRunningOut(
  db: Executor,
  {
    since,
    days,
    lastsDays,
    limit,
  }: { since: Date; days: number; lastsDays: number; limit: number },
) {
  const sold = db
    .select({
      variantId: orderLines.variantId,
      units: sql<number>`sum(${orderLines.quantity})::int`.as('units'),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(isSold(since))
    .groupBy(orderLines.variantId)
    .as('sold')
  const daysLeft = sql`${variants.stock}::bigint * ${days} / ${sold.units}`.mapWith(Number)
  return db
    .select({
      productId: products.id,
      variantId: variants.id,
      title: products.title,
      colorName: variants.colorName,
      stock: variants.stock,
      sold: sold.units,
      daysLeft,
    })
    .from(sold)
    .innerJoin(variants, eq(variants.id, sold.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(variants.isHidden, false), eq(products.isActive, true), lt(daysLeft, lastsDays)))
    .orderBy(daysLeft, desc(sold.units), variants.id)
    .limit(limit)
}

/** Paid since an instant; the goods of an order that was closed went back to the stock. */
function isSold(since: Date) {
  return and(gte(orders.paidAt, since), notInArray(orders.status, ['NOT_APPROVED', 'EXPIRED']))
}

function dayOf(column: PgColumn) {
  return sql<Day>`to_char(${column} at time zone 'Asia/Tehran', 'YYYY-MM-DD')`
}
