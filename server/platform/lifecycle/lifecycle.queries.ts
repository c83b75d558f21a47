import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/db/database.ts'
import {
  commentEvents,
  comments,
  type commentStatuses,
} from '#server/platform/db/schema/comments.ts'
import {
  orderEvents,
  orders,
  paymentEvents,
  payments,
  refundEvents,
  refunds,
  withdrawalEvents,
  withdrawals,
  type orderStatuses,
  type paymentStatuses,
  type refundStatuses,
  type withdrawalStatuses,
} from '#server/platform/db/schema/commerce.ts'
import {
  questionAnswers,
  questionEvents,
  questions,
  type questionStatuses,
} from '#server/platform/db/schema/questions.ts'
import {
  customerRequests,
  requestEvents,
  type requestStatuses,
} from '#server/platform/db/schema/requests.ts'
import { ticketEvents, tickets, type ticketStatuses } from '#server/platform/db/schema/support.ts'
import { statement, type Places } from '#server/platform/db/statements.ts'

type OrderStatus = (typeof orderStatuses)[number]
type PaymentStatus = (typeof paymentStatuses)[number]
type CommentStatus = (typeof commentStatuses)[number]
type QuestionStatus = (typeof questionStatuses)[number]
type RefundStatus = (typeof refundStatuses)[number]
type WithdrawalStatus = (typeof withdrawalStatuses)[number]
type TicketStatus = (typeof ticketStatuses)[number]
type RequestStatus = (typeof requestStatuses)[number]
type Move<Status> = { from: Status; event: string; to: Status; actor: string; at: Date }

/**
 * Writes an order's transition and logs it; `paidAt` is kept if it is null. Returns false if the order is no longer in
 * `from`.
 */
export async function writeOrderMove(
  tx: Transaction,
  orderId: number,
  move: Move<OrderStatus>,
  paidAt: Date | null,
): Promise<boolean> {
  const moved = await updateOrder(tx, { ...move, orderId, paidAt })
  return moved.length > 0
}

/**
 * Writes a payment's transition and logs it; its reference number is kept if `referenceNumber` is null. Returns false
 * if the payment is no longer in `from`.
 */
export async function writePaymentMove(
  tx: Transaction,
  paymentId: number,
  move: Move<PaymentStatus>,
  referenceNumber: string | null,
): Promise<boolean> {
  const moved = await updatePayment(tx, { ...move, paymentId, referenceNumber })
  return moved.length > 0
}

/** Writes a comment's transition and logs it. Returns false if the comment is no longer in `from`. */
export async function writeCommentMove(
  tx: Transaction,
  commentId: number,
  move: Move<CommentStatus>,
): Promise<boolean> {
  const moved = await tx
    .update(comments)
    .set({ status: move.to })
    .where(and(eq(comments.id, commentId), eq(comments.status, move.from)))
    .returning({ id: comments.id })
  if (moved.length === 0) return false
  await logComment(tx, commentId, move)
  return true
}

/** A question, or one of its answers. */
type QuestionPart = { questionId: number; answerId: number | null }

/**
 * Writes the transition of a question or of an answer and logs it. Returns false if the row is no longer in `from`.
 */
export async function writeQuestionMove(
  tx: Transaction,
  part: QuestionPart,
  move: Move<QuestionStatus>,
): Promise<boolean> {
  const { questionId, answerId } = part
  const table = answerId === null ? questions : questionAnswers
  const moved = await tx
    .update(table)
    .set({ status: move.to })
    .where(and(eq(table.id, answerId ?? questionId), eq(table.status, move.from)))
    .returning({ id: table.id })
  if (moved.length === 0) return false
  await logQuestion(tx, part, move)
  return true
}

/** Logs how a question or an answer entered its status; `from` is null for a new one. */
export async function logQuestion(
  tx: Transaction,
  part: QuestionPart,
  {
    from,
    event,
    to,
    actor,
    at,
  }: Omit<Move<QuestionStatus>, 'from'> & { from: QuestionStatus | null },
): Promise<void> {
  await tx
    .insert(questionEvents)
    .values({ ...part, fromStatus: from, event, toStatus: to, actor, at })
}

/** Writes a ticket's transition and logs it. Returns false if the ticket is no longer in `from`. */
export async function writeTicketMove(
  tx: Transaction,
  ticketId: number,
  move: Move<TicketStatus>,
): Promise<boolean> {
  const moved = await tx
    .update(tickets)
    .set({ status: move.to })
    .where(and(eq(tickets.id, ticketId), eq(tickets.status, move.from)))
    .returning({ id: tickets.id })
  if (moved.length === 0) return false
  await logTicket(tx, ticketId, move)
  return true
}

/**
 * Writes a request's transition and logs it. It is open again, or no longer, by `isOpen`. Returns false if the request is
 * no longer in `from`.
 */
export async function writeRequestMove(
  tx: Transaction,
  requestId: number,
  move: Move<RequestStatus>,
  isOpen: boolean,
): Promise<boolean> {
  const moved = await tx
    .update(customerRequests)
    .set({ status: move.to, openSince: isOpen ? sql`${customerRequests.sentAt}` : null })
    .where(and(eq(customerRequests.id, requestId), eq(customerRequests.status, move.from)))
    .returning({ id: customerRequests.id })
  if (moved.length === 0) return false
  await logRequest(tx, requestId, move)
  return true
}

/** Logs how a request entered its status; `from` is null for a new one. */
export async function logRequest(
  tx: Transaction,
  requestId: number,
  {
    from,
    event,
    to,
    actor,
    at,
  }: Omit<Move<RequestStatus>, 'from'> & { from: RequestStatus | null },
): Promise<void> {
  await tx
    .insert(requestEvents)
    .values({ requestId, fromStatus: from, event, toStatus: to, actor, at })
}

/** Logs how a ticket entered its status; `from` is null for a new one. */
export async function logTicket(
  tx: Transaction,
  ticketId: number,
  { from, event, to, actor, at }: Omit<Move<TicketStatus>, 'from'> & { from: TicketStatus | null },
): Promise<void> {
  await tx
    .insert(ticketEvents)
    .values({ ticketId, fromStatus: from, event, toStatus: to, actor, at })
}

/** Logs how a comment entered its status; `from` is null for a new one. */
export async function logComment(
  tx: Transaction,
  commentId: number,
  {
    from,
    event,
    to,
    actor,
    at,
  }: Omit<Move<CommentStatus>, 'from'> & { from: CommentStatus | null },
): Promise<void> {
  await tx
    .insert(commentEvents)
    .values({ commentId, fromStatus: from, event, toStatus: to, actor, at })
}

/**
 * Writes a refund's transition and logs it; its comment is kept if `comment` is null. Returns false if the refund is no
 * longer in `from`.
 */
export async function writeRefundMove(
  tx: Transaction,
  refundId: number,
  { from, event, to, actor, at }: Move<RefundStatus>,
  comment: string | null,
): Promise<boolean> {
  const moved = await tx
    .update(refunds)
    .set({ status: to, ...(comment !== null && { adminComment: comment }) })
    .where(and(eq(refunds.id, refundId), eq(refunds.status, from)))
    .returning({ id: refunds.id })
  if (moved.length === 0) return false
  await tx
    .insert(refundEvents)
    .values({ refundId, fromStatus: from, event, toStatus: to, actor, at })
  return true
}

/**
 * Writes a withdrawal's transition with its comment, clears its transfer and logs the transition; the comment of an earlier
 * transition does not explain this one. Returns false if the withdrawal is no longer in `from`.
 */
export async function writeWithdrawalMove(
  tx: Transaction,
  withdrawalId: number,
  { from, event, to, actor, at }: Move<WithdrawalStatus>,
  comment: string | null,
): Promise<boolean> {
  const moved = await tx
    .update(withdrawals)
    .set({
      status: to,
      transferBy: null,
      transferSince: null,
      adminComment: comment,
    })
    .where(and(eq(withdrawals.id, withdrawalId), eq(withdrawals.status, from)))
    .returning({ id: withdrawals.id })
  if (moved.length === 0) return false
  await tx
    .insert(withdrawalEvents)
    .values({ withdrawalId, fromStatus: from, event, toStatus: to, actor, at })
  return true
}

type OrderMove = Move<OrderStatus> & { orderId: number; paidAt: Date | null }

const updateOrder = statement('move-order', (tx: Transaction, at: Places<OrderMove>) => {
  const moved = tx.$with('moved').as(
    tx
      .update(orders)
      .set({
        status: sql`${at('to')}`,
        paidAt: sql`coalesce(${at('paidAt')}::timestamptz, ${orders.paidAt})`,
      })
      .where(and(eq(orders.id, at('orderId')), eq(orders.status, at('from'))))
      .returning({ id: orders.id }),
  )
  const logged = tx.$with('logged', {}).as(sql`
    insert into ${orderEvents} (order_id, from_status, event, to_status, actor, at)
    select id, ${at('from')}, ${at('event')}, ${at('to')}, ${at('actor')}, ${at('at')}::timestamptz
    from moved`)
  return tx.with(moved, logged).select().from(moved)
})

type PaymentMove = Move<PaymentStatus> & { paymentId: number; referenceNumber: string | null }

const updatePayment = statement('move-payment', (tx: Transaction, at: Places<PaymentMove>) => {
  const moved = tx.$with('moved').as(
    tx
      .update(payments)
      .set({
        status: sql`${at('to')}`,
        settledAt: sql`${at('at')}::timestamptz`,
        referenceNumber: sql`coalesce(${at('referenceNumber')}::text, ${payments.referenceNumber})`,
      })
      .where(and(eq(payments.id, at('paymentId')), eq(payments.status, at('from'))))
      .returning({ id: payments.id }),
  )
  const logged = tx.$with('logged', {}).as(sql`
    insert into ${paymentEvents} (payment_id, from_status, event, to_status, actor, at)
    select id, ${at('from')}, ${at('event')}, ${at('to')}, ${at('actor')}, ${at('at')}::timestamptz
    from moved`)
  return tx.with(moved, logged).select().from(moved)
})
