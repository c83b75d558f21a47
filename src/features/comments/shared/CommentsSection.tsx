import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { comments as words } from '#i18n/fa/comments.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { commentExtraDataQuery } from './comments.queries.ts'
import { DiscussionSection } from '#src/goods/DiscussionSection.tsx'
import { paths } from '#src/lib/paths.ts'
import type { CommentFormHandle } from '#src/features/comments/form/CommentForm.tsx'
import { hasOpenDraft } from '#src/features/comments/form/open-draft.ts'
import { useBrowserValue } from '#src/lib/use-hydrated.ts'
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
  const isDraftOpen = useBrowserValue(() => hasOpenDraft(id), false)
  if (isDraftOpen && !isFormWanted) setFormWanted(true)
  const write = () => {
    if (form.current === null) setFormWanted(true)
    else form.current.open()
  }
  return (
    <DiscussionSection
      id="comments"
      title={words.title}
      side={
        <>
          {rating.data !== undefined && <RatingSummary rating={rating.data} />}
          {rating.isPending && <Skeleton height="180px" />}
          {rating.isLoadingError && <Retry onRetry={() => void rating.refetch()} />}
          <Button look="line" icon="edit" wide onClick={write}>
            {words.write}
          </Button>
          <BuyersPictures slug={slug} />
        </>
      }
      form={
        isFormWanted && (
          <Suspense>
            <CommentForm ref={form} productId={id} returnTo={paths.product(slug)} />
          </Suspense>
        )
      }
    >
      <CommentList slug={slug} />
    </DiscussionSection>
  )
}
