import { ui } from '#i18n/fa/ui.ts'
import type { Failure } from '#machines/kernel/problem.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { ReportLink } from './ReportLink.tsx'

type Props = {
  /** Nothing is shown without one. */
  failure: Failure | null
  /** If the same call may be repeated. */
  onRetry?: () => void
  /** Overrides the default message. */
  text?: string
}

/** Why a call failed, with a retry if one can help. */
export function FailureNote({ failure, onRetry, text }: Props) {
  if (failure === null) return null
  return (
    <Note
      tone="danger"
      role="alert"
      action={
        onRetry && (
          <Button look="ghost" size="sm" icon="refresh" onClick={onRetry}>
            {ui.retry}
          </Button>
        )
      }
    >
      {text ?? failureText(failure)}
      <ReportLink failure={failure} />
    </Note>
  )
}
