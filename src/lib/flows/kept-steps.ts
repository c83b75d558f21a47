import { recordedSteps, restoreSteps, type RecordedStep } from '#walks/recording/recorder.ts'
import { formDraft } from '#src/lib/form-draft.ts'

type Kept = { steps: readonly RecordedStep[] }

const draft = formDraft<Kept>('recorded-steps', {
  owner: null,
  isLike: (values): values is Kept => 'steps' in values && Array.isArray(values.steps),
})

/**
 * Keeps the recorded steps in this tab when the page is left or put away, so that a report to support still has them
 * after a reload. Call it before the first flow starts.
 */
export function keepSteps(): void {
  restoreSteps(draft.kept()?.steps ?? [])
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') draft.keep({ steps: recordedSteps() })
  })
}
