import { useSelector } from '@xstate/react'
import { phoneVerification as words } from '#i18n/fa/phone-verification.ts'
import type { CodeActor } from '#machines/flows/one-time-code/one-time-code.machine.ts'
import {
  phoneVerificationSelectors as selectors,
  type PhoneVerificationActor,
} from '#machines/flows/phone-verification/phone-verification.machine.ts'
import { CodeForm } from '#src/features/authentication/shared/CodeForm.tsx'
import { codeFailureText } from './verification-failure.ts'

type Props = { actor: PhoneVerificationActor; code: CodeActor }

/** Step 2: the code, or back to the number. */
export function VerificationCodeStep({ actor, code }: Props) {
  const mobile = useSelector(actor, selectors.mobile)
  return (
    <CodeForm
      code={code}
      mobile={mobile}
      title={words.codeTitle}
      level={2}
      edit={words.edit}
      onEdit={() => actor.send({ type: 'details.edited' })}
      submit={words.verify}
      textOf={codeFailureText}
    />
  )
}
