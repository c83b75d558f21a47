import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** Whether the page has been loaded and idle: for what must not compete with the first screen. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setIsIdle(true))), [])
  return isIdle
}
