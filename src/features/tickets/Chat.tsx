import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { tickets } from '#i18n/fa/tickets.ts'
import { css, cva } from '#styled/css/index.js'
import type { Schemas } from '#machines/api/client.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { day, timeOfDay } from '#src/lib/format.ts'
import { useHydrated } from '#src/lib/use-hydrated.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { ticketsQuery } from './shared/tickets.queries.ts'
import { chatQuery } from './tickets.queries.ts'

const words = tickets.chat

/** The messages of a ticket, oldest first. */
export function Chat({ ticketId }: { ticketId: number }) {
  const api = useApi()
  const hydrated = useHydrated()
  const queryClient = useQueryClient()
  const {
    data: chat,
    isError,
    refetch,
  } = useQuery({
    ...chatQuery(api, ticketId),
    enabled: hydrated,
  })
  const isRead = chat !== undefined
  useEffect(() => {
    if (!isRead) return
    queryClient.setQueryData(ticketsQuery(api).queryKey, (known) =>
      known?.map((one) => (one.id === ticketId ? { ...one, unseen_messages: 0 } : one)),
    )
  }, [api, isRead, queryClient, ticketId])
  if (chat === undefined)
    return isError ? (
      <Retry text={words.failed} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="240px" />
    )
  return (
    <ol className={list} aria-label={words.label} aria-live="polite">
      {chat.map((message) => (
        <ChatMessage key={message.id} message={message} />
      ))}
    </ol>
  )
}

function ChatMessage({ message }: { message: Schemas['ChatMessage'] }) {
  const { text, is_admin: isExpert, send_at: sentAt, files, has_report: hasReport } = message
  return (
    <li className={bubble({ by: isExpert ? 'expert' : 'customer' })}>
      <p className={author}>
        {isExpert && <Icon name="support" size={16} />}
        {isExpert ? words.expert : words.you}
      </p>
      <p className={css({ textStyle: 'body', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })}>
        {text}
      </p>
      {files.length > 0 && (
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
          {files.map((file) => (
            <ChatFile key={file.id} file={file} />
          ))}
        </div>
      )}
      {hasReport && <p className={css({ textStyle: 'caption' })}>{words.report}</p>}
      <time dateTime={sentAt} className={css({ textStyle: 'caption', color: 'text-2' })}>
        {day(sentAt)}، {timeOfDay(sentAt)}
      </time>
    </li>
  )
}

function ChatFile({ file: { file, file_type: kind } }: { file: Schemas['CommentUpload'] }) {
  if (kind === 'video')
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody writes captions for a customer's video
    return <video src={file} controls preload="none" className={media} aria-label={words.file} />
  return (
    <a href={`${file}?w=1440`} target="_blank" rel="noreferrer">
      <img src={`${file}?w=480`} alt={words.file} loading="lazy" className={media} />
    </a>
  )
}

const list = css({ display: 'grid', gap: '3' })
const bubble = cva({
  base: {
    display: 'grid',
    gap: '1',
    maxWidth: '640px',
    width: 'fit-content',
    padding: '12px 16px',
    borderRadius: 'lg',
    border: '1px solid',
  },
  variants: {
    by: {
      customer: { justifySelf: 'start', bg: 'surface', borderColor: 'border' },
      expert: { justifySelf: 'end', bg: 'brand-soft', borderColor: 'brand-soft' },
    },
  },
})
const author = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  textStyle: 'caption',
  color: 'text-2',
})
const media = css({
  width: '120px',
  height: '120px',
  borderRadius: 'md',
  objectFit: 'cover',
  bg: 'bg-sunken',
})
