import { startTransition, useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { whenIdle } from './when-idle.ts'
import { whenNear } from './when-near.ts'

/**
 * Whether an element has been near the viewport, or the page idle while the element had a place in it: for what is
 * fetched late, but must be there for a search within the page, a print and a picture of the whole page. @param prepare
 * a promise to wait for, so that parts that share a call are rendered from the cache, as a transition
 */
export function useNearOrIdle(
  element: RefObject<Element | null>,
  prepare: () => Promise<void> = ready,
): boolean {
  const [isWanted, setIsWanted] = useState(false)
  const prepareNow = useEffectEvent(prepare)
  useEffect(() => {
    const { current } = element
    if (isWanted || current === null) return
    const want = async () => {
      await prepareNow()
      startTransition(() => setIsWanted(true))
    }
    const cancelNear = whenNear(current, () => void want(), '150% 0%')
    const cancelIdle = whenIdle(async () => {
      if (current.checkVisibility()) await want()
    })
    return () => {
      cancelNear()
      cancelIdle()
    }
  }, [isWanted, element])
  return isWanted
}

const ready = () => Promise.resolve()
