import { describe, expect, it } from 'vitest'
import { commentMachine, type CommentEvent } from '#machines/lifecycles/comment/comment.machine.ts'
import {
  questionMachine,
  type QuestionEvent,
} from '#machines/lifecycles/question/question.machine.ts'
import { orderMachine, type OrderEvent } from '#machines/lifecycles/order/order.machine.ts'
import { paymentMachine, type PaymentEvent } from '#machines/lifecycles/payment/payment.machine.ts'
import {
  isRefundOpen,
  refundMachine,
  type RefundEvent,
} from '#machines/lifecycles/refund/refund.machine.ts'
import {
  withdrawalMachine,
  type WithdrawalEvent,
} from '#machines/lifecycles/withdrawal/withdrawal.machine.ts'
import { commentStatuses } from '#server/platform/db/schema/comments.ts'
import { questionStatuses } from '#server/platform/db/schema/questions.ts'
import {
  orderStatuses,
  paymentStatuses,
  refundStatuses,
  withdrawalStatuses,
} from '#server/platform/db/schema/commerce.ts'
import {
  InvalidTransition,
  isCancellable,
  isPayable,
  isPublished,
  isQuestionPublished,
  isReturnable,
  isWithdrawalReturned,
  nextCommentStatus,
  nextQuestionStatus,
  nextOrderStatus,
  nextPaymentStatus,
  nextRefundStatus,
  nextWithdrawalStatus,
} from '#server/platform/lifecycle/lifecycle.service.ts'

const orderEvents: OrderEvent['type'][] = [
  'payment.confirmed',
  'time.expired',
  'shopper.cancelled',
  'staff.payment-checked',
  'staff.accepted',
  'staff.preparing',
  'staff.sent',
  'staff.delivered',
  'staff.rejected',
]
const paymentEvents: PaymentEvent['type'][] = [
  'payment.settled',
  'payment.returned',
  'payment.cancelled',
]

describe('the life of an order', () => {
  it('has these moves and no others', () => {
    expect(
      movesOf(orderStatuses, orderEvents, (from, type) => nextOrderStatus(from, { type })),
    ).toEqual({
      'WAITING_PAYMENT payment.confirmed': 'NOT_CHECKED',
      'WAITING_PAYMENT time.expired': 'EXPIRED',
      'WAITING_PAYMENT shopper.cancelled': 'NOT_APPROVED',
      'NOT_CHECKED shopper.cancelled': 'NOT_APPROVED',
      'PAYMENT_VERIFIED shopper.cancelled': 'NOT_APPROVED',
      'PROCESSING shopper.cancelled': 'NOT_APPROVED',
      'PREPARING shopper.cancelled': 'NOT_APPROVED',
      'NOT_CHECKED staff.payment-checked': 'PAYMENT_VERIFIED',
      'NOT_CHECKED staff.rejected': 'NOT_APPROVED',
      'PAYMENT_VERIFIED staff.accepted': 'PROCESSING',
      'PAYMENT_VERIFIED staff.rejected': 'NOT_APPROVED',
      'PROCESSING staff.preparing': 'PREPARING',
      'PROCESSING staff.rejected': 'NOT_APPROVED',
      'PREPARING staff.sent': 'SENDING',
      'PREPARING staff.rejected': 'NOT_APPROVED',
      'SENDING staff.delivered': 'DELIVERED',
    })
  })

  it('has a state for every status and an event of this list for every move', () => {
    expect(Object.keys(orderMachine.states).sort()).toEqual([...orderStatuses].sort())
    expect(orderMachine.events.toSorted()).toEqual(orderEvents.toSorted())
  })

  it('puts every status into one tab, and says what can be paid, cancelled and returned', () => {
    const tabs = ['in-process', 'delivered', 'cancelled-and-suspended'] as const
    const tabOf = (value: (typeof orderStatuses)[number]) => {
      const state = orderMachine.resolveState({ value, context: {} })
      return tabs.filter((tab) => state.hasTag(tab)).join()
    }
    expect(Object.fromEntries(orderStatuses.map((status) => [status, tabOf(status)]))).toEqual({
      WAITING_PAYMENT: 'cancelled-and-suspended',
      NOT_CHECKED: 'in-process',
      PAYMENT_VERIFIED: 'in-process',
      PROCESSING: 'in-process',
      PREPARING: 'in-process',
      SENDING: 'in-process',
      DELIVERED: 'delivered',
      NOT_APPROVED: 'cancelled-and-suspended',
      EXPIRED: 'cancelled-and-suspended',
    })
    expect(orderStatuses.filter(isPayable)).toEqual(['WAITING_PAYMENT'])
    expect(orderStatuses.filter(isCancellable)).toEqual([
      'WAITING_PAYMENT',
      'NOT_CHECKED',
      'PAYMENT_VERIFIED',
      'PROCESSING',
      'PREPARING',
    ])
    expect(orderStatuses.filter(isReturnable)).toEqual(['DELIVERED'])
  })
})

describe('the life of a payment', () => {
  it('has these moves and no others', () => {
    expect(
      movesOf(paymentStatuses, paymentEvents, (from, type) => nextPaymentStatus(from, { type })),
    ).toEqual({
      'PENDING payment.settled': 'SUCCESSFUL',
      'PENDING payment.returned': 'RETURNED',
      'PENDING payment.cancelled': 'CANCELLED',
      'CANCELLED payment.settled': 'SUCCESSFUL',
      'CANCELLED payment.returned': 'RETURNED',
    })
  })

  it('has a state for every status and an event of this list for every move', () => {
    expect(Object.keys(paymentMachine.states).sort()).toEqual([...paymentStatuses].sort())
    expect(paymentMachine.events.toSorted()).toEqual(paymentEvents.toSorted())
  })
})

describe('the life of a refund', () => {
  it('has these moves and no others', () => {
    const events: RefundEvent['type'][] = [
      'goods.received',
      'order.closed',
      'shopper.cancelled',
      'staff.approved',
      'staff.refunded',
      'staff.refused',
    ]
    expect(
      movesOf(refundStatuses, events, (from, type) => nextRefundStatus(from, { type })),
    ).toEqual({
      'REQUESTED order.closed': 'PAID',
      'REQUESTED staff.refunded': 'PAID',
      'REQUESTED staff.approved': 'APPROVED',
      'REQUESTED staff.refused': 'REFUSED',
      'REQUESTED shopper.cancelled': 'CANCELLED',
      'APPROVED goods.received': 'PAID',
      'APPROVED staff.refused': 'REFUSED',
      'APPROVED shopper.cancelled': 'CANCELLED',
    })
    expect(refundMachine.events.toSorted()).toEqual(events)
  })

  it('has a state for every status, and is open until it is paid, refused or cancelled', () => {
    expect(Object.keys(refundMachine.states).toSorted()).toEqual(refundStatuses.toSorted())
    expect(refundStatuses.filter(isRefundOpen)).toEqual(['REQUESTED', 'APPROVED'])
  })
})

describe('the life of a withdrawal', () => {
  it('has these moves and no others', () => {
    const events: WithdrawalEvent['type'][] = [
      'bank.returned',
      'shopper.cancelled',
      'staff.paid',
      'staff.refused',
    ]
    expect(
      movesOf(withdrawalStatuses, events, (from, type) => nextWithdrawalStatus(from, { type })),
    ).toEqual({
      'PENDING staff.paid': 'SUCCESSFUL',
      'PENDING staff.refused': 'FAILED',
      'PENDING shopper.cancelled': 'RETURNED',
      'SUCCESSFUL bank.returned': 'RETURNED',
    })
    expect(withdrawalMachine.events.toSorted()).toEqual(events)
  })

  it('has a state for every status, and two that have given the amount back', () => {
    expect(Object.keys(withdrawalMachine.states).toSorted()).toEqual(withdrawalStatuses.toSorted())
    expect(withdrawalStatuses.filter(isWithdrawalReturned)).toEqual(['FAILED', 'RETURNED'])
  })
})

describe('the life of a comment', () => {
  it('has these moves and no others', () => {
    const events: CommentEvent['type'][] = ['staff.approved', 'staff.refused']
    expect(
      movesOf(commentStatuses, events, (from, type) => nextCommentStatus(from, { type })),
    ).toEqual({
      'pending staff.approved': 'approved',
      'pending staff.refused': 'refused',
      'approved staff.refused': 'refused',
      'refused staff.approved': 'approved',
    })
    expect(commentMachine.events.toSorted()).toEqual(events)
  })

  it('has a state for every status, and one that is published', () => {
    expect(Object.keys(commentMachine.states).toSorted()).toEqual(commentStatuses.toSorted())
    expect(commentStatuses.filter(isPublished)).toEqual(['approved'])
  })
})

describe('the life of a question', () => {
  it('has these moves and no others', () => {
    const events: QuestionEvent['type'][] = ['staff.approved', 'staff.refused']
    expect(
      movesOf(questionStatuses, events, (from, type) => nextQuestionStatus(from, { type })),
    ).toEqual({
      'pending staff.approved': 'approved',
      'pending staff.refused': 'refused',
      'approved staff.refused': 'refused',
      'refused staff.approved': 'approved',
    })
    expect(questionMachine.events.toSorted()).toEqual(events)
  })

  it('has a state for every status, and one that is published', () => {
    expect(Object.keys(questionMachine.states).toSorted()).toEqual(questionStatuses.toSorted())
    expect(questionStatuses.filter(isQuestionPublished)).toEqual(['approved'])
  })
})

/** Every pair of status and event that leads somewhere. Any error other than `InvalidTransition` is thrown. */
function movesOf<Status extends string, Event extends string>(
  statuses: readonly Status[],
  events: readonly Event[],
  next: (from: Status, event: Event) => Status,
): Record<string, Status> {
  const moves: Record<string, Status> = {}
  for (const from of statuses) {
    for (const event of events) {
      const to = possible(() => next(from, event))
      if (to !== null) moves[`${from} ${event}`] = to
    }
  }
  return moves
}

function possible<Status>(move: () => Status): Status | null {
  try {
    return move()
  } catch (error) {
    if (error instanceof InvalidTransition) return null
    throw error
  }
}
