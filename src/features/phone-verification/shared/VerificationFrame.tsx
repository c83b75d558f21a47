import { useEffect, useRef, type FormEventHandler, type ReactNode } from 'react'
import { css } from '#styled/css/index.js'

type Props = { title: string; text: ReactNode; onSubmit: FormEventHandler; children: ReactNode }

/** A step of the verification as a form. A later step focuses its heading. */
export function VerificationFrame({ title, text, onSubmit, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <form className={form} onSubmit={onSubmit} noValidate>
      <div>
        <h2 ref={heading} tabIndex={-1} className={heading2}>
          {title}
        </h2>
        <p className={explanation}>{text}</p>
      </div>
      {children}
    </form>
  )
}

const form = css({ display: 'flex', flexDirection: 'column', gap: '5' })
const heading2 = css({ textStyle: 'h2', _focusVisible: { outline: 'none' } })
const explanation = css({ marginBlockStart: '1', textStyle: 'body', color: 'text-2' })
