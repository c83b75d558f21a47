import { joinName } from '#domain/person-name.ts'
import { persianMinute } from '#server/platform/sheets/persian-moment.ts'
import type { Cell, SheetRow } from '#server/platform/sheets/cells.ts'

/** What an export writes of a list. */
export type ListSheet = {
  /** The name of the sheet in a workbook. */
  name: string
  headers: SheetRow
  /** How many entries there are. */
  count: () => Promise<number>
  /** The newest entries with an id below this one, and their rows. */
  page: (slice: Below) => Promise<{ ids: number[]; rows: SheetRow[] }>
}

export type Below = { below: number; limit: number }

/** A Persian day with its minute in Tehran; null for no instant. */
export const momentCell = (at: Date | null): Cell => (at === null ? null : persianMinute(at))

/** The name of a person; null for one who has not given it. */
export const nameCell = (first: string | null, last: string | null): Cell =>
  joinName(first, last) || null

/** The sum of the totals of a list by status, or of one status. */
export const totalOf = <Status>(
  counts: readonly { status: Status; total: number }[],
  status: Status | undefined,
): number =>
  counts
    .filter((each) => status === undefined || each.status === status)
    .reduce((sum, { total }) => sum + total, 0)

/** Rows whose cells stand in the order of their headers. */
export function rowsUnder<Key extends string, Entry extends { id: number }>(
  headers: Readonly<Record<Key, string>>,
  entries: readonly Entry[],
  cellsOf: (entry: Entry) => Record<Key, Cell>,
): { ids: number[]; rows: SheetRow[] } {
  const keys = Object.keys(headers).filter((key): key is Key => Object.hasOwn(headers, key))
  return {
    ids: entries.map(({ id }) => id),
    rows: entries.map((entry) => {
      const cells = cellsOf(entry)
      return keys.map((key) => cells[key])
    }),
  }
}
