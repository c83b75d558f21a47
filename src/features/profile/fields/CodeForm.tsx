import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { typedValue } from '#domain/profile.ts'
import { profile as words } from '#i18n/fa/profile.ts'
import type { Schemas } from '#machines/api/client.ts'
import {
  profileFieldSelectors as selectors,
  type ProfileFieldActor,
} from '#machines/flows/profile-field/profile-field.machine.ts'
import { hasTypesOf } from '#src/lib/form-draft.ts'
import { useKeptDraft } from '#src/lib/use-form-draft.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Note } from '#src/ui/Note.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { checkOf, refusedText } from '#src/features/profile/shared/field-check.ts'
import { shownValue } from '#src/features/profile/shared/shown-value.ts'
import { fieldForm, SaveButton } from './SaveButton.tsx'
import { useProfileDraft } from './use-profile-draft.ts'

type Props = { flow: ProfileFieldActor; profile: Schemas['Profile'] }

/** The national code, or the fida code of a foreign national; saving one clears the other. */
export function CodeForm({ flow, profile }: Props) {
  const failure = useSelector(flow, selectors.failure)
  const { phone_number: owner } = profile
  const draft = useProfileDraft(flow, { part: 'code', owner, isLike: isDraft })
  const [defaultValues] = useState<CodeValues>(() => ({
    isForeigner: profile.fida_code !== null,
    national_code: shownValue('national_code', profile.national_code),
    fida_code: shownValue('fida_code', profile.fida_code),
    ...draft.kept(),
  }))
  const form = useForm({ mode: 'onTouched', defaultValues, shouldUnregister: true })
  useKeptDraft(form, draft)
  const { register, handleSubmit, formState, control } = form
  const isForeigner = useWatch({ control, name: 'isForeigner' })
  const field = isForeigner ? 'fida_code' : 'national_code'
  const other = isForeigner ? 'national_code' : 'fida_code'
  const replaced = shownValue(other, profile[other])
  const submit = handleSubmit((typed) =>
    flow.send({
      type: 'field.submitted',
      patch: { [field]: typedValue(field, typed[field] ?? '') },
    }),
  )
  return (
    <form className={fieldForm} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        key={field}
        label={isForeigner ? words.fidaCode : words.parts.code}
        inputMode="numeric"
        autoComplete="off"
        ltr
        hint={isForeigner ? words.fidaHint : undefined}
        error={formState.errors[field]?.message ?? refusedText(failure, field)}
        {...register(field, { validate: (typed = '') => checkOf(field)(typed) })}
      />
      <Checkbox {...register('isForeigner')}>{words.foreigner}</Checkbox>
      {replaced !== '' && (
        <Note tone="warn" icon="info" role="status">
          {words.replaced[other](replaced)}
        </Note>
      )}
      <SaveButton flow={flow} complete={formState.isValid} />
    </form>
  )
}

/** The form has one of the codes at a time. */
type CodeValues = { isForeigner: boolean; national_code?: string; fida_code?: string }

const isDraft: (values: object) => values is CodeValues = hasTypesOf({ isForeigner: false })
