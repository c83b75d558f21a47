import { useEffect, useRef } from 'react'

/** Calls `act` when the network is back. */
export function useWhenOnline(act: () => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const onOnline = () => latest.current()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
}
