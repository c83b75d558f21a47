import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { statusesToSend } from '#machines/lifecycles/order/order.machine.ts'
import type { Schemas } from '#server/schemas.ts'
import { isReturn } from '#server/features/orders/staff-returns.queries.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { comments } from '#server/platform/db/schema/comments.ts'
import {
  orders,
  paymentDifferences,
  refunds,
  withdrawals,
} from '#server/platform/db/schema/commerce.ts'
import { questionAnswers, questions } from '#server/platform/db/schema/questions.ts'
import { customerRequests } from '#server/platform/db/schema/requests.ts'
import { tickets } from '#server/platform/db/schema/support.ts'

export type WaitingList = keyof Schemas['WaitingWork']

/** How much waits in the lists that are asked for, by one statement; null in the others. */
export async function countWaitingWork(
  db: Executor,
  isAsked: (list: WaitingList) => boolean,
): Promise<Schemas['WaitingWork']> {
  const counted = (list: WaitingList, count: SQL<number>) =>
    sql<number | null>`${isAsked(list) ? count : sql`null`}`
  const [row] = await db
    .select({
      orders: counted('orders', db.$count(orders, inArray(orders.status, [...statusesToSend]))),
      returns: counted(
        'returns',
        db.$count(refunds, and(isReturn, eq(refunds.status, 'REQUESTED'))),
      ),
      tickets: counted('tickets', db.$count(tickets, isNotNull(tickets.waitingSince))),
      requests: counted(
        'requests',
        db.$count(customerRequests, isNotNull(customerRequests.openSince)),
      ),
      comments: counted('comments', db.$count(comments, eq(comments.status, 'pending'))),
      questions: counted(
        'questions',
        sql`${db.$count(questions, eq(questions.status, 'pending'))} + ${db.$count(questionAnswers, eq(questionAnswers.status, 'pending'))}`,
      ),
      withdrawals: counted(
        'withdrawals',
        db.$count(withdrawals, eq(withdrawals.status, 'PENDING')),
      ),
      differences: counted(
        'differences',
        db.$count(paymentDifferences, isNull(paymentDifferences.settledAt)),
      ),
    })
    .from(sql`(values (1)) as one`)
  if (row === undefined) throw new Error('counting has no result')
  return row
}
