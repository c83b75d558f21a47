import { mayCall } from '#machines/api/may-call.ts'
import type { Context } from '#server/context.ts'
import type { Schemas, StaffRole } from '#server/schemas.ts'
import { countWaitingWork, type WaitingList } from './staff-waiting.queries.ts'

/** How much work waits in each list of the back office; null for a list that the roles do not admit. */
export async function getWaitingWork(
  { db }: Context,
  roles: readonly StaffRole[],
): Promise<Schemas['WaitingWork']> {
  return countWaitingWork(db, (list) => mayCall({ roles }, operationOf[list]))
}

/** What shows each list. */
const operationOf = {
  orders: 'listStaffOrders',
  returns: 'listStaffReturns',
  tickets: 'listStaffTickets',
  requests: 'listStaffRequests',
  comments: 'listStaffComments',
  questions: 'listStaffQuestions',
  withdrawals: 'listStaffWithdrawals',
  differences: 'listPaymentReports',
} as const satisfies Record<WaitingList, Parameters<typeof mayCall>[1]>
