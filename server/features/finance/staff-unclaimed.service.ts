import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { requireReason } from '#server/platform/fields.ts'
import { recordAction, repeatedAction } from '#server/features/staff/audit.service.ts'
import { requireAccountOfOthers } from '#server/features/staff/own-account.service.ts'
import { bankCodeIn } from '#server/features/wallet/bank-code.ts'
import { readBalances } from '#server/features/wallet/ledger.queries.ts'
import { post } from '#server/features/wallet/ledger.service.ts'
import { findUnclaimed, lockUnclaimed } from './staff-unclaimed.queries.ts'

const shown = 200

/** The money that came back to customers after their accounts were closed. */
export async function listUnclaimedFunds({ db }: Context): Promise<Schemas['UnclaimedFunds']> {
  const { rows, total } = await findUnclaimed(db, shown)
  return {
    total,
    results: rows.map(({ userId, amount, at }) => ({
      customer_id: userId,
      amount,
      at: at.toISOString(),
    })),
  }
}

/**
 * Records a transfer of such money that was made. The same key records it once. Throws `customer_not_found` for one who
 * never had any, `own_account`, `refund_exceeded`, `reason_required`, `idempotency_key_reused`, and `validation_failed`
 * without a code.
 */
export async function payOutUnclaimed(
  context: Context,
  staffId: number,
  customerId: number,
  { amount, reason: text, bank_tracking_code: typedCode }: Schemas['UnclaimedPayOutInput'],
  requestKey: string,
): Promise<Schemas['UnclaimedFunds']> {
  const at = new Date(context.now())
  const reason = requireReason(text)
  const code = bankCodeIn(typedCode)
  await transaction(context.db, async (tx) => {
    if (!(await lockUnclaimed(tx, customerId))) throw new Problem('customer_not_found')
    await requireAccountOfOthers(tx, staffId, { userId: customerId })
    const action = {
      action: 'payOutUnclaimed',
      subject: 'wallet',
      subjectId: customerId,
      staffId,
      requestKey,
      reason,
    } as const
    const after = (before: number) => ({ unclaimed: before - amount, bank_tracking_code: code })
    const repeated = await repeatedAction(tx, {
      ...action,
      after: (before) => after(Number(before['unclaimed'])),
    })
    if (repeated !== null) return
    const left = (await readBalances(tx, customerId)).get('unclaimed') ?? 0
    if (amount > left) throw new Problem('refund_exceeded')
    const uniqueKey = `unclaimed:${staffId}:${requestKey}`
    await post(tx, { kind: 'payout', uniqueKey, comment: reason, at }, [
      { account: { kind: 'unclaimed', userId: customerId }, amount: -amount },
      { account: { kind: 'payouts' }, amount },
    ])
    const before = { unclaimed: left, bank_tracking_code: null }
    await recordAction(tx, { ...action, before, after: after(left), at })
  })
  return listUnclaimedFunds(context)
}
