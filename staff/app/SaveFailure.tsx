import { staff } from '#i18n/fa/staff.ts'
import type { Failure } from '#machines/kernel/problem.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { conflictText } from './conflict-text.ts'

/** Why a change was not saved; after a change by a colleague with their name, if it is known. */
export function SaveFailure({ failure }: { failure: Failure | null }) {
  if (failure?.code !== 'changed_meanwhile') return <FailureNote failure={failure} />
  const text = conflictText(staff.savedMeanwhile, failure.savedBy ?? null)
  return <FailureNote failure={failure} text={text} />
}
