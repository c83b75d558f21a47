import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'

/** What went wrong, brought into sight when it appears: the button that was pressed may be far below. */
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
