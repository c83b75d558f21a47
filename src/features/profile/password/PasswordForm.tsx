import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { isOtherScript } from '#domain/password.ts'
import { toLatinDigits, toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { login } from '#i18n/fa/login.ts'
import { profile as words } from '#i18n/fa/profile.ts'
import type { Schemas } from '#machines/api/client.ts'
import {
  passwordFormSelectors as selectors,
  type PasswordFormActor,
} from '#machines/flows/password-form/password-form.machine.ts'
import type { Failure } from '#machines/kernel/problem.ts'
import { PasswordField } from '#src/features/authentication/shared/PasswordField.tsx'
import { PasswordMeter } from '#src/features/authentication/shared/PasswordMeter.tsx'
import { PasswordRules } from '#src/features/authentication/shared/PasswordRules.tsx'
import {
  newPasswordRule,
  passwordLengthRule,
} from '#src/features/authentication/shared/password-rules.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { SubmitButton } from '#src/ui/SubmitButton.tsx'

type Props = { flow: PasswordFormActor; profile: Schemas['Profile'] }

/** The first password, or a new one after the current one (PROF-57 to PROF-67). */
export function PasswordForm({ flow, profile }: Props) {
  const isSaving = useSelector(flow, selectors.isSaving)
  const failure = useSelector(flow, selectors.failure)
  const { register, handleSubmit, formState, control, trigger, setFocus } = useForm({
    mode: 'onTouched',
    defaultValues: { current: '', password: '', repeated: '' },
  })
  const { errors, isValid, touchedFields } = formState
  const [typedCurrent, password] = useWatch({ control, name: ['current', 'password'] })
  const isWrong = failure?.code === 'password_incorrect'
  useEffect(() => {
    if (isWrong) setFocus('current')
  }, [isWrong, setFocus])
  const submit = handleSubmit(({ current, ...typed }) =>
    flow.send({
      type: 'password.submitted',
      current: profile.has_set_password ? toLatinDigits(current) : null,
      ...typed,
    }),
  )
  return (
    <form className={form} onSubmit={(event) => void submit(event)} noValidate>
      <input
        type="hidden"
        name="username"
        autoComplete="username"
        value={profile.phone_number}
        readOnly
      />
      {profile.has_set_password && (
        <>
          <p className={css({ textStyle: 'small', color: 'text-2' })}>{words.password.text}</p>
          <PasswordField
            label={words.password.current}
            autoComplete="current-password"
            autoFocus
            readOnly={isSaving}
            hint={isOtherScript(typedCurrent) ? login.password.otherScript : undefined}
            error={errors.current?.message ?? (isWrong ? wrongText(failure) : undefined)}
            {...register('current', {
              required: words.faults.required,
              validate: passwordLengthRule,
              onChange: () => touchedFields.password === true && void trigger('password'),
            })}
          />
        </>
      )}
      <PasswordField
        label={words.password.new}
        autoComplete="new-password"
        autoFocus={!profile.has_set_password}
        readOnly={isSaving}
        error={errors.password?.message}
        {...register('password', {
          onChange: () => touchedFields.repeated === true && void trigger('repeated'),
          validate: (typed, { current }) => {
            const fault = newPasswordRule(typed)
            if (fault !== true) return fault
            return typed !== toLatinDigits(current) || words.password.unchanged
          },
        })}
      />
      <PasswordMeter password={password} />
      <PasswordRules password={password} />
      <PasswordField
        label={words.password.repeat}
        autoComplete="new-password"
        readOnly={isSaving}
        error={errors.repeated?.message}
        {...register('repeated', {
          required: words.faults.required,
          validate: (typed, { password }) => typed === password || words.password.differ,
        })}
      />
      {!isWrong && <FailureNote failure={failure} />}
      <SubmitButton wide complete={isValid} busy={isSaving} busyLabel={words.saving}>
        {words.save}
      </SubmitButton>
    </form>
  )
}

function wrongText({ triesLeft }: Failure): string {
  const { wrong, triesLeft: left } = words.password
  return triesLeft === null ? wrong : `${wrong}. ${left(toPersianDigits(triesLeft))}`
}

const form = css({ display: 'grid', gap: '4' })
