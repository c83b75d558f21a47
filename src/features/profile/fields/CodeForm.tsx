import { useSelector } from '@xstate/react'
import { useForm, useWatch } from 'react-hook-form'
import { typedValue } from '#domain/profile.ts'
import { profile as words } from '#i18n/fa/profile.ts'
import type { Schemas } from '#machines/api/client.ts'
import {
  profileFieldSelectors as selectors,
  type ProfileFieldActor,
} from '#machines/flows/profile-field/profile-field.machine.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { checkOf, refusedText } from '#src/features/profile/shared/field-check.ts'
import { fieldForm, SaveButton } from './SaveButton.tsx'

type Props = { flow: ProfileFieldActor; profile: Schemas['Profile'] }

/** The national code, or the fida code of a foreign national; saving one clears the other. */
export function CodeForm({ flow, profile }: Props) {
  const failure = useSelector(flow, selectors.failure)
  const { register, handleSubmit, formState, control } = useForm({
    mode: 'onTouched',
    defaultValues: {
      isForeigner: profile.fida_code !== null,
      national_code: profile.national_code ?? '',
      fida_code: profile.fida_code ?? '',
    },
    shouldUnregister: true,
  })
  const isForeigner = useWatch({ control, name: 'isForeigner' })
  const field = isForeigner ? 'fida_code' : 'national_code'
  const submit = handleSubmit((typed) =>
    flow.send({
      type: 'field.submitted',
      patch: { [field]: typedValue(field, typed[field]) },
    }),
  )
  return (
    <form className={fieldForm} onSubmit={(event) => void submit(event)} noValidate>
      <Checkbox {...register('isForeigner')}>{words.foreigner}</Checkbox>
      <TextField
        key={field}
        label={isForeigner ? words.fidaCode : words.parts.code}
        inputMode="numeric"
        autoComplete="off"
        ltr
        error={formState.errors[field]?.message ?? refusedText(failure, field)}
        {...register(field, { validate: checkOf(field) })}
      />
      <SaveButton flow={flow} disabled={!formState.isValid} />
    </form>
  )
}
