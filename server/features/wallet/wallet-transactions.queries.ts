import { and, count, desc, eq, notInArray } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  orders,
  payments,
  withdrawals,
} from '#server/platform/db/schema/commerce.ts'

export type WalletMovement = Awaited<ReturnType<typeof findWalletMovements>>[number]

/** The movements of a shopper's accounts, newest first. What came back is told by the status of what went out. */
export function findWalletMovements(
  db: Executor,
  userId: number,
  { page, size }: { page: number; size: number },
) {
  return db
    .select({
      id: ledgerEntries.id,
      at: ledgerTransactions.at,
      kind: ledgerTransactions.kind,
      account: ledgerAccounts.kind,
      amount: ledgerEntries.amount,
      comment: ledgerTransactions.comment,
      orderId: ledgerTransactions.orderId,
      orderStatus: orders.status,
      orderPaidAt: orders.paidAt,
      orderCode: orders.trackingCode,
      paymentReference: payments.referenceNumber,
      withdrawalId: ledgerTransactions.withdrawalId,
      withdrawalStatus: withdrawals.status,
      withdrawalCode: withdrawals.trackingCode,
      withdrawalComment: withdrawals.adminComment,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .leftJoin(orders, eq(orders.id, ledgerTransactions.orderId))
    .leftJoin(payments, eq(payments.id, ledgerTransactions.paymentId))
    .leftJoin(withdrawals, eq(withdrawals.id, ledgerTransactions.withdrawalId))
    .where(shown(userId))
    .orderBy(desc(ledgerTransactions.at), desc(ledgerEntries.id))
    .limit(size)
    .offset((page - 1) * size)
}

export async function countWalletMovements(db: Executor, userId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(shown(userId))
  return row?.count ?? 0
}

const shown = (userId: number) =>
  and(
    eq(ledgerAccounts.userId, userId),
    notInArray(ledgerTransactions.kind, ['shopping-return', 'withdrawal-return']),
  )
