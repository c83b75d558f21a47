import { and, desc, eq, gte, lt, lte, notInArray, or, sql, sum } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Day } from '#domain/day.ts'
import { cancelledStatuses } from '#domain/order.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { products, variants } from '#server/platform/db/schema/catalogue.ts'
import {
  orderLines,
  orders,
  refundEvents,
  refunds,
  stockMovements,
} from '#server/platform/db/schema/commerce.ts'

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

/** The products of the orders that were paid since an instant and not cancelled later, with most units first. */
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
 * The visible variants at or below their threshold, and the ones whose stock will be sold out within `lastsDays` if as
 * many are sold each day as in the `days` since an instant: ones that sell out sooner come first, then ones whose terms
 * were changed last. Each row has the `total` without the limit.
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
  const daysLeft = sql<number | null>`(${variants.stock}::bigint * ${days} / ${sold.units})::int`
  return db
    .select({
      productId: products.id,
      variantId: variants.id,
      title: products.title,
      colorName: variants.colorName,
      stock: variants.stock,
      lowStock: variants.lowStock,
      sold: sql<number>`coalesce(${sold.units}, 0)`,
      daysLeft,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(variants)
    .leftJoin(sold, eq(variants.id, sold.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        eq(variants.isHidden, false),
        eq(products.isActive, true),
        or(lte(variants.stock, variants.lowStock), lt(daysLeft, lastsDays)),
      ),
    )
    .orderBy(
      sql`${daysLeft} nulls last`,
      desc(sql`coalesce(${sold.units}, 0)`),
      desc(variants.updatedAt),
      variants.id,
    )
    .limit(limit)
}

/** What was earned since an instant, by day of Tehran. */
export async function sumMargins(db: Executor, since: Date): Promise<(MarginRow & { day: Day })[]> {
  const { rows } = await db.execute<MarginRow & { day: Day }>(sql`
    select to_char(line.paid_at at time zone 'Asia/Tehran', 'YYYY-MM-DD') as day, ${marginColumns}
    from ${marginLines(since)} group by 1 order by 1`)
  return rows
}

/** What was earned since an instant with products whose cost is known, the largest margins first. */
export async function sumProductMargins(
  db: Executor,
  since: Date,
  limit: number,
): Promise<(MarginRow & { productId: number; title: string })[]> {
  const { rows } = await db.execute<MarginRow & { productId: number; title: string }>(sql`
    select line.product_id as "productId", p.title, ${marginColumns}
    from ${marginLines(since)} join ${products} p on p.id = line.product_id
    group by 1, 2 having count(line.cost) > 0
    order by margin desc, 1 limit ${limit}`)
  return rows
}

/** @property margin tomans, of the units whose cost is known */
export type MarginRow = { units: number; knownUnits: number; margin: number }

const marginColumns = sql`sum(line.quantity)::int as units,
  coalesce(sum(line.quantity) filter (where line.cost is not null), 0)::int as "knownUnits",
  coalesce(round(sum(line.value - line.code_discount * line.value / nullif(line.total, 0)
    - line.quantity * line.cost)), 0)::float8 as margin`

/** The lines that were sold since an instant, each with its order's total of lines and the average cost of a unit. */
const marginLines = (since: Date) => sql`(
  select sold.*, received.cost from (
    select o.paid_at, o.code_discount, l.product_id, l.variant_id, l.quantity,
      l.quantity * coalesce(l.new_price, l.price) as value,
      sum(l.quantity * coalesce(l.new_price, l.price)) over (partition by o.id) as total
    from ${orderLines} l join ${orders} o on o.id = l.order_id
    where o.paid_at >= ${since.toISOString()}::timestamptz and o.status <> all(${sql.param([...cancelledStatuses])}::text[])
  ) sold
  left join (
    select m.variant_id, sum(m.change * m.unit_cost)::numeric / sum(m.change) as cost
    from ${stockMovements} m where m.unit_cost is not null group by m.variant_id
  ) received on received.variant_id = sold.variant_id
) line`

/** Paid since an instant, and not cancelled, which would have put the goods back into the stock. */
function isSold(since: Date) {
  return and(gte(orders.paidAt, since), notInArray(orders.status, [...cancelledStatuses]))
}

function dayOf(column: PgColumn) {
  return sql<Day>`to_char(${column} at time zone 'Asia/Tehran', 'YYYY-MM-DD')`
}
