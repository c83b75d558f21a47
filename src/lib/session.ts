import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { queryKeys } from './api/query-keys.ts'
import { notifyOtherTabs } from './api/tabs.ts'

const mark = /(^|; )signedIn=/
const listeners = new Set<() => void>()

/** Whether the readable cookie beside the session says that someone is signed in; false while hydrating. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribe, isMarkedSignedIn, () => false)
}

/** As `useSignedIn`, once, outside of components. The server decides for real. */
export function isMarkedSignedIn(): boolean {
  return mark.test(document.cookie)
}

/** Whether the page still shows an account; the cookie may be gone already. */
export function isShownSignedIn(): boolean {
  return document.documentElement.hasAttribute('data-signed-in')
}

/** To be called after a sign-in or sign-out: here and in the other tabs the page shows the change. */
export function useSessionChange(): () => void {
  const queryClient = useQueryClient()
  return () => {
    resetSessionData(queryClient)
    notifyOtherTabs('session')
  }
}

/** Removes everything personal from the cache and shows who is signed in now. */
export function resetSessionData(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: queryKeys.personal })
  document.documentElement.toggleAttribute('data-signed-in', isMarkedSignedIn())
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
