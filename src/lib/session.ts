import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { tellOtherTabs } from './api/tabs.ts'

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
    takeSession(queryClient)
    tellOtherTabs('session')
  }
}

/** Forgets everything personal and shows who is signed in now. */
export function takeSession(queryClient: QueryClient): void {
  for (const key of personal) queryClient.removeQueries({ queryKey: [key] })
  document.documentElement.toggleAttribute('data-signed-in', isMarkedSignedIn())
  for (const listener of listeners) listener()
}

const personal = [
  'cart',
  'profile',
  'addresses',
  'orders',
  'order',
  'gateways',
  'shipping-methods',
  'own-comments',
  'wallet',
  'saved-products',
  'tickets',
  'messages',
] as const

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
