import type { ComponentProps } from 'react'
import { toLatinDigits } from '#domain/digits.ts'
import { number } from '#src/lib/format.ts'
import { TextField } from '#src/ui/TextField.tsx'

type Props = Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'error' | 'readOnly'> & {
  /** Null for an empty field. */
  value: number | null
  /** The most digits. */
  digits: number
  onChange: (value: number | null) => void
}

/** A whole number, or none; it is shown with separators. */
export function NumberField({ value, digits, onChange, ...field }: Props) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      ltr
      value={value === null ? '' : number(value)}
      onChange={({ target }) => {
        const typed = toLatinDigits(target.value).replaceAll(/\D/g, '').slice(0, digits)
        onChange(typed === '' ? null : Number(typed))
      }}
    />
  )
}
