import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { failureOf, isSignedOut } from '#machines/kernel/problem.ts'
import { subscribeToTabs } from '#src/lib/api/tabs.ts'
import { findRoute } from '#src/lib/route.ts'
import { isMarkedSignedIn, isShownSignedIn, resetSessionData } from '#src/lib/session.ts'
import { routes } from '#src/app/routes.ts'

/** Keeps this tab in step with the others, and with a session that the server says is over. */
export function useSessionNews(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const unsubscribeFromTabs = subscribeToTabs(queryClient, {
      onSession: () => follow(queryClient),
    })
    const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      if (isSignedOut(failureOf(event.action.error)) && isShownSignedIn())
        resetSessionData(queryClient)
    })
    return () => {
      unsubscribeFromTabs()
      unsubscribe()
    }
  }, [queryClient])
}

/** A page of an account that was left must not stay on the screen: it begins anew, which leads to the login. */
function follow(queryClient: QueryClient): void {
  const route = findRoute(routes, location.pathname)?.route
  if (!isMarkedSignedIn() && route?.layout === 'default' && !route.shared) location.reload()
  else resetSessionData(queryClient)
}
