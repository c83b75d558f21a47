import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { css } from '#styled/css/index.js'
import { questions as words } from '#i18n/fa/questions.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number } from '#src/lib/format.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { QuestionItem } from './QuestionItem.tsx'
import type { Question } from './question-view.ts'
import { questionsQuery } from './shared/questions.queries.ts'

type Props = { slug: string; onAnswer: (question: Question) => void }

/** The questions about a product, page by page. */
export function QuestionList({ slug, onAnswer }: Props) {
  const [page, setPage] = useState(1)
  const list = useQuery({
    ...questionsQuery(useApi(), slug, page),
    placeholderData: keepPreviousData,
  })
  if (list.isPending) return <Skeleton height="240px" />
  if (list.isLoadingError) return <Retry onRetry={() => void list.refetch()} />
  const { results, page_count: pageCount, total } = list.data
  if (total === 0) return <p className={empty}>{words.none}</p>
  return (
    <div className={css({ minWidth: '0' })}>
      <p className={count}>{words.count(number(total))}</p>
      <ul aria-busy={list.isPlaceholderData || undefined} className={items}>
        {results.map((question) => (
          <QuestionItem key={question.id} question={question} onAnswer={() => onAnswer(question)} />
        ))}
      </ul>
      {pageCount > 1 && <Pager page={page} pageCount={pageCount} onTurn={setPage} />}
    </div>
  )
}

type PagerProps = { page: number; pageCount: number; onTurn: (page: number) => void }

function Pager({ page, pageCount, onTurn }: PagerProps) {
  return (
    <div role="group" aria-label={words.pages} className={pager}>
      <IconButton
        icon="caret-back"
        label={words.previous}
        disabled={page === 1}
        onClick={() => onTurn(page - 1)}
      />
      <span role="status">{words.position(number(page), number(pageCount))}</span>
      <IconButton
        icon="caret"
        label={words.next}
        disabled={page >= pageCount}
        onClick={() => onTurn(page + 1)}
      />
    </div>
  )
}

const count = css({ textStyle: 'caption', color: 'text-2' })
const items = css({
  display: 'grid',
  '&[aria-busy=true]': { opacity: '.6' },
})
const pager = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockStart: '4',
  textStyle: 'small',
})
const empty = css({ textStyle: 'body', color: 'text-2' })
