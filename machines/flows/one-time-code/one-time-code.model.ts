import type { SnapshotFrom } from 'xstate'
import { lostNetwork, mobile, secretCode } from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { onDone, onError, onAny } from '#machines/testing/says.ts'
import { failureIn, ProblemError } from '#machines/kernel/problem.ts'
import { oneTimeCodeMachine } from './one-time-code.machine.ts'

export const oneTimeCodeModel: FlowModel<typeof oneTimeCodeMachine> = {
  machine: oneTimeCodeMachine,
  starts: { signIn: { mobile, purpose: 'signIn', resendAt: 120_000 } },
  events: [
    { type: 'code.changed', code: '48151' },
    { type: 'code.changed', code: secretCode },
    { type: 'code.changed', code: '481517' },
    { type: 'code.submitted' },
    { type: 'resend.requested' },
    { type: 'code.renewed' },
  ],
  outcomes: {
    verifyCode: {
      done: [{ resetToken: null }],
      errors: [
        new ProblemError('code_invalid', { triesLeft: 4 }),
        new ProblemError('code_expired'),
        new ProblemError('code_used'),
        new ProblemError('code_exhausted'),
        lostNetwork,
      ],
    },
    requestCode: {
      done: [{ resendAt: 240_000 }],
      errors: [
        new ProblemError('code_too_soon', { retryAt: 30_000 }),
        new ProblemError('code_limit_reached', { retryAt: 600_000 }),
        lostNetwork,
      ],
    },
  },
  facts: ({ code, sentCode }) => [code.length, code !== '' && code === sentCode],
  says: {
    'code.sent': onDone('requestCode'),
    'countdown.restarted': onAny(
      onDone('requestCode', (output) => ({ resendAt: Object(output).resendAt })),
      onError('requestCode', ({ event }) => {
        const failure = failureIn(event)
        return failure?.code === 'code_too_soon' && { resendAt: failure.retryAt }
      }),
    ),
  },
  invariants: {
    'correcting one of six digits sends nothing, and neither does the code that was sent': ({
      snapshot,
      step: { event, before },
    }) =>
      event.type === 'code.changed' && isVerifying(snapshot)
        ? before?.context.code.length !== 6 && before?.context.sentCode !== event.code
        : null,
    'a new code has not been sent yet': ({ snapshot: { context }, events }) =>
      events.at(-1) === 'code.renewed' ? context.code === '' && context.sentCode === null : null,
    'a code is sent only when it is complete': ({ calls }) =>
      everyCall(calls, 'verifyCode', (input) => /^\d{6}$/.test(codeOf(input))),
    'one code is under way at a time': ({ calls, snapshot }) =>
      !snapshot.matches({ entering: { entry: 'verifying', countdown: 'resending' } }) ||
      calls.length === 0,
  },
}

const isVerifying = (snapshot: SnapshotFrom<typeof oneTimeCodeMachine>): boolean =>
  snapshot.matches({ entering: { entry: 'verifying' } })

function codeOf(input: unknown): string {
  return typeof input === 'object' && input !== null && 'code' in input ? String(input.code) : ''
}
