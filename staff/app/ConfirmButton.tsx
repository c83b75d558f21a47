import type { ComponentProps } from 'react'
import { css } from '#styled/css/index.js'
import { Button } from '#src/ui/Button.tsx'

type Props = ComponentProps<typeof Button> & {
  /** Whether something is removed for good. */
  removes: boolean
}

/** The button that says yes; red if that removes something. */
export const ConfirmButton = ({ removes, ...button }: Props) =>
  removes ? <Button {...button} look="danger" className={framed} /> : <Button {...button} />

const framed = css({ borderColor: 'danger' })
