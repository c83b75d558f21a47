import { useSelector } from '@xstate/react'
import { css } from '#styled/css/index.js'
import { login } from '#i18n/fa/login.ts'
import { phoneVerification as words } from '#i18n/fa/phone-verification.ts'
import type { CodeActor } from '#machines/flows/one-time-code/one-time-code.machine.ts'
import {
  phoneVerificationSelectors as selectors,
  type PhoneVerificationActor,
} from '#machines/flows/phone-verification/phone-verification.machine.ts'
import { CodeEntry } from '#src/features/authentication/shared/CodeEntry.tsx'
import { phoneNumber } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'
import { codeFailureText } from './verification-failure.ts'
import { VerificationFrame } from './VerificationFrame.tsx'

type Props = { actor: PhoneVerificationActor; code: CodeActor }

/** Step 2: the code, or back to the number. */
export function VerificationCodeStep({ actor, code }: Props) {
  const mobile = useSelector(actor, selectors.mobile)
  return (
    <VerificationFrame
      title={words.codeTitle}
      text={
        <>
          {login.code.sentTo}{' '}
          <b>
            <bdi dir="ltr">{phoneNumber(mobile)}</bdi>
          </b>{' '}
          {login.code.sentEnd}
        </>
      }
      onSubmit={(event) => {
        event.preventDefault()
        code.send({ type: 'code.submitted' })
      }}
    >
      <Button
        look="ghost"
        size="sm"
        icon="edit"
        className={edit}
        onClick={() => actor.send({ type: 'details.edited' })}
      >
        {words.edit}
      </Button>
      <CodeEntry code={code} submit={words.verify} textOf={codeFailureText} />
    </VerificationFrame>
  )
}

const edit = css({ alignSelf: 'flex-start', marginInlineStart: '-4' })
