import { assign, emit, setup, type Actor, type SnapshotFrom } from 'xstate'
import type { Schemas } from '#machines/api/client.ts'
import { failureIn, type Failure } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'

export type ProfileImageContext = {
  /** What was chosen from the device. */
  chosen: Blob | null
  /** The chosen picture as it is sent: decoded, turned upright and made small. */
  picture: Blob | null
  failure: Failure | null
}

export type ProfileImageEvent =
  | { type: 'file.chosen'; file: Blob }
  | { type: 'removal.requested' }
  | { type: 'removal.confirmed' }
  | { type: 'retry.requested' }
  | { type: 'dialog.dismissed' }

/** The profile as the server has it now, with the new picture's address or without one. */
export type ProfileImageEmitted = {
  type: 'image.changed' | 'image.removed'
  profile: Schemas['Profile']
}

/** Replacing or removing the profile's picture: what is no picture never leaves the device, a failed upload or removal
 * can be repeated, and an upload that is under way given up. A removal has to be confirmed, since it cannot be
 * undone. */
export const profileImageMachine = setup({
  types: {
    context: {} as ProfileImageContext,
    events: {} as ProfileImageEvent,
    emitted: {} as ProfileImageEmitted,
    tags: {} as 'busy' | 'error',
  },
  actors: {
    preparePicture: unprovided<Blob, { file: Blob }>(),
    updateProfileImage: unprovided<Schemas['Profile'], { picture: Blob }>(),
    removeProfileImage: unprovided<Schemas['Profile']>(),
  },
  actions: {
    keepChosen: assign({ chosen: (_, file: Blob) => file, picture: null, failure: null }),
    keepPicture: assign({ picture: (_, picture: Blob) => picture }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forget: assign({ chosen: null, picture: null, failure: null }),
    announceChange: emit((_, profile: Schemas['Profile']) => ({
      type: 'image.changed' as const,
      profile,
    })),
    announceRemoval: emit((_, profile: Schemas['Profile']) => ({
      type: 'image.removed' as const,
      profile,
    })),
  },
}).createMachine({
  id: 'profileImage',
  context: { chosen: null, picture: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      entry: 'forget',
      on: {
        'file.chosen': {
          target: 'preparing',
          actions: { type: 'keepChosen', params: ({ event }) => event.file },
        },
        'removal.requested': 'confirming',
      },
    },
    preparing: {
      tags: 'busy',
      invoke: {
        id: 'preparePicture',
        src: 'preparePicture',
        input: ({ context }) => ({ file: required(context.chosen) }),
        onDone: {
          target: 'uploading',
          actions: { type: 'keepPicture', params: ({ event }) => event.output },
        },
        onError: 'refused',
      },
      on: { 'dialog.dismissed': 'idle' },
    },
    uploading: {
      tags: 'busy',
      invoke: {
        id: 'updateProfileImage',
        src: 'updateProfileImage',
        input: ({ context }) => ({ picture: required(context.picture) }),
        onDone: {
          target: 'idle',
          actions: { type: 'announceChange', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
      on: { 'dialog.dismissed': 'idle' },
    },
    refused: {
      tags: 'error',
      on: {
        'file.chosen': {
          target: 'preparing',
          actions: { type: 'keepChosen', params: ({ event }) => event.file },
        },
        'dialog.dismissed': 'idle',
      },
    },
    failed: {
      tags: 'error',
      on: {
        'retry.requested': 'uploading',
        'file.chosen': {
          target: 'preparing',
          actions: { type: 'keepChosen', params: ({ event }) => event.file },
        },
        'dialog.dismissed': 'idle',
      },
    },
    confirming: {
      on: { 'removal.confirmed': 'removing', 'dialog.dismissed': 'idle' },
    },
    removing: {
      entry: 'forget',
      tags: 'busy',
      invoke: {
        id: 'removeProfileImage',
        src: 'removeProfileImage',
        onDone: {
          target: 'idle',
          actions: { type: 'announceRemoval', params: ({ event }) => event.output },
        },
        onError: { target: 'removalFailed', actions: 'keepFailure' },
      },
    },
    removalFailed: {
      tags: 'error',
      on: {
        'retry.requested': 'removing',
        'file.chosen': {
          target: 'preparing',
          actions: { type: 'keepChosen', params: ({ event }) => event.file },
        },
        'dialog.dismissed': 'idle',
      },
    },
  },
})

type ProfileImageSnapshot = SnapshotFrom<typeof profileImageMachine>
export type ProfileImageActor = Actor<typeof profileImageMachine>

/** What the picture's place in the profile shows. */
export const profileImageSelectors = {
  isBusy: (snapshot: ProfileImageSnapshot) => snapshot.hasTag('busy'),
  isRemoving: (snapshot: ProfileImageSnapshot) => snapshot.matches('removing'),
  hasRemovalFailed: (snapshot: ProfileImageSnapshot) => snapshot.matches('removalFailed'),
  isAsking: (snapshot: ProfileImageSnapshot) => snapshot.matches('confirming'),
  /** Even during the confirmation: the button takes the focus back from the dialog. */
  canRemove: (snapshot: ProfileImageSnapshot) =>
    snapshot.can({ type: 'removal.requested' }) || snapshot.matches('confirming'),
  /** Whether what is under way or has failed can be given up. */
  canDismiss: (snapshot: ProfileImageSnapshot) =>
    snapshot.can({ type: 'dialog.dismissed' }) && !snapshot.matches('confirming'),
  isRefused: (snapshot: ProfileImageSnapshot) => snapshot.matches('refused'),
  preview: (snapshot: ProfileImageSnapshot) => snapshot.context.picture,
  /** The failure to show; null if there is none. */
  failure: (snapshot: ProfileImageSnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
}
