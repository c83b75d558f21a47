import { and, eq, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { carts, discountCodes, discountUses } from '#server/platform/db/schema/commerce.ts'
import { statement, type Places } from '#server/platform/db/statements.ts'

export type DiscountCodeRow = typeof discountCodes.$inferSelect

/** A code with how often it counts as used: by everyone, and by the shopper. */
export type KnownDiscount = Omit<DiscountCodeRow, 'startsAt' | 'expiresAt'> & {
  /** Milliseconds since the epoch; null without a bound. */
  startsAt: number | null
  expiresAt: number | null
  uses: number
  ownUses: number
}

/** The code with this text, if there is one. */
export async function findDiscount(
  db: Executor,
  userId: number,
  code: string,
): Promise<KnownDiscount | null> {
  const [row] = await selectByCode(db, { userId, code })
  return row?.discount ?? null
}

const d = alias(discountCodes, 'd')

const selectByCode = statement(
  'select-discount-by-code',
  (db: Executor, at: Places<{ userId: number; code: string }>) =>
    db
      .select({ discount: discountJson(at('userId')) })
      .from(d)
      .where(eq(d.code, at('code'))),
)

/**
 * Locks the code that a cart has until the transaction ends, so that the orders with it are counted one after another.
 * Null if the cart has none.
 */
export async function lockDiscountOfCart(
  tx: Transaction,
  userId: number,
  cartId: number,
): Promise<KnownDiscount | null> {
  const [locked] = await selectOfCart(tx, { cartId })
  return locked === undefined ? null : findDiscount(tx, userId, locked.code)
}

const selectOfCart = statement(
  'lock-discount-of-cart',
  (tx: Transaction, at: Places<{ cartId: number }>) =>
    tx
      .select({ code: discountCodes.code })
      .from(discountCodes)
      .where(
        sql`${discountCodes.id} = (select ${carts.discountCodeId} from ${carts}
          where ${carts.id} = ${at('cartId')})`,
      )
      .for('no key update'),
)

/** Keeps a code on the shopper's cart; null for none. */
export async function putDiscountOnCart(
  tx: Transaction,
  userId: number,
  discountCodeId: number | null,
): Promise<void> {
  await tx.update(carts).set({ discountCodeId }).where(eq(carts.userId, userId))
}

/** Counts a use of a code by an order. */
export async function insertUse(tx: Transaction, use: typeof discountUses.$inferInsert) {
  await tx.insert(discountUses).values(use)
}

/** Gives back the use of a code by an order that was not paid, if it has one. */
export async function releaseUse(tx: Transaction, orderId: number, at: Date): Promise<void> {
  await tx
    .update(discountUses)
    .set({ releasedAt: at })
    .where(and(eq(discountUses.orderId, orderId), isNull(discountUses.releasedAt)))
}

/** Keeps a hash of their number with the uses of a customer whose account closes. */
export async function keepUsesOfClosed(
  tx: Transaction,
  userId: number,
  phoneHash: string,
): Promise<void> {
  await tx
    .update(discountUses)
    .set({ closedPhoneHash: phoneHash })
    .where(eq(discountUses.userId, userId))
}

/** Counts what a closed account with this number has used as used by the account that has it now. */
export async function takeOverUses(
  tx: Transaction,
  userId: number,
  phoneHash: string,
): Promise<void> {
  await tx
    .update(discountUses)
    .set({ userId, closedPhoneHash: null })
    .where(eq(discountUses.closedPhoneHash, phoneHash))
}

/** An SQL expression: the code of the row `d` with its uses, as JSON. */
function discountJson(userId: SQLWrapper): SQL<KnownDiscount> {
  const uses = sql`from ${discountUses} u where u.discount_code_id = d.id and u.released_at is null`
  return sql<KnownDiscount>`jsonb_build_object('id', d.id, 'code', d.code, 'kind', d.kind,
    'value', d.value, 'maximum', d.maximum, 'minimumAmount', d.minimum_amount,
    'categorySlug', d.category_slug, 'totalLimit', d.total_limit,
    'customerLimit', d.customer_limit, 'isActive', d.is_active,
    'startsAt', ceil(extract(epoch from d.starts_at) * 1000),
    'expiresAt', floor(extract(epoch from d.expires_at) * 1000),
    'uses', (select count(*) ${uses}),
    'ownUses', (select count(*) ${uses} and u.user_id = ${userId}))`
}

/** An SQL expression: the code that the cart of the current row has, as JSON; null for none. */
export function discountOfCart(userId: SQLWrapper): SQL<KnownDiscount | null> {
  return sql<KnownDiscount | null>`(select ${discountJson(userId)} from ${discountCodes} d
    where d.id = ${carts}.discount_code_id)`
}
