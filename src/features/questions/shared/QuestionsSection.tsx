import { lazy, Suspense, useRef, useState } from 'react'
import { css } from '#styled/css/index.js'
import { questions as words } from '#i18n/fa/questions.ts'
import type { AnsweredQuestion } from '#machines/flows/question-form/question-form.types.ts'
import { hasOpenText } from '#src/features/questions/form/open-text.ts'
import type { QuestionFormHandle } from '#src/features/questions/form/QuestionForm.tsx'
import { QuestionList } from '#src/features/questions/QuestionList.tsx'
import { DiscussionSection } from '#src/goods/DiscussionSection.tsx'
import { paths } from '#src/lib/paths.ts'
import { useBrowserValue } from '#src/lib/use-hydrated.ts'
import { Button } from '#src/ui/Button.tsx'

const QuestionForm = lazy(() =>
  import('#src/features/questions/form/QuestionForm.tsx').then((m) => ({
    default: m.QuestionForm,
  })),
)

type Props = { product: { id: number; slug: string } }

/** The questions about a product, and the form to ask and to answer. The form's script is fetched on demand. */
export function QuestionsSection({ product: { id, slug } }: Props) {
  const form = useRef<QuestionFormHandle>(null)
  const [wanted, setWanted] = useState<{ question: AnsweredQuestion | null } | null>(null)
  const isTextOpen = useBrowserValue(() => hasOpenText(id), false)
  const write = (question: AnsweredQuestion | null) => {
    if (form.current === null) setWanted({ question })
    else form.current.open(question)
  }
  if (isTextOpen && wanted === null) setWanted({ question: null })
  return (
    <DiscussionSection
      id="questions"
      title={words.title}
      side={
        <>
          <p className={css({ textStyle: 'body', color: 'text-2' })}>{words.hint}</p>
          <Button look="line" icon="chat" wide onClick={() => write(null)}>
            {words.ask}
          </Button>
        </>
      }
      form={
        wanted !== null && (
          <Suspense>
            <QuestionForm
              ref={form}
              product={{ id, slug }}
              question={wanted.question}
              returnTo={paths.product(slug)}
            />
          </Suspense>
        )
      }
    >
      <QuestionList slug={slug} onAnswer={write} />
    </DiscussionSection>
  )
}
