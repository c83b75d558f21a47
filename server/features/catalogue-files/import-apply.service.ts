import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import {
  recordAction,
  recordActions,
  repeatedAction,
} from '#server/features/staff/audit.service.ts'
import { auditedFields, termsBody } from '#server/features/products/staff-variant-body.ts'
import { notifyOfChanges } from '#server/features/stock-alerts/stock-alerts.service.ts'
import { isChange, isSameTerms, type PlannedRow } from './import-plan.ts'
import { ownImport, planOf } from './imports.service.ts'
import * as queries from './imports.queries.ts'
import type { ImportedVariant, ImportRow } from './imports.queries.ts'

/**
 * Applies everything that the latest check of a sheet found, in one transaction: prices with their history, stock with
 * its movements, the alerts of customers and the log. Stock changes by the difference that was shown. Throws
 * `import_not_found`, `import_faulty` if a row is wrong, `idempotency_key_reused`, and `changed_meanwhile` if the sheet was
 * checked or applied again since, if a variant in it no longer has the terms that the check found, if staff have changed
 * its stock since, if units that are to be taken away were sold, or if a product would be left with no visible variant.
 * The same key applies a sheet once.
 */
export async function applyProductImport(
  context: Context,
  staffId: number,
  id: number,
  { check_id: checkId, reason }: Schemas['ProductImportApplication'],
  requestKey: string | null,
): Promise<Schemas['ProductImportResult']> {
  const { db, now } = context
  const found = ownImport(await queries.findImport(db, id), staffId, now())
  const plan = found.checkId === checkId ? await planOf(context, id) : null
  const action = { action: 'applyProductImport', subject: 'import', subjectId: id } as const
  return transaction(db, async (tx) => {
    const row = ownImport(await queries.lockImport(tx, id), staffId, now())
    if ((await repeatedAction(tx, { staffId, requestKey, ...action })) !== null)
      return { changed: row.appliedTotal ?? 0 }
    if (row.checkId !== checkId || plan?.checkId !== checkId) throw new Problem('changed_meanwhile')
    if (row.faultsTotal > 0) throw new Problem('import_faulty')
    const at = new Date(now())
    const by = { staffId, action: action.action, reason, at }
    const changed = await applyRows(tx, plan.planned, row, by)
    await recordAction(tx, {
      ...action,
      ...by,
      requestKey,
      before: {},
      after: { file: row.name, variants: changed },
    })
    await queries.updateImport(tx, id, { checkId: null, appliedTotal: changed })
    return { changed }
  })
}

type By = Pick<Parameters<typeof recordActions>[1][number], 'staffId' | 'action' | 'reason' | 'at'>

async function applyRows(
  tx: Transaction,
  planned: readonly PlannedRow[],
  { name }: ImportRow,
  by: By,
): Promise<number> {
  const rows = planned.filter(isChange)
  const changing = byId(await queries.lockImported(tx, idsOf(rows)))
  const rest = idsOf(planned).filter((id) => !changing.has(id))
  const current = new Map([...changing, ...byId(await queries.findImported(tx, rest))])
  const now = by.at.getTime()
  if (planned.some((row) => !isAsPlanned(row, current.get(row.variantId), now)))
    throw new Problem('changed_meanwhile')
  if (rows.length === 0) return 0
  const changes = rows.flatMap((row) => {
    const before = changing.get(row.variantId)
    return before === undefined ? [] : { row, before, after: changed(before, row) }
  })
  await refuseRecounted(tx, rows)
  await queries.updateImported(
    tx,
    changes.map(({ after }) => after),
    by.at,
  )
  await refuseToHideLast(tx, rows)
  await recordStock(tx, rows, name, by)
  await notifyOfChanges(tx, idsOf(rows), now)
  await recordActions(
    tx,
    changes.map(({ before, after }) => ({
      ...by,
      subject: 'variant',
      subjectId: after.id,
      before: auditedFields(before),
      after: auditedFields(after),
    })),
  )
  return changes.length
}

const idsOf = (rows: readonly PlannedRow[]) => rows.map(({ variantId }) => variantId)
const byId = (rows: readonly ImportedVariant[]) => new Map(rows.map((row) => [row.id, row]))

const isAsPlanned = (
  { before, units }: PlannedRow,
  current: ImportedVariant | undefined,
  now: number,
): boolean =>
  current !== undefined &&
  isSameTerms(termsBody(current, now), before) &&
  current.stock + units >= 0

function changed(before: ImportedVariant, { after, units }: PlannedRow): ImportedVariant {
  return {
    ...before,
    price: after.price,
    newPrice: after.new_price,
    offerEndsAt: after.expire_time === null ? null : new Date(after.expire_time),
    isHidden: after.is_hidden,
    lowStock: after.low_stock,
    stock: before.stock + units,
  }
}

/** A count that staff have corrected since the check, by this sheet or otherwise, would be corrected twice. */
async function refuseRecounted(tx: Transaction, rows: readonly PlannedRow[]): Promise<void> {
  const counted = rows.filter(({ units }) => units !== 0)
  const now = await queries.countStockChanges(tx, idsOf(counted))
  if (counted.some(({ variantId, stockChanges }) => (now.get(variantId) ?? 0) !== stockChanges))
    throw new Problem('changed_meanwhile')
}

/** A colleague may have hidden the other variants of a product since the check. */
async function refuseToHideLast(tx: Transaction, rows: readonly PlannedRow[]): Promise<void> {
  const hiding = rows.filter(({ before, after }) => after.is_hidden && !before.is_hidden)
  if (hiding.length === 0) return
  const productIds = [...new Set(hiding.map(({ productId }) => productId))]
  await queries.lockProducts(tx, productIds)
  if (await queries.isAnyWithoutVariant(tx, productIds)) throw new Problem('changed_meanwhile')
}

async function recordStock(
  tx: Transaction,
  rows: readonly PlannedRow[],
  file: string,
  { staffId, reason, at }: By,
): Promise<void> {
  const counted = rows.filter(({ units }) => units !== 0)
  if (counted.length === 0) return
  const note = reason?.trim() || file
  await queries.insertCorrections(tx, counted, { staffId, note, at })
}
