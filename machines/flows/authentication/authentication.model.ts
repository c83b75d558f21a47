import {
  lostNetwork,
  mistypedPassword,
  mobile,
  secretPassword,
  secretToken,
} from '#machines/testing/fixtures.ts'
import type { FlowModel } from '#machines/testing/model.ts'
import { onDone, onAny } from '#machines/testing/says.ts'
import { ProblemError } from '#machines/kernel/problem.ts'
import { authenticationMachine } from './authentication.machine.ts'
import { authenticationPersistence } from './authentication.persistence.ts'

const query = { redirectUrl: 'cart', action: null }

export const authenticationModel: FlowModel<typeof authenticationMachine> = {
  machine: authenticationMachine,
  starts: {
    guest: { signedIn: false, ...query },
    customer: { signedIn: true, ...query },
    forgetfulCustomer: { signedIn: true, purpose: 'resetPassword', mobile, ...query },
  },
  events: [
    { type: 'mobile.submitted', mobile },
    { type: 'mobile.submitted', mobile: '0912' },
    { type: 'mobile.edited' },
    { type: 'back.pressed' },
    { type: 'password.chosen', mobile },
    { type: 'password.chosen', mobile: '0912' },
    { type: 'password.forgotten' },
    { type: 'password.submitted', password: secretPassword },
    { type: 'code.chosen' },
    { type: 'countdown.restarted', resendAt: 240_000 },
    { type: 'newPassword.submitted', password: secretPassword, repeated: mistypedPassword },
    { type: 'merge.retried' },
    { type: 'merge.postponed' },
    { type: 'session.started' },
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
    code: { done: [{ resetToken: secretToken }], errors: [] },
    signInWithPassword: {
      done: [undefined],
      errors: [
        new ProblemError('password_incorrect', { triesLeft: 9 }),
        new ProblemError('password_locked', { retryAt: 600_000 }),
      ],
    },
    setNewPassword: {
      done: [undefined],
      errors: [new ProblemError('passwords_do_not_match'), new ProblemError('reset_token_invalid')],
    },
    mergeGuestCart: { done: [{ cappedPriceIds: [] }], errors: [] },
  },
  facts: ({ purpose, signedIn, mobile, resetToken }) => [purpose, signedIn, mobile, resetToken],
  says: {
    'code.sent': onDone('requestCode'),
    'session.opened': onAny(
      onDone('signInWithPassword'),
      onDone('setNewPassword'),
      onDone('code', (_, { before }) => before?.context.purpose !== 'resetPassword'),
    ),
  },
  invariants: {
    'a new password is set only with a token': ({ snapshot }) =>
      snapshot.matches('newPassword') ? snapshot.context.resetToken !== null : null,
    'a token is of the number that is shown': ({ snapshot }) =>
      snapshot.matches('mobile') ? snapshot.context.resetToken === null : null,
    'a password is a sign-in, whatever was asked for before': ({ snapshot }) =>
      snapshot.matches('password') ? snapshot.context.purpose === 'signIn' : null,
    'every step after the first knows its number': ({ snapshot }) =>
      snapshot.matches('mobile') || snapshot.status === 'done'
        ? null
        : snapshot.context.mobile === mobile,
    'a session that was opened is not undone by the cart': ({ snapshot, calls }) =>
      calls.some(({ id }) => id === 'mergeGuestCart')
        ? snapshot.matches('mergingCart') ||
          snapshot.matches('mergeFailed') ||
          snapshot.matches('signedIn')
        : null,
  },
  saved: {
    persistence: authenticationPersistence,
    secrets: [secretPassword, mistypedPassword],
  },
}
