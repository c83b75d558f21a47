import type { ComponentProps, ReactNode } from 'react'
import { css, cx } from '#styled/css/index.js'

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** The label is for screen readers only. */
  quiet?: boolean
}

function Field({ label, hint, error, quiet, children }: FieldProps & { children: ReactNode }) {
  return (
    <label className={field}>
      <span className={quiet === true ? unseen : undefined}>{label}</span>
      {children}
      {hint}
      {error !== undefined && <span role="alert">{error}</span>}
    </label>
  )
}

export function TextField(props: FieldProps & ComponentProps<'input'> & { ltr?: boolean }) {
  const { label, hint, error, quiet, ltr = false, className, ...input } = props
  return (
    <Field {...{ label, hint, error, quiet }}>
      <input {...input} dir={ltr ? 'ltr' : undefined} className={cx(box, className)} />
    </Field>
  )
}

export function TextArea(props: FieldProps & ComponentProps<'textarea'>) {
  const { label, hint, error, quiet, className, ...area } = props
  return (
    <Field {...{ label, hint, error, quiet }}>
      <textarea {...area} className={cx(box, className)} />
    </Field>
  )
}

type SelectProps = FieldProps &
  ComponentProps<'select'> & {
    options: readonly { value: string | number; label: string; disabled?: boolean }[]
  }

export function SelectField(props: SelectProps) {
  const { label, hint, error, quiet, className, options, ...select } = props
  return (
    <Field {...{ label, hint, error, quiet }}>
      <select {...select} className={cx(box, className)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}

export function Checkbox({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label>
      <input {...input} type="checkbox" /> {children}
    </label>
  )
}

const field = css({ display: 'grid', gap: '1', minWidth: '0', textStyle: 'small' })
const unseen = css({ srOnly: true })
const box = css({
  minHeight: 'control',
  maxWidth: 'full',
  paddingInline: '3',
  border: '1px solid {colors.border-field}',
  borderRadius: 'md',
  bg: 'surface',
})
