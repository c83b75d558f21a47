import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { plainText } from '#domain/persian.ts'
import { paymentReport as words } from '#i18n/fa/payment-report.ts'
import type { Context } from '#server/context.ts'
import { filledRows, sheetOf } from '#server/features/catalogue-files/import-sheet.ts'
import { recordAction, repeatedAction } from '#server/features/staff/audit.service.ts'
import { instantsOf } from '#server/features/staff/queue.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { FileReply, OperationRequest } from '#server/http/contract/types.ts'
import type { ReceivedFile } from '#server/http/contract/forms.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { refusedField, requireReason } from '#server/platform/fields.ts'
import type { SheetPages } from '#server/platform/sheets/cells.ts'
import { csvReply } from '#server/http/csv-reply.ts'
import { readSheetFile } from '#server/platform/sheets/read-sheet.ts'
import {
  compare,
  isReportHead,
  readReport,
  type OurPayment,
  type ReportColumns,
} from './payment-report.ts'
import * as queries from './payment-reports.queries.ts'

const mostReports = 100
const pageSize = 50
const csvPage = 1_000
const longestName = 100

/** The latest comparisons, and the providers whose reports can be compared. */
export async function listPaymentReports({
  db,
  payments: { gateways },
}: Context): Promise<Schemas['PaymentReportList']> {
  const nameOf = namesOf(gateways)
  const rows = await queries.findReports(db, mostReports)
  return {
    results: rows.map((row) => summaryBody(row, nameOf)),
    gateways: gateways.map(({ code, name }) => ({ code, name })),
  }
}

/**
 * Compares a provider's report with our payments and keeps what differs. Throws like `readReport`, `readSheetFile` and
 * `sheetOf`, and `validation_failed` without a file, for an unknown provider, and for days in the wrong order.
 */
export async function createPaymentReport(
  context: Context,
  staffId: number,
  file: ReceivedFile | undefined,
  name: string,
  { gateway, from, to, ...columns }: OperationRequest<'createPaymentReport'>['query'],
): Promise<Schemas['PaymentReportSummary']> {
  const { db, now, payments } = context
  if (file === undefined) throw refusedField('sheet', 'required')
  if (payments.gateways.every(({ code }) => code !== gateway))
    throw refusedField('gateway', 'unknown')
  if (to < from) throw refusedField('to', 'after_start')
  const key = {
    gateway,
    fromDay: from,
    toDay: to,
    digest: digestOf(await readFile(file.path), columns),
  }
  const nameOf = namesOf(payments.gateways)
  const earlier = await queries.findReportOfFile(db, key)
  if (earlier !== null) return summaryBody(earlier, nameOf)
  const sheet = sheetOf(await readSheetFile(file.path), isReportHead)
  const { rows, unreadable } = readReport(sheet, columns)
  const references = rows.flatMap((row) => row.references)
  const span = instantsOf({ from, to })
  const at = new Date(now())
  const fileName = plainText(name).slice(0, longestName)
  return transaction(db, async (tx) => {
    const known = await queries.findNamedPayments(tx, gateway, references)
    const paid = await queries.findPaidBetween(tx, gateway, span.from ?? at, span.until ?? at)
    const { matched, matchedAmount, differences } = compare(
      rows,
      known.map(reported),
      paid.map(reported),
    )
    const id = await queries.insertReport(tx, {
      ...key,
      name: fileName,
      rows: filledRows(sheet),
      unreadable,
      matched,
      matchedAmount,
      staffId,
      createdAt: at,
    })
    if (id !== null) {
      await queries.insertDifferences(tx, id, differences)
      await recordAction(tx, {
        staffId,
        action: 'createPaymentReport',
        subject: 'payment_report',
        subjectId: id,
        before: {},
        after: { file: fileName, matched, differences: differences.length },
        at,
      })
    }
    const row = await queries.findReportOfFile(tx, key)
    if (row === null) throw new Error('the report was not written')
    return summaryBody(row, nameOf)
  })
}

/** Of a file and of what was said about its columns: said differently, it is read anew. */
function digestOf(bytes: Buffer, { unit, reference_head, amount_head }: ReportColumns): string {
  const hash = createHash('sha256').update(bytes)
  const said = [unit, reference_head, amount_head]
  if (said.some((each) => each !== undefined)) hash.update(JSON.stringify(said))
  return hash.digest('hex')
}

/** A comparison with one page of its differences. Throws `payment_report_not_found`. */
export async function getPaymentReport(
  { db, payments }: Context,
  id: number,
  { kind, after }: OperationRequest<'getPaymentReport'>['query'],
): Promise<Schemas['PaymentReport']> {
  const row = await queries.findReport(db, id)
  if (row === null) throw new Problem('payment_report_not_found')
  const found = await queries.findDifferences(db, id, { kind, after, limit: pageSize + 1 })
  const results = found.slice(0, pageSize).map(differenceBody)
  return {
    ...summaryBody(row, namesOf(payments.gateways)),
    results,
    counts: await queries.countDifferences(db, id),
    next: found.length > pageSize ? (results.at(-1)?.id ?? null) : null,
  }
}

/** All differences of a comparison as CSV. Throws `payment_report_not_found`. */
export async function downloadPaymentDifferences({ db }: Context, id: number): Promise<FileReply> {
  if ((await queries.findReport(db, id)) === null) throw new Problem('payment_report_not_found')
  return csvReply(`payment-differences-${id}.csv`, differencePages(db, id))
}

/**
 * Writes down why there is a difference, and settles it. The same key writes it once. Throws
 * `payment_difference_not_found`, `reason_required`, `idempotency_key_reused`, and `move_impossible` once it is settled.
 */
export function notePaymentDifference(
  { db, now }: Context,
  staffId: number,
  id: number,
  { reason: text, is_settled: isSettled }: Schemas['PaymentDifferenceNote'],
  requestKey: string | null,
): Promise<Schemas['PaymentDifference']> {
  const note = requireReason(text)
  const at = new Date(now())
  return transaction(db, async (tx) => {
    await queries.lockDifference(tx, id)
    const before = await readDifference(tx, id)
    const action = {
      action: 'notePaymentDifference',
      subject: 'payment_difference',
      subjectId: id,
    } as const
    const after = { settled: isSettled }
    const attempt = { ...action, staffId, requestKey, after: () => after, reason: note }
    if ((await repeatedAction(tx, attempt)) !== null) return before
    if (before.settled_at !== null) throw new Problem('move_impossible')
    await queries.updateDifference(tx, id, { note, settledAt: isSettled ? at : null })
    await recordAction(tx, {
      ...action,
      staffId,
      requestKey,
      before: { settled: false },
      after,
      reason: note,
      at,
    })
    return readDifference(tx, id)
  })
}

async function readDifference(db: Executor, id: number): Promise<Schemas['PaymentDifference']> {
  const row = await queries.findDifference(db, id)
  if (row === null) throw new Problem('payment_difference_not_found')
  return differenceBody(row)
}

async function* differencePages(db: Executor, id: number): SheetPages {
  const { columns, kinds } = words.differences
  yield [[...columns]]
  let after: number | undefined
  for (;;) {
    const rows = await queries.findDifferences(db, id, { after, limit: csvPage })
    yield rows.map(({ difference, orderId }) => [
      difference.row,
      difference.reference,
      kinds[difference.kind],
      difference.theirAmount,
      difference.ourAmount,
      difference.paymentId,
      orderId,
      difference.note,
      difference.settledAt?.toISOString() ?? null,
    ])
    after = rows.at(-1)?.difference.id
    if (rows.length < csvPage) return
  }
}

type Reported = Awaited<ReturnType<typeof queries.findPaidBetween>>[number]

const reported = ({ id, referenceNumber, token, amount, status }: Reported): OurPayment => ({
  id,
  references: [referenceNumber, token].filter((each) => each !== null),
  amount,
  status,
})

type NameOf = (gateway: string) => string | null

/** Of a former provider there is no name. */
const namesOf =
  (gateways: Context['payments']['gateways']): NameOf =>
  (gateway) =>
    gateways.find(({ code }) => code === gateway)?.name ?? null

function summaryBody(
  { report, differences, open }: NonNullable<Awaited<ReturnType<typeof queries.findReport>>>,
  nameOf: NameOf,
): Schemas['PaymentReportSummary'] {
  return {
    id: report.id,
    gateway: report.gateway,
    gateway_name: nameOf(report.gateway),
    from: report.fromDay,
    to: report.toDay,
    name: report.name,
    created_at: report.createdAt.toISOString(),
    rows_total: report.rows,
    unreadable: report.unreadable,
    matched: report.matched,
    matched_amount: report.matchedAmount,
    differences,
    open,
  }
}

function differenceBody({
  difference,
  orderId,
}: queries.DifferenceRow): Schemas['PaymentDifference'] {
  return {
    id: difference.id,
    kind: difference.kind,
    row: difference.row,
    reference: difference.reference,
    their_amount: difference.theirAmount,
    our_amount: difference.ourAmount,
    payment_id: difference.paymentId,
    order_id: orderId,
    note: difference.note,
    settled_at: difference.settledAt?.toISOString() ?? null,
  }
}
