import { staff } from '#i18n/fa/staff.ts'
import type { Failure } from '#machines/kernel/problem.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { fullName } from './full-name.ts'
import { momentText } from './moment-text.ts'

/** Why a change was not saved; after a change by a colleague with their name, if it is known. */
export function SaveFailure({ failure }: { failure: Failure | null }) {
  const by = failure?.savedBy
  const text = by && staff.savedMeanwhile(fullName(by), momentText(by.at))
  return <FailureNote failure={failure} {...(text !== undefined && { text })} />
}
