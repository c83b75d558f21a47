import { sumOpenReturns } from '#machines/lifecycles/refund/refund.machine.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { requireReason } from '#server/platform/fields.ts'
import { recordAction, repeatedAction } from '#server/features/staff/audit.service.ts'
import { requireAccountOfOthers } from '#server/features/staff/own-account.service.ts'
import { bankCodeIn } from '#server/features/wallet/bank-code.ts'
import { actorKind } from '#server/platform/lifecycle/lifecycle.service.ts'
import { announceRefund } from './order-news.service.ts'
import { lockOrder } from './orders.queries.ts'
import { payRefund, refundLeft, requireRefunded } from './refund.service.ts'
import {
  findPaidRefunds,
  findRefundSteps,
  findReturns,
  insertRefund,
  requestedAmountOf,
  type RefundRow,
} from './refunds.queries.ts'

/**
 * Gives back a part of what an order was paid with, to the wallet or by a transfer that was made, and notifies the
 * customer. The same key gives it back once. Throws `order_not_found`, `own_account`, `refund_exceeded`,
 * `changed_meanwhile` if the open returns or the refunds before are not the expected ones, `reason_required`,
 * `idempotency_key_reused`, and `validation_failed` for a transfer without a code.
 */
export function refundOrder(
  context: Context,
  staffId: number,
  orderId: number,
  input: RefundInput,
  requestKey: string | null,
): Promise<void> {
  const { amount, destination, expected_open_returns: returns, expected_refunded: refunded } = input
  const at = new Date(context.now())
  const actor = `staff:${staffId}` as const
  const reason = requireReason(input.reason)
  const code = destination === 'bank' ? bankCodeIn(input.bank_tracking_code) : null
  return transaction(context.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order === null) throw new Problem('order_not_found')
    await requireAccountOfOthers(tx, staffId, order)
    const action = { action: 'refundOrder', subject: 'order', subjectId: orderId } as const
    const after = (total: number) => ({ refund_left: total - amount, bank_tracking_code: code })
    const repeated = await repeatedAction(tx, {
      ...action,
      staffId,
      requestKey,
      after: (before) => after(Number(before['refund_left'])),
      reason,
    })
    if (repeated !== null) return
    const left = await refundLeft(tx, order)
    if (amount > (code === null ? left.total : left.to_bank)) throw new Problem('refund_exceeded')
    if (returns !== undefined) await requireOpenReturns(tx, orderId, returns)
    if (refunded !== undefined) await requireRefunded(tx, orderId, refunded)
    const refund = await insertRefund(
      tx,
      {
        orderId,
        reason: 'staff',
        description: '',
        amount,
        createdAt: at,
        ...(code !== null && { bankTrackingCode: code }),
      },
      [],
      actor,
    )
    await payRefund(tx, order, refund, { type: 'staff.refunded' }, actor, at, reason)
    await announceRefund(tx, order, { amount, code, reason }, at)
    await recordAction(tx, {
      ...action,
      staffId,
      requestKey,
      before: { refund_left: left.total, bank_tracking_code: null },
      after: after(left.total),
      reason,
      at,
    })
  })
}

/** Throws `changed_meanwhile` unless the open returns of a locked order come to this amount, in tomans. */
async function requireOpenReturns(tx: Transaction, orderId: number, amount: number) {
  const returns = await findReturns(tx, [orderId])
  if (sumOpenReturns(returns) !== amount) throw new Problem('changed_meanwhile')
}

type RefundInput = Schemas['OrderRefundInput']

/** What was given back of an order, newest first. */
export async function refundsOf(db: Executor, orderId: number): Promise<Schemas['OrderRefund'][]> {
  return (await findPaidRefunds(db, orderId)).map((row) => ({
    id: row.id,
    cause: causeOf(row),
    amount: row.amount,
    bank_tracking_code: row.bankTrackingCode,
    reason: row.adminComment,
    at: row.paidAt.toISOString(),
  }))
}

/** Every step of the returns of an order, and its other refunds, oldest first. */
export async function refundHistoryOf(
  db: Executor,
  orderId: number,
): Promise<Schemas['OrderRefundEvent'][]> {
  return (await findRefundSteps(db, orderId)).map(({ refund, step }) => ({
    id: refund.id,
    cause: causeOf(refund),
    status: step.toStatus,
    amount: step.toStatus === 'PAID' ? refund.amount : requestedAmountOf(refund),
    to_bank: refund.bankTrackingCode !== null,
    by: actorKind(step.actor),
    at: step.at.toISOString(),
  }))
}

const causeOf = ({ reason }: Pick<RefundRow, 'reason'>): Schemas['OrderRefund']['cause'] =>
  reason === 'order_closed' || reason === 'staff' ? reason : 'return'
