import { useEffect, useState, type FormEvent, type RefObject } from 'react'
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
type Props = LookupProps & { field: RefObject<HTMLInputElement | null> }

/** Narrows a list down to what is looked for; the slash leads to it. */
export function Lookup({ field, hint, maxLength, isNumeric = false, value, href }: Props) {
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState({ value, text: lookupText(value) })
  // Another field in its place would lose the focus.
  if (typed.value !== value) setTyped({ value, text: lookupText(value) })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event.target)) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [field])
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(href(textIn(new FormData(event.currentTarget), 'lookup').trim()))
  }
  return (
    <form role="search" className={search} onSubmit={find}>
      <TextField
        label={words.lookup}
        quiet
        placeholder={hint}
        title={hint}
        ref={field}
        name="lookup"
        value={typed.text}
        onChange={({ target }) => setTyped({ value, text: target.value })}
        maxLength={maxLength}
        inputMode={isNumeric ? 'numeric' : 'search'}
        autoComplete="off"
        end={<IconButton type="submit" icon="search" label={words.find} />}
      />
      {/* The placeholder has no room for all of it on a phone; screen readers read it there. */}
      <p aria-hidden className={wholeHint}>
        {hint}
      </p>
    </form>
  )
}

const search = css({
  flex: '1',
  minWidth: '0',
  '& > p': { display: 'none' },
  '&:focus-within > p': { display: { base: 'block', sm: 'none' } },
})
/** Over the list, which must not move below the finger. */
const wholeHint = css({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: '0',
  zIndex: '1',
  marginBlockStart: '1',
  paddingInline: '3',
  paddingBlock: '2',
  borderRadius: 'md',
  border: '1px solid {colors.border}',
  bg: 'surface',
  textStyle: 'small',
  color: 'text-2',
})

/** What is looked for, as it is shown. */
export const lookupText = (value: string): string =>
  /^\d+$/.test(value) ? toPersianDigits(value) : value
