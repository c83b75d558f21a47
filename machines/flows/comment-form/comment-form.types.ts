import type { Schemas } from '#machines/api/client.ts'
import type { Attachment, ChosenFile } from '#machines/kernel/attachments.ts'
import type { Failure } from '#machines/kernel/problem.ts'

export type ProfileInput = Schemas['ProfilePut']

/** The input of the form; 0 stars if none were chosen yet. A guest may give a name, a customer may hide theirs. */
export type Draft = { stars: number; text: string; name: string; isAnonymous: boolean }

export type CommentFormInput = { signedIn: boolean; productId: number }

export type CommentFormContext = CommentFormInput & {
  draft: Draft
  files: Attachment[]
  /** Of the file that is uploaded now, or was last; null before the first one. */
  uploadKey: string | null
  /** Idempotency key under which this draft was submitted, however often; null before, and after a change. */
  key: string | null
  failure: Failure | null
}

export type CommentFormEvent =
  | { type: 'form.opened' }
  /** A saved flow resumes in its state, after a reload or a return (`startFlow`). */
  | { type: 'flow.resumed' }
  /** The shopper signed in or out, on this page or in another tab. */
  | { type: 'session.changed'; signedIn: boolean }
  | { type: 'profile.submitted'; profile: ProfileInput }
  | { type: 'draft.changed'; change: Partial<Draft> }
  | { type: 'files.added'; files: ChosenFile[] }
  | { type: 'file.removed'; key: string }
  | { type: 'file.retried'; key: string }
  /** `key` is a new one, for a draft that has none yet. */
  | { type: 'comment.submitted'; key: string }
  | { type: 'retry.requested' }
  | { type: 'dialog.dismissed' }

/** `files.refused`: more than a comment may have, or of a kind that is not taken. */
export type CommentFormEmitted =
  | { type: 'profile.saved' }
  | { type: 'file.uploaded'; key: string }
  | { type: 'files.refused'; reason: 'count' | 'kind' }
  | { type: 'comment.sent' }
  | { type: 'comment.failed' }

export type SendInput = {
  productId: number
  signedIn: boolean
  draft: Draft
  fileIds: string[]
  key: string
}
