import { eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { OrderStatus } from '#machines/lifecycles/order/order.machine.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { comments } from '#server/platform/db/schema/comments.ts'
import { orders, paymentDifferences, withdrawals } from '#server/platform/db/schema/commerce.ts'
import { questionAnswers, questions } from '#server/platform/db/schema/questions.ts'
import { customerRequests } from '#server/platform/db/schema/requests.ts'
import { tickets } from '#server/platform/db/schema/support.ts'

export const countOrders = (db: Executor, statuses: readonly OrderStatus[]) =>
  db.$count(orders, inArray(orders.status, [...statuses]))

export const countTickets = (db: Executor) => db.$count(tickets, isNotNull(tickets.waitingSince))

export const countRequests = (db: Executor) =>
  db.$count(customerRequests, isNotNull(customerRequests.openSince))

export const countComments = (db: Executor) => db.$count(comments, eq(comments.status, 'pending'))

export const countQuestions = (db: Executor) =>
  db.$count(questions, eq(questions.status, 'pending'))

export const countAnswers = (db: Executor) =>
  db.$count(questionAnswers, eq(questionAnswers.status, 'pending'))

export const countWithdrawals = (db: Executor) =>
  db.$count(withdrawals, eq(withdrawals.status, 'PENDING'))

export const countDifferences = (db: Executor) =>
  db.$count(paymentDifferences, isNull(paymentDifferences.settledAt))
