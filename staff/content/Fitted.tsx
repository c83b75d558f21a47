import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { css } from '#styled/css/index.js'

/** Below this the text cannot be read; what is still wider scrolls sideways. */
const smallest = 0.5

/** Shows what needs more width than there is at a smaller scale, so that all of it is seen. */
export function Fitted({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    fit(frame.current, content.current)
  })
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => fit(frame.current, content.current))
    for (const element of [frame.current, content.current])
      if (element !== null) observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={frame} className={css({ minWidth: '0' })}>
      {/* As wide as what it shows needs, so that it is observed when that grows. */}
      <div ref={content} className={css({ width: 'fit-content', minWidth: 'full' })}>
        {children}
      </div>
    </div>
  )
}

function fit(frame: HTMLElement | null, content: HTMLElement | null): void {
  if (frame === null || content === null) return
  content.style.zoom = ''
  const { clientWidth: room } = frame
  const { scrollWidth: needed } = content
  const scale = Math.floor((1000 * room) / needed) / 1000
  if (needed > room) content.style.zoom = String(Math.max(smallest, scale))
}
