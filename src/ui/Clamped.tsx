import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { Icon } from './icon/Icon.tsx'

type Props = {
  /** Number of lines that are shown before it is expanded. */
  lines: number
  more: string
  less: string
  children: ReactNode
}

/** The first lines of a long text, with a button for the rest if there is more. */
export function Clamped({ lines, more, less, children }: Props) {
  const id = useId()
  const text = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [fits, setFits] = useState(false)
  useLayoutEffect(() => {
    const { current: box } = text
    if (box === null || open) return
    const observer = new ResizeObserver(() => setFits(box.scrollHeight <= box.clientHeight + 1))
    observer.observe(box)
    return () => observer.disconnect()
  }, [open])
  return (
    <>
      <div ref={text} id={id} style={open ? undefined : { ...clamped, WebkitLineClamp: lines }}>
        {children}
      </div>
      {(open || !fits) && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className={toggle}
        >
          {open ? less : more}
          <Icon name={open ? 'caret-up' : 'caret-down'} size={20} />
        </button>
      )}
    </>
  )
}

const clamped = { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const
const toggle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'tap',
  textStyle: 'label',
  color: 'brand-text',
  cursor: 'pointer',
})
