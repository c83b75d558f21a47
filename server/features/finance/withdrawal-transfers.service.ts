import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { withdrawalMovesOf } from '#server/platform/lifecycle/lifecycle.service.ts'
import {
  movedMeanwhile,
  recordAction,
  repeatedAction,
  type Action,
} from '#server/features/staff/audit.service.ts'
import { requireAccountOfOthers } from '#server/features/staff/own-account.service.ts'
import { lockWithdrawal, type WithdrawalRow } from '#server/features/wallet/withdrawals.queries.ts'
import { isCancelled, setTransfer } from './staff-withdrawals.queries.ts'
import {
  readStaffWithdrawal,
  requireTransferBy,
  transferTaken,
} from './staff-withdrawals.service.ts'

/**
 * Starts the transfer of a withdrawal at the bank, or takes it over from the colleague who is expected to transfer it; its
 * customer cannot cancel it from then on. The same key starts it once. Throws `withdrawal_not_found`, `own_account`,
 * `withdrawal_cancelled`, `move_impossible`, `idempotency_key_reused`, and `transfer_taken` if a colleague transfers it whom
 * the member does not expect.
 */
export function startWithdrawalTransfer(
  context: Context,
  staffId: number,
  id: number,
  request: Schemas['WithdrawalTransferInput'],
  requestKey: string | null,
): Promise<Schemas['StaffWithdrawal']> {
  const action = { ...actionOn(id, 'startWithdrawalTransfer'), staffId, requestKey, request }
  return transaction(context.db, async (tx) => {
    const row = await lockWaiting(tx, action)
    if (row === null || row.transferBy === staffId) return readStaffWithdrawal(tx, staffId, id)
    if (row.transferBy !== null && row.transferBy !== request.expected_staff_id)
      throw await transferTaken(tx, staffId, id)
    const since = new Date(context.now())
    await setTransfer(tx, id, { by: staffId, since })
    await recordAction(tx, {
      ...action,
      before: { assignee: row.transferBy },
      after: { assignee: staffId },
      at: since,
    })
    return readStaffWithdrawal(tx, staffId, id)
  })
}

/**
 * Gives back a transfer of which nothing was sent: its customer can cancel it again, and any member can start it. The same
 * key gives it back once. Throws what `startWithdrawalTransfer` throws, and `transfer_not_started`.
 */
export function giveBackWithdrawalTransfer(
  context: Context,
  staffId: number,
  id: number,
  requestKey: string | null,
): Promise<Schemas['StaffWithdrawal']> {
  const action = { ...actionOn(id, 'giveBackWithdrawalTransfer'), staffId, requestKey }
  return transaction(context.db, async (tx) => {
    const row = await lockWaiting(tx, action)
    if (row === null) return readStaffWithdrawal(tx, staffId, id)
    await requireTransferBy(tx, staffId, row)
    await setTransfer(tx, id, null)
    await recordAction(tx, {
      ...action,
      before: { assignee: staffId },
      after: { assignee: null },
      at: new Date(context.now()),
    })
    return readStaffWithdrawal(tx, staffId, id)
  })
}

const actionOn = <Name extends Action['action']>(subjectId: number, action: Name) =>
  ({ action, subject: 'withdrawal', subjectId }) as const

type Attempt = Pick<Action, 'action' | 'subject' | 'staffId' | 'request'> & {
  subjectId: number
  requestKey: string | null
}

/** The locked withdrawal, which waits to be paid; null if the call is a repeated one. */
async function lockWaiting(tx: Transaction, action: Attempt): Promise<WithdrawalRow | null> {
  const { staffId, subjectId: id } = action
  const row = await lockWithdrawal(tx, id)
  if (row === null) throw new Problem('withdrawal_not_found')
  await requireAccountOfOthers(tx, staffId, row)
  if ((await repeatedAction(tx, action)) !== null) return null
  if (await isCancelled(tx, id)) throw new Problem('withdrawal_cancelled')
  if (!withdrawalMovesOf(row.status).includes('staff.paid'))
    throw await movedMeanwhile(tx, action, row.status)
  return row
}
