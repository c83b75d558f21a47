import { login } from '#i18n/fa/login.ts'
import type { Failure } from '#machines/kernel/problem.ts'
import { onServerClock } from '#src/lib/clock.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { Countdown } from '#src/ui/Countdown.tsx'
import { Note } from '#src/ui/Note.tsx'

type Props = {
  failure: Failure | null
  /** When the limit ends, milliseconds since 1970 by this device; null if there is none. */
  retryAt?: number | null
  /** A toast announces the failure. */
  announced?: boolean
  /** What is said of too many requests until the limit ends. */
  tooMany?: string
  /** Replaces the text of the failure's code. */
  textOf?: (failure: Failure) => string
}

/** What went wrong and, for a limit, when the next try is possible. */
export function FailureNote(props: Props) {
  const { failure, retryAt = null, announced = false } = props
  const { tooMany = login.tooMany, textOf = failureText } = props
  if (failure === null) return null
  return (
    <Note tone="danger" role={announced ? undefined : 'alert'}>
      {retryAt !== null && failure.code === 'too_many_requests' ? tooMany : textOf(failure)}
      {retryAt !== null && (
        <>
          {' '}
          {login.retryIn} <Countdown until={onServerClock(retryAt)} />
        </>
      )}
      <ReportLink failure={failure} />
    </Note>
  )
}
