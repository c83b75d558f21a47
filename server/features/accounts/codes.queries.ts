import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { oneTimeCodes, passwordResetTokens } from '#server/platform/db/schema/accounts.ts'

export type CodePurpose = (typeof oneTimeCodes.$inferSelect)['purpose']
export type CodeRow = Pick<
  typeof oneTimeCodes.$inferSelect,
  'id' | 'codeHash' | 'askedFrom' | 'wrongTries' | 'strangeTries' | 'expiresAt' | 'usedAt'
>

export async function insertCode(
  db: Executor,
  code: Pick<
    typeof oneTimeCodes.$inferInsert,
    'phone' | 'purpose' | 'codeHash' | 'askedFrom' | 'expiresAt' | 'createdAt'
  >,
): Promise<void> {
  await db.insert(oneTimeCodes).values(code)
}

/** The last code of a number, locked, so that concurrent attempts are counted one after the other. */
export async function lockLastCode(
  tx: Transaction,
  phone: string,
  purpose: CodePurpose,
): Promise<CodeRow | null> {
  const [row] = await tx
    .select({
      id: oneTimeCodes.id,
      codeHash: oneTimeCodes.codeHash,
      askedFrom: oneTimeCodes.askedFrom,
      wrongTries: oneTimeCodes.wrongTries,
      strangeTries: oneTimeCodes.strangeTries,
      expiresAt: oneTimeCodes.expiresAt,
      usedAt: oneTimeCodes.usedAt,
    })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.phone, phone), eq(oneTimeCodes.purpose, purpose)))
    .orderBy(desc(oneTimeCodes.createdAt), desc(oneTimeCodes.id))
    .limit(1)
    .for('update')
  return row ?? null
}

export async function countFailedAttempt(
  tx: Transaction,
  id: number,
  of: 'wrongTries' | 'strangeTries',
): Promise<void> {
  await tx
    .update(oneTimeCodes)
    .set({ [of]: sql`${oneTimeCodes[of]} + 1` })
    .where(eq(oneTimeCodes.id, id))
}

export async function useCode(tx: Transaction, id: number, usedAt: Date): Promise<void> {
  await tx.update(oneTimeCodes).set({ usedAt }).where(eq(oneTimeCodes.id, id))
}

/** Deletes the codes of a number. */
export async function deleteCodesOf(tx: Transaction, phone: string): Promise<void> {
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.phone, phone))
}

export async function deleteCodesBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, before))
  await db.delete(passwordResetTokens).where(lt(passwordResetTokens.expiresAt, before))
}

export async function insertResetToken(
  db: Executor,
  token: typeof passwordResetTokens.$inferInsert,
): Promise<void> {
  await db.insert(passwordResetTokens).values(token)
}

const usable = (tokenHash: string, now: Date) =>
  and(
    eq(passwordResetTokens.tokenHash, tokenHash),
    isNull(passwordResetTokens.usedAt),
    gt(passwordResetTokens.expiresAt, now),
  )

/** The owner of a token; null when it is invalid or already used. */
export async function findResetTokenOwner(
  db: Executor,
  tokenHash: string,
  now: Date,
): Promise<number | null> {
  const [row] = await db
    .select({ userId: passwordResetTokens.userId })
    .from(passwordResetTokens)
    .where(usable(tokenHash, now))
  return row?.userId ?? null
}

/** Invalidates all tokens with which a user, whose row is locked, could set a password. */
export async function voidResetTokensOf(
  tx: Transaction,
  userId: number,
  usedAt: Date,
): Promise<void> {
  await tx
    .update(passwordResetTokens)
    .set({ usedAt })
    .where(and(eq(passwordResetTokens.userId, userId), isNull(passwordResetTokens.usedAt)))
}
