import { useState, type FocusEvent, type FormEvent } from 'react'
import { toLatinDigits } from '#domain/digits.ts'
import { login } from '#i18n/fa/login.ts'

/**
 * The messages of the code's field (AUTH-24 to AUTH-27): a character that is no digit is stripped and told; leaving the
 * field empty or half filled is told too. Typing on clears them.
 */
export function useIncompleteCode(value: string) {
  const [message, setMessage] = useState<string>()
  const watch = {
    onBeforeInput: (event: FormEvent<HTMLElement> & { data?: string | null }) => {
      const typed = event.data ?? ''
      setMessage(/[^\d\s]/.test(toLatinDigits(typed)) ? login.digitsOnly : undefined)
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (event.currentTarget.contains(event.relatedTarget)) return
      if (value === '') setMessage(login.required)
      else if (value.length < 6) setMessage(login.codeIncomplete)
    },
  }
  return { message, watch }
}
