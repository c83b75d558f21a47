import { useEffect, useRef, type FormEventHandler, type ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { takeLostFocus } from '#src/lib/lost-focus.ts'

type Props = {
  title: string
  /** 2 where the page around the step has a heading of its own. */
  level?: 1 | 2
  text?: ReactNode
  onSubmit?: FormEventHandler
  children: ReactNode
}

/** One step of a form in several: heading, explanation and fields. A later step focuses its heading. */
export function StepFrame({ title, level = 1, text, onSubmit, children }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    takeLostFocus(heading.current, { preventScroll: true })
  }, [])
  return (
    <form className={form} onSubmit={onSubmit} noValidate>
      <div>
        <Heading ref={heading} tabIndex={-1} className={level === 1 ? pageTitle : partTitle}>
          {title}
        </Heading>
        {text !== undefined && <p className={explanation}>{text}</p>}
      </div>
      {children}
    </form>
  )
}

const form = css({ display: 'flex', flexDirection: 'column', gap: '6' })
const pageTitle = css({ textStyle: 'h1', _focusVisible: { outline: 'none' } })
const partTitle = css({ textStyle: 'h2', _focusVisible: { outline: 'none' } })
const explanation = css({ marginBlockStart: '1', textStyle: 'body', color: 'text-2' })

/** The light button that leads back a step, flush with the text and close to it. */
export const backButton = css({
  alignSelf: 'flex-start',
  marginInlineStart: '-4',
  marginBlockStart: '-3',
})
