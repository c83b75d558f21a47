import { lostNetwork } from '#machines/testing/fixtures.ts'
import { ProblemError } from '#machines/kernel/problem.ts'
import type { FlowModel } from '#machines/testing/model.ts'
import { onDone } from '#machines/testing/says.ts'
import { walletChargeMachine, walletChargeSelectors } from './wallet-charge.machine.ts'

const amount = 200_000

export const walletChargeModel: FlowModel<typeof walletChargeMachine> = {
  machine: walletChargeMachine,
  starts: { signedIn: undefined },
  events: [
    { type: 'charge.submitted', amount },
    { type: 'charge.submitted', amount: 500_000 },
    { type: 'retry.requested' },
    { type: 'tab.requested' },
    { type: 'page.shown' },
    { type: 'check.requested' },
  ],
  outcomes: {
    createDeposit: {
      done: ['<!doctype html><title>درگاه</title>'],
      errors: [lostNetwork, new ProblemError('gateway_unavailable')],
    },
    showGateway: { done: [undefined], errors: [] },
    waitForSecondPress: { done: [undefined], errors: [] },
    findLastCharge: {
      done: [
        { status: 'SUCCESSFUL', amount },
        { status: 'PENDING', amount },
        { status: 'FAILED', amount },
      ],
      errors: [lostNetwork],
    },
  },
  facts: ({ amount, gatewayPage, added }) => [
    amount !== null,
    gatewayPage !== null,
    added !== null,
  ],
  says: {
    'wallet.changed': onDone('findLastCharge', (output) => Object(output).status === 'SUCCESSFUL'),
  },
  asks: {
    createDeposit: ({ event, before }) => ({ amount: event.amount ?? before?.context.amount }),
  },
  invariants: {
    'a user who looks at the page again while the gateway is open gets the result': ({
      snapshot,
      step: { event, before },
    }) =>
      event.type === 'page.shown' && before?.matches('opened') === true
        ? snapshot.matches({ opened: 'checking' })
        : null,
    'the result can be asked for, or is, whenever the gateway has been opened': ({ snapshot }) =>
      snapshot.matches({ opened: 'waiting' }) || snapshot.matches({ opened: 'checking' })
        ? walletChargeSelectors.hasCheck(snapshot)
        : null,
    'a blocked tab can be opened with the page that is there': ({ snapshot }) =>
      snapshot.matches('blocked') ? snapshot.context.gatewayPage !== null : null,
    'a charge that arrived names what it added': ({ snapshot }) =>
      snapshot.matches('charged') ? snapshot.context.added === amount : null,
    'a failed deposit has its code': ({ snapshot }) =>
      snapshot.matches('failed') ? snapshot.context.failure !== null : null,
  },
}
