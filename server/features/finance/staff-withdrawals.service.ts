import { formatToman, toPersianDigits } from '#domain/digits.ts'
import { withdrawalTickets } from '#i18n/wallet-news.ts'
import type { Context } from '#server/context.ts'
import { bankCodeIn } from '#server/features/wallet/bank-code.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { OperationRequest } from '#server/http/contract/types.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import {
  withdrawalMovesOf,
  withdrawalStatusAfter,
} from '#server/platform/lifecycle/lifecycle.service.ts'
import {
  movedMeanwhile,
  reasonFor,
  recordAction,
  repeatedAction,
} from '#server/features/staff/audit.service.ts'
import { requireAccountOfOthers } from '#server/features/staff/own-account.service.ts'
import { queueLength } from '#server/features/staff/queue.ts'
import { textCustomer } from '#server/features/sms/text-customer.service.ts'
import { openStaffTicket } from '#server/features/tickets/open-ticket.service.ts'
import { lockWithdrawal, type WithdrawalRow } from '#server/features/wallet/withdrawals.queries.ts'
import {
  moveLockedWithdrawal,
  withdrawalBody,
} from '#server/features/wallet/withdrawals.service.ts'
import { readMoneyLookup } from './lookup.ts'
import * as queries from './staff-withdrawals.queries.ts'

const pageSize = 50

/** One page of the withdrawals of all customers, and how many are in each status. */
export async function listStaffWithdrawals(
  { db }: Context,
  staffId: number,
  { status = null, lookup: text = '', sort, page = 1 }: ListQuery,
): Promise<Schemas['StaffWithdrawalPage']> {
  const lookup = readMoneyLookup(text)
  const counts = await queries.countStaffWithdrawals(db, lookup)
  const rows = await queries.findStaffWithdrawals(
    db,
    { status, lookup },
    { sort, page, size: pageSize },
  )
  return {
    results: rows.map((row) => staffWithdrawalBody(row, staffId)),
    ...queueLength(counts, status, pageSize),
    counts,
  }
}

type ListQuery = Omit<OperationRequest<'listStaffWithdrawals'>['query'], 'status'> & {
  status?: Schemas['WithdrawalStatus'] | null
}

/**
 * Records what became of a withdrawal: paid with the bank's tracking code, refused, or sent back by the bank. A ticket
 * (WAL-33) and a text message notify the customer. The same key moves it once. Throws `withdrawal_not_found`,
 * `own_account`, `withdrawal_cancelled`, `move_impossible`, `reason_required`, `idempotency_key_reused`,
 * `validation_failed` for a payment without a code, `transfer_taken` if a colleague is transferring it, and
 * `transfer_not_started` for a payment whose transfer the member has not started.
 */
export function moveWithdrawal(
  context: Context,
  staffId: number,
  id: number,
  { event: type, comment, bank_tracking_code: typedCode }: Schemas['WithdrawalMove'],
  requestKey: string | null = null,
): Promise<Schemas['StaffWithdrawal']> {
  const at = new Date(context.now())
  const said = reasonFor(type, comment)
  const code = type === 'staff.paid' ? bankCodeIn(typedCode) : null
  return transaction(context.db, async (tx) => {
    const row = await lockWithdrawal(tx, id)
    if (row === null) throw new Problem('withdrawal_not_found')
    await requireAccountOfOthers(tx, staffId, row)
    const action = { action: 'moveWithdrawal', subject: 'withdrawal', subjectId: id } as const
    const repeated = await repeatedAction(tx, {
      ...action,
      staffId,
      requestKey,
      after: (before) => ({
        status: withdrawalStatusAfter(before['status'], type),
        bank_tracking_code: code ?? before['bank_tracking_code'] ?? null,
      }),
      reason: said,
    })
    if (repeated !== null) return readStaffWithdrawal(tx, staffId, id)
    if (await queries.isCancelled(tx, id)) throw new Problem('withdrawal_cancelled')
    if (!withdrawalMovesOf(row.status).includes(type))
      throw await movedMeanwhile(tx, { ...action, staffId }, row.status)
    if (type === 'staff.paid' || row.transferBy !== null) await requireTransferBy(tx, staffId, row)
    const actor = `staff:${staffId}` as const
    const { status } = await moveLockedWithdrawal(context, tx, row, { type }, actor, said)
    if (code !== null) await queries.setBankTrackingCode(tx, id, code)
    if (status !== 'PENDING') {
      const { tracked, comment: commented } = withdrawalTickets
      const text = [
        withdrawalTickets[status](formatToman(row.amount)),
        code && tracked(toPersianDigits(code)),
        said && commented(said),
      ]
        .filter((line) => line !== null)
        .join('\n')
      await openStaffTicket(tx, {
        userId: row.userId,
        category: withdrawalTickets.category,
        title: withdrawalTickets.title(toPersianDigits(row.trackingCode)),
        text,
        at,
      })
      await textCustomer(context, tx, { userId: row.userId, text, at })
    }
    await recordAction(tx, {
      ...action,
      staffId,
      requestKey,
      before: { status: row.status, bank_tracking_code: row.bankTrackingCode },
      after: { status, bank_tracking_code: code ?? row.bankTrackingCode },
      reason: said,
      at,
    })
    return readStaffWithdrawal(tx, staffId, id)
  })
}

/** Throws `transfer_taken` if a colleague is transferring a locked withdrawal, and `transfer_not_started` if nobody is. */
export async function requireTransferBy(
  tx: Transaction,
  staffId: number,
  { id, transferBy }: WithdrawalRow,
): Promise<void> {
  if (transferBy === null) throw new Problem('transfer_not_started')
  if (transferBy !== staffId) throw await transferTaken(tx, staffId, id)
}

/** The `transfer_taken` problem, naming the colleague who is transferring the withdrawal. */
export async function transferTaken(
  tx: Transaction,
  staffId: number,
  id: number,
): Promise<Problem> {
  const { transfer } = await readStaffWithdrawal(tx, staffId, id)
  if (transfer === null) throw new Error('nobody transfers the withdrawal')
  const { staff_id, first_name, last_name, at } = transfer
  return new Problem('transfer_taken', { saved_by: { staff_id, first_name, last_name, at } })
}

/** A withdrawal as a staff member sees it. Throws `withdrawal_not_found`. */
export async function readStaffWithdrawal(
  db: Executor,
  staffId: number,
  id: number,
): Promise<Schemas['StaffWithdrawal']> {
  const row = await queries.findStaffWithdrawal(db, id)
  if (row === null) throw new Problem('withdrawal_not_found')
  return staffWithdrawalBody(row, staffId)
}

function staffWithdrawalBody(
  row: queries.StaffWithdrawalRow,
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
    moves: moves.filter((move) =>
      move === 'staff.paid' ? transfer?.is_own === true : transfer?.is_own !== false,
    ),
  }
}

function transferBody(
  { withdrawal: { transferBy, transferSince }, transferrer }: queries.StaffWithdrawalRow,
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
  return transfer.is_own ? ['give_back'] : ['take_over']
}
