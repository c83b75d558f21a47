import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { earliestBirthdate, latestBirthdate } from '#domain/profile.ts'
import { profile as words } from '#i18n/fa/profile.ts'
import type { Schemas } from '#machines/api/client.ts'
import {
  profileFieldSelectors as selectors,
  type ProfileFieldActor,
} from '#machines/flows/profile-field/profile-field.machine.ts'
import { today } from '#src/lib/clock.ts'
import { hasTypesOf } from '#src/lib/form-draft.ts'
import { useKeptDraft } from '#src/lib/use-form-draft.ts'
import { DateField } from '#src/ui/DateField.tsx'
import { checkOf, refusedText } from '#src/features/profile/shared/field-check.ts'
import { fieldForm, SaveButton } from './SaveButton.tsx'
import { useProfileDraft } from './use-profile-draft.ts'

type Props = { flow: ProfileFieldActor; profile: Schemas['Profile'] }

/** The date of birth in the Persian calendar; on the wire it is an ISO date. */
export function BirthdateForm({ flow, profile }: Props) {
  const failure = useSelector(flow, selectors.failure)
  const { phone_number: owner } = profile
  const draft = useProfileDraft(flow, { part: 'birthdate', owner, isLike: isDraft })
  const [defaultValues] = useState(() => draft.kept() ?? { birthdate: profile.birthdate ?? '' })
  const form = useForm({ mode: 'onTouched', defaultValues })
  useKeptDraft(form, draft)
  const { control, handleSubmit, formState } = form
  const submit = handleSubmit((patch) => flow.send({ type: 'field.submitted', patch }))
  return (
    <form className={fieldForm} onSubmit={(event) => void submit(event)} noValidate>
      <Controller
        control={control}
        name="birthdate"
        rules={{ validate: checkOf('birthdate') }}
        render={({ field: { ref, value, onChange, onBlur }, fieldState: { error } }) => (
          <DateField
            ref={ref}
            label={words.parts.birthdate}
            hint={words.birthdateHint}
            value={value}
            minimum={earliestBirthdate}
            maximum={latestBirthdate(today())}
            onChange={onChange}
            onBlur={onBlur}
            error={error?.message ?? refusedText(failure, 'birthdate')}
          />
        )}
      />
      <SaveButton flow={flow} complete={formState.isValid} />
    </form>
  )
}

const isDraft = hasTypesOf({ birthdate: '' })
