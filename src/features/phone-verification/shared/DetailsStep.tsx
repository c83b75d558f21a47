import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { platformSignUpLimits } from '#api/limits.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { normalizedMobile } from '#domain/mobile.ts'
import { phoneVerification as words } from '#i18n/fa/phone-verification.ts'
import {
  phoneVerificationSelectors as selectors,
  type PhoneVerificationActor,
} from '#machines/flows/phone-verification/phone-verification.machine.ts'
import { checkMobile } from '#src/features/authentication/shared/mobile-number.ts'
import { FailureNote } from '#src/features/authentication/shared/FailureNote.tsx'
import { StepFrame } from '#src/features/authentication/shared/StepFrame.tsx'
import { nameRule } from '#src/lib/field-rules.ts'
import { formDraft, hasTypesOf } from '#src/lib/form-draft.ts'
import { useFormDraft } from '#src/lib/use-form-draft.ts'
import { SubmitButton } from '#src/ui/SubmitButton.tsx'
import { PhoneField, TextField } from '#src/ui/TextField.tsx'
import { verificationFailureText } from './verification-failure.ts'

type Props = { actor: PhoneVerificationActor; title: string; text: string }

/** Step 1: the number, for a platform with a name. */
export function DetailsStep({ actor, title, text }: Props) {
  const isBusy = useSelector(actor, selectors.isBusy)
  const purpose = useSelector(actor, selectors.purpose)
  const failure = useSelector(actor, selectors.failure)
  const retryAt = useSelector(actor, selectors.retryAt)
  const asksName = purpose === 'platformSignUp'
  const [values] = useState(() => ({
    name: selectors.name(actor.getSnapshot()),
    mobile: toPersianDigits(selectors.mobile(actor.getSnapshot())),
  }))
  const [draft] = useState(() =>
    formDraft(`${purpose}-draft`, { owner: null, isLike: hasTypesOf(values) }),
  )
  const form = useForm({ mode: 'onTouched', defaultValues: values })
  useFormDraft(form, draft)
  const { register, handleSubmit, formState } = form
  const { errors, isValid } = formState
  const onChange = () => actor.send({ type: 'details.edited' })
  const submit = handleSubmit(({ name, mobile }) => {
    draft.drop()
    actor.send({
      type: 'details.submitted',
      details: { name: asksName ? name.trim() : null, mobile: normalizedMobile(mobile) },
    })
  })
  return (
    <StepFrame level={2} title={title} text={text} onSubmit={(event) => void submit(event)}>
      {asksName && (
        <TextField
          label={words.name}
          autoComplete="name"
          maxLength={platformSignUpLimits.name}
          error={errors.name?.message}
          {...register('name', { validate: nameRule(platformSignUpLimits.name), onChange })}
        />
      )}
      <PhoneField
        label={words.mobile}
        placeholder="۰۹۱۲ ۳۴۵ ۶۷۸۹"
        error={errors.mobile?.message}
        {...register('mobile', { validate: checkMobile, onChange })}
      />
      <FailureNote
        failure={failure}
        retryAt={retryAt}
        textOf={(failure) => verificationFailureText(failure, purpose)}
      />
      <SubmitButton
        wide
        complete={isValid}
        disabled={retryAt !== null}
        busy={isBusy}
        busyLabel={words.busy}
      >
        {words.submit}
      </SubmitButton>
    </StepFrame>
  )
}
