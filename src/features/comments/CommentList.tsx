import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { css } from '#styled/css/index.js'
import { comments as words } from '#i18n/fa/comments.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { commentsQuery, type CommentOrdering } from './shared/comments.queries.ts'
import { number } from '#src/lib/format.ts'
import { useSignedIn } from '#src/lib/session.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/Button.tsx'
import { Chip, chipRow } from '#src/ui/Chip.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { fetchedAtFirst, shownAtFirst } from './comment-view.ts'
import { CommentItem } from './CommentItem.tsx'
import { LoginPrompt } from './LoginPrompt.tsx'

const orderings: CommentOrdering[] = ['-send_at', 'send_at', '-stars', 'stars']

/** The comments in a selected order: two, or all of them. */
export function CommentList({ slug }: { slug: string }) {
  const id = useId()
  const [ordering, setOrdering] = useState<CommentOrdering>('-send_at')
  const [isExpanded, setExpanded] = useState(false)
  const [isAskedToSignIn, setAskedToSignIn] = useState(false)
  const list = useComments(slug, ordering, isExpanded)
  const { results = [], total = 0 } = list.data ?? {}
  if (list.isPending) return <Skeleton height="320px" />
  if (list.isLoadingError) return <Retry onRetry={() => void list.refetch()} />
  if (total === 0) return <p className={empty}>{words.beFirst}</p>
  return (
    <div className={css({ minWidth: '0' })}>
      <div role="group" aria-label={words.sort} className={chipRow}>
        {orderings.map((each) => (
          <Chip key={each} selected={each === ordering} onClick={() => setOrdering(each)}>
            {words.orderings[each]}
          </Chip>
        ))}
      </div>
      <ul id={id} aria-busy={list.isPlaceholderData || undefined} className={items}>
        {results.slice(0, isExpanded ? undefined : shownAtFirst).map((comment) => (
          <CommentItem
            key={comment.id}
            slug={slug}
            comment={comment}
            onSignInNeeded={() => setAskedToSignIn(true)}
          />
        ))}
      </ul>
      {total > shownAtFirst && (
        <Button
          look="ghost"
          className={more}
          iconEnd={isExpanded ? 'caret-up' : 'caret-down'}
          aria-expanded={isExpanded}
          aria-controls={id}
          busy={isExpanded && list.isPlaceholderData}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? words.fewer : words.all(number(total))}
        </Button>
      )}
      <LoginPrompt
        open={isAskedToSignIn}
        returnTo={paths.product(slug)}
        onClose={() => setAskedToSignIn(false)}
      />
    </div>
  )
}

/** The shared copy is sent with the page; a customer's own replaces it when loaded. */
function useComments(slug: string, ordering: CommentOrdering, isExpanded: boolean) {
  const api = useApi()
  const signedIn = useSignedIn()
  const first = useQuery({
    ...commentsQuery(api, { slug, ordering, size: fetchedAtFirst }, signedIn),
    placeholderData: keepPreviousData,
  })
  const hasMore = (first.data?.total ?? 0) > fetchedAtFirst
  const all = useQuery({
    ...commentsQuery(api, { slug, ordering }, signedIn),
    placeholderData: first.data,
    enabled: isExpanded && hasMore,
  })
  return isExpanded && hasMore ? all : first
}

const items = css({
  display: 'grid',
  marginBlock: '4',
  '&[aria-busy=true]': { opacity: '.6' },
})
/** Aligns its text with the comments. */
const more = css({ marginInlineStart: '-6' })
const empty = css({ textStyle: 'body', color: 'text-2' })
