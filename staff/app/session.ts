import type { QueryClient } from '@tanstack/react-query'
import type { Schemas } from '#machines/api/client.ts'
import { failureOf, isSignedOut } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { endSession, leaveForSignIn, resumeSession } from './ended-session.ts'
import { queryKeys } from './queries.ts'
import { letGo } from './unsaved.ts'

/**
 * Ends the session here (`endSession`) whenever a reply says that nobody is signed in, and takes it up again once the same
 * member is. For another member the page is reloaded, without anything of the one before.
 */
export function followSession(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache()
  const [memberKey] = queryKeys.member
  let memberId: number | null = null
  cache.subscribe((event) => {
    if (event.type !== 'updated') return
    if (event.action.type === 'error' && isSignedOut(failureOf(event.action.error))) {
      if (memberId === null) leaveForSignIn()
      else endSession(queryClient, 'ended')
    }
    if (event.action.type !== 'success' || event.query.queryKey[0] !== memberKey) return
    const member = queryClient.getQueryData<Schemas['StaffSession']>(queryKeys.member)
    if (member === undefined) return
    if (memberId !== null && member.id !== memberId) {
      letGo()
      location.reload()
      return
    }
    memberId = member.id
    resumeSession(queryClient)
  })
}

/**
 * Asks who is there whenever a reply says that the session has ended, or that password, code or role are missing, so that
 * the step comes which asks for them, or the page which says that access was withdrawn
 * (`Entrance`). Otherwise the page below it stays as it is.
 */
export function verifyWhenLapsed(api: Api, queryClient: QueryClient): void {
  api.use({
    onResponse: async ({ response, schemaPath }) => {
      if (![401, 403].includes(response.status) || !schemaPath.startsWith('/staff/')) return
      if (schemaPath === '/staff/me/') return
      const body: unknown = await response.clone().json()
      if (typeof body !== 'object' || body === null || !('code' in body)) return
      if (lapses.has(body.code)) void queryClient.invalidateQueries({ queryKey: queryKeys.member })
    },
  })
}

const lapses: ReadonlySet<unknown> = new Set([
  'unauthenticated',
  'session_expired',
  'staff_verification_required',
  'forbidden',
])
