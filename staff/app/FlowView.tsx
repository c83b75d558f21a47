import { useEffect, useRef, type ReactNode } from 'react'
import { css, cx } from '#styled/css/index.js'

/** @property name of what is shown */
type Props = { name: string; className?: string; children: ReactNode }

/** The view of a state of a flow. Each new one takes the focus, which was in a field or on a button of the one before. */
export function FlowView({ name, className, children }: Props) {
  const shown = useRef(name)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown.current === name) return
    shown.current = name
    place.current?.focus()
  }, [name])
  return (
    <div ref={place} tabIndex={-1} className={cx(css({ outline: 'none' }), className)}>
      {children}
    </div>
  )
}
