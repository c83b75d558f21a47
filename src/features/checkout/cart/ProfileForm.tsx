import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useState, type ChangeEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { codeLength } from '#domain/address.ts'
import { toLatinDigits, toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { checkout } from '#i18n/fa/checkout.ts'
import { profile as profileWords } from '#i18n/fa/profile.ts'
import type { Schemas } from '#machines/api/client.ts'
import type { CartEditingRef } from '#machines/flows/cart-editing/cart-editing.machine.ts'
import { cartEditingSelectors } from '#machines/flows/cart-editing/cart-editing.selectors.ts'
import { checkOf, refusedText, ruleOf } from '#src/features/profile/shared/field-check.ts'
import { NameFields } from '#src/features/profile/shared/NameFields.tsx'
import { formDraft, hasTypesOf } from '#src/lib/form-draft.ts'
import { useKeptDraft } from '#src/lib/use-form-draft.ts'
import { phoneNumber } from '#src/lib/format.ts'
import { NoReplyText } from '#src/features/support/shared/NoReplyText.tsx'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { DialogFoot } from '#src/ui/DialogFoot.tsx'
import { footedForm } from '#src/ui/dialog-looks.ts'
import { Note } from '#src/ui/Note.tsx'
import { TextField } from '#src/ui/TextField.tsx'

type Props = { editing: CartEditingRef; profile: Schemas['Profile'] }

const words = checkout.profile

/** The form of the info completion (CART-50 to CART-58). The input is kept until it is saved. */
export function ProfileForm({ editing, profile }: Props) {
  const failure = useSelector(editing, cartEditingSelectors.failure)
  const isBusy = useSelector(editing, cartEditingSelectors.isBusy)
  const owner = profile.phone_number
  const draft = useMemo(
    () => formDraft('profile-draft', { owner, isLike: hasTypesOf(noValues) }),
    [owner],
  )
  const [initial] = useState(() => draft.kept() ?? valuesOf(profile))
  const { register, handleSubmit, formState, control, subscribe, trigger } = useForm({
    mode: 'onTouched',
    defaultValues: initial,
  })
  useKeptDraft({ subscribe }, draft)
  useEffect(() => {
    const saved = editing.subscribe({
      complete: () => {
        if (editing.getSnapshot().matches('complete')) draft.drop()
      },
    })
    return () => saved.unsubscribe()
  }, [editing, draft])
  const { errors, isValid } = formState
  const refused = refusedText(failure, 'national_code')
  const isForeigner = useWatch({ control, name: 'isForeigner' })
  const submit = handleSubmit(({ firstName, lastName, code }) => {
    const digits = toLatinDigits(code).trim()
    editing.send({
      type: 'profile.submitted',
      profile: {
        first_name: firstName.trim(),
        last_name: lastName.trim(),
        phone_number: profile.phone_number,
        ...(isForeigner ? { fida_code: digits } : { national_code: digits }),
      },
    })
  })
  return (
    <form className={footedForm} onSubmit={(event) => void submit(event)} noValidate>
      <p className={explanation}>{words.text}</p>
      <NameFields
        autoFocus
        first={register('firstName', ruleOf('first_name'))}
        last={register('lastName', ruleOf('last_name'))}
        errors={errors}
      />
      <Checkbox {...register('isForeigner', { deps: 'code' })}>{words.foreigner}</Checkbox>
      <TextField
        label={isForeigner ? words.fidaCode : words.nationalCode}
        hint={isForeigner ? profileWords.fidaHint : undefined}
        inputMode="numeric"
        autoComplete="off"
        ltr
        error={errors.code?.message ?? refused}
        {...register('code', {
          validate: (typed, { isForeigner }) =>
            checkOf(isForeigner ? 'fida_code' : 'national_code')(typed),
          // Validated as soon as the code is complete, because the button stays disabled until it is valid.
          onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
            if (!isForeigner && target.value.trim().length >= codeLength) void trigger('code')
          },
        })}
      />
      <TextField
        label={words.phone}
        value={phoneNumber(profile.phone_number)}
        ltr
        disabled
        readOnly
      />
      <DialogFoot>
        {failure !== null && refused === undefined && (
          <Note tone="danger" role="alert">
            <p>{words.failed}</p>
            <NoReplyText failure={failure} />
            <ReportLink failure={failure} />
          </Note>
        )}
        <Button type="submit" wide disabled={!isValid} busy={isBusy} busyLabel={words.saving}>
          {words.save}
        </Button>
      </DialogFoot>
    </form>
  )
}

const noValues = { firstName: '', lastName: '', isForeigner: false, code: '' }

function valuesOf(profile: Schemas['Profile']): typeof noValues {
  return {
    firstName: profile.first_name ?? '',
    lastName: profile.last_name ?? '',
    isForeigner: profile.fida_code !== null,
    code: toPersianDigits(profile.national_code ?? profile.fida_code ?? ''),
  }
}

const explanation = css({ textStyle: 'body', color: 'text-2' })
