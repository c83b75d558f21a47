import { useSelector } from '@xstate/react'
import { useForm, useWatch } from 'react-hook-form'
import { login } from '#i18n/fa/login.ts'
import { authenticationSelectors } from '#machines/flows/authentication/authentication.selectors.ts'
import type { SignInActor } from '#machines/flows/authentication/authentication.machine.ts'
import { FailureNote } from './shared/FailureNote.tsx'
import { PasswordField } from './shared/PasswordField.tsx'
import { PasswordRules } from './shared/PasswordRules.tsx'
import { newPasswordRule, passwordLengthRule } from './shared/password-rules.ts'
import { backButton, StepFrame } from './shared/StepFrame.tsx'
import { Button } from '#src/ui/Button.tsx'

const words = login.newPassword

/** Step 5: the new password. The server checks whether both entries are the same (AUTH-30). */
export function NewPasswordStep({ actor }: { actor: SignInActor }) {
  const isBusy = useSelector(actor, authenticationSelectors.isBusy)
  const failure = useSelector(actor, authenticationSelectors.failure)
  const { register, handleSubmit, formState, control } = useForm({
    mode: 'onTouched',
    defaultValues: { password: '', repeated: '' },
  })
  const { errors, isValid } = formState
  const password = useWatch({ control, name: 'password' })
  const differ = failure?.code === 'passwords_do_not_match'
  const submit = handleSubmit((typed) => actor.send({ type: 'newPassword.submitted', ...typed }))
  return (
    <StepFrame title={words.title} text={words.text} onSubmit={(event) => void submit(event)}>
      <Button
        look="ghost"
        size="sm"
        icon="edit"
        className={backButton}
        onClick={() => actor.send({ type: 'mobile.edited' })}
      >
        {login.code.edit}
      </Button>
      <PasswordField
        label={words.label}
        autoComplete="new-password"
        readOnly={isBusy}
        error={errors.password?.message}
        {...register('password', { validate: newPasswordRule })}
      />
      <PasswordRules password={password} />
      <PasswordField
        label={words.repeat}
        autoComplete="new-password"
        readOnly={isBusy}
        announced={differ}
        error={errors.repeated?.message ?? (differ ? login.passwordsDiffer : undefined)}
        {...register('repeated', { required: login.required, validate: passwordLengthRule })}
      />
      {!differ && <FailureNote announced failure={failure} />}
      <Button type="submit" wide disabled={!isValid} busy={isBusy} busyLabel={words.busy}>
        {words.submit}
      </Button>
    </StepFrame>
  )
}
