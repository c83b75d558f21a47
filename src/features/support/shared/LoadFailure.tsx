import { failureOf, isSignedOut } from '#machines/kernel/problem.ts'
import { Retry } from '#src/ui/Retry.tsx'
import { FailureNote } from './FailureNote.tsx'

type Props = {
  /** Of the query. */
  error: unknown
  onRetry: () => void
  text?: string
}

/** In place of a part of the account that could not be loaded: a retry, or the sign-in if the session has ended. */
export function LoadFailure({ error, onRetry, text }: Props) {
  const failure = failureOf(error)
  return isSignedOut(failure) ? (
    <FailureNote failure={failure} />
  ) : (
    <Retry text={text} onRetry={onRetry} />
  )
}
