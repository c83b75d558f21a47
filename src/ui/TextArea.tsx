import type { ComponentProps, TextareaHTMLAttributes } from 'react'
import { css, cx } from '#styled/css/index.js'
import { afterPress } from '#src/lib/after-press.ts'
import { control, Field, type FieldProps } from './Field.tsx'

type Props = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> & {
    ref?: ComponentProps<'textarea'>['ref']
  }

export function TextArea(props: Props) {
  const { label, hint, error, keepsHint, quiet, className, rows = 3, ...rest } = props
  return (
    <Field {...{ label, hint, error, keepsHint, quiet, className }}>
      {(tie) => (
        <textarea
          {...rest}
          {...tie}
          onBlur={(event) => afterPress(() => rest.onBlur?.(event))}
          rows={rows}
          className={cx(control, lines)}
        />
      )}
    </Field>
  )
}

const lines = css({
  paddingBlock: '3',
  resize: 'vertical',
  '@media (pointer: coarse)': { resize: 'none' },
  // The browser's own grip would stick out of the rounded corner.
  '&::-webkit-resizer': {
    backgroundImage:
      'linear-gradient(45deg, transparent 20%, {colors.text-3} 20% 30%, transparent 30% 50%, {colors.text-3} 50% 60%, transparent 60%)',
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'center',
    backgroundSize: '8px 8px',
  },
})
