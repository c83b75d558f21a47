import { ProblemError } from '#machines/kernel/problem.ts'
import { lostNetwork, secretCode } from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { accountClosureMachine } from './account-closure.machine.ts'

const finalCodes = ['account_has_open_orders', 'account_has_roles', 'account_has_funds'] as const
const final = finalCodes.map((code) => new ProblemError(code))
const openDeposit = new ProblemError('account_has_open_deposit', { retryAt: 90_000 })

const codeReplies = {
  done: [{ resendAt: 120_000 }],
  errors: [
    new ProblemError('code_too_soon', { retryAt: 60_000 }),
    new ProblemError('too_many_requests', { retryAt: 80_000 }),
    ...final,
    openDeposit,
    lostNetwork,
  ],
}

export const accountClosureModel: FlowModel<typeof accountClosureMachine> = {
  machine: accountClosureMachine,
  starts: { signedIn: undefined },
  events: [
    { type: 'closure.requested' },
    { type: 'code.requested' },
    { type: 'code.edited' },
    { type: 'code.submitted', code: secretCode },
    { type: 'code.submitted', code: secretCode.slice(1) },
    { type: 'dialog.dismissed' },
  ],
  outcomes: {
    requestClosureOtp: codeReplies,
    resendClosureOtp: codeReplies,
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
      snapshot.hasTag('error') && !snapshot.matches('limited') && !snapshot.hasTag('code')
        ? finalCodes.some((code) => code === context.failure?.code) ===
          !snapshot.can({ type: 'code.requested' })
        : null,
    'no other code is offered during the countdown': ({ snapshot }) =>
      snapshot.matches({ entering: { resend: 'waiting' } })
        ? !snapshot.can({ type: 'code.requested' })
        : null,
    'the code that was sent is accepted after another one was lost': ({ snapshot }) =>
      snapshot.matches({ entering: { resend: 'failed' } })
        ? snapshot.can({ type: 'code.submitted', code: secretCode })
        : null,
    'an account is closed only with a complete code': ({ calls }) =>
      everyCall(calls, 'closeAccount', (input) => JSON.stringify(input).includes(secretCode)),
    'a code is entered after one was sent': ({ snapshot }) =>
      snapshot.hasTag('code') ? snapshot.context.resendAt !== null : null,
    'no code is kept': ({ snapshot }) => !JSON.stringify(snapshot.context).includes(secretCode),
  },
}
