import type { Persistence } from '#machines/kernel/snapshot.ts'
import { freshQuestionForm } from './question-form.context.ts'
import { questionFormMachine } from './question-form.machine.ts'

/** A reload or a sign-in keeps the text about the same product. */
export const questionFormPersistence = (
  productId: number,
): Persistence<typeof questionFormMachine> => ({
  machine: questionFormMachine,
  name: String(productId),
  version: 1,
  maximumAge: 24 * 3_600_000,
  keep: ({ question, drafts, failure }) => ({ question, drafts, failure }),
  fresh: freshQuestionForm,
})
