import { currentPrice, priceFaults } from '#domain/price.ts'
import { fitsReason, mostUnits } from '#domain/stock.ts'
import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import { Problem } from '#server/problem.ts'
import { findMovements, insertStaffMovement } from '#server/features/orders/stock.queries.ts'
import {
  auditedFields,
  termsBody,
  variantBody,
} from '#server/features/products/staff-variant-body.ts'
import {
  findVariant,
  isLastShown,
  lockVariant,
  updateVariant,
  type LockedVariant,
} from '#server/features/products/variants.queries.ts'
import { notifyOfChanges } from '#server/features/stock-alerts/stock-alerts.service.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { refusedField } from '#server/platform/fields.ts'
import { changedMeanwhile, recordAction, repeatedAction } from './audit.service.ts'

type Change = Schemas['VariantChange']
type Earlier = NonNullable<Awaited<ReturnType<typeof repeatedAction>>>

const shownMovements = 100

/**
 * Changes price, offer, stock and visibility of a variant; omitted fields stay as they are, but an ended offer is
 * removed. The catalogues of all processes and the customers with alerts are notified. Stock changes by a difference, so
 * units that were ordered in the meantime stay sold. A repeated call with the same key changes nothing. Throws
 * `variant_not_found`, `changed_meanwhile` if a field is no longer as expected, `idempotency_key_reused` if the key was
 * used for another change, and `validation_failed`
 * - for an offer that is not below the price (`below_price`), has an end but no price (`required`) or has ended (`future`);
 * - for a stock change whose sign contradicts its reason (`sign`), that has a cost although nothing was received
 *   (`reason`), that removes more units than there are (`stock`) or leads to too many (`maximum`);
 * - for hiding the last visible variant of a product (`last_shown`).
 */
export function changeVariant(
  context: Context,
  staffId: number,
  id: number,
  change: Change,
  requestKey: string | null,
): Promise<Schemas['StaffVariant']> {
  const action = { action: 'updateVariant', subject: 'variant', subjectId: id } as const
  return transaction(context.db, async (tx) => {
    const before = await lockVariant(tx, id)
    if (before === null) throw new Problem('variant_not_found')
    const now = context.now()
    const earlier = await repeatedAction(tx, { staffId, requestKey, ...action })
    if (earlier !== null) {
      if (!isDoneBy(earlier, change)) throw new Problem('idempotency_key_reused')
      return variantBody(before, now)
    }
    if (change.expected !== undefined && !isAsExpected(termsBody(before, now), change.expected))
      throw await changedMeanwhile(tx, { staffId, ...action })
    const after = changed(before, change, now)
    refuseBroken(after, change, now)
    if (after.isHidden && !before.isHidden && (await isLastShown(tx, before)))
      throw refusedField('is_hidden', 'last_shown')
    await updateVariant(tx, after)
    const at = new Date(now)
    if (change.stock_change !== undefined) {
      const { units, reason, note, unit_cost: unitCost = null } = change.stock_change
      await insertStaffMovement(tx, {
        variantId: id,
        staffId,
        reason,
        note: note?.trim() || null,
        change: units,
        unitCost,
        at,
      })
    }
    await notifyOfChanges(tx, [id], now)
    await recordAction(tx, {
      ...action,
      staffId,
      requestKey,
      before: auditedFields(before),
      after: { ...auditedFields(after), ...costOf(change) },
      reason: change.reason ?? change.stock_change?.reason,
      at,
    })
    return variantBody(after, now)
  })
}

/** The latest stock movements of a variant, newest first. Throws `variant_not_found`. */
export async function listStockMovements(
  { db }: Context,
  id: number,
): Promise<Schemas['StaffStockHistory']> {
  if ((await findVariant(db, id)) === null) throw new Problem('variant_not_found')
  const rows = await findMovements(db, id, shownMovements)
  let after = rows[0]?.stock ?? 0
  const results = rows.map((row) => {
    const before = after - row.change
    const body = { ...movementBody(row), before, after }
    after = before
    return body
  })
  return { results }
}

type Movement = Awaited<ReturnType<typeof findMovements>>[number]

const movementBody = (row: Movement): Omit<Schemas['StaffStockMovement'], 'before' | 'after'> => ({
  id: row.id,
  at: row.at.toISOString(),
  reason: row.reason,
  change: row.change,
  unit_cost: row.unitCost,
  order_id: row.orderId,
  staff_id: row.staffId,
  first_name: row.firstName,
  last_name: row.lastName,
  note: row.note,
})

function isAsExpected(now: Schemas['VariantTerms'], expected: Schemas['VariantTerms']): boolean {
  const instant = (value: string | null) => (value === null ? null : Date.parse(value))
  return (
    now.price === expected.price &&
    now.new_price === expected.new_price &&
    instant(now.expire_time) === instant(expected.expire_time) &&
    now.is_hidden === expected.is_hidden &&
    now.low_stock === expected.low_stock
  )
}

/** A new offer does not inherit the end of the previous one. */
/** Whether an earlier action of the log set what a change asks for. */
function isDoneBy({ before, after }: Earlier, change: Change): boolean {
  const { price, new_price, expire_time: end, is_hidden, low_stock, stock_change } = change
  const expire_time = typeof end === 'string' ? new Date(end).toISOString() : end
  const asked = Object.entries({ price, new_price, expire_time, is_hidden, low_stock })
  const units = Number(after['quantity']) - Number(before['quantity'])
  return (
    units === (stock_change?.units ?? 0) &&
    asked.every(([field, value]) => value === undefined || value === after[field])
  )
}

function changed(before: LockedVariant, change: Change, now: number): LockedVariant {
  const { newPrice, offerEndsAt } = currentPrice(before, now)
  const { price = before.price, new_price: asked = newPrice, expire_time, stock_change } = change
  const keptEnd = change.new_price === undefined ? offerEndsAt : null
  const newEnd = typeof expire_time === 'string' ? new Date(expire_time) : null
  return {
    ...before,
    price,
    newPrice: asked,
    offerEndsAt: expire_time === undefined ? keptEnd : newEnd,
    stock: before.stock + (stock_change?.units ?? 0),
    isHidden: change.is_hidden ?? before.isHidden,
    lowStock: change.low_stock ?? before.lowStock,
    updatedAt: new Date(now),
  }
}

function refuseBroken(after: LockedVariant, change: Change, now: number): void {
  // If the price falls below an existing offer, the field that was sent is at fault.
  const field = change.new_price === undefined ? 'price' : 'new_price'
  const errors: { field: string; rule: string }[] = priceFaults(after, now).map((fault) =>
    fault.rule === 'below_price' ? { ...fault, field } : fault,
  )
  const { stock_change: stock } = change
  if (stock !== undefined && !fitsReason(stock.units, stock.reason))
    errors.push({ field: 'stock_change.units', rule: 'sign' })
  if (stock?.unit_cost !== undefined && stock.reason !== 'received')
    errors.push({ field: 'stock_change.unit_cost', rule: 'reason' })
  if (after.stock < 0) errors.push({ field: 'stock_change.units', rule: 'stock' })
  // More than that may be there already, as from returns, and can be corrected downward.
  if (stock !== undefined && stock.units > 0 && after.stock > mostUnits)
    errors.push({ field: 'stock_change.units', rule: 'maximum' })
  if (errors.length > 0) throw new Problem('validation_failed', { errors })
}

function costOf({ stock_change: stock }: Change): { unit_cost?: number } {
  return stock?.unit_cost === undefined ? {} : { unit_cost: stock.unit_cost }
}
