import { useQuery } from '@tanstack/react-query'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { messagesQuery } from '#src/features/messages/shared/messages.queries.ts'
import { ticketsQuery } from '#src/features/tickets/shared/tickets.queries.ts'
import { isInboxLive } from '#src/lib/api/inbox.ts'
import { useSignedIn } from '#src/lib/session.ts'

/** Number of replies and messages that the customer has not seen. */
export type Unseen = { tickets: number; messages: number }

const everyMs = 60_000
const none: Unseen = { tickets: 0, messages: 0 }

/**
 * Refetches when the tab gets the focus and, while no event reports changes (`useInbox`), once a minute; 0 until loaded
 * and while hydrating.
 */
export function useUnseen(): Unseen {
  const api = useApi()
  const signedIn = useSignedIn()
  const fresh = {
    enabled: signedIn,
    refetchInterval: () => (isInboxLive() ? false : everyMs),
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: true,
  }
  const { data: tickets = [] } = useQuery({ ...ticketsQuery(api), ...fresh })
  const { data: messages = [] } = useQuery({ ...messagesQuery(api), ...fresh })
  if (!signedIn) return none
  return {
    tickets: tickets.reduce((sum, { unseen_messages }) => sum + unseen_messages, 0),
    messages: messages.filter(({ seen }) => !seen).length,
  }
}
