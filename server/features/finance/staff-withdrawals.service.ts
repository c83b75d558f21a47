import { formatToman, toPersianDigits } from '#domain/digits.ts'
import { shownTrackingCode } from '#domain/tracking-code.ts'
import { withdrawalTickets } from '#i18n/wallet-news.ts'
import type { Context } from '#server/context.ts'
import { bankCodeIn } from '#server/features/wallet/bank-code.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { OperationRequest } from '#server/http/contract/types.ts'
import type { Transaction } from '#server/platform/db/database.ts'
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
import { moveLockedWithdrawal } from '#server/features/wallet/withdrawals.service.ts'
import type { WithdrawalStatus } from '#machines/lifecycles/withdrawal/withdrawal.machine.ts'
import { readMoneyLookup } from './lookup.ts'
import {
  mayMove,
  readStaffWithdrawal,
  staffWithdrawalBody,
} from './staff-withdrawal-body.service.ts'
import * as queries from './staff-withdrawals.queries.ts'
import { transferProblem } from './withdrawal-transfers.service.ts'

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
 * `validation_failed` for a payment without a code, `transfer_taken` if a colleague is transferring it,
 * `transfer_not_started` for a payment whose transfer the member has not started, and `bank_code_recorded`, which describes
 * the other payment, for a code that another withdrawal has and that the caller does not name as sharing it.
 */
export function moveWithdrawal(
  context: Context,
  staffId: number,
  id: number,
  {
    event: type,
    comment,
    bank_tracking_code: typedCode,
    shares_code_with,
  }: Schemas['WithdrawalMove'],
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
      throw type === 'staff.paid' && row.bankTrackingCode !== null
        ? await paymentProblem(tx, 'move_impossible', id, staffId)
        : await movedMeanwhile(tx, { ...action, staffId }, row.status)
    if (!mayMove(type, row.transferBy, staffId)) throw await transferProblem(tx, staffId, id)
    if (code !== null) {
      await queries.lockBankCode(tx, code)
      const other = await queries.findOtherWithCode(tx, code, id)
      if (other !== null && other !== shares_code_with)
        throw await paymentProblem(tx, 'bank_code_recorded', other, staffId)
    }
    const actor = `staff:${staffId}` as const
    const { status } = await moveLockedWithdrawal(context, tx, row, { type }, actor, said)
    if (code !== null) await queries.setBankTrackingCode(tx, id, code)
    await notifyCustomer(context, tx, row, { status, code, comment: said, at })
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

/** A problem that describes the recorded payment of a withdrawal. */
async function paymentProblem(
  tx: Transaction,
  code: 'move_impossible' | 'bank_code_recorded',
  id: number,
  staffId: number,
): Promise<Problem> {
  const payment = await queries.findPayment(tx, id)
  if (payment === null) return new Problem(code)
  const { trackingCode, bankTrackingCode, firstName, lastName, at, recorder } = payment
  return new Problem(code, {
    recorded_payment: {
      withdrawal_id: id,
      tracking_code: trackingCode,
      bank_tracking_code: bankTrackingCode ?? '',
      first_name: firstName,
      last_name: lastName,
      recorded_by: {
        staff_id: recorder.id,
        first_name: recorder.firstName,
        last_name: recorder.lastName,
        at: at.toISOString(),
      },
      is_own: recorder.id === staffId,
    },
  })
}

type Outcome = {
  status: WithdrawalStatus
  code: string | null
  comment: string | null
  at: Date
}

/** Notifies the customer of what became of a withdrawal, by a ticket (WAL-33) and a text message. */
async function notifyCustomer(
  context: Context,
  tx: Transaction,
  { userId, amount, trackingCode }: WithdrawalRow,
  { status, code, comment, at }: Outcome,
): Promise<void> {
  if (status === 'PENDING') return
  const { tracked, comment: commented, category, title } = withdrawalTickets
  const text = [
    withdrawalTickets[status](formatToman(amount)),
    code && tracked(shownTrackingCode(code)),
    comment && commented(comment),
  ]
    .filter((line) => line !== null)
    .join('\n')
  const ticket = { userId, category, title: title(toPersianDigits(trackingCode)), text, at }
  await openStaffTicket(tx, ticket)
  await textCustomer(context, tx, { userId, text, at })
}
