import { and, eq, inArray, isNotNull, isNull, like } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { users } from '#server/platform/db/schema/accounts.ts'

export type UserRow = typeof users.$inferSelect
export type ProfileFields = Partial<
  Pick<
    typeof users.$inferInsert,
    | 'firstName'
    | 'lastName'
    | 'nationalCode'
    | 'fidaCode'
    | 'birthdate'
    | 'email'
    | 'cardNumber'
    | 'iban'
    | 'job'
    | 'legalInfo'
    | 'image'
  >
>

export async function findUserByPhone(
  db: Executor,
  phone: string,
): Promise<{ id: number; passwordHash: string | null } | null> {
  const [row] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.phone, phone))
  return row ?? null
}

/** The accounts whose number begins so, for a condition of another query. */
export const idsByPhoneStart = (db: Executor, start: string) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(like(users.phone, `${start}%`))

/** The id of the account with a number; creates the account if there is none. */
export async function findOrCreateUser(
  db: Executor,
  phone: string,
  createdAt: Date,
): Promise<number> {
  const [created] = await db
    .insert(users)
    .values({ phone, createdAt })
    .onConflictDoUpdate({ target: users.phone, set: { phone } })
    .returning({ id: users.id })
  if (!created) throw new Error('an upsert answered no row')
  return created.id
}

/** Throws if the account does not exist: the caller's session proves that it does. */
export async function readUser(db: Executor, id: number): Promise<UserRow> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  if (!row) throw new Error(`user ${id} is gone`)
  return row
}

/** Which of these users have closed their account; until the transaction ends, none of the others can. */
export async function lockClosedAccounts(
  tx: Transaction,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id, closedAt: users.closedAt })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for('key share')
  return rows.flatMap(({ id, closedAt }) => (closedAt === null ? [] : id))
}

export async function isClosed(db: Executor, id: number): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, id), isNotNull(users.closedAt)))) > 0
}

/** Like `readUser`, but locks the row until the transaction ends. */
export async function lockUser(tx: Transaction, id: number): Promise<UserRow> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  if (!row) throw new Error(`user ${id} is gone`)
  return row
}

/** The password of an account that is not closed, which nobody else changes until the transaction ends; null if it is closed. */
export async function lockPassword(
  tx: Transaction,
  id: number,
): Promise<{ passwordHash: string | null } | null> {
  const [row] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.closedAt)))
    .for('no key update')
  return row ?? null
}

/** Returns null if the account is closed. */
export async function updateProfile(
  db: Executor,
  id: number,
  fields: ProfileFields,
): Promise<UserRow | null> {
  const [row] = await db
    .update(users)
    .set(fields)
    .where(and(eq(users.id, id), isNull(users.closedAt)))
    .returning()
  return row ?? null
}

/** Sets the first password of an account, for which nothing but a code was given. Returns null if it has one or is closed. */
export async function setFirstPasswordHash(
  db: Executor,
  id: number,
  { passwordHash, setAt }: { passwordHash: string; setAt: Date },
): Promise<UserRow | null> {
  const [row] = await db
    .update(users)
    .set({ passwordHash, passwordSetByCodeAt: setAt })
    .where(and(eq(users.id, id), isNull(users.passwordHash), isNull(users.closedAt)))
    .returning()
  return row ?? null
}

/** Lets the password of an account count as one that was proven. Returns when it was set with a code; null if it was not. */
export async function confirmPassword(tx: Transaction, id: number): Promise<Date | null> {
  const { passwordSetByCodeAt } = await lockUser(tx, id)
  if (passwordSetByCodeAt !== null)
    await tx.update(users).set({ passwordSetByCodeAt: null }).where(eq(users.id, id))
  return passwordSetByCodeAt
}

/** Returns the phone number of the account. */
export async function setPasswordHash(
  db: Executor,
  id: number,
  password: { passwordHash: string; passwordSetByCodeAt: Date | null },
): Promise<string> {
  const [row] = await db
    .update(users)
    .set(password)
    .where(eq(users.id, id))
    .returning({ phone: users.phone })
  if (!row) throw new Error(`user ${id} is gone`)
  return row.phone
}
