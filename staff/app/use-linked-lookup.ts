import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'

/**
 * Looks up what a link passed in the history state, and clears it at once so that a reload looks up nothing.
 */
export function useLinkedLookup(lookUp: (lookup: string) => void): void {
  const linked = lookupIn(useHistoryState<unknown>())
  const [path, navigate] = useLocation()
  useEffect(() => {
    if (linked === null) return
    navigate(path, { replace: true, state: null })
    lookUp(linked)
  }, [linked, lookUp, navigate, path])
}

const lookupIn = (state: unknown): string | null =>
  typeof state === 'object' &&
  state !== null &&
  'lookup' in state &&
  typeof state.lookup === 'string'
    ? state.lookup
    : null
