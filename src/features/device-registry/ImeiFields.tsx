import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { deviceRegistry } from '#i18n/fa/device-registry.ts'
import { TextField } from '#src/ui/TextField.tsx'

const words = deviceRegistry.imei

type Props = {
  first: UseFormRegisterReturn
  second: UseFormRegisterReturn
  errors: { firstImei?: FieldError; secondImei?: FieldError }
  readOnly?: boolean
}

/** Both numbers of a device. */
export function ImeiFields({ first, second, errors, readOnly }: Props) {
  return (
    <>
      <TextField
        label={words.first}
        hint={words.hint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        ltr
        readOnly={readOnly}
        error={errors.firstImei?.message}
        {...first}
      />
      <TextField
        label={words.second}
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        ltr
        readOnly={readOnly}
        error={errors.secondImei?.message}
        {...second}
      />
    </>
  )
}
