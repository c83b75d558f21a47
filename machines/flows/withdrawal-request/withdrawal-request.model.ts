import type { Schemas } from '#machines/api/client.ts'
import { insufficientFunds, lostNetwork } from '#machines/testing/fixtures.ts'
import type { FlowModel } from '#machines/testing/model.ts'
import { onDone, onError, onAny } from '#machines/testing/says.ts'
import { withdrawalRequestMachine, type WithdrawalCall } from './withdrawal-request.machine.ts'

const request: WithdrawalCall = {
  amount: 250_000,
  iban: '820540102680020817909002',
  attemptKey: '5f0e7a52-6f0e-4a36-9d7a-0c1f0d1a2b3c',
}

/** Its check digits are wrong. */
const doubtfulIban = '830540102680020817909002'

export const withdrawal: Schemas['Withdrawal'] = {
  id: 5_001,
  amount: request.amount,
  status: 'PENDING',
  tracking_code: '482910574638',
  created_at: '2026-11-20T10:00:00Z',
  admin_comment: null,
}

export const withdrawalRequestModel: FlowModel<typeof withdrawalRequestMachine> = {
  machine: withdrawalRequestMachine,
  starts: { signedIn: undefined },
  events: [
    { type: 'withdrawal.requested' },
    { type: 'form.submitted', request },
    { type: 'form.submitted', request: { ...request, amount: 150_000 } },
    { type: 'form.submitted', request: { ...request, iban: doubtfulIban } },
    { type: 'iban.confirmed' },
    { type: 'form.edited' },
    { type: 'retry.requested' },
    { type: 'dialog.dismissed' },
  ],
  outcomes: {
    requestWithdrawal: {
      done: [withdrawal],
      errors: [lostNetwork, insufficientFunds],
    },
  },
  facts: ({ request, withdrawal }) => [request !== null, withdrawal !== null],
  keyed: {
    offered: request.attemptKey,
    calls: { requestWithdrawal: {} },
  },
  says: {
    'wallet.changed': onAny(onDone('requestWithdrawal'), onError('requestWithdrawal')),
  },
  asks: {
    requestWithdrawal: ({ event }) =>
      event.type === 'form.submitted'
        ? { amount: event.request.amount, iban: event.request.iban }
        : null,
  },
  invariants: {
    'a confirmed request has been answered': ({ snapshot }) =>
      snapshot.matches('requested') ? snapshot.context.withdrawal !== null : null,
    'an account that no bank could have issued is paid only after a confirmation': ({
      snapshot,
      step: { event },
    }) =>
      event.type === 'form.submitted' && snapshot.matches('sending')
        ? snapshot.context.request?.iban === request.iban
        : null,
    'a failure has its code': ({ snapshot }) =>
      snapshot.hasTag('error') ? snapshot.context.failure !== null : null,
  },
}
