import type { QueryClient } from '@tanstack/react-query'
import { questionForm as words } from '#i18n/fa/questions.ts'
import type { QuestionFormActor } from '#machines/flows/question-form/question-form.machine.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'
import { toast } from '#src/ui/toast.ts'

type Page = { slug: string; queryClient: QueryClient }

/**
 * Shows the messages of the form's events, and reads the questions again: an answer of the shop is published at once.
 * @returns unsubscribes
 */
export function connectQuestionForm(
  flow: QuestionFormActor,
  { slug, queryClient }: Page,
): () => void {
  const subscription = flow.on('text.sent', ({ isAnswer, isPublished }) => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.questions(slug) })
    const waiting = words.sent[isAnswer ? 'answer' : 'question']
    toast({ text: isPublished ? words.published : waiting, tone: 'ok' })
  })
  return () => subscription.unsubscribe()
}
