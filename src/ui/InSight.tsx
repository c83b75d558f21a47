import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'

/** A message that is scrolled into view when it appears: the button that caused it may be far below. */
export function InSight({ children }: { children: ReactNode }) {
  return (
    <div ref={scrollHere} className={css({ scrollMarginBlock: '120px' })}>
      {children}
    </div>
  )
}

function scrollHere(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
