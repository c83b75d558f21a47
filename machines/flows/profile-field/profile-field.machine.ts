import { assertEvent, assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import type { Schemas } from '#machines/api/client.ts'
import { failureIn, type Failure } from '#machines/kernel/problem.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

/** What is edited together: a field of the profile, or all that is known of a company. */
export type ProfilePart =
  'name' | 'code' | 'birthdate' | 'email' | 'card' | 'iban' | 'job' | 'legal'

export type ProfilePatch = Schemas['ProfilePatch']

/** `open` is a part whose form is part of the page and stays open; null for forms in a dialog. */
export type ProfileFieldInput = { open: ProfilePart | null }

export type ProfileFieldContext = ProfileFieldInput & {
  /** What is edited, or was edited last. */
  part: ProfilePart | null
  failure: Failure | null
}

export type ProfileFieldEvent =
  | { type: 'field.opened'; part: ProfilePart }
  | { type: 'field.submitted'; patch: ProfilePatch }
  | { type: 'dialog.dismissed' }

/** The profile as the server has it now; or why it has not changed. */
export type ProfileFieldEmitted =
  | { type: 'profile.saved'; part: ProfilePart | null; profile: Schemas['Profile'] }
  | { type: 'profile.refused' }

/** Editing a part of the profile: the input stays in the form until the server has accepted it. */
export const profileFieldMachine = setup({
  types: {
    input: {} as ProfileFieldInput,
    context: {} as ProfileFieldContext,
    events: {} as ProfileFieldEvent,
    emitted: {} as ProfileFieldEmitted,
    tags: {} as 'busy' | 'error' | 'open',
  },
  actors: { patchProfile: unprovided<Schemas['Profile'], { patch: ProfilePatch }>() },
  guards: { isPartOfPage: ({ context }) => context.open !== null },
  actions: {
    keepPart: assign({ part: (_, part: ProfilePart) => part, failure: null }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    announceSaved: emit(({ context }, profile: Schemas['Profile']) => ({
      type: 'profile.saved' as const,
      part: context.part,
      profile,
    })),
    announceRefused: emit({ type: 'profile.refused' }),
  },
}).createMachine({
  id: 'profileField',
  context: ({ input }) => ({ open: input.open, part: input.open, failure: null }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isPartOfPage', target: 'editing' }, { target: 'closed' }],
    },
    closed: {
      on: {
        'field.opened': {
          target: 'editing',
          actions: { type: 'keepPart', params: ({ event }) => event.part },
        },
      },
    },
    editing: {
      tags: 'open',
      on: { 'field.submitted': 'saving', 'dialog.dismissed': 'starting' },
    },
    saving: {
      tags: ['busy', 'open'],
      invoke: {
        id: 'patchProfile',
        src: 'patchProfile',
        input: ({ event }) => {
          assertEvent(event, 'field.submitted')
          return { patch: event.patch }
        },
        onDone: {
          target: 'starting',
          actions: [
            'forgetFailure',
            { type: 'announceSaved', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'refused', actions: ['keepFailure', 'announceRefused'] },
      },
    },
    refused: {
      tags: ['error', 'open'],
      on: {
        'field.submitted': 'saving',
        'dialog.dismissed': { target: 'starting', actions: 'forgetFailure' },
      },
    },
  },
})

type ProfileFieldSnapshot = SnapshotFrom<typeof profileFieldMachine>
export type ProfileFieldActor = Actor<typeof profileFieldMachine>

export const profileFieldSelectors = {
  /** The part whose form is open. */
  part: (snapshot: ProfileFieldSnapshot) =>
    snapshot.hasTag('open') ? snapshot.context.part : null,
  isSaving: (snapshot: ProfileFieldSnapshot) => snapshot.matches('saving'),
  failure: (snapshot: ProfileFieldSnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
}
