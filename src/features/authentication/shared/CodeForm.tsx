import type { ReactNode } from 'react'
import { login } from '#i18n/fa/login.ts'
import type { CodeActor } from '#machines/flows/one-time-code/one-time-code.machine.ts'
import type { Failure } from '#machines/kernel/problem.ts'
import { phoneNumber } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'
import { CodeEntry } from './CodeEntry.tsx'
import { backButton, StepFrame } from './StepFrame.tsx'

type Props = {
  code: CodeActor
  /** The number to which the code was sent, 11 digits. */
  mobile: string
  title: string
  level?: 1 | 2
  /** Label of the button that leads back to the number. */
  edit: string
  onEdit: () => void
  submit: string
  /** What is said before and after the number. */
  sent?: { before: string; after: string }
  textOf?: (failure: Failure) => string
  children?: ReactNode
}

const sentCode = { before: login.code.sentTo, after: login.code.sentEnd }

/** The step with the six digits of a code, and the way back to the number. */
export function CodeForm({
  code,
  mobile,
  title,
  level,
  edit,
  onEdit,
  submit,
  sent = sentCode,
  textOf,
  children,
}: Props) {
  return (
    <StepFrame
      title={title}
      level={level}
      text={
        <>
          {sent.before}{' '}
          <b>
            <bdi dir="ltr">{phoneNumber(mobile)}</bdi>
          </b>{' '}
          {sent.after}
        </>
      }
      onSubmit={(event) => {
        event.preventDefault()
        code.send({ type: 'code.submitted' })
      }}
    >
      <Button look="ghost" size="sm" icon="edit" className={backButton} onClick={onEdit}>
        {edit}
      </Button>
      <CodeEntry code={code} submit={submit} textOf={textOf} />
      {children}
    </StepFrame>
  )
}
