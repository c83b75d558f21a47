import {
  bankLink,
  creditLink,
  endedSession,
  gateways,
  lostNetwork,
  noGateways,
  orderIn,
} from '#machines/testing/fixtures.ts'
import type { FlowModel } from '#machines/testing/model.ts'
import { paymentResultMachine } from './payment-result.machine.ts'

const siteUrl = 'https://firouzeh.example'
const expiresAt = 1_800_000
const amount = 200_000
const received = {
  referenceNumber: '671398019915',
  credit: null,
  gatewayName: 'اسنپ‌پی',
  gateways,
  expiresAt,
}
/** Tried at the lender. */
const waiting = { ...orderIn('WAITING_PAYMENT'), last_gateway: creditLink }
const missing = { ...received, referenceNumber: null }

const deposit = {
  wasCancelled: false,
  orderId: null,
  deposit: { trackingCode: '482910574638' },
  siteUrl,
}

export const paymentResultModel: FlowModel<typeof paymentResultMachine> = {
  machine: paymentResultMachine,
  starts: {
    paid: { paid: '1', wasCancelled: false, orderId: null, deposit: null, siteUrl },
    refused: { paid: '0', wasCancelled: false, orderId: null, deposit: null, siteUrl },
    unknown: { paid: '7', wasCancelled: false, orderId: null, deposit: null, siteUrl },
    withOrder: { paid: '1', wasCancelled: false, orderId: 501, deposit: null, siteUrl },
    refusedWithOrder: { paid: '0', wasCancelled: false, orderId: 501, deposit: null, siteUrl },
    cancelledWithOrder: { paid: '0', wasCancelled: true, orderId: 501, deposit: null, siteUrl },
    paidDeposit: { ...deposit, paid: '1' },
    refusedDeposit: { ...deposit, paid: '0' },
    unknownDeposit: { ...deposit, paid: 'unknown' },
    unnamedDeposit: { ...deposit, paid: '1', deposit: { trackingCode: null } },
  },
  events: [
    { type: 'pay.pressed' },
    { type: 'pay.pressed', link: bankLink },
    { type: 'retry.requested' },
    { type: 'page.restored' },
  ],
  outcomes: {
    findDeposit: {
      done: [
        { status: 'SUCCESSFUL', amount },
        { status: 'FAILED', amount },
        { status: 'PENDING', amount },
        null,
      ],
      errors: [lostNetwork, endedSession],
    },
    loadOrder: {
      done: [
        { ...received, order: orderIn('EXPIRED', 95_120_000), lapsed: true },
        { ...missing, order: orderIn('WAITING_PAYMENT'), lapsed: true },
        { ...missing, order: waiting, lapsed: false },
        { ...missing, order: orderIn('EXPIRED'), lapsed: true },
        { ...received, order: orderIn('NOT_CHECKED'), lapsed: false },
      ],
      errors: [lostNetwork],
    },
    listGateways: { done: [gateways, noGateways], errors: [] },
    reportPurchase: { done: [undefined], errors: [lostNetwork] },
    leaveForGateway: { done: [undefined], errors: [] },
  },
  asks: {
    findDeposit: () => ({ trackingCode: deposit.deposit.trackingCode }),
  },
  facts: ({ paid, deposit, depositAmount, orderId, order, gatewayLink }) => [
    paid,
    deposit?.trackingCode,
    depositAmount,
    orderId,
    order?.text_status,
    gatewayLink,
  ],
  invariants: {
    'the page says that it is being left': ({ snapshot }) =>
      snapshot.matches('leaving') || snapshot.matches('left') ? snapshot.hasTag('leaving') : null,
    'nothing is paid once the time is over': ({ snapshot, events }) =>
      events.at(-1) === 'xstate.done.actor.expiry' ? snapshot.matches('lapsed') : null,
    'only a paid order is reported to the analytics': ({ snapshot }) =>
      snapshot.matches('reporting') ? snapshot.context.order?.text_status === 'NOT_CHECKED' : null,
    'with an order the server decides what is shown as paid': ({ snapshot }) =>
      snapshot.matches('paid') && snapshot.context.orderId !== null
        ? snapshot.context.order?.text_status === 'NOT_CHECKED'
        : null,
    'only the server calls a deposit paid': ({ snapshot }) =>
      snapshot.matches('paid') && snapshot.context.deposit !== null
        ? snapshot.context.depositAmount !== null
        : null,
    'only a payment that was received has a number of the bank': ({ snapshot }) =>
      snapshot.matches('waiting') || snapshot.matches('lapsed')
        ? snapshot.context.referenceNumber === null
        : null,
    'only a waiting order is paid again': ({ snapshot }) =>
      snapshot.hasTag('leaving') ? snapshot.context.order?.text_status === 'WAITING_PAYMENT' : null,
    'an order is paid where it was tried last, unless the shopper wants another gateway': ({
      snapshot,
    }) =>
      snapshot.hasTag('leaving')
        ? snapshot.context.gatewayLink === (snapshot.context.wantedLink ?? creditLink)
        : null,
    'never to an unknown gateway': ({ snapshot }) =>
      snapshot.hasTag('leaving') ? snapshot.context.gatewayLink !== null : null,
  },
}
