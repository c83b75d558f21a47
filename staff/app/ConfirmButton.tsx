import type { ComponentProps, MouseEvent } from 'react'
import { css } from '#styled/css/index.js'
import { Button } from '#src/ui/Button.tsx'

type Props = ComponentProps<typeof Button> & {
  /** Whether something is removed for good. */
  removes: boolean
}

/**
 * The button that says yes; red if that removes something. The second click of a double click is ignored: the first one
 * opened the question.
 */
export function ConfirmButton({ removes, onClick, ...button }: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (event.detail > 1) event.preventDefault()
    else onClick?.(event)
  }
  const pressed = { ...button, onClick: press }
  return removes ? (
    <Button {...pressed} look="danger" className={framed} />
  ) : (
    <Button {...pressed} />
  )
}

const framed = css({ borderColor: 'danger' })
