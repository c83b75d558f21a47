import { ProblemError } from '#machines/kernel/problem.ts'
import { lostNetwork, secretCode } from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { accountClosureMachine } from './account-closure.machine.ts'

const openOrders = new ProblemError('account_has_open_orders')

export const accountClosureModel: FlowModel<typeof accountClosureMachine> = {
  machine: accountClosureMachine,
  starts: { signedIn: undefined },
  events: [
    { type: 'closure.requested' },
    { type: 'code.requested' },
    { type: 'code.submitted', code: secretCode },
    { type: 'dialog.dismissed' },
  ],
  outcomes: {
    requestClosureOtp: {
      done: [{ resendAt: 120_000 }],
      errors: [new ProblemError('code_too_soon', { retryAt: 60_000 }), openOrders, lostNetwork],
    },
    closeAccount: {
      done: [undefined],
      errors: [openOrders, new ProblemError('code_invalid', { triesLeft: 4 })],
    },
  },
  facts: ({ resendAt }) => resendAt !== null,
  invariants: {
    'an account is closed only with a code': ({ calls }) =>
      everyCall(calls, 'closeAccount', (input) => JSON.stringify(input).includes(secretCode)),
    'a code is entered after one was sent': ({ snapshot }) =>
      snapshot.hasTag('code') ? snapshot.context.resendAt !== null : null,
    'no code is kept': ({ snapshot }) => !JSON.stringify(snapshot.context).includes(secretCode),
  },
}
