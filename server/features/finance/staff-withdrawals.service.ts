import { formatToman, toPersianDigits } from '#domain/digits.ts'
import { withdrawalTickets } from '#i18n/wallet-news.ts'
import type { Context } from '#server/context.ts'
import { bankCodeIn } from '#server/features/wallet/bank-code.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { OperationRequest } from '#server/http/contract/types.ts'
import type { Executor } from '#server/platform/db/database.ts'
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
import { lockWithdrawal } from '#server/features/wallet/withdrawals.queries.ts'
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
    results: rows.map(staffWithdrawalBody),
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
 * `own_account`, `withdrawal_cancelled`, `move_impossible`, `reason_required`, `idempotency_key_reused`, and
 * `validation_failed` for a payment without a code.
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
    if (repeated !== null) return readStaffWithdrawal(tx, id)
    if (await queries.isCancelled(tx, id)) throw new Problem('withdrawal_cancelled')
    if (!withdrawalMovesOf(row.status).includes(type))
      throw await movedMeanwhile(tx, { ...action, staffId }, row.status)
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
    return readStaffWithdrawal(tx, id)
  })
}

async function readStaffWithdrawal(db: Executor, id: number): Promise<Schemas['StaffWithdrawal']> {
  const row = await queries.findStaffWithdrawal(db, id)
  if (row === null) throw new Problem('withdrawal_not_found')
  return staffWithdrawalBody(row)
}

function staffWithdrawalBody({
  withdrawal,
  firstName,
  lastName,
  phone,
  handledAt,
  isCancelled,
}: queries.StaffWithdrawalRow): Schemas['StaffWithdrawal'] {
  return {
    ...withdrawalBody(withdrawal),
    iban: withdrawal.iban,
    bank_tracking_code: withdrawal.bankTrackingCode,
    first_name: firstName,
    last_name: lastName,
    phone_number: phone,
    handled_at: handledAt?.toISOString() ?? null,
    is_cancelled: isCancelled,
    moves: withdrawalMovesOf(withdrawal.status),
  }
}
