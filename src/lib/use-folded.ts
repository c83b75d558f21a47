import { startTransition, useEffect, useId, useState, type RefObject } from 'react'
import { whenIdle } from './when-idle.ts'
import { whenNear } from './when-near.ts'

/**
 * Whether a part of a page still travels as text, which costs a slow phone nothing: until it comes near, or the browser
 * has time for it. The page's last script unfolds what comes near before React is there. A page that the browser made
 * itself has nothing folded.
 * @param can whether it is far enough away for that
 * @param element the part's own, which has to say `data-folded` while it is folded
 * @returns with the id that it has to have
 */
export function useFolded<Element extends HTMLElement>(
  can: boolean,
  element: RefObject<Element | null>,
): { id: string; isFolded: boolean } {
  const id = useId()
  const [isFolded, setIsFolded] = useState(() => can && wasFolded(id))

  useEffect(() => {
    if (!isFolded || element.current === null) return
    const unfold = () => startTransition(() => setIsFolded(false))
    const forgetPlace = whenNear(element.current, unfold, '150% 0%')
    const forgetTime = whenIdle(unfold)
    return () => {
      forgetPlace()
      forgetTime()
    }
  }, [isFolded, element])

  return { id, isFolded }
}

/** The server folds, React finds what the page's last script has left folded, and what is new on the page is not. */
function wasFolded(id: string): boolean {
  if (typeof document === 'undefined') return true
  return document.getElementById(id)?.dataset.folded !== undefined
}
