import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { products, variants } from '#server/db/schema/catalogue.ts'
import { orderLines, stockMovements } from '#server/db/schema/commerce.ts'

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
  const wanted = tx.$with('wanted', {}).as(locked(units))
  const taken = tx.$with('taken', {}).as(sql`
    update ${variants} set stock = stock - wanted.quantity from wanted
    where ${variants}.id = wanted.id and ${variants}.stock >= wanted.quantity
    returning ${variants}.id, wanted.quantity`)
  const noted = tx.$with('noted', { id: sql<number>`variant_id`.as('variant_id') }).as(sql`
    insert into ${stockMovements} (variant_id, order_id, change)
    select id, ${orderId}::int, -quantity from taken returning variant_id`)
  const rows = await tx
    .with(wanted, taken, noted)
    .select()
    .from(noted)
    .prepare('take-stock')
    .execute()
  return new Set(rows.map((row) => row.id))
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

/** Counts the units of a paid order as sold, for the order of lists. */
export async function countSold(tx: Transaction, orderId: number): Promise<void> {
  const sold = tx.$with('sold', {}).as(sql`
    select product_id as id, sum(quantity)::int as quantity
    from ${orderLines} where order_id = ${orderId} group by product_id`)
  const locked = tx.$with('locked', { quantity: sql<number>`quantity`.as('quantity') }).as(sql`
    select ${products}.id, sold.quantity from ${products} join sold on sold.id = ${products}.id
    order by ${products}.id for no key update of products`)
  await tx
    .with(sold, locked)
    .update(products)
    .set({ soldCount: sql`${products.soldCount} + ${locked.quantity}` })
    .from(locked)
    .where(sql`${products.id} = locked.id`)
    .prepare('count-sold')
    .execute()
}

function locked(units: readonly Units[]) {
  const ids = sql.param(units.map((each) => each.variantId))
  const quantities = sql.param(units.map((each) => each.quantity))
  return sql`select ${variants}.id, line.quantity
    from ${variants} join unnest(${ids}::int[], ${quantities}::int[]) as line (id, quantity)
      on line.id = ${variants}.id
    order by ${variants}.id for no key update of variants`
}
