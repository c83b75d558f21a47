import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'

/**
 * The customer that this entry of the history opened. A link passes the number in the history state, where it stays for
 * Back, which opens the customer again; a reload opens nobody, as each opening is recorded.
 * @param open must be a stable function across renders
 */
export function useOpenedCustomer(open: (lookup: string) => void) {
  const state = readState(useHistoryState<unknown>())
  const [path, navigate] = useLocation()
  const opened = useRef<string | null>(null)
  const openCustomer = (lookup: string) => {
    opened.current = lookup
    open(lookup)
    navigate(path, { replace: true, state: { lookup, openedIn: performance.timeOrigin } })
  }
  useEffect(() => {
    if (state === null) return
    const isKept = state.openedIn !== undefined
    if (isKept && (state.openedIn !== performance.timeOrigin || state.lookup === opened.current))
      return
    openCustomer(state.lookup)
  })
  return { lookup: state?.lookup ?? '', openCustomer }
}

type Kept = {
  lookup: string
  /** When the document began that opened the customer; undefined while nobody did. */
  openedIn: number | undefined
}

function readState(state: unknown): Kept | null {
  if (typeof state !== 'object' || state === null || !('lookup' in state)) return null
  const { lookup } = state
  const openedIn = 'openedIn' in state ? state.openedIn : undefined
  if (typeof lookup !== 'string') return null
  return { lookup, openedIn: typeof openedIn === 'number' ? openedIn : undefined }
}
