import { useEffect, useRef } from 'react'
import { hasReconnectedSince, type Failure } from '#machines/kernel/problem.ts'

/**
 * Calls `act` when the browser goes back online, or at once if it has done so since the call began.
 * @param failure of the call that `act` repeats; null if there is none
 */
export function useWhenOnline(act: () => void, failure: Failure | null): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (failure !== null && hasReconnectedSince(failure)) latest.current()
  }, [failure])
  useEffect(() => {
    const onOnline = () => latest.current()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
}
