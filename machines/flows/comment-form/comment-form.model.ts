import {
  endedSession,
  lostNetwork,
  mobile,
  profileInput,
  upload,
} from '#machines/testing/fixtures.ts'
import type { FlowModel } from '#machines/testing/model.ts'
import { onDone, onError, refusesFiles } from '#machines/testing/says.ts'
import { failureIn, ProblemError } from '#machines/kernel/problem.ts'
import { commentFormMachine } from './comment-form.machine.ts'
import { commentFormPersistence } from './comment-form.persistence.ts'
import { isSendable } from './draft.ts'

const key = 'comment-key'
const picture = { key: 'a', name: 'a.jpg', kind: 'image', bytes: 1_000 } as const
const film = { key: 'b', name: 'b.mp4', kind: 'video', bytes: 50_000_000 } as const

export const commentFormModel: FlowModel<typeof commentFormMachine> = {
  machine: commentFormMachine,
  starts: {
    guest: { signedIn: false, productId: 7 },
    customer: { signedIn: true, productId: 7 },
  },
  events: [
    { type: 'form.opened' },
    { type: 'flow.resumed' },
    { type: 'session.changed', signedIn: true },
    { type: 'session.changed', signedIn: false },
    { type: 'profile.submitted', profile: profileInput },
    { type: 'draft.changed', change: { stars: 5, text: 'خوب است' } },
    { type: 'draft.changed', change: { text: 'بد نیست' } },
    { type: 'files.added', files: [picture] },
    { type: 'files.added', files: [film, { ...film, key: 'c', kind: null }] },
    { type: 'file.removed', key: 'a' },
    { type: 'file.removed', key: 'b' },
    { type: 'file.retried', key: 'a' },
    { type: 'comment.submitted', key },
    { type: 'retry.requested' },
    { type: 'dialog.dismissed' },
  ],
  outcomes: {
    checkProfile: { done: [true, false], errors: [endedSession, lostNetwork] },
    saveProfile: { done: [undefined], errors: [endedSession, lostNetwork] },
    uploadFile: { done: [upload], errors: [lostNetwork] },
    sendComment: {
      done: [undefined],
      errors: [new ProblemError('profile_incomplete'), lostNetwork],
    },
  },
  facts: ({ signedIn, draft, files }) => [
    signedIn,
    draft.stars,
    files.map(({ key, upload, failure }) => [key, upload !== null, failure !== null]),
  ],
  keyed: {
    offered: key,
    calls: {
      sendComment: {
        changedBy: ['draft.changed', 'files.added', 'file.removed'],
        choice: ({ draft, fileIds }) => [draft, fileIds],
      },
    },
  },
  says: {
    'profile.saved': onDone('saveProfile'),
    'file.uploaded': onDone('uploadFile', (_, { before }) => ({
      key: before?.context.uploadKey,
    })),
    'files.refused': refusesFiles('editing'),
    'comment.sent': onDone('sendComment'),
    'comment.failed': onError(
      'sendComment',
      ({ event }) => failureIn(event)?.code !== 'profile_incomplete',
    ),
  },
  invariants: {
    'a comment is sent only when nothing is missing': ({ snapshot }) =>
      snapshot.matches('sending') ? isSendable(snapshot.context) : null,
    'a sent draft is cleared': ({ snapshot }) =>
      snapshot.matches('sent') ? snapshot.context.draft.text === '' : null,
    'a guest is never asked for a profile': ({ snapshot }) =>
      snapshot.matches('profile') ? snapshot.context.signedIn : null,
  },
  saved: { persistence: commentFormPersistence(7), secrets: [mobile, profileInput.first_name] },
}
