import { useSelector } from '@xstate/react'
import { useForm } from 'react-hook-form'
import { toPersianDigits } from '#domain/digits.ts'
import { login } from '#i18n/fa/login.ts'
import { staffSignIn } from '#i18n/fa/staff-sign-in.ts'
import {
  staffSignInSelectors as selectors,
  type StaffSignInActor,
} from '#machines/flows/staff-sign-in/staff-sign-in.machine.ts'
import type { Failure } from '#machines/kernel/problem.ts'
import { FailureNote } from '#src/features/authentication/shared/FailureNote.tsx'
import { PasswordField } from '#src/features/authentication/shared/PasswordField.tsx'
import { passwordLengthRule } from '#src/features/authentication/shared/password-rules.ts'
import { StepFrame } from '#src/features/authentication/shared/StepFrame.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { Button } from '#src/ui/Button.tsx'

const words = staffSignIn.password

/** The password of the account. */
export function PasswordStep({ flow, level }: { flow: StaffSignInActor; level: 1 | 2 }) {
  const isBusy = useSelector(flow, selectors.isBusy)
  const failure = useSelector(flow, selectors.failure)
  const retryAt = useSelector(flow, selectors.retryAt)
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { password: '' },
  })
  const isIncorrect = failure?.code === 'password_incorrect'
  const submit = handleSubmit(({ password }) => flow.send({ type: 'password.submitted', password }))
  return (
    <StepFrame
      title={words.title}
      level={level}
      text={words.text}
      onSubmit={(event) => void submit(event)}
    >
      <PasswordField
        label={words.label}
        autoComplete="current-password"
        autoFocus
        readOnly={isBusy}
        error={formState.errors.password?.message ?? (isIncorrect ? textOf(failure) : undefined)}
        {...register('password', { required: login.required, validate: passwordLengthRule })}
      />
      {!isIncorrect && (
        <FailureNote
          failure={failure}
          retryAt={retryAt}
          textOf={(fault) => (fault.code === 'password_locked' ? words.locked : failureText(fault))}
        />
      )}
      <Button
        type="submit"
        wide
        disabled={!formState.isValid || retryAt !== null}
        busy={isBusy}
        busyLabel={words.busy}
      >
        {words.submit}
      </Button>
    </StepFrame>
  )
}

function textOf(failure: Failure): string {
  const { triesLeft } = failure
  const text = failureText(failure)
  return triesLeft === null ? text : `${text}. ${login.code.triesLeft(toPersianDigits(triesLeft))}`
}
