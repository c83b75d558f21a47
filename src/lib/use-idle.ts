import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** Whether the page has been complete and at rest: for what may not take the place of what the shopper sees first. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  return isIdle
}
