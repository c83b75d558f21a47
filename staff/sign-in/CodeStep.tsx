import { staffSignIn } from '#i18n/fa/staff-sign-in.ts'
import type { CodeActor } from '#machines/flows/one-time-code/one-time-code.machine.ts'
import { CodeEntry } from '#src/features/authentication/shared/CodeEntry.tsx'
import { StepFrame } from '#src/features/authentication/shared/StepFrame.tsx'

const words = staffSignIn.code

/** The six digits, which are sent by themselves once they are complete. */
export function CodeStep({ code, level }: { code: CodeActor; level: 1 | 2 }) {
  return (
    <StepFrame
      title={words.title}
      level={level}
      text={words.text}
      onSubmit={(event) => {
        event.preventDefault()
        code.send({ type: 'code.submitted' })
      }}
    >
      <CodeEntry code={code} submit={words.submit} />
    </StepFrame>
  )
}
