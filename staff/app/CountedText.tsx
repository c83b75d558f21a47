import { useState, type ChangeEvent, type ComponentProps } from 'react'
import { isTooLong, textLength } from '#domain/text-length.ts'
import { staff } from '#i18n/fa/staff.ts'
import { number } from '#src/lib/format.ts'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'

type Counted<Props> = Omit<Props, 'maxLength' | 'value' | 'defaultValue' | 'hint'> & {
  hint?: string
  value?: string
  defaultValue?: string
  /** The limit of the contract. */
  maxLength: number
}

/**
 * Several lines whose characters are counted. What is too long is said at once and stays: a browser would cut it without
 * a word when it is pasted. What sends it refuses it (`isTooLong`).
 */
export function CountedArea({ maxLength, ...field }: Counted<ComponentProps<typeof TextArea>>) {
  return <TextArea {...field} {...useCount(maxLength, field)} />
}

/** One line that is counted like `CountedArea`. */
export function CountedField({ maxLength, ...field }: Counted<ComponentProps<typeof TextField>>) {
  return <TextField {...field} {...useCount(maxLength, field)} />
}

type CountOptions<Control extends Element> = {
  hint?: string
  error?: string
  value?: string
  defaultValue?: string
  onChange?: (event: ChangeEvent<Control>) => void
}

/** The count is a part of the hint: an error is announced, and would be at each key if it changed with the count. */
function useCount<Control extends HTMLInputElement | HTMLTextAreaElement>(
  maxLength: number,
  { hint, error, value, defaultValue = '', onChange }: CountOptions<Control>,
) {
  const [typed, setTyped] = useState(defaultValue)
  const text = value ?? typed
  const length = textLength(text)
  const count = length === 0 ? undefined : staff.typed.length(number(length), number(maxLength))
  const isOver = isTooLong(text, maxLength)
  return {
    hint: [hint, count].filter((part) => part !== undefined).join(' ') || undefined,
    error: isOver ? staff.typed.tooLong(number(maxLength)) : error,
    keepsHint: isOver,
    onChange: (event: ChangeEvent<Control>) => {
      setTyped(event.target.value)
      onChange?.(event)
    },
  }
}
