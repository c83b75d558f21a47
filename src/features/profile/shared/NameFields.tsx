import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { person as words } from '#i18n/fa/person.ts'
import { TextField } from '#src/ui/TextField.tsx'

type Props = {
  /** False hides the field. */
  first: UseFormRegisterReturn | false
  last: UseFormRegisterReturn | false
  /** The dialog of the fields has waited for them with an empty focus. */
  autoFocus?: boolean
  errors: { firstName?: FieldError; lastName?: FieldError }
}

export function NameFields({ first, last, errors, autoFocus }: Props) {
  return (
    <>
      {first && (
        <TextField
          label={words.firstName}
          autoComplete="given-name"
          autoFocus={autoFocus}
          error={errors.firstName?.message}
          {...first}
        />
      )}
      {last && (
        <TextField
          label={words.lastName}
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...last}
        />
      )}
    </>
  )
}
