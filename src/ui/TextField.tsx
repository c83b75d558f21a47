import type { ComponentProps, InputEvent, InputHTMLAttributes, ReactNode } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
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
    /** What every number of an `ltr` field begins with: the two are read as one. */
    lead?: ReactNode
  }

/** A line of text. A number is shown in Persian digits, whichever are typed; the forms that take numbers read all of them. */
export function TextField(props: Props) {
  const { label, hint, error, keepsHint, announced, quiet, className, ...rest } = props
  const { ltr, end, lead, ...input } = rest
  return (
    <Field {...{ label, hint, error, keepsHint, announced, quiet, className }}>
      {(tie) => (
        <span className={wrap}>
          <input
            {...input}
            {...tie}
            onInput={input.inputMode === 'numeric' ? showPersianDigits : undefined}
            onBlur={(event) => afterPress(() => input.onBlur?.(event))}
            className={cx(
              control,
              ltr === true && (lead === undefined ? numbers : numbersAfterLead),
              end !== undefined && (ltr === true ? withEndLtr : withEnd),
            )}
          />
          {lead !== undefined && <span className={edge}>{lead}</span>}
          {end !== undefined && <span className={edge}>{end}</span>}
        </span>
      )}
    </Field>
  )
}

/** Keeps the caret, since the text keeps its length. */
function showPersianDigits({ currentTarget: field }: InputEvent<HTMLInputElement>): void {
  const shown = toPersianDigits(field.value)
  if (shown === field.value) return
  const caret = field.selectionStart
  field.value = shown
  field.setSelectionRange(caret, caret)
}

/** A mobile number: takes Persian and Latin digits, opens the number pad, and is filled in by the browser. */
export function PhoneField(props: Props) {
  return <TextField type="tel" inputMode="numeric" autoComplete="tel" ltr {...props} />
}

const wrap = css({ position: 'relative', display: 'block' })
const numbers = css({ direction: 'ltr', textAlign: 'right' })
const numbersAfterLead = css({
  direction: 'ltr',
  textAlign: 'left',
  paddingInlineStart: '36px',
})
const withEnd = css({ paddingInlineEnd: '48px' })
/** The end of the page is where a line from left to right starts. */
const withEndLtr = css({ paddingInlineStart: '48px' })
const edge = css({
  position: 'absolute',
  insetBlock: '0',
  insetInlineEnd: '1',
  display: 'grid',
  placeItems: 'center',
})
