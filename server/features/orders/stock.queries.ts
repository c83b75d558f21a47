import { desc, eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import { products, variants } from '#server/platform/db/schema/catalogue.ts'
import {
  orderLines,
  stockMovements,
  type stockReasons,
} from '#server/platform/db/schema/commerce.ts'
import { statement, type Places } from '#server/platform/db/statements.ts'

export type Units = { variantId: number; quantity: number }

/**
 * Reserves stock for an order, only for variants with enough left, and records the movements. Returns the variants that
 * were reserved; the rest are short. Rows are locked in the order of their ids, so that orders with the same variants
 * wait for each other instead of deadlocking.
 */
export async function reserveStock(
  tx: Transaction,
  orderId: number,
  units: readonly Units[],
): Promise<Set<number>> {
  const rows = await updateTaken(tx, { orderId, ...columns(units) })
  return new Set(rows.map((row) => row.id))
}

/**
 * Returns an order's units to the stock and records the movements; an index prevents doing so twice. Returns the
 * variants that were sold out before.
 */
export async function returnStock(
  tx: Transaction,
  orderId: number,
  units: readonly Units[],
): Promise<number[]> {
  const { ids, quantities } = columns(units)
  const { rows } = await tx.execute<{ id: number }>(sql`
    with returned as (${locked(sql.param(ids), sql.param(quantities))}), given as (
      update ${variants} set stock = stock + returned.quantity from returned
      where ${variants}.id = returned.id
      returning ${variants}.id, returned.quantity, ${variants}.stock
    ), noted as (
      insert into ${stockMovements} (variant_id, reason, order_id, change)
      select id, 'released', ${orderId}::int, quantity from given
    )
    select id from given where stock = quantity`)
  return rows.map(({ id }) => id)
}

type StaffMovement = {
  variantId: number
  staffId: number
  reason: (typeof stockReasons)[number]
  note: string | null
  change: number
  unitCost?: number | null
  at: Date
}

/** Records a change of stock that staff made. */
export async function insertStaffMovement(tx: Transaction, movement: StaffMovement): Promise<void> {
  await tx.insert(stockMovements).values(movement)
}

/** The latest changes of a variant's stock, newest first, with who made them, and its stock at the same moment. */
export function findMovements(db: Executor, variantId: number, limit: number) {
  return db
    .select({
      id: stockMovements.id,
      at: stockMovements.at,
      reason: stockMovements.reason,
      change: stockMovements.change,
      unitCost: stockMovements.unitCost,
      note: stockMovements.note,
      orderId: stockMovements.orderId,
      staffId: stockMovements.staffId,
      firstName: users.firstName,
      lastName: users.lastName,
      stock: variants.stock,
    })
    .from(stockMovements)
    .innerJoin(variants, eq(variants.id, stockMovements.variantId))
    .leftJoin(users, eq(users.id, stockMovements.staffId))
    .where(eq(stockMovements.variantId, variantId))
    .orderBy(desc(stockMovements.id))
    .limit(limit)
}

/** Counts the units of a paid order as sold, for sorting lists. */
export async function countSold(tx: Transaction, orderId: number): Promise<void> {
  await updateSold(tx, { orderId, sign: 1 })
}

/** Takes the units of a paid order that was closed from the sold ones. */
export async function uncountSold(tx: Transaction, orderId: number): Promise<void> {
  await updateSold(tx, { orderId, sign: -1 })
}

function locked(ids: SQLWrapper, quantities: SQLWrapper) {
  return sql`select ${variants}.id, line.quantity
    from ${variants} join unnest(${ids}::int[], ${quantities}::int[]) as line (id, quantity)
      on line.id = ${variants}.id
    order by ${variants}.id for no key update of variants`
}

const columns = (units: readonly Units[]) => ({
  ids: units.map((each) => each.variantId),
  quantities: units.map((each) => each.quantity),
})

type Taking = { orderId: number; ids: number[]; quantities: number[] }

const updateTaken = statement('take-stock', (tx: Transaction, at: Places<Taking>) => {
  const wanted = tx.$with('wanted', {}).as(locked(at('ids'), at('quantities')))
  const taken = tx.$with('taken', {}).as(sql`
    update ${variants} set stock = stock - wanted.quantity from wanted
    where ${variants}.id = wanted.id and ${variants}.stock >= wanted.quantity
    returning ${variants}.id, wanted.quantity`)
  const noted = tx.$with('noted', { id: sql<number>`variant_id`.as('variant_id') }).as(sql`
    insert into ${stockMovements} (variant_id, reason, order_id, change)
    select id, 'ordered', ${at('orderId')}::int, -quantity from taken returning variant_id`)
  return tx.with(wanted, taken, noted).select().from(noted)
})

type Sold = { orderId: number; sign: 1 | -1 }

const updateSold = statement('count-sold', (tx: Transaction, at: Places<Sold>) => {
  const sold = tx.$with('sold', {}).as(sql`
    select product_id as id, sum(quantity)::int as quantity
    from ${orderLines} where order_id = ${at('orderId')} group by product_id`)
  const locked = tx.$with('locked', { quantity: sql<number>`quantity`.as('quantity') }).as(sql`
    select ${products}.id, sold.quantity from ${products} join sold on sold.id = ${products}.id
    order by ${products}.id for no key update of products`)
  return tx
    .with(sold, locked)
    .update(products)
    .set({ soldCount: sql`${products.soldCount} + ${at('sign')}::int * ${locked.quantity}` })
    .from(locked)
    .where(sql`${products.id} = locked.id`)
})
