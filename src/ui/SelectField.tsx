import type { ComponentProps, ReactNode, SelectHTMLAttributes } from 'react'
import { css, cx } from '#styled/css/index.js'
import { afterPress } from '#src/lib/after-press.ts'
import { control, Field, type FieldProps } from './Field.tsx'
import { Icon } from './icon/Icon.tsx'

export type SelectOption = { value: string | number; label: string; disabled?: boolean }

type Props = Omit<FieldProps, 'label'> &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'children'> & {
    label: ReactNode
    ref?: ComponentProps<'select'>['ref']
    options: readonly SelectOption[]
    /** Shown while nothing is selected. */
    prompt?: string
  }

/** A native select, which works best on phones. */
export function SelectField(props: Props) {
  const { label, hint, error, quiet, className, options, prompt, ...select } = props
  return (
    <Field label={label} hint={hint} error={error} quiet={quiet} className={className}>
      {(tie) => (
        <span className={wrap}>
          <select
            {...select}
            {...tie}
            onBlur={(event) => afterPress(() => select.onBlur?.(event))}
            className={cx(control, box)}
          >
            {prompt !== undefined && <option value="">{prompt}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="caret-down" size={20} className={mark} />
        </span>
      )}
    </Field>
  )
}

const wrap = css({ position: 'relative', display: 'block' })
const box = css({
  appearance: 'none',
  paddingInlineEnd: '44px',
  textOverflow: 'ellipsis',
  '&:has(option[value=""]:checked)': { color: 'text-3', fontWeight: '400' },
  '& option': { color: 'text' },
})
const mark = css({
  position: 'absolute',
  insetBlockStart: '14px',
  insetInlineEnd: '4',
  color: 'text-2',
  pointerEvents: 'none',
})
