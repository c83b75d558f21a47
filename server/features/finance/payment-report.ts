import { comparable } from '#domain/persian.ts'
import { paymentReport as words } from '#i18n/fa/payment-report.ts'
import { codeIn, priceIn } from '#server/features/catalogue-files/import-cells.ts'
import {
  cellText,
  isFilled,
  unitNamed,
  type ImportSheet,
} from '#server/features/catalogue-files/import-sheet.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { ReadCell, ReadRow } from '#server/platform/sheets/sheet-reader.ts'

/** A row of a provider's report: its references, any of which may be ours, and its amount in tomans. */
type ReportRow = {
  row: number
  references: string[]
  amount: number
  isReversed: boolean
}

/** What somebody says about the columns where the heads do not. */
export type ReportColumns = {
  unit?: Schemas['PriceUnit']
  reference_head?: string
  amount_head?: string
}

/** One of our payments, as far as a report can tell. */
export type OurPayment = {
  id: number
  references: string[]
  amount: number
  status: Schemas['PaymentState']
}

export type Difference = {
  kind: Schemas['PaymentDifferenceKind']
  row: number | null
  reference: string
  theirAmount: number | null
  paymentId: number | null
  ourAmount: number | null
}

type Comparison = { matched: number; matchedAmount: number; differences: Difference[] }

/** Whether a cell is the head of a column that a report of a provider has. */
export const isReportHead = (cell: ReadCell): boolean =>
  Object.values(words.heads).some((heads) => isAmong(cellText(cell), heads))

/**
 * The payments of a report, and how many of its rows have no reference or amount; rows about what was never paid are
 * left out. Throws `report_columns_unknown` without a column of references and one of amounts, and `report_unit_unknown`
 * if neither the head of the amounts nor `columns` says their unit: ten times too much would look like a difference.
 */
export function readReport(
  sheet: ImportSheet,
  columns: ReportColumns,
): { rows: ReportRow[]; unreadable: number } {
  const placeOf = (named: string | undefined, known: readonly string[]) =>
    sheet.heads.findIndex((head) =>
      named === undefined ? isAmong(head, known) : comparable(head) === comparable(named),
    )
  const amountPlace = placeOf(columns.amount_head, words.heads.amount)
  const places = [
    placeOf(columns.reference_head, words.heads.reference),
    placeOf(undefined, words.heads.token),
  ].filter((place) => place !== -1)
  const statusPlace = placeOf(undefined, words.heads.status)
  if (amountPlace === -1 || places.length === 0) throw new Problem('report_columns_unknown')
  const unit = columns.unit ?? unitNamed(sheet.heads[amountPlace] ?? '')
  if (unit === null) throw new Problem('report_unit_unknown')
  const rows: ReportRow[] = []
  let unreadable = 0
  for (const [index, cells] of sheet.rows.entries()) {
    if (!isFilled(cells)) continue
    const status = cellText(cells[statusPlace])
    if (isAbout(status, words.failed)) continue
    const references = referencesIn(cells, places)
    const amount = priceIn(cells[amountPlace] ?? '', unit)
    if (references.length === 0 || amount === null) unreadable += 1
    else {
      const isReversed = isAbout(status, words.reversed)
      rows.push({ row: sheet.firstRow + index, references, amount, isReversed })
    }
  }
  return { rows, unreadable }
}

/**
 * Where a report and our payments differ. `known` are the payments that the report names, `expected` the ones that it
 * should name: what we count as paid in its days.
 */
export function compare(
  rows: readonly ReportRow[],
  known: readonly OurPayment[],
  expected: readonly OurPayment[],
): Comparison {
  const byReference = new Map(
    known.flatMap((payment) => payment.references.map((reference) => [reference, payment])),
  )
  const seen = new Set<number>()
  const result: Comparison = { matched: 0, matchedAmount: 0, differences: [] }
  for (const { row, references, amount, isReversed } of rows) {
    const payment = references
      .map((each) => byReference.get(each))
      .find((each) => each !== undefined)
    const kind = kindOf(payment, {
      amount,
      isReversed,
      isTwice: payment ? seen.has(payment.id) : false,
    })
    if (payment !== undefined) seen.add(payment.id)
    if (kind === null) {
      result.matched += 1
      result.matchedAmount += amount
    } else
      result.differences.push({
        kind,
        row,
        reference: references[0] ?? '',
        theirAmount: amount,
        paymentId: payment?.id ?? null,
        ourAmount: payment?.amount ?? null,
      })
  }
  for (const payment of expected)
    if (!seen.has(payment.id))
      result.differences.push({
        kind: 'ours_only',
        row: null,
        reference: payment.references[0] ?? '',
        theirAmount: null,
        paymentId: payment.id,
        ourAmount: payment.amount,
      })
  return result
}

type Seen = { amount: number; isReversed: boolean; isTwice: boolean }

/** Null: it is matched. */
function kindOf(
  payment: OurPayment | undefined,
  { amount, isReversed, isTwice }: Seen,
): Difference['kind'] | null {
  if (payment === undefined || isTwice) return 'theirs_only'
  if (isReversed || payment.status === 'RETURNED') return 'reversed'
  if (payment.status !== 'SUCCESSFUL') return 'theirs_only'
  return payment.amount === amount ? null : 'amount'
}

function referencesIn(cells: ReadRow, places: readonly number[]): string[] {
  const texts = places.map((place) => codeIn(cells[place] ?? '').replace(/^'/, ''))
  return texts.filter((text) => text !== '' && text.length <= longestReference)
}

const longestReference = 100

const isAmong = (head: string, known: readonly string[]): boolean =>
  known.some((each) => comparable(each) === comparable(head))

const isAbout = (status: string, known: readonly string[]): boolean =>
  known.some((each) => comparable(status).includes(comparable(each)))
