import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { withdrawalMovesOf } from '#server/platform/lifecycle/lifecycle.service.ts'
import { withdrawalBody } from '#server/features/wallet/withdrawals.service.ts'
import { findStaffWithdrawal, type StaffWithdrawalRow } from './staff-withdrawals.queries.ts'

/** A withdrawal as a staff member sees it. Throws `withdrawal_not_found`. */
export async function readStaffWithdrawal(
  db: Executor,
  staffId: number,
  id: number,
): Promise<Schemas['StaffWithdrawal']> {
  const row = await findStaffWithdrawal(db, id)
  if (row === null) throw new Problem('withdrawal_not_found')
  return staffWithdrawalBody(row, staffId)
}

/** A row of a withdrawal as a staff member sees it. */
export function staffWithdrawalBody(
  row: StaffWithdrawalRow,
  staffId: number,
): Schemas['StaffWithdrawal'] {
  const { withdrawal, firstName, lastName, phone, handledAt, isCancelled } = row
  const transfer = transferBody(row, staffId)
  const moves = withdrawalMovesOf(withdrawal.status)
  return {
    ...withdrawalBody(withdrawal),
    iban: withdrawal.iban,
    bank_tracking_code: withdrawal.bankTrackingCode,
    first_name: firstName,
    last_name: lastName,
    phone_number: phone,
    handled_at: handledAt?.toISOString() ?? null,
    is_cancelled: isCancelled,
    transfer,
    transfer_moves: moves.includes('staff.paid') ? transferMovesOf(transfer) : [],
    moves: moves.filter((move) => mayMove(move, withdrawal.transferBy, staffId)),
  }
}

/**
 * Whether a member may record a step of a withdrawal: a payment of a transfer of their own, anything else unless a colleague
 * transfers it.
 * @param transferBy who transfers it; null for nobody
 */
export const mayMove = (
  event: Schemas['WithdrawalStaffEvent'],
  transferBy: number | null,
  staffId: number,
): boolean => transferBy === staffId || (transferBy === null && event !== 'staff.paid')

function transferBody(
  { withdrawal: { transferBy, transferSince }, transferrer }: StaffWithdrawalRow,
  staffId: number,
): Schemas['WithdrawalTransfer'] | null {
  if (transferBy === null || transferSince === null) return null
  return {
    staff_id: transferBy,
    first_name: transferrer?.firstName ?? null,
    last_name: transferrer?.lastName ?? null,
    at: transferSince.toISOString(),
    is_own: transferBy === staffId,
  }
}

function transferMovesOf(
  transfer: Schemas['WithdrawalTransfer'] | null,
): Schemas['WithdrawalTransferMove'][] {
  if (transfer === null) return ['start']
  return transfer.is_own ? ['release'] : ['take_over']
}
