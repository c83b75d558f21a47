import { useState, type ClipboardEvent, type FocusEvent, type FormEvent } from 'react'
import { toLatinDigits } from '#domain/digits.ts'
import { oneTimeCodeLength } from '#domain/one-time-code.ts'
import { login } from '#i18n/fa/login.ts'
import { afterPress } from '#src/lib/after-press.ts'

/**
 * The messages of the code's field (AUTH-24 to AUTH-27): a character that is not a digit is removed, with a message;
 * leaving the field empty or half filled shows one too, unless the shop has said what went wrong. Typing clears them.
 * @param failureText what the shop said, if anything
 */
export function useIncompleteCode(value: string, failureText: string | undefined) {
  const [isStrippedNow, setStripped] = useState(false)
  const [unfinished, setUnfinished] = useState<string>()
  const tellStripped = (text: string) => {
    setStripped(isStripped(text))
    setUnfinished(undefined)
  }
  const watch = {
    onBeforeInput: (event: FormEvent<HTMLElement> & { data?: string | null }) =>
      tellStripped(event.data ?? ''),
    onPaste: (event: ClipboardEvent<HTMLElement>) =>
      tellStripped(event.clipboardData.getData('text/plain')),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (event.currentTarget.contains(event.relatedTarget)) return
      afterPress(() => {
        setStripped(false)
        if (value === '') setUnfinished(login.required)
        else if (value.length < oneTimeCodeLength) setUnfinished(login.codeIncomplete)
      })
    },
  }
  return { message: isStrippedNow ? login.digitsOnly : (failureText ?? unfinished), watch }
}

/** Whether a text has characters other than digits; a complete code within other words does not count. */
function isStripped(text: string): boolean {
  const latin = toLatinDigits(text)
  return /[^\d\s]/.test(latin) && latin.replaceAll(/\D/g, '').length < oneTimeCodeLength
}
