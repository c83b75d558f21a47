import { useSelector } from '@xstate/react'
import { toPersianDigits } from '#domain/digits.ts'
import { login } from '#i18n/fa/login.ts'
import type { CodeActor } from '#machines/flows/one-time-code/one-time-code.machine.ts'
import { oneTimeCodeSelectors } from '#machines/flows/one-time-code/one-time-code.selectors.ts'
import type { Failure } from '#machines/kernel/problem.ts'
import { CodeField } from '#src/ui/CodeField.tsx'
import { useIncompleteCode } from './use-incomplete-code.ts'

type Props = {
  code: CodeActor
  /** The text of a failure without a code's own one. */
  textOf: (failure: Failure) => string
}

/** The six digits, which wait for the next code, without a message, as soon as one was sent. */
export function CodeBoxes(props: Props) {
  const resendAt = useSelector(props.code, oneTimeCodeSelectors.resendAt)
  return <Boxes key={resendAt} {...props} />
}

function Boxes({ code, textOf }: Props) {
  const value = useSelector(code, oneTimeCodeSelectors.code)
  const failure = useSelector(code, oneTimeCodeSelectors.failure)
  const isVerifying = useSelector(code, oneTimeCodeSelectors.isVerifying)
  const isRefused = useSelector(code, oneTimeCodeSelectors.isCodeRefused)
  const isSpent = useSelector(code, oneTimeCodeSelectors.isSpent)
  const failed = failure === null ? undefined : withTriesLeft(failure, textOf)
  const { message, watch } = useIncompleteCode(value, failed)
  return (
    <div {...watch}>
      <CodeField
        label={login.code.label}
        value={value}
        disabled={isSpent}
        readOnly={isVerifying}
        autoFocus
        error={message}
        wrong={message !== failed || isRefused}
        onChange={(next) => code.send({ type: 'code.changed', code: next })}
      />
    </div>
  )
}

function withTriesLeft(failure: Failure, textOf: (failure: Failure) => string): string {
  const { triesLeft } = failure
  const text = textOf(failure)
  if (triesLeft === null) return text
  return `${text} ${login.code.triesLeft(toPersianDigits(triesLeft))}`
}
