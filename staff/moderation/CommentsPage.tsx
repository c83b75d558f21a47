import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { staffModeration as words } from '#i18n/fa/staff-moderation.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { paths } from '#staff/app/paths.ts'
import { commentsQuery } from '#staff/app/queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Rating } from '#src/ui/Rating.tsx'
import { Decisions } from './Decisions.tsx'
import { decisionsOn } from './decisions.ts'
import { listParameters, readModerationQuery } from './moderation-query.ts'
import { Queue } from './Queue.tsx'
import { Replies } from './Replies.tsx'
import { useDecision } from './use-decision.ts'
import { Written } from './Written.tsx'

/** The comments of customers, with the ones waiting for a decision first. */
export function CommentsPage() {
  const [search] = useSearchParams()
  const query = readModerationQuery(search)
  const { data, error, refetch } = useQuery(commentsQuery(useApi(), listParameters(query)))
  const actor = useDecision()
  return (
    <Queue
      title={words.comments}
      path={paths.comments}
      query={query}
      page={data}
      error={error}
      onRetry={() => void refetch()}
      actor={actor}
    >
      {data?.results.map((comment) => (
        <Written
          key={comment.id}
          product={comment.product}
          author={comment}
          above={<Rating score={comment.stars} />}
          text={comment.text}
        >
          <Files files={comment.files} />
          <Replies replies={comment.children} />
          <Decisions actor={actor} decisions={decisionsOn('comment', comment.id, comment.status)} />
        </Written>
      ))}
    </Queue>
  )
}

function Files({ files }: { files: Schemas['StaffComment']['files'] }) {
  if (files.length === 0) return null
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
      {files.map(({ id, file, file_type: kind }) =>
        kind === 'video' ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody writes captions for a customer's video
          <video
            key={id}
            src={file}
            controls
            preload="none"
            className={media}
            aria-label={words.file}
          />
        ) : (
          <a key={id} href={`${file}?w=1440`} target="_blank" rel="noreferrer">
            <img src={`${file}?w=480`} alt={words.file} loading="lazy" className={media} />
          </a>
        ),
      )}
    </div>
  )
}

const media = css({ width: '96px', height: '96px', borderRadius: 'md', objectFit: 'cover' })
