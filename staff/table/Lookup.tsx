import { useEffect, useRef, type FormEvent } from 'react'
import { useLocation } from 'wouter'
import { staff } from '#i18n/fa/staff.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { textIn } from '#staff/app/form-text.ts'
import { isTyping } from './list-keys.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { TextField } from '#src/ui/TextField.tsx'

const words = staff.lists

type Props = {
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
export function Lookup({ hint, maxLength, isNumeric = false, value, href }: Props) {
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
    <form role="search" className={row} onSubmit={find}>
      <TextField
        label={words.lookup}
        hint={hint}
        ref={field}
        name="lookup"
        defaultValue={/^\d+$/.test(value) ? toPersianDigits(value) : value}
        maxLength={maxLength}
        inputMode={isNumeric ? 'numeric' : 'search'}
        autoComplete="off"
        end={
          value !== '' && (
            <IconButton icon="close" label={words.clear} onClick={() => navigate(href(''))} />
          )
        }
        className={css({ flex: '1', maxWidth: { sm: '420px' } })}
      />
      <Button type="submit" look="line" icon="search" className={submit}>
        {words.find}
      </Button>
    </form>
  )
}

const row = css({ display: 'flex', alignItems: 'flex-start', gap: '3', marginBlockEnd: '4' })
/** Level with the box below its label. */
const submit = css({ marginBlockStart: '24px' })
