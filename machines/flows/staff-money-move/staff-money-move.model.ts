import {
  bankCodeRecorded,
  changedMeanwhile,
  lostNetwork,
  movedElsewhere,
  refundExceeded,
} from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { onDone, onRefusal, onEvent, onAny } from '#machines/testing/says.ts'
import { ownFields, type MoneyMove } from './money-moves.ts'
import { staffMoneyMoveMachine, staffMoneyMoveSelectors } from './staff-money-move.machine.ts'

const key = 'money-key'
const paying: MoneyMove = {
  kind: 'payWithdrawal',
  id: 5001,
  amount: 400_000,
  payee: { name: 'مینا راد', iban: '120170000000200123456789' },
}
const takingOver: MoneyMove = {
  kind: 'takeOverTransfer',
  id: 5001,
  amount: 400_000,
  transferrer: {
    staff_id: 5,
    first_name: 'سارا',
    last_name: 'نیک‌نام',
    at: '2026-11-24T09:30:00.000Z',
  },
}
const refunding: MoneyMove = {
  kind: 'refundToBank',
  id: 501,
  amount: 400_000,
  openReturns: { amount: 0, canList: true },
  refunded: 0,
}
const receiving: MoneyMove = {
  kind: 'receiveReturn',
  id: 32,
  amount: 400_000,
  earlier: { orderId: 501, refunded: 0, price: 400_000 },
}
const returning: MoneyMove = { kind: 'returnWithdrawal', id: 5001, amount: 400_000 }
const issuing: MoneyMove = { kind: 'issueGiftCards', id: 0, amount: 1_000_000_000 }
const giftCodes = ['K7QM-2XWP-9HTR-C4VN', '6PDW-YB3K-MZ8A-RT5E']
const revoking: MoneyMove = { kind: 'revokeGiftCardIssue', id: 3001, amount: 400_000, cards: 4 }
const refusing: MoneyMove = { kind: 'refuseReturn', id: 31, amount: 400_000 }

/** A repeated submission keeps its key, but sends what the member has read of the order since. */
const choice = ({ move, ...sent }: Record<string, unknown>) => ({
  ...sent,
  move: { ...Object(move), amount: null, openReturns: null, refunded: null, earlier: null },
})

export const staffMoneyMoveModel: FlowModel<typeof staffMoneyMoveMachine> = {
  machine: staffMoneyMoveMachine,
  starts: { opened: undefined },
  events: [
    { type: 'move.chosen', move: paying },
    { type: 'move.chosen', move: takingOver },
    { type: 'move.chosen', move: returning },
    { type: 'move.chosen', move: refunding },
    { type: 'move.chosen', move: refusing },
    { type: 'move.chosen', move: receiving },
    { type: 'move.chosen', move: issuing },
    { type: 'move.chosen', move: revoking },
    { type: 'move.confirmed', fields: { bankCode: '140509' }, key },
    { type: 'move.confirmed', fields: { bankCode: ' ' }, key },
    {
      type: 'move.confirmed',
      fields: { amount: '۱۰۰٬۰۰۰', bankCode: '140509', reason: 'تأخیر' },
      key,
    },
    {
      type: 'move.confirmed',
      fields: { amount: '۲۰۰٬۰۰۰', bankCode: '140509', reason: 'تأخیر' },
      key,
    },
    {
      type: 'move.confirmed',
      fields: { amount: '۴۰۰٬۰۰۱', bankCode: '140509', reason: 'تأخیر' },
      key,
    },
    {
      type: 'move.confirmed',
      fields: { count: '۲', amount: '۱۰۰٬۰۰۰', validDays: '۳۰', reason: 'قرعه‌کشی' },
      key,
    },
    { type: 'total.accepted' },
    { type: 'total.declined' },
    { type: 'sharing.accepted', key },
    { type: 'sharing.declined' },
    { type: 'retry.requested' },
    { type: 'dialog.dismissed' },
    { type: 'dialog.dismissed', fields: { bankCode: '140510' } },
    { type: 'codes.kept' },
  ],
  outcomes: {
    moveMoney: {
      done: [{ giftCodes: [] }, { giftCodes }],
      errors: [lostNetwork, movedElsewhere, refundExceeded, changedMeanwhile, bankCodeRecorded],
    },
    getRemainingAmount: {
      done: [
        { amount: 100_000, openReturns: 0, refunded: 300_000 },
        { amount: 400_000, openReturns: 0, refunded: 50_000 },
        { amount: 400_000, openReturns: 150_000, refunded: 0 },
        { amount: 250_000, earlier: { refunded: 150_000, price: 400_000 } },
        { amount: 0, openReturns: 0, refunded: 400_000 },
      ],
      errors: [lostNetwork],
    },
  },
  facts: ({ move }) =>
    move === null
      ? null
      : [
          move.kind,
          move.amount,
          move.openReturns?.amount ?? 0,
          move.refunded ?? 0,
          move.earlier?.refunded ?? 0,
        ],
  keyed: { offered: key, calls: { moveMoney: { choice } } },
  says: {
    'money.moved': onDone('moveMoney', (_, { before }) => ({ move: before?.context.move })),
    'money.outdated': onAny(onRefusal('moveMoney'), onEvent('dialog.dismissed', 'failed')),
  },
  asks: {
    moveMoney: ({ event, snapshot: { context } }) =>
      event.type === 'move.confirmed' && context.move !== null
        ? { fields: ownFields(context.move, event.fields) }
        : null,
  },
  invariants: {
    'nothing is moved before it was confirmed': ({ calls, events }) =>
      calls.length === 0 ? null : events.includes('move.confirmed'),
    'no withdrawal counts as paid without the code of the bank': ({ calls }) =>
      everyCall(
        calls,
        'moveMoney',
        (input) => !/"payWithdrawal".*"bankCode":"\s*"/.test(JSON.stringify(input)),
      ),
    'a code that another withdrawal has is sent again only knowingly': ({ calls, events }) =>
      calls.some(({ input }) => JSON.stringify(input).includes('"sharesCodeWith"'))
        ? events.includes('sharing.accepted')
        : null,
    'no return is refused without a reason': ({ calls }) =>
      everyCall(
        calls,
        'moveMoney',
        (input) => !/"refuseReturn"(?!.*"reason":"\s*\S)/.test(JSON.stringify(input)),
      ),
    'no issue of gift cards is revoked without a reason': ({ calls }) =>
      everyCall(
        calls,
        'moveMoney',
        (input) => !/"revokeGiftCardIssue"(?!.*"reason":"\s*\S)/.test(JSON.stringify(input)),
      ),
    'no more is refunded than is left': ({ calls }) =>
      everyCall(
        calls,
        'moveMoney',
        (input) => !/"refundToBank".*۴۰۰٬۰۰۱/.test(JSON.stringify(input)),
      ),
    'no more is refunded than is left after a colleague has refunded too': ({ calls, snapshot }) =>
      snapshot.context.move?.kind === 'refundToBank' && snapshot.context.move.amount < 200_000
        ? calls
            .slice(calls.findLastIndex(({ id }) => id === 'getRemainingAmount') + 1)
            .every(({ input }) => !JSON.stringify(input).includes('۲۰۰٬۰۰۰'))
        : null,
    'a refund says which open returns and earlier refunds were shown': ({ calls, snapshot }) => {
      const { move } = snapshot.context
      if (!snapshot.matches('moving') || move?.kind !== 'refundToBank') return null
      const { openReturns, refunded } = move
      const shown = JSON.stringify({ openReturns, refunded }).slice(1, -1)
      return JSON.stringify(calls.at(-1)?.input).includes(shown)
    },
    'a return that is paid says which other refunds were shown': ({ calls, snapshot }) =>
      snapshot.matches('moving') && snapshot.context.move?.kind === 'receiveReturn'
        ? JSON.stringify(calls.at(-1)?.input).includes(
            JSON.stringify(snapshot.context.move.earlier),
          )
        : null,
    'what was typed stays when less is left or a return was asked for': ({ snapshot, calls }) => {
      const { move, fields } = snapshot.context
      if (move === null || !staffMoneyMoveSelectors.isRenewed(snapshot)) return null
      const sent = calls.findLast(({ id }) => id === 'moveMoney')
      return JSON.stringify(sent?.input).includes(JSON.stringify(ownFields(move, fields)))
    },
    'input is restored until the move succeeds': ({ snapshot, step: { event, before } }) =>
      event.type === 'dialog.dismissed' && before?.matches('asking') === true
        ? snapshot.context.fields === (event.fields ?? before.context.fields)
        : null,
    'no gift cards are issued before their total was accepted': ({ calls, events }) =>
      calls.some(({ input }) => JSON.stringify(input).includes('"issueGiftCards"'))
        ? events.includes('total.accepted')
        : null,
    'codes are shown once': ({ snapshot }) =>
      snapshot.matches('issued') === snapshot.context.giftCodes.length > 0,
    'a failure has its code': ({ snapshot }) =>
      snapshot.hasTag('error') ? snapshot.context.failure !== null : null,
  },
}
