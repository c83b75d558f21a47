import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followInbox } from '#src/lib/api/inbox.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'

/**
 * Reloads the tickets and messages that a signed-in customer sees whenever they have changed, and
 * the orders, whose moves a message reports.
 */
export function useInbox(): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      followInbox(() => {
        void queryClient.invalidateQueries({ queryKey: queryKeys.tickets })
        void queryClient.invalidateQueries({ queryKey: queryKeys.messages, exact: true })
        void queryClient.invalidateQueries({ queryKey: queryKeys.allOrders })
        void queryClient.invalidateQueries({ queryKey: queryKeys.everyOrder })
      }),
    [queryClient],
  )
}
