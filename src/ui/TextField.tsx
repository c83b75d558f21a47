import type { ComponentProps, InputHTMLAttributes, ReactNode } from 'react'
import { css, cx } from '#styled/css/index.js'
import { afterPress } from '#src/lib/after-press.ts'
import { control, Field, type FieldProps } from './Field.tsx'

type Props = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
    ref?: ComponentProps<'input'>['ref']
    /** `ltr` for numbers and codes, aligned to the right. */
    ltr?: boolean
    /** Content at the end, inside the box. */
    end?: ReactNode
  }

export function TextField({ label, hint, error, quiet, className, ltr, end, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} quiet={quiet} className={className}>
      {(tie) => (
        <span className={wrap}>
          <input
            {...input}
            {...tie}
            onBlur={(event) => afterPress(() => input.onBlur?.(event))}
            className={cx(control, ltr === true && numbers, end !== undefined && withEnd)}
          />
          {end !== undefined && <span className={edge}>{end}</span>}
        </span>
      )}
    </Field>
  )
}

/** A mobile number: takes Persian and Latin digits, opens the number pad, and is filled in by the browser. */
export function PhoneField(props: Props) {
  return <TextField type="tel" inputMode="numeric" autoComplete="tel" ltr {...props} />
}

const wrap = css({ position: 'relative', display: 'block' })
const numbers = css({ direction: 'ltr', textAlign: 'right' })
const withEnd = css({ paddingInlineEnd: '48px' })
const edge = css({
  position: 'absolute',
  insetBlock: '0',
  insetInlineEnd: '1',
  display: 'grid',
  placeItems: 'center',
})
