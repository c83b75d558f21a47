import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useImperativeHandle, type Ref } from 'react'
import { createQuestionFormActors } from '#machines/flows/question-form/question-form.actors.ts'
import { questionFormMachine } from '#machines/flows/question-form/question-form.machine.ts'
import { questionFormPersistence } from '#machines/flows/question-form/question-form.persistence.ts'
import type { AnsweredQuestion } from '#machines/flows/question-form/question-form.types.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { useSignedIn } from '#src/lib/session.ts'
import { connectQuestionForm } from './connect-question-form.ts'
import { QuestionDialog } from './QuestionDialog.tsx'

export type QuestionFormHandle = { open: (question: AnsweredQuestion | null) => void }

type Props = {
  product: { id: number; slug: string }
  /** The question to answer first; null to ask one. */
  question: AnsweredQuestion | null
  /** The page to return to after a sign-in. */
  returnTo: string
  ref: Ref<QuestionFormHandle>
}

/** The form for questions about one product and answers to them; it opens when it is mounted. */
export function QuestionForm({ product: { id, slug }, question, returnTo, ref }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const signedIn = useSignedIn()
  const flow = useFlow(() => ({
    machine: questionFormMachine,
    live: () => questionFormMachine.provide({ actors: createQuestionFormActors(api) }),
    input: (signedIn) => ({ signedIn, productId: id }),
    persistence: questionFormPersistence(id),
    listen: (actor) => {
      actor.send({ type: 'form.opened', question: idAndText(question) })
      return connectQuestionForm(actor, { slug, queryClient })
    },
  }))
  useEffect(() => flow.send({ type: 'session.changed', signedIn }), [flow, signedIn])
  useImperativeHandle(
    ref,
    () => ({
      open: (question) => flow.send({ type: 'form.opened', question: idAndText(question) }),
    }),
    [flow],
  )
  return <QuestionDialog flow={flow} returnTo={returnTo} />
}

/** Only what the form shows goes into its saved draft. */
const idAndText = (question: AnsweredQuestion | null): AnsweredQuestion | null =>
  question && { id: question.id, text: question.text }
