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
  type Attempt,
} from '#server/features/staff/audit.service.ts'
import { requireAccountOfOthers } from '#server/features/staff/own-account.service.ts'
import { lockWithdrawal, type WithdrawalRow } from '#server/features/wallet/withdrawals.queries.ts'
import { readStaffWithdrawal } from './staff-withdrawal-body.service.ts'
import { isCancelled, setTransfer } from './staff-withdrawals.queries.ts'

/**
 * Starts the transfer of a withdrawal at the bank, or takes it over from the colleague who is expected to transfer it; its
 * customer cannot cancel it from then on. The same key starts it once: a repeated call replies that it is started only while
 * the member still transfers it. Throws `withdrawal_not_found`, `own_account`, `withdrawal_cancelled`, `move_impossible`,
 * `idempotency_key_reused`, `transfer_taken` if a colleague transfers it whom the member does not expect, or has taken it over
 * since an earlier call, and `transfer_not_started` if it was released since.
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
    const { row, isRepeated } = await lockForTransfer(tx, action)
    await requirePending(tx, action, row)
    const { transferBy } = row
    const isOwn = transferBy === staffId
    if (isRepeated) {
      if (!isOwn) throw await transferProblem(tx, staffId, id)
      return readStaffWithdrawal(tx, staffId, id)
    }
    if (transferBy !== null && !isOwn && transferBy !== request.expected_staff_id)
      throw await transferProblem(tx, staffId, id)
    const at = new Date(context.now())
    if (!isOwn) await setTransfer(tx, id, { by: staffId, since: at })
    // Also of an own transfer: a late repetition of this call must not start it again after it was released.
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
 * Releases a transfer of which nothing was sent: its customer can cancel it again, and any member can start it. The same key
 * releases it once. Throws what `startWithdrawalTransfer` throws, and `move_impossible` if the member has started it
 * again since an earlier call.
 */
export function releaseWithdrawalTransfer(
  context: Context,
  staffId: number,
  id: number,
  requestKey: string | null,
): Promise<Schemas['StaffWithdrawal']> {
  const action = { ...actionOn(id, 'releaseWithdrawalTransfer'), staffId, requestKey }
  return transaction(context.db, async (tx) => {
    const { row, isRepeated } = await lockForTransfer(tx, action)
    if (isRepeated) {
      if (row.transferBy === staffId) throw new Problem('move_impossible')
      return readStaffWithdrawal(tx, staffId, id)
    }
    await requirePending(tx, action, row)
    if (row.transferBy !== staffId) throw await transferProblem(tx, staffId, id)
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

/** Why a member has no transfer of a withdrawal: `transfer_taken`, naming the colleague who has it, or `transfer_not_started`. */
export async function transferProblem(
  tx: Transaction,
  staffId: number,
  id: number,
): Promise<Problem> {
  const { transfer } = await readStaffWithdrawal(tx, staffId, id)
  if (transfer === null) return new Problem('transfer_not_started')
  const { staff_id, first_name, last_name, at } = transfer
  return new Problem('transfer_taken', { saved_by: { staff_id, first_name, last_name, at } })
}

const actionOn = <Name extends Action['action']>(subjectId: number, action: Name) =>
  ({ action, subject: 'withdrawal', subjectId }) as const

type TransferAttempt = Attempt & { subjectId: number }

/** The locked withdrawal, and whether an earlier call with the same key has changed its transfer. */
async function lockForTransfer(
  tx: Transaction,
  action: TransferAttempt,
): Promise<{ row: WithdrawalRow; isRepeated: boolean }> {
  const row = await lockWithdrawal(tx, action.subjectId)
  if (row === null) throw new Problem('withdrawal_not_found')
  await requireAccountOfOthers(tx, action.staffId, row)
  return { row, isRepeated: (await repeatedAction(tx, action)) !== null }
}

/** Throws `withdrawal_cancelled` and `move_impossible` for a locked withdrawal that is no longer pending. */
async function requirePending(
  tx: Transaction,
  action: TransferAttempt,
  { id, status }: WithdrawalRow,
): Promise<void> {
  if (await isCancelled(tx, id)) throw new Problem('withdrawal_cancelled')
  if (!withdrawalMovesOf(status).includes('staff.paid'))
    throw await movedMeanwhile(tx, action, status)
}
