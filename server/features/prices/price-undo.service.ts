import { currentPrice } from '#domain/price.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import {
  movedMeanwhile,
  recordAction,
  repeatedAction,
} from '#server/features/staff/audit.service.ts'
import * as queries from './price-plans.queries.ts'
import { isUndoable, returnPrices, splitPlanned } from './price-returns.ts'
import type { PricedRow } from './prices.queries.ts'
import { pricedBody } from './prices.service.ts'

/**
 * Brings back the prices before a change whose new ones would stay, except where they were changed since; those are named
 * in the reply, and return with another undo if they have the new prices again by then. The same key undoes once. Throws
 * `price_plan_not_found`, and `move_impossible` if there is nothing to bring back.
 */
export function undoPriceChange(
  { db, now }: Context,
  staffId: number,
  id: number,
  requestKey: string,
): Promise<Schemas['PriceUndoResult']> {
  const by = { staffId, action: 'undoPriceChange' } as const
  const action = { ...by, subject: 'price_plan', subjectId: id } as const
  return transaction(db, async (tx) => {
    const plan = await queries.lockPlan(tx, id)
    if (plan === null) throw new Problem('price_plan_not_found')
    const at = new Date(now())
    const earlier = await repeatedAction(tx, { ...action, requestKey })
    if (earlier !== null) {
      const { kept } = await splitPlanned(tx, plan)
      return undoBody(Number(earlier.after['returned']), kept, at)
    }
    if (!isUndoable(plan)) throw await movedMeanwhile(tx, action, plan.status)
    const { returned, kept } = await returnPrices(tx, plan, { ...by, at })
    if (returned.length === 0 && kept.length > 0) throw new Problem('move_impossible')
    if (returned.length === 0) throw await movedMeanwhile(tx, action, plan.status)
    await queries.noteReturned(
      tx,
      id,
      returned.map(({ row }) => row.id),
    )
    await queries.setStatus(tx, id, 'returned')
    await recordAction(tx, {
      ...action,
      requestKey,
      before: { status: plan.status },
      after: { status: 'returned', returned: returned.length, kept: kept.length },
      at,
    })
    return undoBody(returned.length, kept, at)
  })
}

const undoBody = (
  returned: number,
  kept: readonly PricedRow[],
  at: Date,
): Schemas['PriceUndoResult'] => ({
  returned,
  left_out: kept.map((row) => pricedBody(row, currentPrice(row, at.getTime()))),
})
