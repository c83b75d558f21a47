import type { CommentFormContext, CommentFormInput } from './comment-form.types.ts'
import { emptyDraft } from './draft.ts'

/** A flow at its start; what was saved of an earlier one is put on top of it. */
export const freshCommentForm = (input: CommentFormInput): CommentFormContext => ({
  ...input,
  draft: emptyDraft,
  files: [],
  uploadKey: null,
  key: null,
  failure: null,
})
