import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { questionLength } from '#domain/question.ts'
import { css } from '#styled/css/index.js'
import { questionForm as words } from '#i18n/fa/questions.ts'
import type { QuestionFormActor } from '#machines/flows/question-form/question-form.machine.ts'
import { questionFormSelectors as selectors } from '#machines/flows/question-form/question-form.selectors.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { number } from '#src/lib/format.ts'
import { Note } from '#src/ui/Note.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'

type Props = { flow: QuestionFormActor }

/** The text of a question or of an answer. Each change is sent to the flow immediately, so that nothing gets lost. */
export function QuestionText({ flow }: Props) {
  const kind = useSelector(flow, selectors.kind)
  const question = useSelector(flow, selectors.question)
  const text = useSelector(flow, selectors.text)
  const fault = useSelector(flow, selectors.fault)
  const signedIn = useSelector(flow, selectors.signedIn)
  const [isTouched, setTouched] = useState(false)
  const isShown = fault !== null && (isTouched || fault === 'tooLong')
  return (
    <div className={form}>
      <FailureNote flow={flow} />
      {question !== null && (
        <blockquote className={asked}>
          <p className={label}>{words.about}</p>
          <p className={quoted} dir="auto">
            {question.text}
          </p>
        </blockquote>
      )}
      <TextArea
        label={words.text[kind]}
        rows={5}
        value={text}
        hint={
          text === '' ? words.hint[kind] : words.length(number(text.length), number(questionLength))
        }
        error={isShown ? words[fault] : undefined}
        onChange={({ target }) => flow.send({ type: 'text.changed', text: target.value })}
        onBlur={() => setTouched(true)}
      />
      {!signedIn && <Note>{words.guest}</Note>}
    </div>
  )
}

function FailureNote({ flow }: Props) {
  const kind = useSelector(flow, selectors.kind)
  const failure = useSelector(flow, selectors.failure)
  if (failure === null) return null
  return (
    <Note tone="danger" role="alert">
      {words.failed[kind]}
      <br />
      {failureText(failure)}
      <ReportLink failure={failure} />
    </Note>
  )
}

const form = css({ display: 'grid', gap: '5' })
const asked = css({ paddingInlineStart: '4', borderInlineStart: '2px solid {colors.brand}' })
const label = css({ textStyle: 'caption', color: 'text-2' })
const quoted = css({ textStyle: 'body', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
