import { columnsFault, importFields, type ImportField } from '#domain/import-columns.ts'
import { comparable } from '#domain/persian.ts'
import { catalogueSheet } from '#i18n/fa/catalogue-sheet.ts'
import { rialWords, sheetHeads, tomanWords } from '#i18n/fa/sheet-heads.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import { mostRows, type ReadCell, type ReadRow } from '#server/platform/sheets/sheet-reader.ts'

/** A sheet that was read: its heads, and the rows below them. */
export type ImportSheet = {
  heads: string[]
  /** The number of the first row below the heads, as spreadsheet programs count. */
  firstRow: number
  rows: ReadRow[]
}

/** How far down the heads are looked for: sheets begin with titles. */
const mostTitles = 20
const mostHeadCharacters = 100
const shownSamples = 3

/**
 * The heads and the rows of a sheet: the heads are the first row in which some are known, else the first one that is not
 * empty. Throws `sheet_empty` without a row below them, and `sheet_too_large`.
 */
export function sheetOf(
  rows: readonly ReadRow[],
  isKnown: (cell: ReadCell) => boolean = isKnownHead,
): ImportSheet {
  const known = rows.slice(0, mostTitles).findIndex((row) => row.filter(isKnown).length > 1)
  const headRow = known === -1 ? rows.findIndex(isFilled) : known
  const below = rows.slice(headRow + 1)
  const filled = below.filter(isFilled).length
  if (headRow === -1 || filled === 0) throw new Problem('sheet_empty')
  if (filled > mostRows) throw new Problem('sheet_too_large')
  const width = Math.max(...[rows[headRow] ?? [], ...below].map(({ length }) => length))
  const heads = Array.from({ length: width }, (_, place) =>
    cellText(rows[headRow]?.[place]).slice(0, mostHeadCharacters),
  )
  return { heads, firstRow: headRow + 2, rows: below }
}

/** How many rows have something in them. */
export const filledRows = ({ rows }: ImportSheet): number => rows.filter(isFilled).length

export const isFilled = (row: ReadRow): boolean => row.some((cell) => cellText(cell) !== '')

/** What a cell shows, in one line without blanks around it. */
export const cellText = (cell: ReadCell | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell).replaceAll(/\s+/g, ' ').trim()

/** What the heads of a sheet say about its columns. */
export function columnsOf(
  sheet: ImportSheet,
): Pick<Schemas['ProductImport'], 'columns' | 'price_unit' | 'is_mapped'> {
  const named = sheet.heads.map((head) => fieldOfHead.get(comparable(head)) ?? null)
  const isTwice = (field: ImportField | null) => named.indexOf(field) !== named.lastIndexOf(field)
  const fields = named.map((field) => (isTwice(field) ? null : field))
  const units = new Set(
    priceFields
      .filter((field) => fields.includes(field))
      .map((field) => unitNamed(sheet.heads[fields.indexOf(field)] ?? '') === 'rial'),
  )
  return {
    columns: sheet.heads.map((head, place) => ({
      head,
      samples: samplesOf(sheet, place),
      field: fields[place] ?? null,
    })),
    price_unit: units.has(true) ? 'rial' : 'toman',
    is_mapped: columnsFault(fields) === null && units.size < 2,
  }
}

const priceFields = ['price', 'new_price'] as const

const isKnownHead = (cell: ReadCell): boolean => fieldOfHead.has(comparable(cellText(cell)))

/** The unit that the head of a column of amounts names, null if it names none. */
export function unitNamed(head: string): Schemas['PriceUnit'] | null {
  const words = comparable(head).split(' ')
  if (rialWords.some((rial) => words.includes(rial))) return 'rial'
  return tomanWords.some((toman) => words.includes(toman)) ? 'toman' : null
}

function samplesOf({ rows }: ImportSheet, place: number): string[] {
  const samples: string[] = []
  for (const row of rows) {
    const text = cellText(row[place])
    if (text !== '') samples.push(text.slice(0, mostHeadCharacters))
    if (samples.length === shownSamples) break
  }
  return samples
}

const fieldOfHead: ReadonlyMap<string, ImportField> = new Map(
  importFields.flatMap((field) =>
    [catalogueSheet.headers[field], ...sheetHeads[field]].map(
      (head) => [comparable(head), field] as const,
    ),
  ),
)
