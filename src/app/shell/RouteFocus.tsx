import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { css } from '#styled/css/index.js'
import { pageHeading } from '#src/lib/page-heading.ts'

/** After a navigation in the browser: focus on the page's heading, unless somebody types already; its title read out. */
export function RouteFocus() {
  const [path] = useLocation()
  const previous = useRef(path)
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    if (previous.current === path) return
    previous.current = path
    return whenHeadingStands(() => setAnnounced(document.title))
  }, [path])

  return (
    <div aria-live="polite" className={css({ srOnly: true })}>
      {announced}
    </div>
  )
}

const patienceMs = 5000

/** The heading may come with the page's data: waits for it, for a while. */
function whenHeadingStands(announce: () => void): () => void {
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

/** The search in the header stays, and can be typed into before the next page is there. */
const isTyping = () => document.activeElement?.matches('input, textarea, select') ?? false
