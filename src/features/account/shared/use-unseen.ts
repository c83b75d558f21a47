import { useQuery } from '@tanstack/react-query'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { messagesQuery } from '#src/features/messages/shared/messages.queries.ts'
import { ticketsQuery } from '#src/features/tickets/shared/tickets.queries.ts'
import { useSignedIn } from '#src/lib/session.ts'

/** How many replies and messages the customer has not seen (decision N24). */
export type Unseen = { tickets: number; messages: number }

const everyMs = 60_000
const none: Unseen = { tickets: 0, messages: 0 }

/** Asks once a minute, in the background too, and when the shopper comes back to the tab; 0 until it is known, and while hydrating. */
export function useUnseen(): Unseen {
  const api = useApi()
  const signedIn = useSignedIn()
  const fresh = {
    enabled: signedIn,
    refetchInterval: everyMs,
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
