import { staffActions } from '#i18n/fa/staff-actions.ts'
import type { Schemas } from '#machines/api/client.ts'
import { readColumns, readId } from '#staff/table/list-query.ts'
import { statesOf } from '#staff/table/StateFilter.tsx'

/** What the log of actions shows, as its URL says, without the page. */
export type ActionQuery = {
  subject: Schemas['StaffSubject'] | null
  /** The id of the member whose actions are shown. */
  who: number | null
  /** The columns that are shown, in their order; null for all of them. */
  columns: readonly string[] | null
}

export const actionSubjects = statesOf(staffActions.subjects)

/** Reads the query of a URL; what it does not know counts as left out. */
export function readActionQuery(query: URLSearchParams, columns: readonly string[]): ActionQuery {
  return {
    subject: actionSubjects.find((each) => each === query.get('subject')) ?? null,
    who: readId(query.get('who')),
    columns: readColumns(query.get('columns'), columns),
  }
}
