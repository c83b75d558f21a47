import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { useSecondTapIgnored } from './second-tap.ts'

type Props = {
  /** Whether it also takes the focus, so that the next key is for what it offers. */
  isFocused?: boolean
  children: ReactNode
}

/**
 * A message that is scrolled into view when it appears: the button that caused it may be far below. What moves up when it goes
 * gets no second tap of its buttons.
 */
export function InSight({ isFocused = false, children }: Props) {
  const message = useRef<HTMLDivElement>(null)
  useSecondTapIgnored(true, message)
  useLayoutEffect(() => {
    if (isFocused) message.current?.focus({ preventScroll: true })
    message.current?.scrollIntoView({ block: 'nearest' })
  }, [isFocused])
  return (
    <div
      ref={message}
      tabIndex={isFocused ? -1 : undefined}
      className={css({ scrollMarginBlock: '120px', _focus: { outline: 'none' } })}
    >
      {children}
    </div>
  )
}
