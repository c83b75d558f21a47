import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { tickets } from '#i18n/fa/tickets.ts'
import { css } from '#styled/css/index.js'
import { LoadFailure } from '#src/features/support/shared/LoadFailure.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useHydrated } from '#src/lib/use-hydrated.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { ChatMessage } from './shared/ChatMessage.tsx'
import { ticketsQuery } from './shared/tickets.queries.ts'
import { chatQuery } from './tickets.queries.ts'

const words = tickets.chat

/** The messages of a ticket, oldest first. What the customer has just sent is scrolled into view. */
export function Chat({ ticketId }: { ticketId: number }) {
  const api = useApi()
  const hydrated = useHydrated()
  const queryClient = useQueryClient()
  const {
    data: chat,
    isError,
    error,
    refetch,
  } = useQuery({
    ...chatQuery(api, ticketId),
    enabled: hydrated,
  })
  const list = useRef<HTMLOListElement>(null)
  const own = chat?.filter((message) => !message.is_admin).length
  const known = useRef(own)
  useEffect(() => {
    if (known.current !== undefined && own !== undefined && own > known.current)
      list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
    known.current = own
  }, [own])
  const isRead = chat !== undefined
  useEffect(() => {
    if (!isRead) return
    queryClient.setQueryData(ticketsQuery(api).queryKey, (known) =>
      known?.map((one) => (one.id === ticketId ? { ...one, unseen_messages: 0 } : one)),
    )
  }, [api, isRead, queryClient, ticketId])
  if (chat === undefined)
    return isError ? (
      <LoadFailure error={error} text={words.failed} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="240px" />
    )
  return (
    <ol ref={list} className={messages} aria-label={words.label} aria-live="polite">
      {chat.map((message) => (
        <ChatMessage
          key={message.id}
          message={message}
          author={message.is_admin ? words.expert : words.you}
        >
          {message.has_report && <p className={css({ textStyle: 'caption' })}>{words.report}</p>}
        </ChatMessage>
      ))}
    </ol>
  )
}

const messages = css({ display: 'grid', gap: '3', '& > *': { scrollMarginBlock: '120px' } })
