import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { css } from '#styled/css/index.js'
import { followOpenedLinks, hasOpenedLink, openedLink } from '#src/lib/opened-link.ts'
import { pageHeading } from '#src/lib/page-heading.ts'

type Props = {
  /** Whether the first page replaces something else, such as a sign-in, so that it takes the focus too. */
  isArrival?: boolean
  /** Whether going back leads to the link that was followed, as to the row of a list, instead of to the heading. */
  returns?: boolean
}

/** After a navigation in the browser: focuses the page's heading, unless the user is typing, and announces its title. */
export function RouteFocus({ isArrival = false, returns = false }: Props) {
  const [path] = useLocation()
  const previous = useRef(isArrival ? null : path)
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    const last = previous.current
    if (last === path) return
    previous.current = path
    const isReturn = returns && last !== null && hasOpenedLink()
    return whenRendered([
      () => takeHeading(() => setAnnounced(document.title)),
      ...(isReturn ? [takeOpenedLink] : []),
    ])
  }, [path, returns])
  useEffect(() => {
    if (returns) return followOpenedLinks()
  }, [returns])

  return (
    <div aria-live="polite" className={css({ srOnly: true })}>
      {announced}
    </div>
  )
}

const patienceMs = 5000

/**
 * Waits for what is rendered with the page's data, for a while.
 * @param steps taken one after the other; each returns whether what it focuses is there
 */
function whenRendered(steps: (() => boolean)[]): () => void {
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

/** From the heading: whoever has moved on meanwhile stays there. */
function takeOpenedLink(): boolean {
  const link = openedLink()
  if (document.activeElement === pageHeading()) link?.focus()
  return link !== null
}

/** The search in the header stays mounted, and may be typed into before the next page is loaded. */
const isTyping = () => document.activeElement?.matches('input, textarea, select') ?? false
