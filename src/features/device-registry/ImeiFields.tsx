import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { deviceRegistry } from '#i18n/fa/device-registry.ts'
import { TextField } from '#src/ui/TextField.tsx'

const words = deviceRegistry.imei

type Props = {
  first: UseFormRegisterReturn
  second: UseFormRegisterReturn
  errors: { firstImei?: FieldError; secondImei?: FieldError }
}

/** Both numbers of a device. */
export function ImeiFields({ first, second, errors }: Props) {
  return (
    <>
      <TextField
        label={words.first}
        hint={words.hint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        ltr
        error={errors.firstImei?.message}
        {...first}
      />
      <TextField
        label={words.second}
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        ltr
        error={errors.secondImei?.message}
        {...second}
      />
    </>
  )
}
