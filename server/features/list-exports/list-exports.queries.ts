import { and, count, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { productExports } from '#server/platform/db/schema/staff.ts'

export type ExportRow = typeof productExports.$inferSelect

const unfinished = inArray(productExports.status, ['waiting', 'running'])

export async function insertExport(
  tx: Transaction,
  row: typeof productExports.$inferInsert,
): Promise<ExportRow> {
  const [inserted] = await tx.insert(productExports).values(row).returning()
  if (inserted === undefined) throw new Error('the export was not inserted')
  return inserted
}

export async function findExport(db: Executor, id: number): Promise<ExportRow | null> {
  const [row] = await db.select().from(productExports).where(eq(productExports.id, id))
  return row ?? null
}

/** Locks the exports of a member against a simultaneous new one until the transaction ends. */
export async function lockExports(tx: Transaction, staffId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('product_exports'), ${staffId})`)
}

/** How many unfinished exports a member has. */
export async function countOpenExports(tx: Transaction, staffId: number): Promise<number> {
  const [row] = await tx
    .select({ open: count() })
    .from(productExports)
    .where(and(eq(productExports.staffId, staffId), unfinished))
  return row?.open ?? 0
}

/**
 * Starts an export, even one whose earlier run died: the lease of the job keeps two runs apart.
 * Returns null if it is finished or deleted.
 */
export async function claimExport(db: Executor, id: number): Promise<ExportRow | null> {
  const [row] = await db
    .update(productExports)
    .set({ status: 'running', entriesDone: 0 })
    .where(and(eq(productExports.id, id), unfinished))
    .returning()
  return row ?? null
}

/** Changes an export while it runs: one that is finished stays as it is. */
export async function updateRunningExport(
  db: Executor,
  id: number,
  fields: Partial<Pick<ExportRow, 'status' | 'entriesTotal' | 'entriesDone'>>,
): Promise<void> {
  await db
    .update(productExports)
    .set(fields)
    .where(and(eq(productExports.id, id), eq(productExports.status, 'running')))
}

/** Deletes the exports that have expired by an instant. Returns their ids. */
export async function deleteExpiredExports(tx: Transaction, at: Date): Promise<number[]> {
  const rows = await tx
    .delete(productExports)
    .where(lt(productExports.expiresAt, at))
    .returning({ id: productExports.id })
  return rows.map(({ id }) => id)
}
