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

const moments = new Intl.DateTimeFormat('fa-IR-u-ca-persian-nu-latn', {
  timeZone: 'Asia/Tehran',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** A Persian day with its hour in Tehran, such as `1405/09/04 22:45`: in this form they can be sorted. */
export function momentCell(at: Date | null): Cell {
  if (at === null) return null
  return `${partsOf(at, ['year', 'month', 'day'], '/')} ${partsOf(at, ['hour', 'minute'], ':')}`
}

/** A Persian day in Tehran in the name of a file, such as `1405-09-04`. */
export const persianDayName = (at: Date): string => partsOf(at, ['year', 'month', 'day'], '-')

function partsOf(at: Date, types: readonly Intl.DateTimeFormatPartTypes[], by: string): string {
  const parts = new Map(moments.formatToParts(at).map(({ type, value }) => [type, value]))
  return types.map((type) => parts.get(type)).join(by)
}

/** The name of a person; null for one who has not given it. */
export const nameCell = (first: string | null, last: string | null): Cell =>
  [first, last].filter(Boolean).join(' ') || null

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
