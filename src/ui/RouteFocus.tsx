import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { css } from '#styled/css/index.js'
import { pageHeading } from '#src/lib/page-heading.ts'

type Props = {
  /** Whether the first page replaces something else, such as a sign-in, so that it takes the focus too. */
  isArrival?: boolean
}

/** After a navigation in the browser: focuses the page's heading, unless the user is typing, and announces its title. */
export function RouteFocus({ isArrival = false }: Props) {
  const [path] = useLocation()
  const previous = useRef(isArrival ? null : path)
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    if (previous.current === path) return
    previous.current = path
    return whenHeadingRendered(() => setAnnounced(document.title))
  }, [path])

  return (
    <div aria-live="polite" className={css({ srOnly: true })}>
      {announced}
    </div>
  )
}

const patienceMs = 5000

/** Waits for a heading that is rendered with the page's data, for a while. */
function whenHeadingRendered(announce: () => void): () => void {
  const main = document.getElementById('main')
  if (main === null) return () => {}
  const take = () => {
    const heading = pageHeading()
    if (heading === null) return
    stop()
    if (!isTyping()) heading.focus({ preventScroll: true })
    announce()
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

/** The search in the header stays mounted, and may be typed into before the next page is loaded. */
const isTyping = () => document.activeElement?.matches('input, textarea, select') ?? false
