import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import {
  formatToman,
  maximumTomanDigits,
  readWhole,
  toLatinDigits,
  toPersianDigits,
} from '#domain/digits.ts'
import { ui } from '#i18n/fa/ui.ts'
import { TextField } from './TextField.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  /** Null for an empty field, NaN for a text that is no whole number. */
  value: number | null
  /** Of a value that is NaN. */
  initialText?: string
  /** The most digits. */
  digits?: number
  onChange: (value: number | null) => void
}

/** A whole-number input that formats as you type; invalid text is kept and reported, and too many digits are refused. */
export function AmountField({
  value,
  initialText = '',
  digits = maximumTomanDigits,
  onChange,
  error,
  ...field
}: Props) {
  const [text, setText] = useState(initialText)
  const [isTooLong, setTooLong] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const caret = useRef<{ field: HTMLInputElement; digitsAfter: number } | null>(null)
  useLayoutEffect(() => {
    if (caret.current !== null) placeCaret(caret.current)
    caret.current = null
  })
  const isWrong = Number.isNaN(value)
  const isUnfinished = isFocused && unfinished.test(text)
  const errorOf = () => {
    if (isTooLong) return ui.mostDigits(toPersianDigits(digits))
    return isWrong && !isUnfinished ? ui.wholeNumber : error
  }
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      ltr
      value={isWrong ? text : value === null ? '' : formatToman(value)}
      error={errorOf()}
      onFocus={(event) => {
        setFocused(true)
        field.onFocus?.(event)
      }}
      onBlur={(event) => {
        setFocused(false)
        setTooLong(false)
        field.onBlur?.(event)
      }}
      onChange={({ target }) => {
        const typed = target.value
        setTooLong(digitsIn(typed) > digits)
        if (digitsIn(typed) > digits) return
        const end = target.selectionStart ?? typed.length
        const read = readWhole(typed)
        if (!Number.isNaN(read))
          caret.current = { field: target, digitsAfter: digitsIn(typed.slice(end)) }
        setText(typed)
        onChange(read)
      }}
    />
  )
}

type NamedProps = Omit<Props, 'value' | 'onChange'> & {
  name: string
  initial: number | null
  onChange?: (value: number | null) => void
}

/** Uncontrolled AmountField for forms that are read when they are sent. */
export function NamedAmountField({ initial, onChange, ...field }: NamedProps) {
  const [value, setValue] = useState(initial)
  return (
    <AmountField
      {...field}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
    />
  )
}

/** A separator with fewer than three digits after it. */
const unfinished = /[,\u060c][\d\u06f0-\u06f9]{0,2}$/

const digitsIn = (text: string): number => toLatinDigits(text).replaceAll(/\D/g, '').length

/** Grouping adds and removes separators: the caret stays before the same digit. */
function placeCaret({ field, digitsAfter }: { field: HTMLInputElement; digitsAfter: number }) {
  let at = field.value.length
  while (at > 0 && digitsIn(field.value.slice(at)) < digitsAfter) at -= 1
  field.setSelectionRange(at, at)
}
