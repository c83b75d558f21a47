import { useSelector } from '@xstate/react'
import { login } from '#i18n/fa/login.ts'
import type { CodeActor } from '#machines/flows/one-time-code/one-time-code.machine.ts'
import { oneTimeCodeSelectors } from '#machines/flows/one-time-code/one-time-code.selectors.ts'
import type { Failure } from '#machines/kernel/problem.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { Button } from '#src/ui/Button.tsx'
import { CodeBoxes } from './CodeBoxes.tsx'
import { ResendCode } from './ResendCode.tsx'
import { useSmsCode } from './use-sms-code.ts'

type Props = {
  code: CodeActor
  /** Label of the button, inside a form that sends the code on submit. */
  submit: string
  /** The text of a failure without a code's own one. */
  textOf?: (failure: Failure) => string
}

/** The six digits, the countdown to the next code, and the button. A completed code is sent by itself. */
export function CodeEntry({ code, submit, textOf = failureText }: Props) {
  const canSubmit = useSelector(code, oneTimeCodeSelectors.canSubmit)
  const isVerifying = useSelector(code, oneTimeCodeSelectors.isVerifying)
  useSmsCode(code)
  return (
    <>
      <CodeBoxes code={code} textOf={textOf} />
      <ResendCode code={code} />
      <Button
        type="submit"
        wide
        disabled={!canSubmit && !isVerifying}
        busy={isVerifying}
        busyLabel={login.code.busy}
      >
        {submit}
      </Button>
    </>
  )
}
