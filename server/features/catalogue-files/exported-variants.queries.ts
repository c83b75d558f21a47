import { asc, inArray } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { variants } from '#server/platform/db/schema/catalogue.ts'
import { sheetColumns } from './sheet-columns.ts'

export type ExportedVariant = Awaited<ReturnType<typeof findExportedVariants>>[number]

/** The variants of these products, hidden ones included, in their order. */
export function findExportedVariants(db: Executor, ids: readonly number[]) {
  return db
    .select(sheetColumns)
    .from(variants)
    .where(inArray(variants.productId, [...ids]))
    .orderBy(asc(variants.position), asc(variants.id))
}
