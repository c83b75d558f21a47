import {
  forgetSteps,
  recordedSteps,
  restoreSteps,
  type RecordedStep,
} from '#walks/recording/recorder.ts'
import { formDraft } from '#src/lib/form-draft.ts'
import { isMarkedSignedIn, subscribeToSession } from '#src/lib/session.ts'

type Kept = {
  /** Number of the page in its tab. */
  page: number
  /** Whether someone was signed in while the steps were taken. */
  isOfAccount: boolean
  steps: readonly RecordedStep[]
}

const draft = formDraft<Kept>('recorded-steps', {
  owner: null,
  version: 2,
  isLike: (values): values is Kept =>
    'steps' in values && Array.isArray(values.steps) && 'page' in values,
})

/**
 * Keeps the recorded steps in this tab when the page is left or put away, so that a report to support still has them
 * after a reload. If a session ended without a sign-out, its steps are not passed on to whoever signs in next; those of
 * a guest are. Call it before the first flow starts.
 */
export function keepSteps(): void {
  const kept = draft.kept()
  const page = (kept?.page ?? 0) + 1
  restoreSteps(kept?.steps ?? [], page)
  let isSignedIn = isMarkedSignedIn()
  let isOfAccount = kept?.isOfAccount === true || isSignedIn
  subscribeToSession(() => {
    const signsIn = !isSignedIn && isMarkedSignedIn()
    if (signsIn && isOfAccount) forgetSteps()
    isSignedIn = isMarkedSignedIn()
    isOfAccount ||= isSignedIn
  })
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden')
      draft.keep({ page, isOfAccount, steps: recordedSteps() })
  })
}
