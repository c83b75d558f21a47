import { randomInt } from 'node:crypto'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import {
  isWithdrawalReturned,
  moveWithdrawal as moveRow,
  type Actor,
} from '#server/platform/lifecycle/lifecycle.service.ts'
import type {
  WithdrawalEvent,
  WithdrawalStatus,
} from '#machines/lifecycles/withdrawal/withdrawal.machine.ts'
import { countRequest } from '#server/platform/limits/limits.service.ts'
import { refuseMove } from '#server/platform/lifecycle/refuse-move.ts'
import { lockWallet, post, takeFrom } from './ledger.service.ts'
import {
  findWithdrawalByKey,
  insertWithdrawal,
  lockWithdrawal,
  type WithdrawalRow,
} from './withdrawals.queries.ts'

/**
 * Asks for a transfer to a bank account and holds its amount. The same key returns the same request. Throws
 * insufficient_funds, idempotency_key_reused, too_many_requests.
 */
export function requestWithdrawal(
  context: Context,
  userId: number,
  { amount, iban }: Schemas['WithdrawalInput'],
  idempotencyKey: string | null,
): Promise<Schemas['Withdrawal']> {
  const at = new Date(context.now())
  return transaction(context.db, async (tx) => {
    await lockWallet(tx, userId)
    if (idempotencyKey !== null) {
      const earlier = await findWithdrawalByKey(tx, userId, idempotencyKey)
      if (earlier !== null) return replay(earlier, { amount, iban })
    }
    const limit = {
      key: `withdrawals:${userId}`,
      perHour: context.config.limits.withdrawalsPerHour,
    }
    await countRequest(context, tx, limit)
    const trackingCode = String(randomInt(10 ** 11, 10 ** 12))
    const withdrawal = { userId, amount, iban, trackingCode, idempotencyKey, createdAt: at }
    const row = await insertWithdrawal(tx, withdrawal)
    const isTaken = await takeFrom(
      tx,
      { kind: 'balance', userId },
      {
        kind: 'withdrawal',
        uniqueKey: `withdrawal:${row.id}`,
        withdrawalId: row.id,
        amount,
        to: 'withdrawals',
        at,
      },
    )
    if (!isTaken) throw new Problem('insufficient_funds')
    return withdrawalBody(row)
  })
}

/**
 * Cancels a request that nobody has handled or is currently transferring. Throws `withdrawal_not_found`,
 * `withdrawal_in_transfer` and `move_impossible`.
 */
export function cancelWithdrawal(
  context: Context,
  userId: number,
  id: number,
): Promise<Schemas['Withdrawal']> {
  return transaction(context.db, async (tx) => {
    const row = await lockWithdrawal(tx, id)
    if (row?.userId !== userId) throw new Problem('withdrawal_not_found')
    if (row.transferBy !== null) throw new Problem('withdrawal_in_transfer')
    return moveLockedWithdrawal(context, tx, row, { type: 'shopper.cancelled' }, `user:${userId}`)
  })
}

/** Takes a locked request through a transition; the held amount is paid out or goes back to the wallet. */
export async function moveLockedWithdrawal(
  context: Context,
  tx: Transaction,
  row: WithdrawalRow,
  event: WithdrawalEvent,
  actor: Actor,
  comment: string | null = null,
): Promise<Schemas['Withdrawal']> {
  const at = new Date(context.now())
  const status = await moveRow(tx, row, event, actor, at, comment).catch(refuseMove)
  await bookMove(tx, row, status, at)
  return withdrawalBody({ ...row, status, adminComment: comment })
}

async function bookMove(
  tx: Transaction,
  { id, userId, amount, status: before }: WithdrawalRow,
  status: WithdrawalStatus,
  at: Date,
): Promise<void> {
  const from = before === 'SUCCESSFUL' ? 'payouts' : 'withdrawals'
  const isReturned = isWithdrawalReturned(status)
  const kind = isReturned ? 'withdrawal-return' : 'payout'
  await post(tx, { kind, uniqueKey: `${kind}:${id}`, withdrawalId: id, at }, [
    { account: { kind: from }, amount: -amount },
    { account: isReturned ? { kind: 'balance', userId } : { kind: 'payouts' }, amount },
  ])
}

function replay(
  row: WithdrawalRow,
  { amount, iban }: Schemas['WithdrawalInput'],
): Schemas['Withdrawal'] {
  if (row.amount !== amount || row.iban !== iban) throw new Problem('idempotency_key_reused')
  return withdrawalBody(row)
}

export const withdrawalBody = (row: WithdrawalRow): Schemas['Withdrawal'] => ({
  id: row.id,
  amount: row.amount,
  status: row.status,
  tracking_code: row.trackingCode,
  created_at: row.createdAt.toISOString(),
  admin_comment: row.adminComment,
})
