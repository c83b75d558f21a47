import type { Persistence } from '#machines/kernel/snapshot.ts'
import { freshCommentForm } from './comment-form.context.ts'
import { commentFormMachine } from './comment-form.machine.ts'

/**
 * A reload or a sign-in continues the draft of the same product, with the files that are at the server; the bytes of
 * the others are gone with the page.
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
    files: files.filter(({ upload }) => upload !== null),
    key,
    failure,
  }),
  fresh: freshCommentForm,
})
