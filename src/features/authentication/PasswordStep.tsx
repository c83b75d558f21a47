import { useSelector } from '@xstate/react'
import { useForm, useWatch } from 'react-hook-form'
import { toLatinDigits, toPersianDigits } from '#domain/digits.ts'
import { isOtherScript } from '#domain/password.ts'
import { css } from '#styled/css/index.js'
import { login } from '#i18n/fa/login.ts'
import { authenticationSelectors } from '#machines/flows/authentication/authentication.selectors.ts'
import type { SignInActor } from '#machines/flows/authentication/authentication.machine.ts'
import type { Failure } from '#machines/kernel/problem.ts'
import { FailureNote } from './shared/FailureNote.tsx'
import { PasswordField } from './shared/PasswordField.tsx'
import { passwordLengthRule } from './shared/password-rules.ts'
import { backButton, StepFrame } from './shared/StepFrame.tsx'
import { phoneNumber } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'

const words = login.password

/** Step 3: the password, with links to the code and to a new password. */
export function PasswordStep({ actor }: { actor: SignInActor }) {
  const mobile = useSelector(actor, authenticationSelectors.mobile)
  const isBusy = useSelector(actor, authenticationSelectors.isBusy)
  const isAsking = useSelector(actor, authenticationSelectors.isAskedFromPassword)
  const purpose = useSelector(actor, authenticationSelectors.purpose)
  const failure = useSelector(actor, authenticationSelectors.failure)
  const retryAt = useSelector(actor, authenticationSelectors.retryAt)
  const { register, handleSubmit, formState, control } = useForm({
    mode: 'onTouched',
    defaultValues: { password: '' },
  })
  const typed = useWatch({ control, name: 'password' })
  const isIncorrect = failure?.code === 'password_incorrect'
  const submit = handleSubmit(({ password }) =>
    actor.send({ type: 'password.submitted', password: toLatinDigits(password) }),
  )
  return (
    <StepFrame
      title={words.title}
      text={
        <>
          {words.text} <bdi dir="ltr">{phoneNumber(mobile)}</bdi>
        </>
      }
      onSubmit={(event) => void submit(event)}
    >
      <Button
        look="ghost"
        size="sm"
        icon="edit"
        className={backButton}
        onClick={() => actor.send({ type: 'mobile.edited' })}
      >
        {login.code.edit}
      </Button>
      <input type="hidden" name="username" autoComplete="username" value={mobile} />
      <PasswordField
        label={words.label}
        autoComplete="current-password"
        autoFocus
        readOnly={isBusy}
        announced={isIncorrect}
        hint={isOtherScript(typed) ? words.otherScript : undefined}
        error={formState.errors.password?.message ?? (isIncorrect ? wrongText(failure) : undefined)}
        {...register('password', { required: login.required, validate: passwordLengthRule })}
      />
      {!isIncorrect && <FailureNote announced failure={failure} retryAt={retryAt} />}
      <Button
        type="submit"
        wide
        disabled={!formState.isValid || retryAt !== null || isAsking}
        busy={isBusy && !isAsking}
        busyLabel={words.busy}
      >
        {words.submit}
      </Button>
      <div className={others}>
        <Button
          look="ghost"
          size="sm"
          busy={isAsking && purpose === 'signIn'}
          busyLabel={login.mobile.busy}
          disabled={isAsking && purpose !== 'signIn'}
          onClick={() => actor.send({ type: 'code.chosen' })}
        >
          {words.code}
        </Button>
        <Button
          look="ghost"
          size="sm"
          busy={isAsking && purpose === 'resetPassword'}
          busyLabel={login.mobile.busy}
          disabled={isAsking && purpose !== 'resetPassword'}
          onClick={() => actor.send({ type: 'password.forgotten' })}
        >
          {words.forgotten}
        </Button>
      </div>
    </StepFrame>
  )
}

function wrongText({ triesLeft }: Failure): string {
  const text = login.passwordIncorrect
  return triesLeft === null ? text : `${text}. ${login.code.triesLeft(toPersianDigits(triesLeft))}`
}

const others = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2' })
