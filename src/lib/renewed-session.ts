import { useState, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let renewals = 0

/** Tells the page that whoever was signed in is again, without a reload. */
export function announceRenewedSession(): void {
  renewals += 1
  for (const listener of listeners) listener()
}

/** Whether the session was renewed since `isEnded` has been true. */
export function useIsRenewed(isEnded: boolean): boolean {
  const now = useSyncExternalStore(
    subscribe,
    () => renewals,
    () => renewals,
  )
  const [ended, setEnded] = useState<number | null>(null)
  if (isEnded !== (ended !== null)) setEnded(isEnded ? now : null)
  return ended !== null && ended !== now
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
