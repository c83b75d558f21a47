import { useEffect, useRef, type FormEvent } from 'react'
import { useLocation } from 'wouter'
import { staff } from '#i18n/fa/staff.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { textIn } from '#staff/app/form-text.ts'
import { isTyping } from './list-keys.ts'
import { css } from '#styled/css/index.js'
import { IconButton } from '#src/ui/IconButton.tsx'
import { TextField } from '#src/ui/TextField.tsx'

const words = staff.lists

export type LookupProps = {
  /** What can be looked for. */
  hint: string
  /** How long a text the server takes. */
  maxLength: number
  isNumeric?: boolean
  /** What is looked for now. */
  value: string
  /** The URL of the list for a text. */
  href: (text: string) => string
}

/** Narrows a list down to what is looked for; the slash leads to it. */
export function Lookup({ hint, maxLength, isNumeric = false, value, href }: LookupProps) {
  const [, navigate] = useLocation()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event.target)) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(href(textIn(new FormData(event.currentTarget), 'lookup').trim()))
  }
  return (
    <form role="search" className={css({ flex: '1', minWidth: '0' })} onSubmit={find}>
      <TextField
        label={words.lookup}
        quiet
        placeholder={hint}
        title={hint}
        ref={field}
        name="lookup"
        defaultValue={lookupText(value)}
        maxLength={maxLength}
        inputMode={isNumeric ? 'numeric' : 'search'}
        autoComplete="off"
        end={<IconButton type="submit" icon="search" label={words.find} />}
      />
    </form>
  )
}

/** What is looked for, as it is shown. */
export const lookupText = (value: string): string =>
  /^\d+$/.test(value) ? toPersianDigits(value) : value
