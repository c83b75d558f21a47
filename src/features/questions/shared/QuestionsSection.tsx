import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react'
import { css } from '#styled/css/index.js'
import { questions as words } from '#i18n/fa/questions.ts'
import type { AnsweredQuestion } from '#machines/flows/question-form/question-form.types.ts'
import { hasOpenText } from '#src/features/questions/form/open-text.ts'
import type { QuestionFormHandle } from '#src/features/questions/form/QuestionForm.tsx'
import { QuestionList } from '#src/features/questions/QuestionList.tsx'
import { paths } from '#src/lib/paths.ts'
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
  const isTextOpen = useSyncExternalStore(
    noSubscription,
    () => hasOpenText(id),
    () => false,
  )
  const write = (question: AnsweredQuestion | null) => {
    if (form.current === null) setWanted({ question })
    else form.current.open(question)
  }
  if (isTextOpen && wanted === null) setWanted({ question: null })
  return (
    <section id="questions" aria-labelledby="questions-title" className={section}>
      <h2 id="questions-title" className={title}>
        {words.title}
      </h2>
      <div className={columns}>
        <div className={side}>
          <p className={hint}>{words.hint}</p>
          <Button look="line" icon="chat" wide onClick={() => write(null)}>
            {words.ask}
          </Button>
        </div>
        <QuestionList slug={slug} onAnswer={write} />
      </div>
      {wanted !== null && (
        <Suspense>
          <QuestionForm
            ref={form}
            product={{ id, slug }}
            question={wanted.question}
            returnTo={paths.product(slug)}
          />
        </Suspense>
      )}
    </section>
  )
}

/** The form itself follows its text; here it is only read while rendering. */
const noSubscription = () => () => undefined

const section = css({ marginBlockStart: 'section', scrollMarginBlockStart: '80px' })
const title = css({ textStyle: 'h2', marginBlockEnd: { base: '5', md: '6' } })
const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '304px minmax(0, 1fr)' },
  alignItems: 'start',
  gap: { base: '6', md: '10', lg: '12' },
})
const side = css({ display: 'grid', gap: '5' })
const hint = css({ textStyle: 'body', color: 'text-2' })
