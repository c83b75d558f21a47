import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { person as words } from '#i18n/fa/person.ts'
import { TextField } from '#src/ui/TextField.tsx'

type Props = {
  first: UseFormRegisterReturn
  last: UseFormRegisterReturn
  /** The dialog of the fields has waited for them with an empty focus. */
  autoFocus?: boolean
  errors: { firstName?: FieldError; lastName?: FieldError }
}

export function NameFields({ first, last, errors, autoFocus }: Props) {
  return (
    <>
      <TextField
        label={words.firstName}
        autoComplete="given-name"
        autoFocus={autoFocus}
        error={errors.firstName?.message}
        {...first}
      />
      <TextField
        label={words.lastName}
        autoComplete="family-name"
        error={errors.lastName?.message}
        {...last}
      />
    </>
  )
}
