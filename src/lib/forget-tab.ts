import { forgetSteps } from '#walks/recording/recorder.ts'

/** Deletes what this tab keeps of a customer who signs out: drafts, saved flows and the recorded steps. */
export function forgetTab(): void {
  forgetSteps()
  sessionStorage.clear()
}
