import { currentPrice, isSamePrice } from '#domain/price.ts'
import { scheduleFault } from '#domain/repricing.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import { refusedField } from '#server/platform/fields.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { enqueue } from '#server/platform/jobs/job-runner.ts'
import { recordAction, repeatedAction } from '#server/features/staff/audit.service.ts'
import { periodOf, plannedFrom } from './planned-prices.ts'
import * as queries from './price-plans.queries.ts'
import { isUndoable, plannedById, returnPrices } from './price-returns.ts'
import { lockPriced } from './prices.queries.ts'
import { decide, resultBody, setPrices } from './prices.service.ts'

const shownPlans = 100

/**
 * Plans new prices. Prices that cannot be changed in this way, were changed since they were shown, or have another plan in
 * the way (`plannedFrom`) are left out.
 * Throws `validation_failed` for a plan that does not begin within the next year (`starts_at`) or ends before it begins
 * (`ends_at`). The same key plans once.
 */
export function planPrices(
  { db, now }: Context,
  staffId: number,
  input: Schemas['PricePlanInput'],
  requestKey: string | null,
): Promise<Schemas['PriceChangeResult']> {
  const { percent, target, variants, reason, starts_at, ends_at } = input
  const at = new Date(now())
  const fault = scheduleFault(input, now())
  if (fault !== null) throw refusedField(fault, 'time')
  const action = { action: 'planPrices', subject: 'price_plan', request: input } as const
  const period = periodOf(starts_at, ends_at)
  return transaction(db, async (tx) => {
    const shown = new Map(variants.map((each) => [each.variant_id, each]))
    const rows = await lockPriced(tx, [...shown.keys()])
    const start = period.startsAt.getTime()
    const earlier = await repeatedAction(tx, { staffId, requestKey, ...action })
    const from = await plannedFrom(tx, rows, period, earlier?.subjectId)
    const decided = from.map(({ row, price, isTaken }) => {
      const one = decide(row, price, shown.get(row.id), { percent, target })
      return isTaken ? { ...one, outcome: 'planned_already' as const } : one
    })
    const planned = decided.filter(({ outcome }) => outcome === 'changed')
    if (earlier !== null) return resultBody(decided, start, earlier.subjectId)
    if (planned.length === 0) return resultBody(decided, start, null)
    const id = await queries.insertPlan(
      tx,
      {
        staffId,
        percent,
        target,
        ...period,
        status: 'planned',
        reason: reason?.trim() || null,
      },
      planned.map(({ row, before: { price, newPrice }, after }) => {
        const next = { nextPrice: after.price, nextNewPrice: after.newPrice }
        return { variantId: row.id, price, newPrice, ...next }
      }),
    )
    await enqueuePlan(tx, 'start-price-plan', id, period.startsAt)
    await recordAction(tx, {
      ...action,
      staffId,
      requestKey,
      subjectId: id,
      before: {},
      after: { percent, starts_at, ends_at, variants: planned.length },
      reason,
      at,
    })
    return resultBody(decided, start, id)
  })
}

/** The plans that have not ended, then those that began last. */
export async function listPricePlans({ db }: { db: Executor }): Promise<Schemas['PricePlans']> {
  return { results: (await queries.findPlans(db, shownPlans)).map(planBody) }
}

/** A plan with its variants, by product. Throws `price_plan_not_found`. */
export async function getPricePlan(
  { db }: Context,
  id: number,
): Promise<Schemas['PricePlanDetail']> {
  const row = await queries.findPlan(db, id)
  if (row === null) throw new Problem('price_plan_not_found')
  const lines = await queries.findPlanLines(db, id)
  return {
    plan: planBody(row),
    reason: row.plan.reason,
    lines: lines.map(({ planned, productId, title, colorName }) => ({
      variant_id: planned.variantId,
      product_id: productId,
      title,
      color_name: colorName,
      price: planned.price,
      new_price: planned.newPrice,
      price_after: planned.nextPrice,
      new_price_after: planned.nextNewPrice,
      outcome: planned.outcome,
    })),
  }
}

function planBody(row: queries.SummedPlan): Schemas['PricePlan'] {
  const { plan, firstName, lastName, title, products, variants, leftOut, returned } = row
  const canUndo = isUndoable(plan)
  return {
    id: plan.id,
    status: plan.status,
    percent: plan.percent,
    target: plan.target,
    starts_at: plan.startsAt.toISOString(),
    ends_at: plan.endsAt?.toISOString() ?? null,
    title: title ?? '',
    products,
    variants,
    left_out: leftOut,
    returned,
    returnable: canUndo ? row.returnable : 0,
    changed_since: canUndo ? row.changedSince : 0,
    staff_id: plan.staffId,
    first_name: firstName,
    last_name: lastName,
  }
}

/**
 * Cancels a plan that has not begun, or brings the old prices back at once. Throws `price_plan_not_found`, and
 * `move_impossible` for one that is over.
 */
export function cancelPricePlan(
  { db, now }: Context,
  staffId: number,
  id: number,
): Promise<Schemas['PricePlans']> {
  return transaction(db, async (tx) => {
    const plan = await queries.lockPlan(tx, id)
    if (plan === null) throw new Problem('price_plan_not_found')
    if (plan.status !== 'planned' && plan.status !== 'running') throw new Problem('move_impossible')
    const at = new Date(now())
    const status = plan.status === 'planned' ? 'cancelled' : 'done'
    if (plan.status === 'running')
      await returnPrices(tx, plan, { staffId, action: 'cancelPricePlan', at })
    await queries.setStatus(tx, id, status)
    await recordAction(tx, {
      staffId,
      action: 'cancelPricePlan',
      subject: 'price_plan',
      subjectId: id,
      before: { status: plan.status },
      after: { status },
      at,
    })
    return listPricePlans({ db: tx })
  })
}

/** Begins a plan: a variant that was changed since it was planned stays as it is. */
export function startPricePlan({ db, now }: Context, id: number): Promise<void> {
  return transaction(db, async (tx) => {
    const plan = await queries.lockPlan(tx, id)
    if (plan?.status !== 'planned') return
    const at = new Date(now())
    const { staffId, reason, endsAt, target } = plan
    const planned = await plannedById(tx, id)
    const rows = await lockPriced(tx, [...planned.keys()])
    const changes = rows.flatMap((row) => {
      const its = planned.get(row.id)
      const current = currentPrice(row, plan.startsAt.getTime())
      if (its === undefined || !isSamePrice(current, its)) return []
      const prices = { price: its.nextPrice, newPrice: its.nextNewPrice }
      const offerEnd = target === 'offer' ? endsAt : current.offerEndsAt
      return { row, after: { ...prices, offerEndsAt: prices.newPrice === null ? null : offerEnd } }
    })
    await setPrices(tx, changes, { staffId, action: 'planPrices', reason, at })
    await queries.noteOutcomes(
      tx,
      id,
      changes.map(({ row }) => row),
    )
    const returns = endsAt !== null && changes.length > 0
    await queries.setStatus(tx, id, returns ? 'running' : 'done')
    if (returns) await enqueuePlan(tx, 'end-price-plan', id, endsAt)
  })
}

/** Ends a plan: the old prices return, except where somebody has changed the new ones. */
export function endPricePlan({ db, now }: Context, id: number): Promise<void> {
  return transaction(db, async (tx) => {
    const plan = await queries.lockPlan(tx, id)
    if (plan?.status !== 'running') return
    const { staffId, reason } = plan
    await returnPrices(tx, plan, { staffId, action: 'planPrices', reason, at: new Date(now()) })
    await queries.setStatus(tx, id, 'done')
  })
}

function enqueuePlan(
  tx: Transaction,
  kind: 'start-price-plan' | 'end-price-plan',
  id: number,
  runAt: Date,
): Promise<void> {
  return enqueue(tx, { kind, payload: { plan_id: id }, runAt, uniqueKey: `${kind}:${id}` })
}
