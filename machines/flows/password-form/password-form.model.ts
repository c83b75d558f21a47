import { ProblemError } from '#machines/kernel/problem.ts'
import { lostNetwork, profile, secretPassword } from '#machines/testing/fixtures.ts'
import type { FlowModel } from '#machines/testing/model.ts'
import { onDone, onError } from '#machines/testing/says.ts'
import { passwordFormMachine } from './password-form.machine.ts'

const submitted = {
  type: 'password.submitted',
  current: secretPassword,
  password: 'Firouzeh#1405',
  repeated: 'Firouzeh#1404',
} as const

export const passwordFormModel: FlowModel<typeof passwordFormMachine> = {
  machine: passwordFormMachine,
  starts: { signedIn: undefined },
  events: [
    { type: 'form.opened' },
    submitted,
    { ...submitted, current: null },
    { type: 'dialog.dismissed' },
  ],
  outcomes: {
    savePassword: {
      done: [profile],
      errors: [new ProblemError('password_incorrect', { triesLeft: 9 }), lostNetwork],
    },
  },
  facts: () => null,
  says: {
    'password.saved': onDone('savePassword', (profile) => ({ profile })),
    'password.refused': onError('savePassword'),
  },
  asks: {
    savePassword: ({ event: { current, password, repeated } }) => ({ current, password, repeated }),
  },
  invariants: {
    'no password is kept': ({ snapshot }) =>
      !JSON.stringify(snapshot.context).includes(secretPassword),
    'a refusal says why': ({ snapshot }) =>
      snapshot.matches('refused') ? snapshot.context.failure !== null : null,
  },
}
