import { ui } from '#i18n/fa/ui.ts'
import { isSignedOut, type Failure } from '#machines/kernel/problem.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { useIsRenewed } from '#src/lib/renewed-session.ts'
import { useRetryWhenOnline } from '#src/lib/use-retry-when-online.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { ReportLink } from './ReportLink.tsx'
import { SignInLink } from './SignInLink.tsx'

type Props = {
  /** Nothing is shown without one. */
  failure: Failure | null
  /** If the same call may be repeated. */
  onRetry?: () => void
  /** Whether `onRetry` may be called without a press, once the network is back. */
  retriesWhenOnline?: boolean
  /** Overrides the default message. */
  text?: string
}

/**
 * Why a call failed, with a retry if one can help, or the sign-in if the session has ended. Once the session was renewed
 * over the page, only the retry is left.
 */
export function FailureNote({ failure, onRetry, retriesWhenOnline = false, text }: Props) {
  const isWaiting = useRetryWhenOnline(failure, retriesWhenOnline ? onRetry : undefined)
  const isRenewed = useIsRenewed(isSignedOut(failure))
  if (failure === null || (isRenewed && onRetry === undefined)) return null
  return (
    <Note
      tone={isRenewed ? 'info' : 'danger'}
      role="alert"
      action={
        isSignedOut(failure) && !isRenewed ? (
          <SignInLink />
        ) : (
          onRetry && (
            <Button look="ghost" size="sm" icon="refresh" onClick={onRetry}>
              {ui.retry}
            </Button>
          )
        )
      }
    >
      {isRenewed ? ui.signedInAgain : (text ?? failureText(failure))}
      {isWaiting && ` ${ui.retriedWhenOnline}`}
      <ReportLink failure={failure} />
    </Note>
  )
}
