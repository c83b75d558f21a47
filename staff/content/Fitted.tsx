import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { css } from '#styled/css/index.js'

/** Below this the text cannot be read; what is still wider scrolls sideways. */
const smallest = 0.5

/** Scales content that is too wide down to fit. */
export function Fitted({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    fit(content.current)
  })
  useLayoutEffect(() => {
    const frame = content.current?.parentElement
    if (!content.current || !frame) return undefined
    const shown = content.current
    const refit = () => fit(shown)
    const resizes = new ResizeObserver(refit)
    resizes.observe(frame)
    resizes.observe(shown)
    // What loads later may be too wide without changing the size of the content.
    const changes = new MutationObserver(refit)
    changes.observe(shown, { childList: true, subtree: true, characterData: true })
    // Of pictures; this event does not bubble.
    shown.addEventListener('load', refit, true)
    return () => {
      shown.removeEventListener('load', refit, true)
      resizes.disconnect()
      changes.disconnect()
    }
  }, [])
  return (
    <div ref={content} className={fitted}>
      {children}
    </div>
  )
}

/**
 * Without a transition, so that what is measured after its zoom was removed has none. Reduced motion gives every
 * element a transition of a moment.
 */
const fitted = css({ minWidth: '0', transitionProperty: 'none' })

function fit(content: HTMLElement | null): void {
  if (content === null) return
  content.style.zoom = ''
  const { clientWidth: room, scrollWidth: needed } = content
  const scale = Math.floor((1000 * room) / needed) / 1000
  if (needed > room) content.style.zoom = String(Math.max(smallest, scale))
}
