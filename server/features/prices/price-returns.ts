import { isSamePrice, type Priced } from '#domain/price.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { findPlanned, type PlannedVariant, type PlanRow } from './price-plans.queries.ts'
import { lockPriced, type PricedRow } from './prices.queries.ts'
import { setPrices } from './prices.service.ts'

/** Whether a change has taken effect and has no end. */
export const isUndoable = ({ status, endsAt }: PlanRow): boolean =>
  (status === 'done' || status === 'returned') && endsAt === null

/** Brings back the old prices of what a plan has changed, except where they were changed since. */
export async function returnPrices(
  tx: Transaction,
  plan: PlanRow,
  by: Parameters<typeof setPrices>[2],
) {
  const { returning, kept } = await splitPlanned(tx, plan)
  await setPrices(tx, returning, by)
  return { returned: returning, kept }
}

/**
 * What a plan has changed, locked, by whether it still has the prices that the plan has set. An end that a colleague has
 * given an offer stays.
 */
export async function splitPlanned(tx: Transaction, { id, endsAt }: PlanRow) {
  const planned = await plannedById(tx, id)
  const rows = await lockPriced(tx, [...planned.keys()])
  const returning: { row: PricedRow; after: Priced }[] = []
  const kept: PricedRow[] = []
  for (const row of rows) {
    const its = planned.get(row.id)
    if (its?.outcome !== 'changed') continue
    if (isSamePrice(row, { price: its.nextPrice, newPrice: its.nextNewPrice })) {
      const { price, newPrice } = its
      const isOwnEnd = [undefined, endsAt?.getTime()].includes(row.offerEndsAt?.getTime())
      const offerEndsAt = isOwnEnd ? its.offerEndsAt : row.offerEndsAt
      const after = { price, newPrice, offerEndsAt: newPrice === null ? null : offerEndsAt }
      returning.push({ row, after })
    } else kept.push(row)
  }
  return { returning, kept }
}

/** The variants of a plan by their ids. */
export async function plannedById(
  tx: Transaction,
  planId: number,
): Promise<ReadonlyMap<number, PlannedVariant>> {
  return new Map((await findPlanned(tx, planId)).map((each) => [each.variantId, each]))
}
