import type { QueryClient } from '@tanstack/react-query'
import { failureOf } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { paths as shopPaths } from '#src/lib/paths.ts'
import { queryKeys } from './queries.ts'
import { letGo } from './unsaved.ts'

/** Leads to the shop's sign-in, and back to this page, whenever a reply says that nobody is signed in. */
export function signInWhenLost(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const { code } = failureOf(event.action.error)
    if (code === 'unauthenticated' || code === 'session_expired') {
      // Nothing can be saved any more, and the browser would ask at every reply.
      letGo()
      location.replace(
        shopPaths.login({
          redirectUrl: location.pathname + location.search,
          reason: queryClient.getQueryData(queryKeys.member) === undefined ? undefined : 'ended',
        }),
      )
    }
  })
}

/**
 * Asks who is there whenever a reply says that password, code or role are missing, so that the step comes which asks for
 * them, or the page which says that the access is gone (`Entrance`). Otherwise the page below it stays as it is.
 */
export function verifyWhenLapsed(api: Api, queryClient: QueryClient): void {
  api.use({
    onResponse: async ({ response, schemaPath }) => {
      if (response.status !== 403 || !schemaPath.startsWith('/staff/')) return
      if (schemaPath === '/staff/me/') return
      const body: unknown = await response.clone().json()
      if (typeof body !== 'object' || body === null || !('code' in body)) return
      if (body.code === 'staff_verification_required' || body.code === 'forbidden')
        void queryClient.invalidateQueries({ queryKey: queryKeys.member })
    },
  })
}
