import { ProblemError } from '#machines/kernel/problem.ts'
import {
  lostNetwork,
  mistypedPassword,
  secretCode,
  secretPassword,
} from '#machines/testing/fixtures.ts'
import { isSame } from '#machines/testing/is-same.ts'
import type { FlowModel } from '#machines/testing/model.ts'
import { staffSignInMachine } from './staff-sign-in.machine.ts'

export const staffSignInModel: FlowModel<typeof staffSignInMachine> = {
  machine: staffSignInMachine,
  starts: {
    lapsed: { missing: ['password', 'code'], hasPassword: true, passwordCountsAt: null },
    signedInWithPassword: { missing: ['code'], hasPassword: true, passwordCountsAt: null },
    signedInWithCode: { missing: ['password'], hasPassword: true, passwordCountsAt: null },
    withoutPassword: { missing: ['password'], hasPassword: false, passwordCountsAt: null },
    lapsedWithoutPassword: {
      missing: ['password', 'code'],
      hasPassword: false,
      passwordCountsAt: null,
    },
    passwordSetByCode: { missing: ['password'], hasPassword: true, passwordCountsAt: 86_400_000 },
    verifiedMeanwhile: { missing: [], hasPassword: true, passwordCountsAt: null },
  },
  events: [
    { type: 'password.submitted', password: secretPassword },
    { type: 'newPassword.submitted', password: secretPassword, repeated: mistypedPassword },
    { type: 'retry.requested' },
    { type: 'countdown.restarted', resendAt: 240_000 },
    { type: 'session.verifiedElsewhere' },
  ],
  outcomes: {
    verifyPassword: {
      done: [
        { missing: [], hasPassword: true },
        { missing: ['code'], hasPassword: true },
      ],
      errors: [
        new ProblemError('password_incorrect', { triesLeft: 4 }),
        new ProblemError('password_locked', { retryAt: 600_000 }),
      ],
    },
    requestCode: {
      done: [{ resendAt: 120_000 }],
      errors: [
        new ProblemError('code_too_soon', { retryAt: 30_000 }),
        new ProblemError('code_limit_reached', { retryAt: 600_000 }),
        lostNetwork,
      ],
    },
    code: { done: [{ resetToken: null }], errors: [] },
    setFirstPassword: {
      done: [undefined],
      errors: [
        new ProblemError('passwords_do_not_match'),
        new ProblemError('password_already_set'),
      ],
    },
  },
  facts: ({ missing, hasPassword }) => [missing, hasPassword],
  invariants: {
    'a code stands for nothing but itself': ({ snapshot, step: { event, before } }) =>
      event.type === 'xstate.done.actor.code'
        ? isSame(
            snapshot.context.missing,
            before?.context.missing.filter((each) => each !== 'code'),
          )
        : null,
    'the first password is set only once a code was given': ({ snapshot }) =>
      snapshot.matches('newPassword') ? !snapshot.context.missing.includes('code') : null,
    'a code is entered after one was sent': ({ snapshot }) =>
      snapshot.matches('code') ? snapshot.context.resendAt !== null : null,
    'what another tab has given is not asked for again': ({ snapshot, events }) =>
      events.at(-1) === 'session.verifiedElsewhere' ? snapshot.status === 'done' : null,
    'neither password nor code is kept': ({ snapshot }) =>
      ![secretPassword, secretCode].some((secret) =>
        JSON.stringify(snapshot.context).includes(secret),
      ),
  },
}
