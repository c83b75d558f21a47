import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'

type Props = {
  /** Whether it also takes the focus, so that the next key is for what it offers. */
  isFocused?: boolean
  children: ReactNode
}

/** A message that is scrolled into view when it appears: the button that caused it may be far below. */
export function InSight({ isFocused = false, children }: Props) {
  return (
    <div
      ref={isFocused ? focusHere : scrollHere}
      tabIndex={isFocused ? -1 : undefined}
      className={css({ scrollMarginBlock: '120px', _focus: { outline: 'none' } })}
    >
      {children}
    </div>
  )
}

function scrollHere(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

function focusHere(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  scrollHere(element)
}
