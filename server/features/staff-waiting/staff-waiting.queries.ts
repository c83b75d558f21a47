import { eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { OrderStatus } from '#machines/lifecycles/order/order.machine.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { comments } from '#server/platform/db/schema/comments.ts'
import { orders, paymentDifferences, withdrawals } from '#server/platform/db/schema/commerce.ts'
import { questionAnswers, questions } from '#server/platform/db/schema/questions.ts'
import { customerRequests } from '#server/platform/db/schema/requests.ts'
import { tickets } from '#server/platform/db/schema/support.ts'

export const countWaitingOrders = (db: Executor, statuses: readonly OrderStatus[]) =>
  db.$count(orders, inArray(orders.status, [...statuses]))

export const countWaitingTickets = (db: Executor) =>
  db.$count(tickets, isNotNull(tickets.waitingSince))

export const countWaitingRequests = (db: Executor) =>
  db.$count(customerRequests, isNotNull(customerRequests.openSince))

export const countWaitingComments = (db: Executor) =>
  db.$count(comments, eq(comments.status, 'pending'))

export const countWaitingQuestions = (db: Executor) =>
  db.$count(questions, eq(questions.status, 'pending'))

export const countWaitingAnswers = (db: Executor) =>
  db.$count(questionAnswers, eq(questionAnswers.status, 'pending'))

export const countWaitingWithdrawals = (db: Executor) =>
  db.$count(withdrawals, eq(withdrawals.status, 'PENDING'))

export const countWaitingDifferences = (db: Executor) =>
  db.$count(paymentDifferences, isNull(paymentDifferences.settledAt))
