import { currentPrice, isSamePrice, type Priced } from '#domain/price.ts'
import { repriced, type Prices, type Repricing } from '#domain/repricing.ts'
import type { Context } from '#server/context.ts'
import type { OperationRequest } from '#server/http/contract/types.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { staffProductFilter } from '#server/features/products/staff-products.service.ts'
import {
  recordAction,
  recordActions,
  repeatedAction,
} from '#server/features/staff/audit.service.ts'
import { notifyOfChanges } from '#server/features/stock-alerts/stock-alerts.service.ts'
import { periodOf, plannedFrom } from './planned-prices.ts'
import { insertPlan } from './price-plans.queries.ts'
import * as queries from './prices.queries.ts'
import type { PricedRow } from './prices.queries.ts'

/** As many as the body of a call has room for. */
const mostVariants = 1_000

/** What a change of many prices would lead to. Throws `too_many_variants`. */
export async function previewPrices(
  { db, catalogue, now }: Context,
  {
    percent,
    target,
    product,
    starts_at: startsAt,
    ends_at: endsAt,
    ...narrowed
  }: OperationRequest<'previewPrices'>['query'],
): Promise<Schemas['PricePreview']> {
  const which = product ?? staffProductFilter(catalogue, narrowed)
  const rows = await queries.findPriced(db, which, mostVariants + 1)
  if (rows.length > mostVariants) throw new Problem('too_many_variants')
  const from =
    startsAt === undefined
      ? rows.map((row) => ({ row, price: currentPrice(row, now()), isTaken: false }))
      : await plannedFrom(db, rows, periodOf(startsAt, endsAt ?? null))
  return {
    results: from.map(({ row, price: before, isTaken }) => {
      const { price, newPrice, fault } = repriced(before, { percent, target })
      return {
        ...pricedBody(row, before),
        price_after: price,
        new_price_after: newPrice,
        fault: isTaken ? 'planned_already' : fault,
      }
    }),
  }
}

/**
 * Changes the prices of many variants, the alerts of customers and the log included, in one transaction. What a
 * colleague has changed since it was shown, or cannot be changed so, is left out and named; a deleted variant is left
 * out silently. A variant that has the new prices already counts as changed. The former prices are kept like those of a
 * plan, from which `undoPriceChange` brings them back; the same key leads to the same plan.
 */
export function changePrices(
  { db, now }: Context,
  staffId: number,
  input: Schemas['PriceChangeInput'],
  requestKey: string | null,
): Promise<Schemas['PriceChangeResult']> {
  const { percent, target, variants, reason } = input
  const action = { staffId, action: 'changePrices' } as const
  const change = { ...action, subject: 'price_plan', request: input } as const
  return transaction(db, async (tx) => {
    const shown = new Map(variants.map((each) => [each.variant_id, each]))
    const rows = await queries.lockPriced(tx, [...shown.keys()])
    const at = now()
    const decided = rows.map((row) =>
      decide(row, currentPrice(row, at), shown.get(row.id), { percent, target }),
    )
    const changes = decided.filter(({ outcome }) => outcome === 'changed')
    const earlier = await repeatedAction(tx, { ...change, requestKey })
    if (earlier !== null) return resultBody(decided, at, earlier.subjectId)
    if (changes.length === 0) return resultBody(decided, at, null)
    const startsAt = new Date(at)
    await setPrices(tx, changes, { ...action, reason, at: startsAt })
    const id = await insertPlan(
      tx,
      {
        staffId,
        percent,
        target,
        startsAt,
        endsAt: null,
        status: 'done',
        reason: reason?.trim() || null,
      },
      changes.map(({ row, before, after }) => ({
        variantId: row.id,
        ...before,
        nextPrice: after.price,
        nextNewPrice: after.newPrice,
        outcome: 'changed' as const,
      })),
    )
    await recordAction(tx, {
      ...change,
      requestKey,
      subjectId: id,
      before: {},
      after: { percent, variants: changes.length },
      reason,
      at: startsAt,
    })
    return resultBody(decided, at, id)
  })
}

type SetPrices = Pick<Decided, 'row' | 'after'>
type By = Pick<Parameters<typeof recordActions>[1][number], 'staffId' | 'action' | 'reason' | 'at'>

/** Sets the prices of locked variants, with the alerts of customers and the log. */
export async function setPrices(
  tx: Transaction,
  changes: readonly SetPrices[],
  by: By,
): Promise<void> {
  const rows = changes.map(({ row, after }) => ({ ...row, ...after }))
  await queries.updatePrices(tx, rows, by.at)
  const ids = rows.map(({ id }) => id)
  await notifyOfChanges(tx, ids, by.at.getTime())
  await recordActions(
    tx,
    changes.map(({ row, after }) => ({
      ...by,
      subject: 'variant',
      subjectId: row.id,
      before: auditedPrices(row),
      after: auditedPrices(after),
    })),
  )
}

/** How many are changed, and which are left out and why. */
export const resultBody = (
  decided: readonly Decided[],
  at: number,
  planId: number | null,
): Schemas['PriceChangeResult'] => ({
  plan_id: planId,
  changed: decided.filter(({ outcome }) => outcome === 'changed' || outcome === 'done').length,
  left_out: decided.flatMap(({ row, outcome }) =>
    outcome === 'changed' || outcome === 'done'
      ? []
      : { ...pricedBody(row, currentPrice(row, at)), cause: outcome },
  ),
})

type Cause = Schemas['PriceChangeResult']['left_out'][number]['cause']
type Decided = {
  row: PricedRow
  before: Priced
  after: PriceFields
  outcome: Cause | 'changed' | 'done'
}
type PriceFields = Pick<PricedRow, 'price' | 'newPrice' | 'offerEndsAt'>

/** What becomes of a variant that was shown with these prices and has the prices `before` when they change. */
export function decide(
  row: PricedRow,
  before: Priced,
  shown: Schemas['ShownPrices'] | undefined,
  repricing: Repricing,
): Decided {
  const seen = { price: shown?.price ?? 0, newPrice: shown?.new_price ?? null }
  const { fault, ...prices } = repriced(seen, repricing)
  const after = { ...prices, offerEndsAt: prices.newPrice === null ? null : before.offerEndsAt }
  const decided = { row, before, after }
  if (isSamePrice(before, prices)) return { ...decided, outcome: fault ?? 'done' }
  if (!isSamePrice(before, seen)) return { ...decided, outcome: 'changed_meanwhile' }
  return { ...decided, outcome: fault ?? 'changed' }
}

/** A variant with the prices that it has at some time. */
export const pricedBody = (
  row: PricedRow,
  { price, newPrice }: Prices,
): Schemas['PricedVariant'] => ({
  variant_id: row.id,
  product_id: row.productId,
  title: row.title,
  color_name: row.colorName,
  price,
  new_price: newPrice,
})

const auditedPrices = ({ price, newPrice, offerEndsAt }: PriceFields) => ({
  price,
  new_price: newPrice,
  expire_time: offerEndsAt?.toISOString() ?? null,
})
