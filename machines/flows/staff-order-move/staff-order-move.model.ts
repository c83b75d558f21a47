import { orderMoveLimits } from '#api/limits.ts'
import { isBlank } from '#domain/persian.ts'
import { isTooLong } from '#domain/text-length.ts'
import { required } from '#machines/kernel/required.ts'
import { lostNetwork, movedElsewhere, staffOrderIn } from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { onDone, onRefusal, onEvent, onAny } from '#machines/testing/says.ts'
import {
  isToldToCustomer,
  staffOrderMoveMachine,
  type ChosenMove,
} from './staff-order-move.machine.ts'

const key = 'move-key'
const accepting: ChosenMove = {
  event: 'staff.accepted',
  from: 'PAYMENT_VERIFIED',
  to: 'PROCESSING',
  needs_reason: false,
}
const rejecting: ChosenMove = {
  event: 'staff.rejected',
  from: 'PAYMENT_VERIFIED',
  to: 'NOT_APPROVED',
  needs_reason: true,
}

export const staffOrderMoveModel: FlowModel<typeof staffOrderMoveMachine> = {
  machine: staffOrderMoveMachine,
  starts: { verified: { orderId: 501 } },
  events: [
    { type: 'move.chosen', move: accepting, key },
    { type: 'move.chosen', move: rejecting, key },
    { type: 'move.confirmed', reason: 'کالا موجود نیست' },
    { type: 'move.confirmed', reason: ' ' },
    { type: 'move.confirmed', reason: 'د'.repeat(orderMoveLimits.reason + 1) },
    { type: 'retry.requested' },
    { type: 'dialog.dismissed' },
    { type: 'dialog.dismissed', reason: 'تماس گرفتم' },
  ],
  outcomes: {
    moveOrder: {
      done: [staffOrderIn('PROCESSING')],
      errors: [lostNetwork, movedElsewhere],
    },
  },
  facts: ({ move, reason }) => `${move?.needs_reason} ${reason}`,
  keyed: { offered: key, calls: { moveOrder: { renewedBy: ['move.chosen'] } } },
  says: {
    'order.moved': onDone('moveOrder', (order) => ({ order })),
    'order.outdated': onAny(onRefusal('moveOrder'), onEvent('dialog.dismissed', 'failed')),
  },
  asks: {
    moveOrder: ({ event }) => (event.type === 'move.confirmed' ? { reason: event.reason } : null),
  },
  invariants: {
    'nothing is moved before it was confirmed': ({ calls, events }) =>
      calls.length === 0 ? null : events.includes('move.confirmed'),
    'the order of the page is moved from what the page shows': ({ calls }) =>
      everyCall(calls, 'moveOrder', (input) =>
        /"orderId":501,.*"from":"PAYMENT_VERIFIED"/.test(JSON.stringify(input)),
      ),
    'an order is not rejected without a reason': ({ calls }) =>
      everyCall(
        calls,
        'moveOrder',
        (input) => !/"needs_reason":true.*"reason":"\s*"/.test(JSON.stringify(input)),
      ),
    'the reason of a refused move is kept for another one, unless the customer would read what was for colleagues':
      ({ snapshot, step: { event, before } }) => {
        if (event.type !== 'move.chosen' || !snapshot.matches('confirming') || before === null)
          return null
        const isNewReader = isToldToCustomer(event.move) && !isToldToCustomer(before.context.move)
        if (!before.matches('refused')) return null
        const draft = snapshot.context.drafts[event.move.event] ?? ''
        const carried = isNewReader ? '' : before.context.reason
        return snapshot.context.reason === (isBlank(draft) ? carried : draft)
      },
    'the reason of a refused move is still there when that move is chosen again': ({
      snapshot: { context },
      step: { event, before },
    }) =>
      event.type === 'move.chosen' && before?.matches('refused') === true
        ? context.drafts[required(before.context.move).event] === before.context.reason
        : null,
    'reopening a move restores its reason': ({ snapshot: { context }, step: { event, before } }) =>
      event.type === 'move.chosen' &&
      before?.matches('closed') === true &&
      before.context.move?.event === event.move.event
        ? context.reason === before.context.reason
        : null,
    'no reason is sent that is too long': ({ calls }) =>
      everyCall(
        calls,
        'moveOrder',
        (input) =>
          typeof input === 'object' &&
          input !== null &&
          'reason' in input &&
          !isTooLong(String(input.reason), orderMoveLimits.reason),
      ),
    'a failure has its code': ({ snapshot }) =>
      snapshot.hasTag('error') ? snapshot.context.failure !== null : null,
  },
}
