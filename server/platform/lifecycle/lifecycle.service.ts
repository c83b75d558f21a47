import { transition, type AnyEventObject, type AnyStateMachine } from 'xstate'
import {
  commentMachine,
  type CommentEvent,
  type CommentStatus,
} from '#machines/lifecycles/comment/comment.machine.ts'
import {
  orderMachine,
  type OrderEvent,
  type OrderStatus,
  type OrderTag,
} from '#machines/lifecycles/order/order.machine.ts'
import {
  paymentMachine,
  type PaymentEvent,
  type PaymentStatus,
} from '#machines/lifecycles/payment/payment.machine.ts'
import {
  questionMachine,
  type QuestionEvent,
  type QuestionStatus,
} from '#machines/lifecycles/question/question.machine.ts'
import {
  refundMachine,
  type RefundEvent,
  type RefundStatus,
} from '#machines/lifecycles/refund/refund.machine.ts'
import {
  requestMachine,
  type RequestEvent,
  type RequestStatus,
} from '#machines/lifecycles/request/request.machine.ts'
import {
  withdrawalMachine,
  type WithdrawalEvent,
  type WithdrawalStatus,
} from '#machines/lifecycles/withdrawal/withdrawal.machine.ts'
import {
  ticketMachine,
  type TicketEvent,
  type TicketStatus,
} from '#machines/lifecycles/ticket/ticket.machine.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { commentStatuses } from '#server/platform/db/schema/comments.ts'
import {
  orderStatuses,
  paymentStatuses,
  refundStatuses,
  withdrawalStatuses,
} from '#server/platform/db/schema/commerce.ts'
import { questionStatuses } from '#server/platform/db/schema/questions.ts'
import { requestStatuses } from '#server/platform/db/schema/requests.ts'
import { ticketStatuses } from '#server/platform/db/schema/support.ts'
import {
  writeCommentMove,
  writeOrderMove,
  writePaymentMove,
  writeQuestionMove,
  writeRefundMove,
  writeRequestMove,
  writeWithdrawalMove,
  writeTicketMove,
} from './lifecycle.queries.ts'

/** Who triggers a transition: `user:12`, `staff:3`, `gateway:sandbox` or `job:expiry`. */
export type Actor = `user:${number}` | `staff:${number}` | `gateway:${string}` | `job:${string}`

const actorKinds = ['user', 'staff', 'gateway', 'job'] as const

/** The kind of actor that triggered a logged transition. */
export function actorKind(actor: string): (typeof actorKinds)[number] {
  const kind = actorKinds.find((each) => actor.startsWith(`${each}:`))
  if (kind === undefined) throw new Error(`unknown actor ${actor}`)
  return kind
}

/** A transition that the chart does not have: an error of the caller, which has to check the state first. */
export class InvalidTransition extends Error {
  constructor(machine: string, from: string, event: string) {
    super(`${machine}: ${event} is impossible in ${from}`)
    this.name = 'InvalidTransition'
  }
}

/**
 * Takes a locked order through a transition of its chart and logs it, with the time of payment if that is new. Throws
 * `InvalidTransition` if the chart has no such transition or the row is no longer in `order.status`.
 */
export async function moveOrder(
  tx: Transaction,
  order: { id: number; status: OrderStatus },
  event: OrderEvent,
  actor: Actor,
  at: Date,
  paidAt: Date | null = null,
): Promise<OrderStatus> {
  const status = nextOrderStatus(order.status, event)
  const move = { from: order.status, event: event.type, to: status, actor, at }
  const moved = await writeOrderMove(tx, order.id, move, paidAt)
  if (!moved) throw new InvalidTransition('order', order.status, event.type)
  return status
}

/**
 * Takes a locked payment through a transition of its chart and logs it, with the gateway's reference number if it has
 * one now. Throws `InvalidTransition` like `moveOrder`.
 */
export async function movePayment(
  tx: Transaction,
  payment: { id: number; status: PaymentStatus },
  event: PaymentEvent,
  actor: Actor,
  at: Date,
  referenceNumber: string | null = null,
): Promise<PaymentStatus> {
  const status = nextPaymentStatus(payment.status, event)
  const move = { from: payment.status, event: event.type, to: status, actor, at }
  const moved = await writePaymentMove(tx, payment.id, move, referenceNumber)
  if (!moved) throw new InvalidTransition('payment', payment.status, event.type)
  return status
}

/**
 * Takes a locked comment through a transition of its chart and logs it. Throws `InvalidTransition` like `moveOrder`.
 */
export async function moveComment(
  tx: Transaction,
  comment: { id: number; status: CommentStatus },
  event: CommentEvent,
  actor: Actor,
  at: Date,
): Promise<CommentStatus> {
  const status = nextCommentStatus(comment.status, event)
  const move = { from: comment.status, event: event.type, to: status, actor, at }
  const moved = await writeCommentMove(tx, comment.id, move)
  if (!moved) throw new InvalidTransition('comment', comment.status, event.type)
  return status
}

/**
 * Takes a locked question, or with `answerId` a locked answer to it, through a transition of their chart and logs it.
 * Throws `InvalidTransition` like `moveOrder`.
 */
export async function moveQuestion(
  tx: Transaction,
  {
    status: from,
    ...part
  }: { questionId: number; answerId: number | null; status: QuestionStatus },
  event: QuestionEvent,
  actor: Actor,
  at: Date,
): Promise<QuestionStatus> {
  const status = nextQuestionStatus(from, event)
  const move = { from, event: event.type, to: status, actor, at }
  const moved = await writeQuestionMove(tx, part, move)
  if (!moved) throw new InvalidTransition('question', from, event.type)
  return status
}

/**
 * Takes a locked refund through a transition of its chart and logs it, with what the shop says about it, if anything.
 * Throws `InvalidTransition` like `moveOrder`.
 */
export async function moveRefund(
  tx: Transaction,
  refund: { id: number; status: RefundStatus },
  event: RefundEvent,
  actor: Actor,
  at: Date,
  comment: string | null = null,
): Promise<RefundStatus> {
  const status = nextRefundStatus(refund.status, event)
  const move = { from: refund.status, event: event.type, to: status, actor, at }
  const moved = await writeRefundMove(tx, refund.id, move, comment)
  if (!moved) throw new InvalidTransition('refund', refund.status, event.type)
  return status
}

/**
 * Takes a locked withdrawal through a transition of its chart and logs it, with what the shop says about it, if
 * anything. Throws `InvalidTransition` like `moveOrder`.
 */
export async function moveWithdrawal(
  tx: Transaction,
  withdrawal: { id: number; status: WithdrawalStatus },
  event: WithdrawalEvent,
  actor: Actor,
  at: Date,
  comment: string | null = null,
): Promise<WithdrawalStatus> {
  const status = nextWithdrawalStatus(withdrawal.status, event)
  const move = { from: withdrawal.status, event: event.type, to: status, actor, at }
  const moved = await writeWithdrawalMove(tx, withdrawal.id, move, comment)
  if (!moved) throw new InvalidTransition('withdrawal', withdrawal.status, event.type)
  return status
}

/**
 * Takes a locked ticket through a transition of its chart and logs it. Throws `InvalidTransition` like `moveOrder`.
 */
export async function moveTicket(
  tx: Transaction,
  ticket: { id: number; status: TicketStatus },
  event: TicketEvent,
  actor: Actor,
  at: Date,
): Promise<TicketStatus> {
  const status = next(ticketMachine, ticketStatuses, ticket.status, event)
  const move = { from: ticket.status, event: event.type, to: status, actor, at }
  const moved = await writeTicketMove(tx, ticket.id, move)
  if (!moved) throw new InvalidTransition('ticket', ticket.status, event.type)
  return status
}

/**
 * Takes a locked request through a transition of its chart and logs it. Throws `InvalidTransition` like `moveOrder`.
 */
export async function moveRequest(
  tx: Transaction,
  request: { id: number; status: RequestStatus },
  event: RequestEvent,
  actor: Actor,
  at: Date,
): Promise<RequestStatus> {
  const status = next(requestMachine, requestStatuses, request.status, event)
  const isOpen = requestIn(status).hasTag('open')
  const move = { from: request.status, event: event.type, to: status, actor, at }
  const moved = await writeRequestMove(tx, request.id, move, isOpen)
  if (!moved) throw new InvalidTransition('request', request.status, event.type)
  return status
}

/** The steps that the request's chart allows staff in this status, in the chart's order, without its answer. */
export function requestMovesOf(
  from: RequestStatus,
): Pick<Schemas['RequestMove'], 'event' | 'to'>[] {
  const state = requestIn(from)
  return requestMoves
    .filter((type) => state.can({ type }))
    .map((event) => ({ event, to: next(requestMachine, requestStatuses, from, { type: event }) }))
}

/** Whether the request's chart allows an answer in this status. */
export function isRequestAnswerable(status: RequestStatus): boolean {
  return requestIn(status).can({ type: 'staff.answered' })
}

const requestMoves: readonly Schemas['RequestMoveEvent'][] = [
  'staff.started',
  'staff.finished',
  'staff.declined',
  'staff.reopened',
]

const requestIn = (value: RequestStatus) => requestMachine.resolveState({ value, context: {} })

/** The status after an event. Throws `InvalidTransition`. */
export function nextOrderStatus(from: OrderStatus, event: OrderEvent): OrderStatus {
  return next(orderMachine, orderStatuses, from, event)
}

/** The status after an event. Throws `InvalidTransition`. */
export function nextPaymentStatus(from: PaymentStatus, event: PaymentEvent): PaymentStatus {
  return next(paymentMachine, paymentStatuses, from, event)
}

/** The status after an event. Throws `InvalidTransition`. */
export function nextCommentStatus(from: CommentStatus, event: CommentEvent): CommentStatus {
  return next(commentMachine, commentStatuses, from, event)
}

/** The status after an event. Throws `InvalidTransition`. */
export function nextQuestionStatus(from: QuestionStatus, event: QuestionEvent): QuestionStatus {
  return next(questionMachine, questionStatuses, from, event)
}

/** The status after an event. Throws `InvalidTransition`. */
export function nextRefundStatus(from: RefundStatus, event: RefundEvent): RefundStatus {
  return next(refundMachine, refundStatuses, from, event)
}

/** The status after an event. Throws `InvalidTransition`. */
export function nextWithdrawalStatus(
  from: WithdrawalStatus,
  event: WithdrawalEvent,
): WithdrawalStatus {
  return next(withdrawalMachine, withdrawalStatuses, from, event)
}

/** The status that a step of staff takes a withdrawal to from a logged status; null if its chart has no such step. */
export function withdrawalStatusAfter(
  logged: unknown,
  type: Schemas['WithdrawalStaffEvent'],
): WithdrawalStatus | null {
  const from = withdrawalStatuses.find((status) => status === logged)
  return from !== undefined && withdrawalMovesOf(from).includes(type)
    ? nextWithdrawalStatus(from, { type })
    : null
}

/** The steps that the withdrawal's chart allows staff in this status. */
export function withdrawalMovesOf(from: WithdrawalStatus): Schemas['WithdrawalStaffEvent'][] {
  const state = withdrawalMachine.resolveState({ value: from, context: {} })
  const moves = ['staff.paid', 'staff.refused', 'bank.returned'] as const
  return moves.filter((type) => state.status === 'active' && state.can({ type }))
}

/** Whether a withdrawal in this status has given its amount back to the wallet. */
export function isWithdrawalReturned(status: WithdrawalStatus): boolean {
  return withdrawalMachine.resolveState({ value: status, context: {} }).hasTag('returned')
}

/** The status that a step of staff takes a return to from a logged status; null if its chart has no such step. */
export function refundStatusAfter(
  logged: unknown,
  type: Schemas['ReturnStaffEvent'],
): RefundStatus | null {
  const from = refundStatuses.find((status) => status === logged)
  return from !== undefined && refundMovesOf(from).includes(type)
    ? nextRefundStatus(from, { type })
    : null
}

/** The steps that the return's chart allows staff in this status. */
export function refundMovesOf(from: RefundStatus): Schemas['ReturnStaffEvent'][] {
  const state = refundMachine.resolveState({ value: from, context: {} })
  const moves = ['staff.approved', 'goods.received', 'staff.refused'] as const
  return moves.filter((type) => state.status === 'active' && state.can({ type }))
}

/** Whether the return's chart lets its shopper cancel it in this status. */
export function isReturnCancellable(status: RefundStatus): boolean {
  const state = refundMachine.resolveState({ value: status, context: {} })
  return state.status === 'active' && state.can({ type: 'shopper.cancelled' })
}

/** Whether a comment in this status is published. */
export function isPublished(status: CommentStatus): boolean {
  return commentMachine.resolveState({ value: status, context: {} }).hasTag('public')
}

/** Whether the ticket's chart allows closing it in this status. */
export function isTicketClosable(status: TicketStatus): boolean {
  return ticketMachine.resolveState({ value: status, context: {} }).can({ type: 'staff.closed' })
}

/** Whether a question or an answer in this status is published. */
export function isQuestionPublished(status: QuestionStatus): boolean {
  return questionMachine.resolveState({ value: status, context: {} }).hasTag('public')
}

/** Whether an order in this status can still be paid, ignoring its deadline. */
export function isPayable(status: OrderStatus): boolean {
  return hasOrderTag(status, 'payable')
}

/** Whether an order in this status can be cancelled, ignoring the deadline of an unpaid one. */
export function isCancellable(status: OrderStatus): boolean {
  return hasOrderTag(status, 'cancellable')
}

/** Whether the goods of an order in this status can be returned, ignoring the deadline. */
export function isReturnable(status: OrderStatus): boolean {
  return hasOrderTag(status, 'returnable')
}

function hasOrderTag(status: OrderStatus, tag: OrderTag): boolean {
  return orderMachine.resolveState({ value: status, context: {} }).hasTag(tag)
}

function next<Status extends string>(
  machine: AnyStateMachine,
  statuses: readonly Status[],
  from: Status,
  event: AnyEventObject,
): Status {
  const state = machine.resolveState({ value: from, context: {} })
  if (state.status === 'active' && state.can(event)) {
    const [after] = transition(machine, state, event)
    const status = statuses.find((each) => each === after.value)
    if (status !== undefined) return status
  }
  throw new InvalidTransition(machine.id, from, event.type)
}
