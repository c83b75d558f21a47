import type { CommentFormContext, CommentFormInput } from './comment-form.types.ts'
import { emptyDraft } from './draft.ts'

/** The initial context; saved values are merged over it. */
export const freshCommentForm = (input: CommentFormInput): CommentFormContext => ({
  ...input,
  draft: emptyDraft,
  files: [],
  uploadKey: null,
  key: null,
  failure: null,
})
