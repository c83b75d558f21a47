import { ProblemError } from '#machines/kernel/problem.ts'
import { lostNetwork, mobile, secretCode } from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { onDone } from '#machines/testing/says.ts'
import { phoneVerificationMachine } from './phone-verification.machine.ts'
import { phoneVerificationPersistence } from './phone-verification.persistence.ts'

export const phoneVerificationModel: FlowModel<typeof phoneVerificationMachine> = {
  machine: phoneVerificationMachine,
  starts: { signIn: { purpose: 'signIn' }, platformSignUp: { purpose: 'platformSignUp' } },
  events: [
    { type: 'details.submitted', details: { name: 'نگار رستمی', mobile } },
    { type: 'details.submitted', details: { name: null, mobile } },
    { type: 'details.submitted', details: { name: 'نگار رستمی', mobile: '0912' } },
    { type: 'details.edited' },
    { type: 'countdown.restarted', resendAt: 240_000 },
    { type: 'flow.resumed' },
  ],
  outcomes: {
    requestCode: {
      done: [{ resendAt: 120_000 }],
      errors: [
        new ProblemError('code_too_soon', { retryAt: 30_000 }),
        new ProblemError('code_limit_reached', { retryAt: 600_000 }),
        lostNetwork,
      ],
    },
    code: { done: [{ resetToken: null }], errors: [] },
  },
  facts: ({ details }) => [details],
  says: {
    'code.sent': onDone('requestCode'),
    'phone.verified': onDone('code'),
  },
  invariants: {
    'a code is asked for a whole number only': ({ calls }) =>
      everyCall(calls, 'requestCode', (input) => JSON.stringify(input).includes(mobile)),
    'a platform signs nobody up without a name': ({ snapshot: { context }, calls }) =>
      context.purpose === 'platformSignUp' && calls.length > 0
        ? context.details?.name !== null
        : null,
    'the code step knows its number': ({ snapshot }) =>
      snapshot.matches('code') ? snapshot.context.details?.mobile === mobile : null,
  },
  saved: { persistence: phoneVerificationPersistence('signIn'), secrets: [secretCode] },
}
