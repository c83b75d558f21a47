import { discountFaults, normalizedCode } from '#domain/discount.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { OperationRequest } from '#server/http/contract/types.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import type { DiscountCodeRow } from '#server/features/discounts/discounts.queries.ts'
import { actionsOn, recordAction, repeatedAction } from '#server/features/staff/audit.service.ts'
import { queueLength } from '#server/features/staff/queue.ts'
import * as queries from './staff-discounts.queries.ts'

type Terms = Schemas['DiscountTerms']

const pageSize = 50
const shownUses = 100

/** One page of the discount codes, newest first, and how many are in each state. */
export async function listStaffDiscounts(
  context: Context,
  { state = null, lookup: text = '', page = 1 }: ListQuery,
): Promise<Schemas['StaffDiscountPage']> {
  const { db } = context
  const now = new Date(context.now())
  const lookup = normalizedCode(text)
  const counts = await queries.countStaffDiscounts(db, lookup, now)
  const slice = { page, size: pageSize }
  const rows = await queries.findStaffDiscounts(db, { state, lookup, now }, slice)
  const ofStates = counts.map(({ state: status, total }) => ({ status, total }))
  return {
    results: rows.map((row) => summaryBody(context, row)),
    ...queueLength(ofStates, state, pageSize),
    counts,
  }
}

type ListQuery = Omit<OperationRequest<'listStaffDiscounts'>['query'], 'state'> & {
  state?: Schemas['DiscountState'] | null
}

/** A discount code with the orders that have it. Throws `discount_not_found`. */
export async function getStaffDiscount(
  context: Context,
  id: number,
  db: Executor = context.db,
): Promise<Schemas['StaffDiscount']> {
  const row = await queries.findStaffDiscount(db, id, new Date(context.now()))
  if (row === null) throw new Problem('discount_not_found')
  const uses = await queries.findDiscountUses(db, id, shownUses)
  return {
    ...summaryBody(context, row),
    orders: uses.map(({ use, amount, phone }) => ({
      order_id: use.orderId,
      used_at: use.usedAt.toISOString(),
      released_at: use.releasedAt?.toISOString() ?? null,
      amount,
      phone_number: phone,
    })),
    actions: await actionsOn(db, 'discount', id),
  }
}

/**
 * Makes a discount code. The same key makes one. Throws `discount_code_taken`, `idempotency_key_reused`, and
 * `validation_failed` for terms that contradict each other or an unknown category.
 */
export function createDiscount(
  context: Context,
  staffId: number,
  terms: Terms,
  requestKey: string | null,
): Promise<Schemas['StaffDiscount']> {
  const row = rowOf(context, terms)
  return transaction(context.db, async (tx) => {
    const action = { staffId, action: 'createDiscount', subject: 'discount', requestKey } as const
    const earlier = await repeatedAction(tx, action)
    if (earlier !== null) return getStaffDiscount(context, earlier.subjectId, tx)
    const id = await queries.insertDiscount(tx, row)
    if (id === null) throw new Problem('discount_code_taken')
    await recordAction(tx, {
      ...action,
      subjectId: id,
      before: {},
      after: termsOf(context, row),
      at: new Date(context.now()),
    })
    return getStaffDiscount(context, id, tx)
  })
}

/**
 * Changes a discount code; the orders that have it stay as they are. The same key changes it once. Throws
 * `discount_not_found`, `changed_meanwhile` if its terms are no longer as expected, `discount_code_taken`,
 * `idempotency_key_reused`, and `validation_failed` as `createDiscount`.
 */
export function updateDiscount(
  context: Context,
  staffId: number,
  id: number,
  { terms, expected }: Schemas['DiscountChange'],
  requestKey: string | null,
): Promise<Schemas['StaffDiscount']> {
  const row = rowOf(context, terms)
  return transaction(context.db, async (tx) => {
    const before = await queries.lockDiscount(tx, id)
    if (before === null) throw new Problem('discount_not_found')
    const action = { action: 'updateDiscount', subject: 'discount', subjectId: id } as const
    if ((await repeatedAction(tx, { staffId, requestKey, ...action })) !== null)
      return getStaffDiscount(context, id, tx)
    const shown = termsOf(context, before)
    if (!isSame(shown, expected)) throw new Problem('changed_meanwhile')
    await changeCode(tx, id, row)
    const after = termsOf(context, row)
    const at = new Date(context.now())
    await recordAction(tx, { ...action, staffId, requestKey, before: shown, after, at })
    return getStaffDiscount(context, id, tx)
  })
}

async function changeCode(
  tx: Transaction,
  id: number,
  row: Omit<DiscountCodeRow, 'id'>,
): Promise<void> {
  if (await queries.isCodeTaken(tx, id, row.code)) throw new Problem('discount_code_taken')
  await queries.updateDiscount(tx, id, row)
}

function isSame(shown: Terms, expected: Terms): boolean {
  const instant = (value: string | null) => (value === null ? null : Date.parse(value))
  const { starts_at: starts, expires_at: expires, ...others } = shown
  return (
    instant(starts) === instant(expected.starts_at) &&
    instant(expires) === instant(expected.expires_at) &&
    Object.entries(others).every(([name, value]) =>
      Object.entries(expected).some(([other, wanted]) => other === name && wanted === value),
    )
  )
}

/** The row of these terms. Throws `validation_failed`. */
function rowOf({ catalogue }: Context, terms: Terms): Omit<DiscountCodeRow, 'id'> {
  const instant = (value: string | null) => (value === null ? null : new Date(value))
  const [startsAt, expiresAt] = [instant(terms.starts_at), instant(terms.expires_at)]
  const times = { startsAt: startsAt?.getTime() ?? null, expiresAt: expiresAt?.getTime() ?? null }
  const errors: { field: string; rule: string }[] = discountFaults({ ...terms, ...times })
  const { category_id: categoryId } = terms
  const category = categoryId === null ? null : catalogue.frame.tree.byId(categoryId)
  if (category === undefined) errors.push({ field: 'category_id', rule: 'unknown' })
  if (errors.length > 0) {
    const named = errors.map(({ field, rule }) => ({ field, rule }))
    throw new Problem('validation_failed', { errors: named })
  }
  return {
    code: normalizedCode(terms.code),
    kind: terms.kind,
    value: terms.value,
    maximum: terms.maximum,
    minimumAmount: terms.minimum_amount,
    categorySlug: category?.slug ?? null,
    totalLimit: terms.total_limit,
    customerLimit: terms.customer_limit,
    isActive: terms.is_active,
    startsAt,
    expiresAt,
  }
}

function termsOf({ catalogue }: Context, row: Omit<DiscountCodeRow, 'id'>): Terms {
  const { categorySlug: slug } = row
  return {
    code: row.code,
    kind: row.kind,
    value: row.value,
    maximum: row.maximum,
    minimum_amount: row.minimumAmount,
    category_id: slug === null ? null : (catalogue.frame.tree.bySlug(slug)?.id ?? null),
    total_limit: row.totalLimit,
    customer_limit: row.customerLimit,
    starts_at: row.startsAt?.toISOString() ?? null,
    expires_at: row.expiresAt?.toISOString() ?? null,
    is_active: row.isActive,
  }
}

function summaryBody(
  context: Context,
  { discount, uses, state }: queries.StaffDiscountRow,
): Schemas['StaffDiscountSummary'] {
  const { categorySlug: slug } = discount
  const category = slug === null ? undefined : context.catalogue.frame.tree.bySlug(slug)
  return {
    id: discount.id,
    terms: termsOf(context, discount),
    state,
    category_name: category?.name ?? null,
    uses,
  }
}
