import { profile } from '#machines/testing/fixtures.ts'
import type { FlowModel } from '#machines/testing/model.ts'
import { onDone } from '#machines/testing/says.ts'
import { profileImageMachine } from './profile-image.machine.ts'

const picture = new Blob(['picture'], { type: 'image/jpeg' })

export const profileImageModel: FlowModel<typeof profileImageMachine> = {
  machine: profileImageMachine,
  starts: { signedIn: undefined },
  events: [
    { type: 'file.chosen', file: picture },
    { type: 'removal.requested' },
    { type: 'removal.confirmed' },
    { type: 'retry.requested' },
    { type: 'dialog.dismissed' },
  ],
  outcomes: {
    preparePicture: { done: [picture], errors: [] },
    updateProfileImage: { done: [profile], errors: [] },
    removeProfileImage: { done: [profile], errors: [] },
  },
  facts: ({ chosen, picture }) => [chosen !== null, picture !== null],
  says: {
    'image.changed': onDone('updateProfileImage', (profile) => ({ profile })),
    'image.removed': onDone('removeProfileImage', (profile) => ({ profile })),
  },
  invariants: {
    'a picture is removed only after confirmation': ({ snapshot, step: { before } }) =>
      snapshot.matches('removing')
        ? ['confirming', 'removing', 'removalFailed'].some((state) => before?.value === state)
        : null,
    'a picture that is being prepared has no preview of the one before': ({ snapshot }) =>
      snapshot.matches('preparing') ? snapshot.context.picture === null : null,
    'nothing of the device is kept at rest': ({ snapshot: { value, context } }) =>
      value === 'idle' ? context.chosen === null && context.picture === null : null,
    'only a picture that could be opened is sent': ({ snapshot }) =>
      snapshot.matches('uploading') ? snapshot.context.picture !== null : null,
    'a failed upload can be repeated with the same picture': ({ snapshot }) =>
      snapshot.matches('failed') ? snapshot.context.picture !== null : null,
    'what was chosen is given up with the picture': ({ snapshot }) =>
      snapshot.matches('removing') || snapshot.matches('removalFailed')
        ? snapshot.context.chosen === null
        : null,
  },
}
