import { statusesToSend } from '#machines/lifecycles/order/order.machine.ts'
import { mayCall } from '#machines/api/may-call.ts'
import type { Context } from '#server/context.ts'
import { countStaffReturns } from '#server/features/orders/staff-returns.queries.ts'
import type { Schemas, StaffRole } from '#server/schemas.ts'
import * as queries from './staff-waiting.queries.ts'

/** How much work waits in each list of the back office; null for a list that the roles do not admit. */
export async function getWaitingWork(
  { db }: Context,
  roles: readonly StaffRole[],
): Promise<Schemas['WaitingWork']> {
  const may = (operation: Parameters<typeof mayCall>[1]) => mayCall({ roles }, operation)
  const returns = may('listStaffReturns') ? await countStaffReturns(db, null) : null
  return {
    orders: may('listStaffOrders') ? await queries.countWaitingOrders(db, statusesToSend) : null,
    returns: returns && (returns.find(({ status }) => status === 'REQUESTED')?.total ?? 0),
    tickets: may('listStaffTickets') ? await queries.countWaitingTickets(db) : null,
    requests: may('listStaffRequests') ? await queries.countWaitingRequests(db) : null,
    comments: may('listStaffComments') ? await queries.countWaitingComments(db) : null,
    questions: may('listStaffQuestions')
      ? (await queries.countWaitingQuestions(db)) + (await queries.countWaitingAnswers(db))
      : null,
    withdrawals: may('listStaffWithdrawals') ? await queries.countWaitingWithdrawals(db) : null,
    differences: may('listPaymentReports') ? await queries.countWaitingDifferences(db) : null,
  }
}
