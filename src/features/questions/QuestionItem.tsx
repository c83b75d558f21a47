import { useId, type ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { questions as words } from '#i18n/fa/questions.ts'
import { day } from '#src/lib/format.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ServerText } from '#src/ui/ServerText.tsx'
import type { Answer, Question } from './question-view.ts'

type Props = { question: Question; onAnswer: () => void }

/** A question with its answers, those of the shop marked as such. */
export function QuestionItem({ question, onAnswer }: Props) {
  const id = useId()
  const { display_name, text, send_at, answers } = question
  return (
    <li className={item}>
      <article>
        <p id={id} className={asked} dir="auto">
          {text}
        </p>
        <Byline name={display_name} at={send_at} />
        {answers.length === 0 && <p className={none}>{words.unanswered}</p>}
        {answers.map((answer) => (
          <AnswerText key={answer.id} answer={answer} />
        ))}
        <Button
          look="ghost"
          size="sm"
          icon="chat"
          className={reply}
          aria-describedby={id}
          onClick={onAnswer}
        >
          {words.answer}
        </Button>
      </article>
    </li>
  )
}

function AnswerText({ answer }: { answer: Answer }) {
  const { display_name, text, send_at, is_shop, is_buyer } = answer
  return (
    <blockquote className={answerBox} data-shop={is_shop || undefined}>
      <p className={said} dir="auto">
        {text}
      </p>
      <Byline name={display_name} at={send_at}>
        {is_shop && (
          <Badge tone="brand" icon="store">
            {words.shop}
          </Badge>
        )}
        {is_buyer && <Badge tone="ok">{words.buyer}</Badge>}
      </Byline>
    </blockquote>
  )
}

type BylineProps = { name: string; at: string; children?: ReactNode }

function Byline({ name, at, children }: BylineProps) {
  return (
    <p className={byline}>
      <bdi>{name}</bdi>
      <time dateTime={at}>
        <ServerText of={at} text={day} />
      </time>
      {children}
    </p>
  )
}

const item = css({ paddingBlock: '5', borderBlockEnd: '1px solid {colors.border}' })
const asked = css({
  maxWidth: '720px',
  textStyle: 'h3',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
const said = css({
  maxWidth: '720px',
  textStyle: 'body',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
const byline = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  marginBlockStart: '2',
  textStyle: 'caption',
  color: 'text-2',
})
const answerBox = css({
  marginBlockStart: '4',
  paddingInlineStart: '4',
  borderInlineStart: '2px solid {colors.border-strong}',
  '&[data-shop]': { borderInlineStartColor: 'brand' },
})
const none = css({ textStyle: 'small', color: 'text-2', marginBlockStart: '3' })
/** Aligns its text with the question. */
const reply = css({ marginBlockStart: '2', marginInlineStart: '-4' })
