import { useSelector } from '@xstate/react'
import { useState, type ClipboardEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { bankOf } from '#domain/card.ts'
import { typedValue } from '#domain/profile.ts'
import type { ProfileField } from '#domain/profile.ts'
import { stripIbanPrefix } from '#domain/iban.ts'
import { person } from '#i18n/fa/person.ts'
import { profile as words } from '#i18n/fa/profile.ts'
import type { Schemas } from '#machines/api/client.ts'
import {
  profileFieldSelectors as selectors,
  type ProfileFieldActor,
  type ProfilePart,
} from '#machines/flows/profile-field/profile-field.machine.ts'
import { hasTypesOf } from '#src/lib/form-draft.ts'
import { useFormDraft } from '#src/lib/use-form-draft.ts'
import { IbanPrefix } from '#src/ui/IbanPrefix.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { checkOf, refusedText } from '#src/features/profile/shared/field-check.ts'
import { fieldForm, SaveButton } from './SaveButton.tsx'
import { shownValue } from '#src/features/profile/shared/shown-value.ts'
import { useProfileDraft } from './use-profile-draft.ts'

type TextPart = Exclude<ProfilePart, 'code' | 'birthdate' | 'legal'>
type TextName = Extract<
  ProfileField,
  'first_name' | 'last_name' | 'email' | 'card_number' | 'iban' | 'job'
>
type Field = {
  name: TextName
  label: string
  hint?: string
  autoComplete: string
  inputMode?: 'numeric' | 'email'
  /** A number or an address, written from left to right. */
  ltr?: boolean
}

const fields: Record<TextPart, readonly Field[]> = {
  name: [
    { name: 'first_name', label: person.firstName, autoComplete: 'given-name' },
    { name: 'last_name', label: person.lastName, autoComplete: 'family-name' },
  ],
  email: [
    {
      name: 'email',
      label: words.parts.email,
      autoComplete: 'email',
      inputMode: 'email',
      ltr: true,
    },
  ],
  card: [
    {
      name: 'card_number',
      label: words.parts.card,
      hint: words.cardHint,
      autoComplete: 'cc-number',
      inputMode: 'numeric',
      ltr: true,
    },
  ],
  iban: [
    {
      name: 'iban',
      label: words.parts.iban,
      hint: words.ibanHint,
      autoComplete: 'off',
      inputMode: 'numeric',
      ltr: true,
    },
  ],
  job: [
    {
      name: 'job',
      label: words.parts.job,
      hint: words.jobHint,
      autoComplete: 'organization-title',
    },
  ],
}

type Props = { flow: ProfileFieldActor; part: TextPart; profile: Schemas['Profile'] }

/** The form of one text, or of the two names. */
export function TextForm({ flow, part, profile }: Props) {
  const failure = useSelector(flow, selectors.failure)
  const [values] = useState(() =>
    Object.fromEntries(fields[part].map(({ name }) => [name, shownValue(name, profile[name])])),
  )
  const { phone_number: owner } = profile
  const draft = useProfileDraft(flow, { part, owner, isLike: hasTypesOf(values) })
  const form = useForm({ mode: 'onTouched', defaultValues: values })
  useFormDraft(form, draft)
  const { register, handleSubmit, formState, control } = form
  const card = useWatch({ control, name: 'card_number' }) ?? ''
  const bank = bankOf(typedValue('card_number', card))
  const submit = handleSubmit((typed) => {
    const patch = fields[part].map(({ name }) => [name, typedValue(name, typed[name] ?? '')])
    flow.send({ type: 'field.submitted', patch: Object.fromEntries(patch) })
  })
  return (
    <form className={fieldForm} onSubmit={(event) => void submit(event)} noValidate>
      {fields[part].map(({ name, hint, ...field }) => (
        <TextField
          key={name}
          {...field}
          {...(name === 'iban' && { lead: <IbanPrefix />, onPaste: pasteWithoutPrefix })}
          hint={name === 'card_number' && bank !== null ? words.banks[bank] : hint}
          error={formState.errors[name]?.message ?? refusedText(failure, name)}
          {...register(name, { validate: checkOf(name) })}
        />
      ))}
      <SaveButton flow={flow} complete={formState.isValid} />
    </form>
  )
}

/** Pasted numbers often include the IR prefix the field already shows. */
function pasteWithoutPrefix(event: ClipboardEvent<HTMLInputElement>): void {
  const pasted = event.clipboardData.getData('text')
  const digits = stripIbanPrefix(pasted).trim()
  if (digits === pasted.trim()) return
  event.preventDefault()
  const { currentTarget: field } = event
  field.setRangeText(digits, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
