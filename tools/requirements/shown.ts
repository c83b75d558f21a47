import type { LedgerRow, ShownRow } from './files.ts'

/** A test that passed: its full name, its Vitest project, and the ledger rows in its tags. */
export type PassedTest = { fullName: string; project: string; tags: readonly string[] }

/** More rows than this on one test, and nobody can say which of its assertions shows which row. */
export const rowsPerTest = 6

/**
 * Every ledger row that a passed test shows with every such test, in the order of the ledger, then by name. What a
 * person does or sees is shown by a browser only: other tests count for rows that are true of the server alone.
 */
export function shownRows(
  ledger: readonly LedgerRow[],
  serverRows: readonly string[],
  passed: readonly PassedTest[],
): ShownRow[] {
  const ofServer = new Set(serverRows)
  return ledger.flatMap((row) => {
    const isOfServer = ofServer.has(row.id) || checksServer(row)
    const tests = passed
      .filter(({ tags, project }) => tags.includes(row.id) && (isOfServer || project === 'browser'))
      .map(({ fullName }) => fullName)
    return [...new Set(tests)].toSorted().map((test) => ({ id: row.id, test }))
  })
}

/** Whether the check of a row is a request and its reply, so that no screen is needed to see it. */
export function checksServer({ check }: LedgerRow): boolean {
  return /^(HTTP|GET|POST|PUT|PATCH|DELETE)\b/.test(check) && !screenWords.test(check)
}

const screenWords = /\b(UI|cards?|button|modal|slider|icon|opening|sends|sent|requests?)\b/

/** Rows that the committed file claims although no passed test shows them. */
export function falseClaims(committed: ShownRow[], shown: ShownRow[]): string[] {
  const ids = new Set(shown.map((row) => row.id))
  return [...new Set(committed.map((row) => row.id))].filter((id) => !ids.has(id))
}

/** Names of tests with more rows than `rowsPerTest`. */
export function overloadedTests(passed: readonly PassedTest[]): string[] {
  return passed.filter(({ tags }) => tags.length > rowsPerTest).map(({ fullName }) => fullName)
}
