import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { products, variants } from '#server/db/schema/catalogue.ts'
import { stockMovements } from '#server/db/schema/commerce.ts'

export type Units = { variantId: number; quantity: number }

/**
 * Takes units out of the stock for an order, each only where enough are left, and notes the movements.
 * Answers the variants it could take; the rest are short. Rows are locked in the order of their ids, so
 * that orders that share variants wait for each other instead of blocking each other.
 */
export async function takeStock(
  tx: Transaction,
  orderId: number,
  units: readonly Units[],
): Promise<Set<number>> {
  const taken = await tx.execute<{ id: number }>(sql`
    with wanted as (${locked(units)}), taken as (
      update ${variants} set stock = stock - wanted.quantity from wanted
      where ${variants}.id = wanted.id and ${variants}.stock >= wanted.quantity
      returning ${variants}.id, wanted.quantity
    )
    insert into ${stockMovements} (variant_id, order_id, change)
    select id, ${orderId}::int, -quantity from taken returning variant_id as id`)
  return new Set(taken.rows.map((row) => row.id))
}

/** Puts an order's units back into the stock and notes the movements; a second time is refused by an index. */
export async function giveStockBack(
  tx: Transaction,
  orderId: number,
  units: readonly Units[],
): Promise<void> {
  await tx.execute(sql`
    with returned as (${locked(units)}), given as (
      update ${variants} set stock = stock + returned.quantity from returned
      where ${variants}.id = returned.id
      returning ${variants}.id, returned.quantity
    )
    insert into ${stockMovements} (variant_id, order_id, change)
    select id, ${orderId}::int, quantity from given`)
}

/** Counts units of paid orders as sold, for the order of lists. */
export async function countSold(
  tx: Transaction,
  sold: readonly { productId: number; quantity: number }[],
): Promise<void> {
  const ids = sql.param(sold.map((each) => each.productId))
  const quantities = sql.param(sold.map((each) => each.quantity))
  await tx.execute(sql`
    with sold as (
      select id, sum(quantity)::int as quantity
      from unnest(${ids}::int[], ${quantities}::int[]) as line (id, quantity) group by id
    ), locked as (
      select ${products}.id, sold.quantity from ${products} join sold on sold.id = ${products}.id
      order by ${products}.id for no key update of products
    )
    update ${products} set sold_count = sold_count + locked.quantity from locked
    where ${products}.id = locked.id`)
}

function locked(units: readonly Units[]) {
  const ids = sql.param(units.map((each) => each.variantId))
  const quantities = sql.param(units.map((each) => each.quantity))
  return sql`select ${variants}.id, line.quantity
    from ${variants} join unnest(${ids}::int[], ${quantities}::int[]) as line (id, quantity)
      on line.id = ${variants}.id
    order by ${variants}.id for no key update of variants`
}
