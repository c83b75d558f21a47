import type { Ref } from 'react'
import { formatToman, parseToman } from '#domain/digits.ts'
import { TextField } from '#src/ui/TextField.tsx'

type Props = {
  label: string
  /** Tomans; null while it is empty. */
  value: number | null
  onChange: (value: number | null) => void
  error?: string
  readOnly?: boolean
  ref?: Ref<HTMLInputElement>
}

/** An amount, grouped while it is typed; what is no digit is not taken. */
export function TomanField({ value, onChange, ...rest }: Props) {
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      ltr
      value={value === null ? '' : formatToman(value)}
      onChange={({ target }) => onChange(typed(target.value, value))}
    />
  )
}

/** The typed amount; the one before for more digits than an amount has. */
function typed(text: string, before: number | null): number | null {
  const digits = text.replace(/[^\d\u06f0-\u06f9\u0660-\u0669]/g, '')
  return digits === '' ? null : (parseToman(digits) ?? before)
}
