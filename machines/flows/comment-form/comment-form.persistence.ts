import { savedFiles } from '#machines/kernel/attachments.ts'
import type { Persistence } from '#machines/kernel/snapshot.ts'
import { freshCommentForm } from './comment-form.context.ts'
import { commentFormMachine } from './comment-form.machine.ts'

/**
 * A reload or a sign-in continues the draft of the same product with its files; files that were not
 * uploaded have to be chosen again. What may have been sent already is sent again under its key.
 */
export const commentFormPersistence = (
  productId: number,
): Persistence<typeof commentFormMachine> => ({
  machine: commentFormMachine,
  name: String(productId),
  version: 1,
  maximumAge: 24 * 3_600_000,
  keep: ({ draft, files, key, failure }) => ({
    draft,
    files: savedFiles(files),
    key,
    failure,
  }),
  settled: (snapshot) =>
    snapshot.matches({ editing: 'uploading' }) || snapshot.matches('sending')
      ? { editing: 'resting' }
      : null,
  fresh: freshCommentForm,
})
