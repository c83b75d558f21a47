import { ProblemError } from '#machines/kernel/problem.ts'
import { lostNetwork, secretCode } from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { accountClosureMachine } from './account-closure.machine.ts'

const finalCodes = ['account_has_open_orders', 'account_has_roles', 'account_has_funds'] as const
const final = finalCodes.map((code) => new ProblemError(code))
const openDeposit = new ProblemError('account_has_open_deposit', { retryAt: 90_000 })

export const accountClosureModel: FlowModel<typeof accountClosureMachine> = {
  machine: accountClosureMachine,
  starts: { signedIn: undefined },
  events: [
    { type: 'closure.requested' },
    { type: 'code.requested' },
    { type: 'code.edited' },
    { type: 'code.submitted', code: secretCode },
    { type: 'dialog.dismissed' },
  ],
  outcomes: {
    requestClosureOtp: {
      done: [{ resendAt: 120_000 }],
      errors: [
        new ProblemError('code_too_soon', { retryAt: 60_000 }),
        new ProblemError('too_many_requests', { retryAt: 80_000 }),
        ...final,
        openDeposit,
        lostNetwork,
      ],
    },
    closeAccount: {
      done: [undefined],
      errors: [
        ...final,
        openDeposit,
        new ProblemError('code_invalid', { triesLeft: 4 }),
        lostNetwork,
      ],
    },
  },
  facts: ({ resendAt }) => resendAt !== null,
  invariants: {
    'a limit has an end, before which no code is offered': ({ snapshot }) =>
      snapshot.matches('limited')
        ? snapshot.context.failure?.retryAt != null && !snapshot.can({ type: 'code.requested' })
        : null,
    'what no code can mend asks for none': ({ snapshot: { context }, snapshot }) =>
      snapshot.hasTag('error') && !snapshot.matches('limited')
        ? finalCodes.some((code) => code === context.failure?.code) ===
          !snapshot.can({ type: 'code.requested' })
        : null,
    'an account is closed only with a code': ({ calls }) =>
      everyCall(calls, 'closeAccount', (input) => JSON.stringify(input).includes(secretCode)),
    'a code is entered after one was sent': ({ snapshot }) =>
      snapshot.hasTag('code') ? snapshot.context.resendAt !== null : null,
    'no code is kept': ({ snapshot }) => !JSON.stringify(snapshot.context).includes(secretCode),
  },
}
