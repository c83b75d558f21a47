import { assertEvent, assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import type { Schemas } from '#machines/api/client.ts'
import { failureIn, type Failure } from '#machines/kernel/problem.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

export type NewPassword = {
  /** The password so far; null to set the first one. */
  current: string | null
  password: string
  repeated: string
}

export type PasswordFormContext = { failure: Failure | null }

export type PasswordFormEvent =
  | { type: 'form.opened' }
  | ({ type: 'password.submitted' } & NewPassword)
  | { type: 'dialog.dismissed' }

export type PasswordFormEmitted =
  { type: 'password.saved'; profile: Schemas['Profile'] } | { type: 'password.refused' }

/** Setting the first password of an account, or replacing it. No password is kept after it was sent. */
export const passwordFormMachine = setup({
  types: {
    context: {} as PasswordFormContext,
    events: {} as PasswordFormEvent,
    emitted: {} as PasswordFormEmitted,
    tags: {} as 'busy' | 'error' | 'open',
  },
  actors: { savePassword: unprovided<Schemas['Profile'], NewPassword>() },
  actions: {
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    announceSaved: emit((_, profile: Schemas['Profile']) => ({
      type: 'password.saved' as const,
      profile,
    })),
    announceRefused: emit({ type: 'password.refused' }),
  },
}).createMachine({
  id: 'passwordForm',
  context: { failure: null },
  initial: 'closed',
  states: {
    closed: { on: { 'form.opened': { target: 'editing', actions: 'forgetFailure' } } },
    editing: { tags: 'open', on: { 'password.submitted': 'saving', 'dialog.dismissed': 'closed' } },
    saving: {
      tags: ['busy', 'open'],
      invoke: {
        id: 'savePassword',
        src: 'savePassword',
        input: ({ event }) => {
          assertEvent(event, 'password.submitted')
          const { current, password, repeated } = event
          return { current, password, repeated }
        },
        onDone: {
          target: 'closed',
          actions: { type: 'announceSaved', params: ({ event }) => event.output },
        },
        onError: { target: 'refused', actions: ['keepFailure', 'announceRefused'] },
      },
    },
    refused: {
      tags: ['error', 'open'],
      on: { 'password.submitted': 'saving', 'dialog.dismissed': 'closed' },
    },
  },
})

type PasswordFormSnapshot = SnapshotFrom<typeof passwordFormMachine>
export type PasswordFormActor = Actor<typeof passwordFormMachine>

export const passwordFormSelectors = {
  isOpen: (snapshot: PasswordFormSnapshot) => snapshot.hasTag('open'),
  isSaving: (snapshot: PasswordFormSnapshot) => snapshot.matches('saving'),
  failure: (snapshot: PasswordFormSnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
}
