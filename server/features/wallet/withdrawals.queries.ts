import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#server/platform/db/database.ts'
import { withdrawalEvents, withdrawals } from '#server/platform/db/schema/commerce.ts'

export type WithdrawalRow = typeof withdrawals.$inferSelect
type NewWithdrawal = Pick<
  WithdrawalRow,
  'userId' | 'amount' | 'iban' | 'trackingCode' | 'idempotencyKey' | 'createdAt'
>

/** Inserts a request that waits to be handled, and logs who made it. */
export async function insertWithdrawal(
  tx: Transaction,
  withdrawal: NewWithdrawal,
): Promise<WithdrawalRow> {
  const [row] = await tx
    .insert(withdrawals)
    .values({ ...withdrawal, status: 'PENDING' })
    .returning()
  if (row === undefined) throw new Error('the withdrawal was not written')
  await tx.insert(withdrawalEvents).values({
    withdrawalId: row.id,
    event: 'withdrawal.requested',
    toStatus: row.status,
    actor: `user:${row.userId}`,
    at: row.createdAt,
  })
  return row
}

/** The request made with this key, if any. */
export async function findWithdrawalByKey(
  tx: Transaction,
  userId: number,
  idempotencyKey: string,
): Promise<WithdrawalRow | null> {
  const [row] = await tx
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, userId), eq(withdrawals.idempotencyKey, idempotencyKey)))
  return row ?? null
}

export async function lockWithdrawal(tx: Transaction, id: number): Promise<WithdrawalRow | null> {
  const [row] = await tx
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.id, id))
    .for('no key update')
  return row ?? null
}
