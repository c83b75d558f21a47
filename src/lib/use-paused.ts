import { useEffect, useState } from 'react'

const delayMs = 250

/** A typed text once nobody has typed for a moment. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), delayMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
