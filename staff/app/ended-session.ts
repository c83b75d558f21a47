import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { loadBelowLayers } from '#src/lib/history-layers.ts'
import { paths as shopPaths } from '#src/lib/paths.ts'
import { announceRenewedSession } from '#src/lib/renewed-session.ts'
import { queryKeys } from './queries.ts'
import { hasUnsaved, letGo } from './unsaved.ts'

/** Nobody did anything for a time, or a reply says that nobody is signed in. */
export type EndReason = 'idle' | 'ended'

const listeners = new Set<() => void>()
let endedBy: EndReason | null = null

/**
 * Leads to the shop's sign-in and back to this page. A page with unsaved edits stays: it is covered, and asks who is there
 * itself (`SignInAgain`), so that nothing typed has to be stored where another member could find it.
 */
export function endSession(queryClient: QueryClient, reason: EndReason): void {
  if (endedBy !== null) return
  if (!hasUnsaved()) {
    leaveForSignIn(reason)
    return
  }
  // A reply that was on its way would uncover the page.
  void queryClient.cancelQueries()
  show(reason)
}

/** Discards the input and leads to the shop's sign-in. @param reason undefined where nobody has been signed in yet */
export function leaveForSignIn(reason?: EndReason): void {
  letGo()
  const redirectUrl = location.pathname + location.search
  loadBelowLayers(shopPaths.login({ redirectUrl, reason }), { replace: true })
}

/** The same member is signed in again: the page is uncovered, and reads again what it shows. */
export function resumeSession(queryClient: QueryClient): void {
  if (endedBy === null) return
  show(null)
  announceRenewedSession()
  const [memberKey] = queryKeys.member
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== memberKey })
}

/** Why the page is covered; null if it is not. */
export const useEndedSession = (): EndReason | null =>
  useSyncExternalStore(subscribe, () => endedBy)

function show(next: EndReason | null): void {
  endedBy = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
