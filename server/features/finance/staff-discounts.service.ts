import { isDeepStrictEqual } from 'node:util'
import { discountFaults, normalizedCode, goneCategoryId } from '#domain/discount.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { OperationRequest } from '#server/http/contract/types.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import type { DiscountCodeRow } from '#server/features/discounts/discounts.queries.ts'
import { findBySlugs, holdCategory } from '#server/features/categories/categories.queries.ts'
import {
  actionsOn,
  changedMeanwhile,
  recordAction,
  repeatedAction,
} from '#server/features/staff/audit.service.ts'
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
  const found = await categoriesOf(
    db,
    rows.map(({ discount }) => discount),
  )
  const ofStates = counts.map(({ state: status, total }) => ({ status, total }))
  return {
    results: rows.map((row) => summaryBody(row, found)),
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
    ...summaryBody(row, await categoriesOf(db, [row.discount])),
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
  return transaction(context.db, async (tx) => {
    const action = { staffId, action: 'createDiscount', subject: 'discount', requestKey } as const
    const earlier = await repeatedAction(tx, { ...action, after: () => normalizedTerms(terms) })
    if (earlier !== null) return getStaffDiscount(context, earlier.subjectId, tx)
    const row = rowOf(terms, await heldSlug(tx, terms))
    const id = await queries.insertDiscount(tx, row)
    if (id === null) throw new Problem('discount_code_taken')
    await recordAction(tx, {
      ...action,
      subjectId: id,
      before: {},
      after: termsOf(row, await categoriesOf(tx, [row])),
      at: new Date(context.now()),
    })
    return getStaffDiscount(context, id, tx)
  })
}

/**
 * Changes a discount code; the orders that have it stay as they are. The same key changes it once. Throws
 * `discount_not_found`, `changed_meanwhile` if its terms are no longer as expected, `discount_code_taken`,
 * `idempotency_key_reused`, and `validation_failed` as `createDiscount`. A code whose category has been deleted stays one for it
 * until it is given another.
 */
export function updateDiscount(
  context: Context,
  staffId: number,
  id: number,
  { terms, expected }: Schemas['DiscountChange'],
  requestKey: string | null,
): Promise<Schemas['StaffDiscount']> {
  return transaction(context.db, async (tx) => {
    // The category is held first: a change of its slug waits for it before it changes the codes.
    const held = await heldSlug(tx, terms)
    const before = await queries.lockDiscount(tx, id)
    if (before === null) throw new Problem('discount_not_found')
    const action = { action: 'updateDiscount', subject: 'discount', subjectId: id } as const
    const wanted = normalizedTerms(terms)
    if (
      (await repeatedAction(tx, { staffId, requestKey, ...action, after: () => wanted })) !== null
    )
      return getStaffDiscount(context, id, tx)
    const shown = termsOf(before, await categoriesOf(tx, [before]))
    if (!isDeepStrictEqual(shown, normalizedTerms(expected)))
      throw await changedMeanwhile(tx, { staffId, ...action })
    const staysGone = terms.category_id === goneCategoryId && shown.category_id === goneCategoryId
    const row = rowOf(terms, staysGone ? before.categorySlug : held)
    await changeCode(tx, id, row)
    const after = termsOf(row, await categoriesOf(tx, [row]))
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

/** The terms as the shop keeps them, whatever the spelling of their code and times. */
function normalizedTerms(terms: Terms): Terms {
  const instant = (value: string | null) => value && new Date(value).toISOString()
  return {
    ...terms,
    code: normalizedCode(terms.code),
    starts_at: instant(terms.starts_at),
    expires_at: instant(terms.expires_at),
  }
}

/** The slug of the category that a code is for, which is held; null for all goods, undefined if there is no such category. */
async function heldSlug(tx: Transaction, { category_id: id }: Terms) {
  return id === null ? null : (await holdCategory(tx, id))?.slug
}

/** The row of these terms. Throws `validation_failed`. @param slug of its category; undefined if there is none */
function rowOf(terms: Terms, slug: string | null | undefined): Omit<DiscountCodeRow, 'id'> {
  const instant = (value: string | null) => (value === null ? null : new Date(value))
  const [startsAt, expiresAt] = [instant(terms.starts_at), instant(terms.expires_at)]
  const times = { startsAt: startsAt?.getTime() ?? null, expiresAt: expiresAt?.getTime() ?? null }
  const errors: { field: string; rule: string }[] = discountFaults({ ...terms, ...times })
  if (slug === undefined) errors.push({ field: 'category_id', rule: 'unknown' })
  if (slug === undefined || errors.length > 0) {
    const named = errors.map(({ field, rule }) => ({ field, rule }))
    throw new Problem('validation_failed', { errors: named })
  }
  return {
    code: normalizedCode(terms.code),
    kind: terms.kind,
    value: terms.value,
    maximum: terms.maximum,
    minimumAmount: terms.minimum_amount,
    categorySlug: slug,
    totalLimit: terms.total_limit,
    customerLimit: terms.customer_limit,
    isActive: terms.is_active,
    startsAt,
    expiresAt,
  }
}

type Categories = Awaited<ReturnType<typeof findBySlugs>>

/** The categories that codes are for, by the slugs that they have stored. */
const categoriesOf = (db: Executor, rows: readonly Pick<DiscountCodeRow, 'categorySlug'>[]) =>
  findBySlugs(
    db,
    rows.flatMap(({ categorySlug: slug }) => slug ?? []),
  )

function termsOf(row: Omit<DiscountCodeRow, 'id'>, found: Categories): Terms {
  const { categorySlug: slug } = row
  return {
    code: row.code,
    kind: row.kind,
    value: row.value,
    maximum: row.maximum,
    minimum_amount: row.minimumAmount,
    category_id: slug === null ? null : (found.get(slug)?.id ?? goneCategoryId),
    total_limit: row.totalLimit,
    customer_limit: row.customerLimit,
    starts_at: row.startsAt?.toISOString() ?? null,
    expires_at: row.expiresAt?.toISOString() ?? null,
    is_active: row.isActive,
  }
}

function summaryBody(
  { discount, uses, state }: queries.StaffDiscountRow,
  found: Categories,
): Schemas['StaffDiscountSummary'] {
  const { categorySlug: slug } = discount
  return {
    id: discount.id,
    terms: termsOf(discount, found),
    state,
    category_name: slug === null ? null : (found.get(slug)?.name ?? null),
    uses,
  }
}
