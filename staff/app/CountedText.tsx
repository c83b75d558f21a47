import { useState, type ComponentProps } from 'react'
import { isTooLong, textLength } from '#domain/text-length.ts'
import { staff } from '#i18n/fa/staff.ts'
import { number } from '#src/lib/format.ts'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'

type Counted<Props> = Omit<Props, 'maxLength' | 'value' | 'defaultValue' | 'hint'> & {
  hint?: string
  value?: string
  defaultValue?: string
  /** The most characters that the contract takes. */
  most: number
}

/**
 * Several lines whose characters are counted. What is too long is said at once and stays: a browser would cut it without
 * a word when it is pasted. What sends it refuses it (`isTooLong`).
 */
export function CountedArea({ most, ...field }: Counted<ComponentProps<typeof TextArea>>) {
  const { count, ...counted } = useCount(most, field)
  return (
    <TextArea
      {...field}
      {...counted}
      onChange={(event) => {
        count(event.target.value)
        field.onChange?.(event)
      }}
    />
  )
}

/** One line that is counted like `CountedArea`. */
export function CountedField({ most, ...field }: Counted<ComponentProps<typeof TextField>>) {
  const { count, ...counted } = useCount(most, field)
  return (
    <TextField
      {...field}
      {...counted}
      onChange={(event) => {
        count(event.target.value)
        field.onChange?.(event)
      }}
    />
  )
}

type Typed = { hint?: string; error?: string; value?: string; defaultValue?: string }

function useCount(most: number, { hint, error, value, defaultValue = '' }: Typed) {
  const [typed, count] = useState(defaultValue)
  const text = value ?? typed
  const length = textLength(text)
  const lengthText = length === 0 ? undefined : staff.typed.length(number(length), number(most))
  return {
    count,
    hint: [hint, lengthText].filter((part) => part !== undefined).join(' ') || undefined,
    error: isTooLong(text, most) ? staff.typed.tooLong(number(length), number(most)) : error,
  }
}
