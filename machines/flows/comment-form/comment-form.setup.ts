import { assign, emit, enqueueActions, setup } from 'xstate'
import {
  withChange,
  nextUpload,
  withChosen,
  type ChosenFile,
  type Upload,
  type UploadInput,
} from '#machines/kernel/attachments.ts'
import { failureIn, isSignedOut } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import type {
  CommentFormContext,
  CommentFormEmitted,
  CommentFormEvent,
  CommentFormInput,
  Draft,
  ProfileInput,
  SendInput,
} from './comment-form.types.ts'
import { emptyDraft, isSendable } from './draft.ts'

/** What the comment form knows, invokes, asks and does. */
export const commentFormSetup = setup({
  types: {
    input: {} as CommentFormInput,
    context: {} as CommentFormContext,
    events: {} as CommentFormEvent,
    emitted: {} as CommentFormEmitted,
    tags: {} as 'busy' | 'error' | 'dialog' | 'stable',
  },
  actors: {
    checkProfile: unprovided<boolean>(),
    saveProfile: unprovided<void, ProfileInput>(),
    uploadFile: unprovided<Upload, UploadInput>(),
    sendComment: unprovided<void, SendInput>(),
  },
  guards: {
    isSignedIn: ({ context }) => context.signedIn,
    signsIn: (_, signedIn: boolean) => signedIn,
    signsOut: (_, signedIn: boolean) => !signedIn,
    isComplete: (_, isComplete: boolean) => isComplete,
    isSignedOut: ({ event }) => isSignedOut(failureIn(event)),
    isProfileIncomplete: ({ event }) => failureIn(event)?.code === 'profile_incomplete',
    isFileWaiting: ({ context }) => nextUpload(context.files) !== null,
    isUploading: ({ context }, key: string) => context.uploadKey === key,
    isSendable: ({ context }) => isSendable(context),
  },
  actions: {
    keepSession: assign({ signedIn: (_, signedIn: boolean) => signedIn }),
    endSession: assign({ signedIn: false }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    keepDraft: assign({
      draft: ({ context }, change: Partial<Draft>) => ({ ...context.draft, ...change }),
      key: null,
    }),
    keepFiles: enqueueActions(({ context, enqueue }, chosen: ChosenFile[]) => {
      const { files, refused } = withChosen(context.files, chosen)
      enqueue.assign({ files, key: null })
      if (refused !== null) enqueue.emit({ type: 'files.refused', reason: refused })
    }),
    dropFile: assign({
      files: ({ context }, dropped: string) => context.files.filter(({ key }) => key !== dropped),
      key: null,
    }),
    tryFileAgain: assign({
      files: ({ context }, key: string) => withChange(context.files, key, { failure: null }),
    }),
    chooseUpload: assign({
      uploadKey: ({ context }) => required(nextUpload(context.files)).key,
    }),
    storeUpload: enqueueActions(({ context, enqueue }, upload: Upload) => {
      const key = required(context.uploadKey)
      enqueue.assign({ files: withChange(context.files, key, { upload }) })
      enqueue.emit({ type: 'file.uploaded', key })
    }),
    keepUploadFailure: assign({
      files: ({ context, event }) =>
        withChange(context.files, required(context.uploadKey), { failure: failureIn(event) }),
    }),
    keepKey: assign({ key: ({ context }, key: string) => context.key ?? key }),
    clear: assign({ draft: emptyDraft, files: [], key: null, failure: null }),
    announceProfile: emit({ type: 'profile.saved' }),
    announceComment: emit({ type: 'comment.sent' }),
    announceFailure: emit({ type: 'comment.failed' }),
  },
})
