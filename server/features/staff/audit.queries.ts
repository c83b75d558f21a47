import { and, desc, eq, inArray, isNotNull, lt, notInArray, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import {
  brands,
  categories,
  filters,
  products,
  variants,
} from '#server/platform/db/schema/catalogue.ts'
import { discountCodes } from '#server/platform/db/schema/commerce.ts'
import { staffActions, staffViews } from '#server/platform/db/schema/staff.ts'
import { cannedReplies } from '#server/platform/db/schema/support.ts'

export type NewAction = Omit<typeof staffActions.$inferInsert, 'id'>
export type ActionRow = Awaited<ReturnType<typeof findActions>>[number]

export type PersonRow = Awaited<ReturnType<typeof findPeople>>[number]
export type GoodsRow = { productId: number; title: string; colorName: string | null }

/** A statement has room for 65,535 values. */
const mostInserted = 5_000

export async function insertActions(tx: Transaction, actions: NewAction[]): Promise<void> {
  for (let start = 0; start < actions.length; start += mostInserted)
    await tx.insert(staffActions).values(actions.slice(start, start + mostInserted))
}

/** What a staff member did with this key, if anything. Another call with the key waits until this transaction ends. */
export async function findActionByKey(tx: Transaction, staffId: number, requestKey: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${requestKey}, ${staffId}))`)
  const [row] = await tx
    .select()
    .from(staffActions)
    .where(and(eq(staffActions.staffId, staffId), eq(staffActions.requestKey, requestKey)))
  return row ?? null
}

/** What was there before each of the actions of one kind on a subject, newest first. */
export async function findValuesBefore(
  db: Executor,
  { subject, subjectId, action }: Pick<NewAction, 'subject' | 'subjectId' | 'action'>,
) {
  const rows = await db
    .select({ before: staffActions.before })
    .from(staffActions)
    .where(
      and(
        eq(staffActions.subject, subject),
        eq(staffActions.subjectId, subjectId),
        eq(staffActions.action, action),
      ),
    )
    .orderBy(desc(staffActions.id))
  return rows.map(({ before }) => before)
}

export type ActionFilter = {
  subject?: NewAction['subject']
  subjectId?: number
  /** What was done. */
  actions?: readonly NewAction['action'][]
  /** What is left out. */
  except?: readonly NewAction['action'][]
  /** Only those that set a status. */
  setsStatus?: boolean
  /** Who did it. */
  staffId?: number
  /** Only those with a smaller id. */
  before?: number
}

/**
 * The newest `limit` actions that match, newest first, with the names of the members who did them. What is done with an
 * issue of gift cards is logged for each card, and the undo of a price change for each variant; the one that has the key of
 * the call represents all unless one card or variant is asked for.
 */
export function findActions(
  db: Executor,
  { subject, subjectId, actions, except = [], setsStatus = false, staffId, before }: ActionFilter,
  limit: number,
) {
  return db
    .select({ action: staffActions, firstName: users.firstName, lastName: users.lastName })
    .from(staffActions)
    .innerJoin(users, eq(users.id, staffActions.staffId))
    .where(
      and(
        subject === undefined ? undefined : eq(staffActions.subject, subject),
        subjectId === undefined
          ? or(
              notInArray(staffActions.action, [
                'issueGiftCards',
                'revokeGiftCardIssue',
                'undoPriceChange',
              ]),
              isNotNull(staffActions.requestKey),
            )
          : eq(staffActions.subjectId, subjectId),
        actions === undefined ? undefined : inArray(staffActions.action, [...actions]),
        except.length === 0 ? undefined : notInArray(staffActions.action, [...except]),
        setsStatus ? isNotNull(sql`${staffActions.after}->>'status'`) : undefined,
        staffId === undefined ? undefined : eq(staffActions.staffId, staffId),
        before === undefined ? undefined : lt(staffActions.id, before),
      ),
    )
    .orderBy(desc(staffActions.id))
    .limit(limit)
}

/** The names and numbers of accounts. */
export async function findPeople(db: Executor, ids: readonly number[]) {
  if (ids.length === 0) return []
  const { id, firstName, lastName, phone } = users
  return db
    .select({ id, firstName, lastName, phone })
    .from(users)
    .where(inArray(id, [...ids]))
}

/** Where the names of subjects are that are neither people nor goods. */
const named = {
  brand: { table: brands, name: brands.name },
  category: { table: categories, name: categories.name },
  filter: { table: filters, name: filters.name },
  canned_reply: { table: cannedReplies, name: cannedReplies.title },
  view: { table: staffViews, name: staffViews.name },
  discount: { table: discountCodes, name: discountCodes.code },
} as const

export type NamedSubject = keyof typeof named

export const isNamed = (subject: string): subject is NamedSubject => Object.hasOwn(named, subject)

/** The names of subjects of one kind. */
export async function findNames(
  db: Executor,
  subject: NamedSubject,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  const { table, name } = named[subject]
  return db
    .select({ id: table.id, name })
    .from(table)
    .where(inArray(table.id, [...ids]))
}

/** The titles of products. */
export async function findProductTitles(
  db: Executor,
  ids: readonly number[],
): Promise<(GoodsRow & { id: number })[]> {
  if (ids.length === 0) return []
  const { id, title } = products
  const rows = await db
    .select({ id, title })
    .from(products)
    .where(inArray(id, [...ids]))
  return rows.map((row) => ({ ...row, productId: row.id, colorName: null }))
}

/** The titles of variants' products, and their colors. */
export async function findVariantTitles(
  db: Executor,
  ids: readonly number[],
): Promise<(GoodsRow & { id: number })[]> {
  if (ids.length === 0) return []
  const { id, productId, colorName } = variants
  return db
    .select({ id, productId, colorName, title: products.title })
    .from(variants)
    .innerJoin(products, eq(products.id, productId))
    .where(inArray(id, [...ids]))
}
