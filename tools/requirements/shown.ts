import type { LedgerRow, ShownRow } from './files.ts'

/** A test that passed: its full name and the ledger rows in its tags. */
export type PassedTest = { fullName: string; tags: readonly string[] }

/** One row for each ledger row that at least one passed test shows, in the ledger's order, with its first test. */
export function shownRows(ledger: LedgerRow[], passed: PassedTest[]): ShownRow[] {
  const first = new Map<string, string>()
  for (const { fullName, tags } of passed.toSorted(byName))
    for (const id of tags) if (!first.has(id)) first.set(id, fullName)
  return ledger.flatMap(({ id }) => {
    const test = first.get(id)
    return test === undefined ? [] : [{ id, test }]
  })
}

/** Rows that the committed file claims although no passed test shows them. */
export function falseClaims(committed: ShownRow[], shown: ShownRow[]): string[] {
  const ids = new Set(shown.map((row) => row.id))
  return [...new Set(committed.map((row) => row.id))].filter((id) => !ids.has(id))
}

function byName(one: PassedTest, other: PassedTest): number {
  return one.fullName < other.fullName ? -1 : Number(one.fullName > other.fullName)
}
