import { useEffect, useRef, type FormEventHandler, type ReactNode } from 'react'
import { css } from '#styled/css/index.js'

type Props = {
  title: string
  text?: ReactNode
  onSubmit?: FormEventHandler
  children: ReactNode
}

/** One step of the sign-in: heading, explanation and a form. A later step focuses its heading. */
export function StepFrame({ title, text, onSubmit, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <form className={form} onSubmit={onSubmit} noValidate>
      <div>
        <h1 ref={heading} tabIndex={-1} className={titleText}>
          {title}
        </h1>
        {text !== undefined && <p className={explanation}>{text}</p>}
      </div>
      {children}
    </form>
  )
}

const form = css({ display: 'flex', flexDirection: 'column', gap: '6' })
const titleText = css({ textStyle: 'h2', _focusVisible: { outline: 'none' } })
const explanation = css({ marginBlockStart: '1', textStyle: 'body', color: 'text-2' })

/** The light button that leads back to the number, flush with the text. */
export const editButton = css({ alignSelf: 'flex-start', marginInlineStart: '-4' })
