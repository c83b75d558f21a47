import { currentPrice } from '#domain/price.ts'
import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import { Problem } from '#server/problem.ts'
import {
  lockVariant,
  updateVariant,
  type LockedVariant,
} from '#server/features/products/variants.queries.ts'
import { notifyOfChanges } from '#server/features/stock-alerts/stock-alerts.service.ts'
import { insertStaffMovement } from '#server/features/orders/stock.queries.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { recordAction } from './audit.service.ts'

type Change = Schemas['VariantChange']

/**
 * Changes price, offer and stock of a variant; omitted fields stay as they are, but an ended offer is removed. The
 * catalogues of all processes and the customers with alerts are notified. Stock changes by a difference, so units that
 * were ordered in the meantime stay sold. Throws `variant_not_found`, and `validation_failed` for an offer that is not
 * below the price (`below_price`), has an end but no price (`required`) or has ended (`future`), and for a stock change
 * against its reason (`sign`) or of more units than there are (`stock`).
 */
export function changeVariant(
  context: Context,
  staffId: number,
  id: number,
  change: Change,
): Promise<Schemas['StaffVariant']> {
  return transaction(context.db, async (tx) => {
    const before = await lockVariant(tx, id)
    if (before === null) throw new Problem('variant_not_found')
    const after = changed(before, change, context.now())
    refuseBroken(after, change, context.now())
    await updateVariant(tx, after)
    const at = new Date(context.now())
    if (change.stock_change !== undefined) {
      const { units, reason } = change.stock_change
      await insertStaffMovement(tx, { variantId: id, staffId, reason, change: units, at })
    }
    await notifyOfChanges(tx, [id], context.now())
    await recordAction(tx, {
      staffId,
      action: 'updateVariant',
      subject: 'variant',
      subjectId: id,
      before: auditedFields(before),
      after: auditedFields(after),
      reason: change.stock_change?.reason,
      at,
    })
    return variantBody(after)
  })
}

/** A new offer does not inherit the end of the previous one. */
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
    updatedAt: new Date(now),
  }
}

function refuseBroken(after: LockedVariant, change: Change, now: number): void {
  const { price, newPrice, offerEndsAt } = after
  const named = change.new_price === undefined ? 'price' : 'new_price'
  const faults: [broken: boolean, field: string, rule: string][] = [
    [newPrice !== null && newPrice >= price, named, 'below_price'],
    [newPrice === null && offerEndsAt !== null, 'new_price', 'required'],
    [offerEndsAt !== null && offerEndsAt.getTime() <= now, 'expire_time', 'future'],
    [isAgainstReason(change.stock_change), 'stock_change.units', 'sign'],
    [after.stock < 0, 'stock_change.units', 'stock'],
  ]
  const errors = faults.flatMap(([broken, field, rule]) => (broken ? { field, rule } : []))
  if (errors.length > 0) throw new Problem('validation_failed', { errors })
}

function isAgainstReason(change: Change['stock_change']): boolean {
  if (change === undefined) return false
  const { units, reason } = change
  if (units === 0) return true
  return reason !== 'corrected' && (reason === 'damaged') === units > 0
}

const auditedFields = ({ price, newPrice, offerEndsAt, stock }: LockedVariant) => ({
  price,
  new_price: newPrice,
  expire_time: offerEndsAt?.toISOString() ?? null,
  quantity: stock,
})

function variantBody(variant: LockedVariant): Schemas['StaffVariant'] {
  return {
    id: variant.id,
    product_id: variant.productId,
    color_name: variant.colorName,
    price: variant.price,
    new_price: variant.newPrice,
    expire_time: variant.offerEndsAt?.toISOString() ?? null,
    quantity: variant.stock,
    last_update: variant.updatedAt.toISOString(),
  }
}
