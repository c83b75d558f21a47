import { useSelector } from '@xstate/react'
import { staffSignIn } from '#i18n/fa/staff-sign-in.ts'
import {
  staffSignInSelectors as selectors,
  type StaffSignInActor,
} from '#machines/flows/staff-sign-in/staff-sign-in.machine.ts'
import { isLimited, type Failure } from '#machines/kernel/problem.ts'
import { FailureNote } from '#src/features/authentication/shared/FailureNote.tsx'
import { StepFrame } from '#src/features/authentication/shared/StepFrame.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { Button } from '#src/ui/Button.tsx'

const words = staffSignIn.code

/** The last code was entered already, or was sent for another session. */
const textOf = (failure: Failure) =>
  failure.code === 'too_many_requests' ? words.tooSoon : failureText(failure)

/** The code is on its way, or was refused. */
export function RequestStep({ flow, level }: { flow: StaffSignInActor; level: 1 | 2 }) {
  const isBusy = useSelector(flow, selectors.isBusy)
  const failure = useSelector(flow, selectors.failure)
  const retryAt = useSelector(flow, selectors.retryAt)
  return (
    <StepFrame
      title={words.title}
      level={level}
      text={isLimited(failure) ? words.notSent : words.asking}
    >
      <FailureNote failure={failure} retryAt={retryAt} tooMany={words.tooSoon} textOf={textOf} />
      <Button
        wide
        busy={isBusy}
        busyLabel={words.busy}
        onClick={() => flow.send({ type: 'retry.requested' })}
      >
        {words.again}
      </Button>
    </StepFrame>
  )
}
