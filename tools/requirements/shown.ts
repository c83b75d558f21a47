import type { LedgerRow, ShownRow } from './files.ts'

const tag = /\[([A-Z][A-Z0-9]*-\d+(?:[,\s]+[A-Z][A-Z0-9]*-\d+)*)\]/g

/** The ledger ids in a test's full name: `pays once [PAY-03, PAY-04]` → PAY-03, PAY-04. */
export function tagsOf(testName: string): string[] {
  return [...testName.matchAll(tag)].flatMap((match) => (match[1] ?? '').split(/[,\s]+/))
}

/** One row for each ledger row that at least one passed test shows, in the ledger's order, with its first test. */
export function shownRows(ledger: LedgerRow[], passedTests: string[]): ShownRow[] {
  const first = new Map<string, string>()
  for (const test of passedTests.toSorted())
    for (const id of tagsOf(test)) if (!first.has(id)) first.set(id, test)
  return ledger.flatMap(({ id }) => {
    const test = first.get(id)
    return test === undefined ? [] : [{ id, test }]
  })
}

/** Tags that name no row of the ledger. */
export function unknownTags(ledger: LedgerRow[], tests: string[]): string[] {
  const known = new Set(ledger.map((row) => row.id))
  return [...new Set(tests.flatMap(tagsOf))].filter((id) => !known.has(id)).toSorted()
}

/** Rows that the committed file claims although no passed test shows them. */
export function falseClaims(committed: ShownRow[], shown: ShownRow[]): string[] {
  const ids = new Set(shown.map((row) => row.id))
  return [...new Set(committed.map((row) => row.id))].filter((id) => !ids.has(id))
}
