import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { css } from '#styled/css/index.js'
import { pageHeading } from '#src/lib/page-heading.ts'

type Props = {
  /** Whether the first page replaces something else, such as a sign-in, so that it takes the focus too. */
  isArrival?: boolean
  /**
   * What takes the focus from the heading in an entry of the history that was shown before, as the row of a list; null for
   * nothing.
   */
  restoresFocus?: () => Step | null
}

/** Returns whether what it focuses is rendered. */
type Step = () => boolean

/** After a navigation in the browser: focuses the page's heading, unless the user is typing, and announces its title. */
export function RouteFocus({ isArrival = false, restoresFocus = none }: Props) {
  const [path] = useLocation()
  const previous = useRef(isArrival ? null : path)
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    const last = previous.current
    if (last === path) return
    previous.current = path
    const restore = last === null ? null : restoresFocus()
    return whenRendered([
      () => takeHeading(() => setAnnounced(document.title)),
      ...(restore === null ? [] : [restore]),
    ])
  }, [path, restoresFocus])

  return (
    <div aria-live="polite" className={css({ srOnly: true })}>
      {announced}
    </div>
  )
}

const none = () => null
const patienceMs = 5000

/** Waits for what is rendered with the page's data, for a while. @param steps taken one after the other */
function whenRendered(steps: Step[]): () => void {
  const main = document.getElementById('main')
  if (main === null) return () => {}
  const left = [...steps]
  const take = () => {
    while (left[0]?.() === true) left.shift()
    if (left.length === 0) stop()
  }
  const observer = new MutationObserver(take)
  const timer = setTimeout(() => stop(), patienceMs)
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
  }
  observer.observe(main, { childList: true, subtree: true })
  take()
  return stop
}

function takeHeading(announce: () => void): boolean {
  const heading = pageHeading()
  if (heading === null) return false
  if (!isTyping()) heading.focus({ preventScroll: true })
  announce()
  return true
}

/** The search in the header stays mounted, and may be typed into before the next page is loaded. */
const isTyping = () => document.activeElement?.matches('input, textarea, select') ?? false
