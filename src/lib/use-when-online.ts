import { useEffect, useRef } from 'react'
import type { Failure } from '#machines/kernel/problem.ts'

/**
 * Calls `act` when the network is back, and at once if it came back before the call failed.
 * @param failure of the call that `act` repeats; null for another kind of failure
 */
export function useWhenOnline(act: () => void, failure: Failure | null): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (failure?.networkReturned) latest.current()
  }, [failure])
  useEffect(() => {
    const onOnline = () => latest.current()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
}
