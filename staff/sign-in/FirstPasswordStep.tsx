import { useSelector } from '@xstate/react'
import { useForm, useWatch } from 'react-hook-form'
import { login } from '#i18n/fa/login.ts'
import { staffSignIn } from '#i18n/fa/staff-sign-in.ts'
import {
  staffSignInSelectors as selectors,
  type StaffSignInActor,
} from '#machines/flows/staff-sign-in/staff-sign-in.machine.ts'
import { FailureNote } from '#src/features/authentication/shared/FailureNote.tsx'
import { PasswordField } from '#src/features/authentication/shared/PasswordField.tsx'
import { PasswordMeter } from '#src/features/authentication/shared/PasswordMeter.tsx'
import { PasswordRules } from '#src/features/authentication/shared/PasswordRules.tsx'
import {
  newPasswordRule,
  passwordLengthRule,
} from '#src/features/authentication/shared/password-rules.ts'
import { StepFrame } from '#src/features/authentication/shared/StepFrame.tsx'
import { Button } from '#src/ui/Button.tsx'

const words = staffSignIn.newPassword
const labels = login.newPassword

/** The first password of an account that had none. The server checks whether both entries are the same. */
export function FirstPasswordStep({ flow, level }: { flow: StaffSignInActor; level: 1 | 2 }) {
  const isBusy = useSelector(flow, selectors.isBusy)
  const failure = useSelector(flow, selectors.failure)
  const { register, handleSubmit, formState, control } = useForm({
    mode: 'onTouched',
    defaultValues: { password: '', repeated: '' },
  })
  const { errors, isValid } = formState
  const password = useWatch({ control, name: 'password' })
  const differ = failure?.code === 'passwords_do_not_match'
  const submit = handleSubmit((typed) => flow.send({ type: 'newPassword.submitted', ...typed }))
  return (
    <StepFrame
      title={words.title}
      level={level}
      text={words.text}
      onSubmit={(event) => void submit(event)}
    >
      <PasswordField
        label={labels.label}
        autoComplete="new-password"
        readOnly={isBusy}
        error={errors.password?.message}
        {...register('password', { validate: newPasswordRule })}
      />
      <PasswordMeter password={password} />
      <PasswordRules password={password} />
      <PasswordField
        label={labels.repeat}
        autoComplete="new-password"
        readOnly={isBusy}
        error={errors.repeated?.message ?? (differ ? login.passwordsDiffer : undefined)}
        {...register('repeated', { required: login.required, validate: passwordLengthRule })}
      />
      {!differ && <FailureNote failure={failure} />}
      <Button type="submit" wide disabled={!isValid} busy={isBusy} busyLabel={labels.busy}>
        {words.submit}
      </Button>
    </StepFrame>
  )
}
