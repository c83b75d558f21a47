import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { staffModeration as words } from '#i18n/fa/staff-moderation.ts'
import type { Schemas } from '#machines/api/client.ts'
import type { StaffDecisionActor } from '#machines/flows/staff-decision/staff-decision.machine.ts'
import { css } from '#styled/css/index.js'
import { paths } from '#staff/app/paths.ts'
import { answersQuery, questionsQuery } from '#staff/app/queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { ChipLink } from '#src/ui/Chip.tsx'
import { Decisions } from './Decisions.tsx'
import { decisionsOn } from './decisions.ts'
import {
  kinds,
  moderationHref,
  listParameters,
  readModerationQuery,
  type ModerationQuery,
} from './moderation-query.ts'
import { chips, Queue } from './Queue.tsx'
import { Replies } from './Replies.tsx'
import { useDecision } from './use-decision.ts'
import { Written } from './Written.tsx'

/** The questions of customers, or their answers to each other, with the ones waiting for a decision first. */
export function QuestionsPage() {
  const [search] = useSearchParams()
  const query = readModerationQuery(search)
  const actor = useDecision()
  return query.kind === 'answers' ? (
    <AnswersQueue query={query} actor={actor} />
  ) : (
    <QuestionsQueue query={query} actor={actor} />
  )
}

type Props = { query: ModerationQuery; actor: StaffDecisionActor }

function QuestionsQueue({ query, actor }: Props) {
  const { data, error, refetch } = useQuery(questionsQuery(useApi(), listParameters(query)))
  return (
    <Queue {...frameOf(query, actor)} page={data} error={error} onRetry={() => void refetch()}>
      {data?.results.map((question) => (
        <Written
          key={question.id}
          product={question.product}
          author={question}
          text={question.text}
        >
          <Replies replies={question.answers} />
          <Decisions
            actor={actor}
            decisions={decisionsOn('question', question.id, question.status)}
          />
        </Written>
      ))}
    </Queue>
  )
}

function AnswersQueue({ query, actor }: Props) {
  const { data, error, refetch } = useQuery(answersQuery(useApi(), listParameters(query)))
  return (
    <Queue {...frameOf(query, actor)} page={data} error={error} onRetry={() => void refetch()}>
      {data?.results.map((answer) => (
        <Written
          key={answer.id}
          product={answer.product}
          author={answer}
          above={<Asked answer={answer} />}
          text={answer.text}
        >
          <Decisions actor={actor} decisions={decisionsOn('answer', answer.id, answer.status)} />
        </Written>
      ))}
    </Queue>
  )
}

const Asked = ({ answer: { question } }: { answer: Schemas['StaffAnswer'] }) => (
  <p className={css({ textStyle: 'small', color: 'text-2' })}>{words.question(question)}</p>
)

const frameOf = (query: ModerationQuery, actor: StaffDecisionActor) => ({
  title: words.questions,
  path: paths.questions,
  query,
  actor,
  choices: <Kinds query={query} />,
})

function Kinds({ query }: { query: ModerationQuery }) {
  return (
    <nav aria-label={words.kind} className={chips}>
      {kinds.map((kind) => (
        <ChipLink
          key={kind}
          href={moderationHref(paths.questions, { ...query, kind, page: 1 })}
          selected={kind === query.kind}
        >
          {words.kinds[kind]}
        </ChipLink>
      ))}
    </nav>
  )
}
