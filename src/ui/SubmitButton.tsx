import { useId, type ComponentProps } from 'react'
import { ui } from '#i18n/fa/ui.ts'
import { css } from '#styled/css/index.js'
import { Button } from './Button.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'type'> & {
  /** Whether all fields are filled in correctly. */
  complete: boolean
}

/**
 * The button that sends a form. While the form is incomplete it looks and reads as disabled, but it can still be
 * reached, and a press shows what is missing.
 */
export function SubmitButton({ complete, ...rest }: Props) {
  const reasonId = useId()
  return (
    <>
      <Button
        {...rest}
        type="submit"
        aria-disabled={!complete || undefined}
        aria-describedby={complete ? undefined : reasonId}
      />
      {!complete && (
        <span id={reasonId} className={css({ srOnly: true })}>
          {ui.incomplete}
        </span>
      )}
    </>
  )
}
