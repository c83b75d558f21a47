import { useSelector } from '@xstate/react'
import { toPersianDigits } from '#domain/digits.ts'
import { login } from '#i18n/fa/login.ts'
import { authenticationSelectors } from '#machines/flows/authentication/authentication.selectors.ts'
import type { CodeActor } from '#machines/flows/one-time-code/one-time-code.machine.ts'
import { oneTimeCodeSelectors } from '#machines/flows/one-time-code/one-time-code.selectors.ts'
import type { Failure } from '#machines/kernel/problem.ts'
import type { SignInActor } from '#machines/flows/authentication/authentication.machine.ts'
import { ResendCode } from './ResendCode.tsx'
import { editButton, StepFrame } from './StepFrame.tsx'
import { useIncompleteCode } from './use-incomplete-code.ts'
import { useSmsCode } from './use-sms-code.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { phoneNumber } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'
import { CodeField } from '#src/ui/CodeField.tsx'

const words = login.code

/** Steps 2 and 4: the six digits. A completed code is sent by itself. */
export function CodeStep({ actor, code }: { actor: SignInActor; code: CodeActor }) {
  const mobile = useSelector(actor, authenticationSelectors.mobile)
  const purpose = useSelector(actor, authenticationSelectors.purpose)
  const value = useSelector(code, oneTimeCodeSelectors.code)
  const failure = useSelector(code, oneTimeCodeSelectors.failure)
  const canSubmit = useSelector(code, oneTimeCodeSelectors.canSubmit)
  const isVerifying = useSelector(code, oneTimeCodeSelectors.isVerifying)
  const isSpent = useSelector(code, oneTimeCodeSelectors.isSpent)
  const incomplete = useIncompleteCode(value)
  useSmsCode(code)
  const submit = () => code.send({ type: 'code.submitted' })
  return (
    <StepFrame
      title={words.title}
      text={
        <>
          {words.sentTo}{' '}
          <b>
            <bdi dir="ltr">{phoneNumber(mobile)}</bdi>
          </b>{' '}
          {words.sentEnd}
        </>
      }
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Button
        look="ghost"
        size="sm"
        icon="edit"
        className={editButton}
        onClick={() => actor.send({ type: 'mobile.edited' })}
      >
        {words.edit}
      </Button>
      <div {...incomplete.watch}>
        <CodeField
          label={words.label}
          value={value}
          disabled={isSpent}
          readOnly={isVerifying}
          autoFocus
          error={incomplete.message ?? (failure ? codeMessage(failure) : undefined)}
          onChange={(next) => code.send({ type: 'code.changed', code: next })}
        />
      </div>
      <ResendCode code={code} />
      <Button
        type="submit"
        wide
        disabled={!canSubmit && !isVerifying}
        busy={isVerifying}
        busyLabel={words.busy}
      >
        {purpose === 'signIn' ? words.submit : words.verify}
      </Button>
      <Button look="ghost" wide onClick={() => actor.send({ type: 'password.chosen', mobile })}>
        {words.password}
      </Button>
    </StepFrame>
  )
}

function codeMessage(failure: Failure): string {
  const { triesLeft } = failure
  const text = failureText(failure)
  return triesLeft === null ? text : `${text} ${words.triesLeft(toPersianDigits(triesLeft))}`
}
