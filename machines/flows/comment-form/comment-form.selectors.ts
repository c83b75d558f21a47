import type { SnapshotFrom } from 'xstate'
import type { commentFormMachine } from './comment-form.machine.ts'
import { isSendable } from './draft.ts'

type CommentFormSnapshot = SnapshotFrom<typeof commentFormMachine>

/** What the comment form shows. */
export const commentFormSelectors = {
  isOpen: (snapshot: CommentFormSnapshot) => snapshot.hasTag('dialog'),
  step: (snapshot: CommentFormSnapshot) => {
    if (snapshot.matches({ profile: 'checking' })) return 'checking'
    if (snapshot.matches({ profile: 'checkFailed' })) return 'checkFailed'
    if (snapshot.matches('profile')) return 'completing'
    return snapshot.matches('sent') ? 'sent' : 'editing'
  },
  signedIn: (snapshot: CommentFormSnapshot) => snapshot.context.signedIn,
  draft: (snapshot: CommentFormSnapshot) => snapshot.context.draft,
  files: (snapshot: CommentFormSnapshot) => snapshot.context.files,
  isSendable: (snapshot: CommentFormSnapshot) => isSendable(snapshot.context),
  isUploading: (snapshot: CommentFormSnapshot) => snapshot.matches({ editing: 'uploading' }),
  isSaving: (snapshot: CommentFormSnapshot) => snapshot.matches({ profile: 'saving' }),
  isSending: (snapshot: CommentFormSnapshot) => snapshot.matches('sending'),
  failure: (snapshot: CommentFormSnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
}
