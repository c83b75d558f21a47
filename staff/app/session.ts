import type { QueryClient } from '@tanstack/react-query'
import { failureOf } from '#machines/kernel/problem.ts'
import { paths as shopPaths } from '#src/lib/paths.ts'

/** Leads to the shop's sign-in, and back to this page, whenever a reply says that nobody is signed in. */
export function signInWhenLost(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const { code } = failureOf(event.action.error)
    if (code === 'unauthenticated' || code === 'session_expired')
      location.replace(shopPaths.login({ redirectUrl: location.pathname + location.search }))
  })
}
