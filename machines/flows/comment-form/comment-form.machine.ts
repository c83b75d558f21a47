import { assertEvent, type Actor } from 'xstate'
import { required } from '#machines/kernel/required.ts'
import { freshCommentForm } from './comment-form.context.ts'
import { commentFormSetup } from './comment-form.setup.ts'

/**
 * Writing a comment. A customer completes the profile first; files go to the server one after the other while the text
 * is typed; the same draft is sent under the same key, however often it is tried.
 */
export const commentFormMachine = commentFormSetup.createMachine({
  id: 'commentForm',
  context: ({ input }) => freshCommentForm(input),
  initial: 'closed',
  on: {
    'session.changed': {
      actions: { type: 'keepSession', params: ({ event }) => event.signedIn },
    },
  },
  states: {
    closed: {
      tags: 'stable',
      on: {
        'form.opened': [{ guard: 'isSignedIn', target: 'profile' }, { target: 'editing' }],
      },
    },
    profile: {
      tags: 'dialog',
      initial: 'checking',
      on: {
        'dialog.dismissed': 'closed',
        'session.changed': {
          guard: { type: 'signsOut', params: ({ event }) => event.signedIn },
          target: 'editing',
          actions: 'endSession',
        },
      },
      states: {
        checking: {
          tags: 'busy',
          invoke: {
            id: 'checkProfile',
            src: 'checkProfile',
            onDone: [
              {
                guard: { type: 'isComplete', params: ({ event }) => event.output },
                target: '#commentForm.editing',
              },
              { target: 'completing' },
            ],
            onError: [
              { guard: 'isSignedOut', target: '#commentForm.editing', actions: 'endSession' },
              { target: 'checkFailed', actions: 'keepFailure' },
            ],
          },
        },
        checkFailed: { tags: 'error', on: { 'retry.requested': 'checking' } },
        completing: {
          on: { 'profile.submitted': 'saving' },
        },
        saving: {
          tags: 'busy',
          invoke: {
            id: 'saveProfile',
            src: 'saveProfile',
            input: ({ event }) => {
              assertEvent(event, 'profile.submitted')
              return event.profile
            },
            onDone: { target: '#commentForm.editing', actions: 'announceProfile' },
            onError: [
              { guard: 'isSignedOut', target: '#commentForm.editing', actions: 'endSession' },
              { target: 'saveFailed', actions: 'keepFailure' },
            ],
          },
        },
        saveFailed: { tags: 'error', on: { 'profile.submitted': 'saving' } },
      },
    },
    editing: {
      tags: 'dialog',
      initial: 'arriving',
      on: {
        'dialog.dismissed': 'closed',
        'flow.resumed': { guard: 'isSignedIn', target: 'profile' },
        'session.changed': [
          {
            guard: { type: 'signsIn', params: ({ event }) => event.signedIn },
            target: 'profile',
            actions: { type: 'keepSession', params: ({ event }) => event.signedIn },
          },
          { actions: { type: 'keepSession', params: ({ event }) => event.signedIn } },
        ],
        'draft.changed': {
          target: '.arriving',
          actions: { type: 'keepDraft', params: ({ event }) => event.change },
        },
        'files.added': {
          target: '.arriving',
          actions: { type: 'keepFiles', params: ({ event }) => event.files },
        },
        'file.removed': {
          target: '.arriving',
          actions: { type: 'dropFile', params: ({ event }) => event.key },
        },
        'file.retried': {
          target: '.arriving',
          actions: { type: 'tryFileAgain', params: ({ event }) => event.key },
        },
        'comment.submitted': {
          guard: 'isSendable',
          target: 'sending',
          actions: { type: 'keepKey', params: ({ event }) => event.key },
        },
      },
      states: {
        arriving: {
          always: [{ guard: 'isFileWaiting', target: 'uploading' }, { target: 'resting' }],
        },
        resting: { tags: 'stable' },
        uploading: {
          tags: 'busy',
          entry: 'chooseUpload',
          on: {
            'draft.changed': {
              actions: { type: 'keepDraft', params: ({ event }) => event.change },
            },
            'files.added': { actions: { type: 'keepFiles', params: ({ event }) => event.files } },
            'file.retried': { actions: { type: 'tryFileAgain', params: ({ event }) => event.key } },
            'file.removed': [
              {
                guard: { type: 'isUploading', params: ({ event }) => event.key },
                target: 'arriving',
                actions: { type: 'dropFile', params: ({ event }) => event.key },
              },
              { actions: { type: 'dropFile', params: ({ event }) => event.key } },
            ],
          },
          invoke: {
            id: 'uploadFile',
            src: 'uploadFile',
            input: ({ context: { files, uploadKey } }) => {
              const { key, kind } = required(files.find(({ key }) => key === uploadKey) ?? null)
              return { key, kind }
            },
            onDone: {
              target: 'arriving',
              actions: { type: 'storeUpload', params: ({ event }) => event.output },
            },
            onError: { target: 'arriving', actions: 'keepUploadFailure' },
          },
        },
        failed: { tags: ['error', 'stable'] },
      },
    },
    sending: {
      tags: ['busy', 'dialog'],
      invoke: {
        id: 'sendComment',
        src: 'sendComment',
        input: ({ context: { productId, signedIn, draft, files, key } }) => ({
          productId,
          signedIn,
          draft,
          fileIds: files.flatMap(({ upload }) => upload?.id ?? []),
          key: required(key),
        }),
        onDone: { target: 'sent', actions: ['clear', 'announceComment'] },
        onError: [
          {
            guard: 'isProfileIncomplete',
            target: 'profile.completing',
            actions: { type: 'keepSession', params: true },
          },
          { target: 'editing.failed', actions: ['keepFailure', 'announceFailure'] },
        ],
      },
    },
    sent: { tags: ['dialog', 'stable'], on: { 'dialog.dismissed': 'closed' } },
  },
})

export type CommentFormActor = Actor<typeof commentFormMachine>
