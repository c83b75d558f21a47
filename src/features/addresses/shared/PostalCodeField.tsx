import { useSelector } from '@xstate/react'
import { useFormContext } from 'react-hook-form'
import { delivery } from '#i18n/fa/delivery.ts'
import {
  addressFormSelectors,
  type AddressFormRef,
} from '#machines/flows/address-form/address-form.machine.ts'
import { TextField } from '#src/ui/TextField.tsx'
import { refusal, type AddressValues } from './address-values.ts'

/** The postal code, which most shoppers have to look up: the last field. */
export function PostalCodeField({ form }: { form: AddressFormRef }) {
  const { register, formState } = useFormContext<AddressValues>()
  const failure = useSelector(form, addressFormSelectors.failure)
  return (
    <TextField
      label={delivery.form.postalCode}
      inputMode="numeric"
      autoComplete="postal-code"
      ltr
      error={formState.errors.postal_code?.message ?? refusal(failure, 'postal_code')}
      {...register('postal_code')}
    />
  )
}
