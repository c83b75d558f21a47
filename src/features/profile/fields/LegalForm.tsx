import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { isNumber, isOptional, typedValue, type LegalField } from '#domain/profile.ts'
import { css } from '#styled/css/index.js'
import { profile as words } from '#i18n/fa/profile.ts'
import type { Schemas } from '#machines/api/client.ts'
import { createProfileFieldActors } from '#machines/flows/profile-field/profile-field.actors.ts'
import {
  profileFieldMachine,
  profileFieldSelectors as selectors,
  type ProfileFieldActor,
} from '#machines/flows/profile-field/profile-field.machine.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { hasTypesOf } from '#src/lib/form-draft.ts'
import { useFormDraft } from '#src/lib/use-form-draft.ts'
import { TextField } from '#src/ui/TextField.tsx'
import { connectProfileField } from './connect-profile-field.ts'
import { checkOf, refusedText } from '#src/features/profile/shared/field-check.ts'
import { shownValue } from '#src/features/profile/shared/shown-value.ts'
import { SaveButton } from './SaveButton.tsx'
import { useProfileDraft } from './use-profile-draft.ts'

const fields: readonly LegalField[] = [
  'organization_name',
  'national_code',
  'economic_code',
  'registration_code',
  'landline_number',
  'postal_code',
  'province_name',
  'city_name',
  'postal_address',
]

type Profile = Schemas['Profile']

/** The legal information, for official invoices. */
export function LegalTab({ profile }: { profile: Profile }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const flow = useFlow(() => ({
    machine: profileFieldMachine,
    live: () => profileFieldMachine.provide({ actors: createProfileFieldActors(api) }),
    input: () => ({ open: 'legal' as const }),
    listen: (actor) => connectProfileField(actor, queryClient),
  }))
  return <LegalForm flow={flow} profile={profile} />
}

export function LegalForm({ flow, profile }: { flow: ProfileFieldActor; profile: Profile }) {
  const failure = useSelector(flow, selectors.failure)
  const { legal_info: legal } = profile
  const [values] = useState(() => ({
    organization_name: shownValue('legal_organization_name', legal?.organization_name),
    national_code: shownValue('legal_national_code', legal?.national_code),
    economic_code: shownValue('legal_economic_code', legal?.economic_code),
    registration_code: shownValue('legal_registration_code', legal?.registration_code),
    landline_number: shownValue('legal_landline_number', legal?.landline_number),
    postal_code: shownValue('legal_postal_code', legal?.postal_code),
    province_name: shownValue('legal_province_name', legal?.province_name),
    city_name: shownValue('legal_city_name', legal?.city_name),
    postal_address: shownValue('legal_postal_address', legal?.postal_address),
  }))
  const { phone_number: owner } = profile
  const draft = useProfileDraft(flow, { part: 'legal', owner, isLike: hasTypesOf(values) })
  const form = useForm({ mode: 'onTouched', defaultValues: values })
  useFormDraft(form, draft)
  const { register, handleSubmit, formState } = form
  const submit = handleSubmit((typed) => {
    const legal_info = { ...typed }
    for (const name of fields) legal_info[name] = typedValue(`legal_${name}`, typed[name])
    flow.send({ type: 'field.submitted', patch: { legal_info } })
  })
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <p className={css({ textStyle: 'small', color: 'text-2', marginBlockEnd: '4' })}>
        {words.legal.text}
      </p>
      <div className={grid}>
        {fields.map((name) => (
          <TextField
            key={name}
            label={words.legal.fields[name]}
            hint={isOptional(`legal_${name}`) ? words.legal.optional : undefined}
            inputMode={isNumber(`legal_${name}`) ? 'numeric' : undefined}
            autoComplete="off"
            ltr={isNumber(`legal_${name}`)}
            className={name === 'postal_address' ? whole : undefined}
            error={formState.errors[name]?.message ?? refusedText(failure, `legal_${name}`)}
            {...register(name, { validate: checkOf(`legal_${name}`) })}
          />
        ))}
        <div className={foot}>
          <SaveButton flow={flow} complete={formState.isValid}>
            {words.legal.save}
          </SaveButton>
        </div>
      </div>
    </form>
  )
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
  padding: '4',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
})
const whole = css({ gridColumn: { sm: '1 / -1' } })
const foot = css({ display: 'grid', gap: '3', gridColumn: { sm: '1 / -1' }, maxWidth: '360px' })
