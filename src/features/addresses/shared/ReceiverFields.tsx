import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useFormContext, useWatch } from 'react-hook-form'
import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { delivery } from '#i18n/fa/delivery.ts'
import {
  addressFormSelectors,
  type AddressFormRef,
} from '#machines/flows/address-form/address-form.machine.ts'
import type { Schemas } from '#machines/api/client.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { profileQuery } from '#src/features/profile/shared/profile.queries.ts'
import { LoadFailure } from '#src/features/support/shared/LoadFailure.tsx'
import { refusal, type AddressValues } from './address-values.ts'
import { phoneNumber } from '#src/lib/format.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { TextField } from '#src/ui/TextField.tsx'

const words = delivery.form

/** The receiver of the order; the customer's own profile fills and locks the fields, and folds them to a line. */
export function ReceiverFields({ form }: { form: AddressFormRef }) {
  const { control, register, setValue, resetField, formState } = useFormContext<AddressValues>()
  // Step 1 may have completed the profile a moment ago.
  const profile = useQuery({ ...profileQuery(useApi()), staleTime: 0 })
  const failure = useSelector(form, addressFormSelectors.failure)
  const mode = useSelector(form, addressFormSelectors.mode)
  const isReceiver = useWatch({ control, name: 'isReceiver' })
  const own = isReceiver && profile.data ? ownFields(profile.data) : null
  const fill = (isReceiver: boolean) => {
    const filled = isReceiver && profile.data ? ownFields(profile.data) : null
    for (const name of names) {
      const value = filled?.[name]
      if (value) setValue(name, value, { shouldValidate: true })
      else if (!isReceiver) resetField(name, mode === 'create' ? { defaultValue: '' } : {})
    }
  }
  const errorAt = (name: Name) => formState.errors[name]?.message ?? refusal(failure, name)
  const isToBeSeen = names.some((name) => !own?.[name] || errorAt(name) !== undefined)
  const folded = isToBeSeen || profile.data === undefined ? null : inShort(profile.data)
  const fields = (
    <div className={pair}>
      {names.map((name) => (
        <TextField
          key={name}
          {...looks[name]}
          error={errorAt(name)}
          {...register(name)}
          disabled={Boolean(own?.[name])}
        />
      ))}
    </div>
  )
  return (
    <fieldset className={group}>
      <legend className={css({ textStyle: 'label', marginBlockEnd: '2' })}>{words.receiver}</legend>
      <Checkbox
        disabled={profile.data === undefined || profile.isFetching}
        {...register('isReceiver', { onChange: (event) => fill(event.target.checked) })}
      >
        {words.isReceiver}
      </Checkbox>
      {profile.isError && (
        <LoadFailure
          error={profile.error}
          text={words.profileFailed}
          onRetry={() => void profile.refetch()}
        />
      )}
      {folded === null ? (
        fields
      ) : (
        <details>
          <summary className={summary}>
            <span>
              {words.receiverIs(folded.name)}، <bdi dir="ltr">{folded.phone}</bdi>
            </span>
            <Icon name="caret-down" size={20} className={caret} />
          </summary>
          {fields}
        </details>
      )}
    </fieldset>
  )
}

const names = [
  'receiver_first_name',
  'receiver_last_name',
  'receiver_national_code',
  'receiver_phone_number',
] as const

type Name = (typeof names)[number]

const looks = {
  receiver_first_name: { label: words.firstName, autoComplete: 'off' },
  receiver_last_name: { label: words.lastName, autoComplete: 'off' },
  receiver_national_code: { label: words.nationalCode, inputMode: 'numeric', ltr: true },
  receiver_phone_number: { label: words.phone, type: 'tel', inputMode: 'numeric', ltr: true },
} as const

/** Foreign nationals have a fida code in place of a national code. */
function ownFields(profile: Schemas['Profile']): Record<Name, string | null> {
  const code = profile.national_code ?? profile.fida_code
  return {
    receiver_first_name: profile.first_name,
    receiver_last_name: profile.last_name,
    receiver_national_code: code && toPersianDigits(code),
    receiver_phone_number: toPersianDigits(profile.phone_number),
  }
}

function inShort({ first_name, last_name, phone_number }: Schemas['Profile']) {
  return { name: `${first_name} ${last_name}`, phone: phoneNumber(phone_number) }
}

const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  minHeight: 'tap',
  textStyle: 'body',
  color: 'text-2',
  cursor: 'pointer',
})
const caret = css({ flexShrink: '0', 'details[open] &': { rotate: '180deg' } })
const group = css({ display: 'grid', gap: '3' })
const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
  gap: '4',
})
