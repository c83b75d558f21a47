import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react'
import { css } from '#styled/css/index.js'
import { comments as words } from '#i18n/fa/comments.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { commentExtraDataQuery } from './comments.queries.ts'
import { paths } from '#src/lib/paths.ts'
import type { CommentFormHandle } from '#src/features/comments/form/CommentForm.tsx'
import { hasOpenDraft } from '#src/features/comments/form/open-draft.ts'
import { Button } from '#src/ui/Button.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { BuyersPictures } from '#src/features/comments/BuyersPictures.tsx'
import { CommentList } from '#src/features/comments/CommentList.tsx'
import { RatingSummary } from '#src/features/comments/RatingSummary.tsx'

const CommentForm = lazy(() =>
  import('#src/features/comments/form/CommentForm.tsx').then((m) => ({ default: m.CommentForm })),
)

type Props = { product: { id: number; slug: string } }

/** The comments of a product, and the form to write one. The form's script is fetched on demand. */
export function CommentsSection({ product: { id, slug } }: Props) {
  const rating = useQuery(commentExtraDataQuery(useApi(), slug))
  const form = useRef<CommentFormHandle>(null)
  const [isFormWanted, setFormWanted] = useState(false)
  const isDraftOpen = useSyncExternalStore(
    noSubscription,
    () => hasOpenDraft(id),
    () => false,
  )
  if (isDraftOpen && !isFormWanted) setFormWanted(true)
  const write = () => {
    if (form.current === null) setFormWanted(true)
    else form.current.open()
  }
  return (
    <section id="comments" aria-labelledby="comments-title" className={section}>
      <h2 id="comments-title" className={title}>
        {words.title}
      </h2>
      <div className={columns}>
        <div className={side}>
          {rating.data !== undefined && <RatingSummary rating={rating.data} />}
          {rating.isPending && <Skeleton height="180px" />}
          {rating.isError && <Retry onRetry={() => void rating.refetch()} />}
          <Button look="line" icon="edit" wide onClick={write}>
            {words.write}
          </Button>
          <BuyersPictures slug={slug} />
        </div>
        <CommentList slug={slug} />
      </div>
      {isFormWanted && (
        <Suspense>
          <CommentForm ref={form} productId={id} returnTo={paths.product(slug)} />
        </Suspense>
      )}
    </section>
  )
}

/** The form itself follows its draft; here it is only read while rendering. */
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
