import { useState } from 'react'
import {
  formatToman,
  maximumTomanDigits,
  parseToman,
  tomanFault,
  toPersianDigits,
} from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { fields } from '#i18n/fa/fields.ts'
import { ui } from '#i18n/fa/ui.ts'
import { TextField } from '#src/ui/TextField.tsx'

type Props = {
  label: string
  hint?: string
  error?: string
  /** The typed amount in tomans; null while the text is not an amount. */
  onChange: (amount: number | null) => void
}

/** An amount of money, typed in any digits and grouped once it is left. */
export function MoneyField({ label, hint, error, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const amount = parseToman(typed)
  const fault = tomanFault(typed)
  return (
    <TextField
      label={label}
      hint={hint}
      error={fault === null ? error : faults[fault]}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      value={typed}
      end={<span className={unit}>{ui.toman}</span>}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(parseToman(target.value))
      }}
      onBlur={() => amount !== null && setTyped(formatToman(amount))}
    />
  )
}

const faults = {
  digits: fields.digitsOnly,
  length: fields.tooManyDigits(toPersianDigits(maximumTomanDigits)),
}

const unit = css({ paddingInlineEnd: '3', textStyle: 'caption', color: 'text-2' })
