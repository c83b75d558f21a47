import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { queryKeys } from './api/query-keys.ts'
import { notifyOtherTabs } from './api/tabs.ts'
import { forgetLostSession } from './lost-session.ts'

const mark = /(^|; )signedIn=/
const listeners = new Set<() => void>()

/** Whether the page shows an account; false while hydrating. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribeToSession, isShownSignedIn, () => false)
}

/**
 * Whether the visitor is signed in, according to the readable cookie that goes with the session. Only the server knows
 * for certain. Components use `useSignedIn`: reading cookies needs a call to another process, and every product card
 * has a heart.
 */
export function isMarkedSignedIn(): boolean {
  return mark.test(document.cookie)
}

/** Whether the page still shows an account; the cookie may have expired already. */
export function isShownSignedIn(): boolean {
  return document.documentElement.hasAttribute('data-signed-in')
}

/** Returns a function to call after a sign-in or sign-out, which updates this tab and the others. */
export function useSessionChange(): () => void {
  const queryClient = useQueryClient()
  return () => {
    forgetLostSession()
    resetSessionData(queryClient)
    notifyOtherTabs('session')
  }
}

/** Removes everything personal from the cache and rerenders what depends on the session. */
export function resetSessionData(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: queryKeys.personal })
  document.documentElement.toggleAttribute('data-signed-in', isMarkedSignedIn())
  for (const listener of listeners) listener()
}

/** Calls the listener when the page begins or ceases to show an account, and when the account may have changed. Returns a function that ends this. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
