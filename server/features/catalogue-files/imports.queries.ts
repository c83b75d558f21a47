import { asc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { products, variants } from '#server/platform/db/schema/catalogue.ts'
import { stockMovements } from '#server/platform/db/schema/commerce.ts'
import { productImports } from '#server/platform/db/schema/staff.ts'
import { sheetColumns } from './sheet-columns.ts'

export type ImportRow = typeof productImports.$inferSelect

export type ImportedVariant = Awaited<ReturnType<typeof findImported>>[number]
/** `stockChanges`: how often staff have changed the stock. */
export type KnownVariant = ImportedVariant & { stockChanges: number }
export type KnownProduct = { id: number; sku: string; title: string; variants: KnownVariant[] }

export async function insertImport(
  tx: Transaction,
  row: typeof productImports.$inferInsert,
): Promise<ImportRow> {
  const [inserted] = await tx.insert(productImports).values(row).returning()
  if (inserted === undefined) throw new Error('the import was not inserted')
  return inserted
}

export async function findImport(db: Executor, id: number): Promise<ImportRow | null> {
  const [row] = await db.select().from(productImports).where(eq(productImports.id, id))
  return row ?? null
}

/** An import, its row locked until the transaction ends. */
export async function lockImport(tx: Transaction, id: number): Promise<ImportRow | null> {
  const [row] = await tx
    .select()
    .from(productImports)
    .where(eq(productImports.id, id))
    .for('update')
  return row ?? null
}

export async function updateImport(
  db: Executor,
  id: number,
  fields: Partial<Pick<ImportRow, 'checkId' | 'faultsTotal' | 'appliedTotal'>>,
): Promise<void> {
  await db.update(productImports).set(fields).where(eq(productImports.id, id))
}

/** Deletes the imports that have expired by an instant. Returns their ids. */
export async function deleteExpiredImports(tx: Transaction, at: Date): Promise<number[]> {
  const rows = await tx
    .delete(productImports)
    .where(lt(productImports.expiresAt, at))
    .returning({ id: productImports.id })
  return rows.map(({ id }) => id)
}

/** The products with one of these codes or variants, with all of their variants. */
export async function findKnownProducts(
  db: Executor,
  skus: readonly string[],
  variantIds: readonly number[],
): Promise<KnownProduct[]> {
  const ofVariants = db
    .select({ id: variants.productId })
    .from(variants)
    .where(sql`${variants.id} = any(${sql.param(variantIds)}::int[])`)
  const found = await db
    .select({ id: products.id, sku: products.sku, title: products.title })
    .from(products)
    .where(
      sql`${products.sku} = any(${sql.param(skus)}::text[]) or ${products.id} in ${ofVariants}`,
    )
  const rows = await db
    .select(sheetColumns)
    .from(variants)
    .where(sql`${variants.productId} = any(${sql.param(found.map(({ id }) => id))}::int[])`)
    .orderBy(asc(variants.position), asc(variants.id))
  const changes = await countStockChanges(
    db,
    rows.map(({ id }) => id),
  )
  const known = rows.map((row) => ({ ...row, stockChanges: changes.get(row.id) ?? 0 }))
  const ofProduct = Map.groupBy(known, ({ productId }) => productId)
  return found.map((product) => ({ ...product, variants: ofProduct.get(product.id) ?? [] }))
}

/** How often staff have changed the stock of these variants, by their ids. */
export async function countStockChanges(
  db: Executor,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .select({ variantId: stockMovements.variantId, changes: sql<number>`count(*)::int` })
    .from(stockMovements)
    .where(
      sql`${stockMovements.variantId} = any(${sql.param(ids)}::int[]) and ${stockMovements.orderId} is null`,
    )
    .groupBy(stockMovements.variantId)
  return new Map(rows.map(({ variantId, changes }) => [variantId, changes]))
}

export function findImported(db: Executor, ids: readonly number[]) {
  return db.select(sheetColumns).from(variants).where(amongIds(ids))
}

/** These variants, locked for an update in the order of their ids. */
export function lockImported(tx: Transaction, ids: readonly number[]): Promise<ImportedVariant[]> {
  return tx
    .select(sheetColumns)
    .from(variants)
    .where(amongIds(ids))
    .orderBy(asc(variants.id))
    .for('no key update')
}

const amongIds = (ids: readonly number[]) => sql`${variants.id} = any(${sql.param(ids)}::int[])`

/** Updates locked variants in one statement, so that the catalogue hears of them together. */
export async function updateImported(
  tx: Transaction,
  rows: readonly ImportedVariant[],
  at: Date,
): Promise<void> {
  const column = <Value>(read: (row: ImportedVariant) => Value) => sql.param(rows.map(read))
  await tx.execute(sql`
    update ${variants} set price = row.price, new_price = row.new_price,
      offer_ends_at = row.offer_ends_at, stock = row.stock, low_stock = row.low_stock,
      is_hidden = row.is_hidden, updated_at = ${at}
    from unnest(${column(({ id }) => id)}::int[], ${column(({ price }) => price)}::bigint[],
      ${column(({ newPrice }) => newPrice)}::bigint[],
      ${column(({ offerEndsAt }) => offerEndsAt?.toISOString() ?? null)}::timestamptz[],
      ${column(({ stock }) => stock)}::int[], ${column(({ lowStock }) => lowStock)}::int[],
      ${column(({ isHidden }) => isHidden)}::boolean[]
    ) as row (id, price, new_price, offer_ends_at, stock, low_stock, is_hidden)
    where ${variants}.id = row.id`)
}

type Counted = { variantId: number; units: number }

/** Records that staff counted other numbers of units than there should be, in one statement. */
export async function insertCorrections(
  tx: Transaction,
  counted: readonly Counted[],
  { staffId, note, at }: { staffId: number; note: string; at: Date },
): Promise<void> {
  const column = <Value>(read: (row: Counted) => Value) => sql.param(counted.map(read))
  await tx.execute(sql`
    insert into ${stockMovements} (variant_id, staff_id, reason, note, change, at)
    select id, ${staffId}::int, 'corrected', ${note}::text, units, ${at}
    from unnest(${column(({ variantId }) => variantId)}::int[], ${column(({ units }) => units)}::int[])
      as row (id, units) order by id`)
}

/** Locks these products in the order of their ids, so that nobody hides another variant of them. */
export async function lockProducts(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .orderBy(asc(products.id))
    .for('no key update')
}

/** Whether one of these products has no variant that the shop shows. */
export async function isAnyWithoutVariant(
  tx: Transaction,
  productIds: readonly number[],
): Promise<boolean> {
  const hidden = await tx
    .select({ id: variants.productId })
    .from(variants)
    .where(sql`${variants.productId} = any(${sql.param(productIds)}::int[])`)
    .groupBy(variants.productId)
    .having(sql`bool_and(${variants.isHidden})`)
    .limit(1)
  return hidden.length > 0
}
