import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { failureOf, isSignedOut } from '#machines/kernel/problem.ts'
import { subscribeToTabs } from '#src/lib/api/tabs.ts'
import { forgetTab } from '#src/lib/forget-tab.ts'
import { forgetLostSession, markSessionLost } from '#src/lib/lost-session.ts'
import { findRoute } from '#src/lib/route.ts'
import { isMarkedSignedIn, isShownSignedIn, resetSessionData } from '#src/lib/session.ts'
import { routes } from '#src/app/routes.ts'

/** Follows the session: when it changes in another tab, and when the server says that it has expired. */
export function useSessionSync(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const unsubscribeFromTabs = subscribeToTabs(queryClient, {
      onSession: () => follow(queryClient),
    })
    const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      if (!isSignedOut(failureOf(event.action.error)) || !isShownSignedIn()) return
      markSessionLost()
      resetSessionData(queryClient)
    })
    return () => {
      unsubscribeFromTabs()
      unsubscribe()
    }
  }, [queryClient])
}

/**
 * After a sign-out in another tab nothing that was typed stays in this one, nor a page of the account on screen:
 * reloading it redirects to the sign-in.
 */
function follow(queryClient: QueryClient): void {
  if (isMarkedSignedIn()) forgetLostSession()
  else {
    forgetTab()
    if (isShownSignedIn()) markSessionLost()
  }
  const route = findRoute(routes, location.pathname)?.route
  if (!isMarkedSignedIn() && route?.layout === 'default' && !route.shared) location.reload()
  else resetSessionData(queryClient)
}
