import { useSelector } from '@xstate/react'
import { toPersianDigits } from '#domain/digits.ts'
import { login } from '#i18n/fa/login.ts'
import type { CodeActor } from '#machines/flows/one-time-code/one-time-code.machine.ts'
import { oneTimeCodeSelectors } from '#machines/flows/one-time-code/one-time-code.selectors.ts'
import type { Failure } from '#machines/kernel/problem.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { Button } from '#src/ui/Button.tsx'
import { CodeField } from '#src/ui/CodeField.tsx'
import { ResendCode } from './ResendCode.tsx'
import { useIncompleteCode } from './use-incomplete-code.ts'
import { useSmsCode } from './use-sms-code.ts'

const words = login.code

type Props = {
  code: CodeActor
  /** Label of the button, inside a form that sends the code on submit. */
  submit: string
  /** The text of a failure without a code's own one. */
  textOf?: (failure: Failure) => string
}

/** The six digits, the countdown to the next code, and the button. A completed code is sent by itself. */
export function CodeEntry({ code, submit, textOf = failureText }: Props) {
  const value = useSelector(code, oneTimeCodeSelectors.code)
  const failure = useSelector(code, oneTimeCodeSelectors.failure)
  const canSubmit = useSelector(code, oneTimeCodeSelectors.canSubmit)
  const isVerifying = useSelector(code, oneTimeCodeSelectors.isVerifying)
  const isSpent = useSelector(code, oneTimeCodeSelectors.isSpent)
  const incomplete = useIncompleteCode(value, failure ? withTriesLeft(failure, textOf) : undefined)
  useSmsCode(code)
  return (
    <>
      <div {...incomplete.watch}>
        <CodeField
          label={words.label}
          value={value}
          disabled={isSpent}
          readOnly={isVerifying}
          autoFocus
          error={incomplete.message}
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
        {submit}
      </Button>
    </>
  )
}

function withTriesLeft(failure: Failure, textOf: (failure: Failure) => string): string {
  const { triesLeft } = failure
  const text = textOf(failure)
  return triesLeft === null ? text : `${text} ${words.triesLeft(toPersianDigits(triesLeft))}`
}
