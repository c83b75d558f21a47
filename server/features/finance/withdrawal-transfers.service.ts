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
 * customer cannot cancel it from then on. The same key starts it once: a repeated call replies that it is started only while
 * the member still transfers it. Throws `withdrawal_not_found`, `own_account`, `withdrawal_cancelled`, `move_impossible`,
 * `idempotency_key_reused`, `transfer_taken` if a colleague transfers it whom the member does not expect, or has taken it over
 * since an earlier call, and `transfer_not_started` if it was given back since.
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
    const { row, isRepeated } = await lockOnce(tx, action)
    await requireWaiting(tx, action, row)
    if (isRepeated) {
      await requireTransferBy(tx, staffId, row)
      return readStaffWithdrawal(tx, staffId, id)
    }
    const { transferBy } = row
    const isOwn = transferBy === staffId
    if (transferBy !== null && !isOwn && transferBy !== request.expected_staff_id)
      throw await transferTaken(tx, staffId, id)
    const at = new Date(context.now())
    if (!isOwn) await setTransfer(tx, id, { by: staffId, since: at })
    // Also of an own transfer: a late repetition of this call must not start it again after it was given back.
    await recordAction(tx, {
      ...action,
      before: { assignee: transferBy },
      after: { assignee: staffId },
      at,
    })
    return readStaffWithdrawal(tx, staffId, id)
  })
}

/**
 * Gives back a transfer of which nothing was sent: its customer can cancel it again, and any member can start it. The same
 * key gives it back once. Throws what `startWithdrawalTransfer` throws, and `move_impossible` if the member has started it
 * again since an earlier call.
 */
export function giveBackWithdrawalTransfer(
  context: Context,
  staffId: number,
  id: number,
  requestKey: string | null,
): Promise<Schemas['StaffWithdrawal']> {
  const action = { ...actionOn(id, 'giveBackWithdrawalTransfer'), staffId, requestKey }
  return transaction(context.db, async (tx) => {
    const { row, isRepeated } = await lockOnce(tx, action)
    if (isRepeated) {
      if (row.transferBy === staffId) throw new Problem('move_impossible')
      return readStaffWithdrawal(tx, staffId, id)
    }
    await requireWaiting(tx, action, row)
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

/** The locked withdrawal, and whether an earlier call with the same key has changed its transfer. */
async function lockOnce(
  tx: Transaction,
  action: Attempt,
): Promise<{ row: WithdrawalRow; isRepeated: boolean }> {
  const row = await lockWithdrawal(tx, action.subjectId)
  if (row === null) throw new Problem('withdrawal_not_found')
  await requireAccountOfOthers(tx, action.staffId, row)
  return { row, isRepeated: (await repeatedAction(tx, action)) !== null }
}

/** Throws `withdrawal_cancelled` and `move_impossible` for a locked withdrawal that no longer waits to be paid. */
async function requireWaiting(
  tx: Transaction,
  action: Attempt,
  { id, status }: WithdrawalRow,
): Promise<void> {
  if (await isCancelled(tx, id)) throw new Problem('withdrawal_cancelled')
  if (!withdrawalMovesOf(status).includes('staff.paid'))
    throw await movedMeanwhile(tx, action, status)
}
