import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Frame } from '#server/catalogue/frame.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { SignedInCaller } from '#server/http/contract/caller.ts'
import type { FileReply } from '#server/http/contract/types.ts'
import { receivingFolder } from '#server/http/contract/forms.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { largestId } from '#server/platform/db/largest-id.ts'
import type { ExportChoice, StaffValues } from '#server/platform/db/schema/staff.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { enqueue, type JobRun } from '#server/platform/jobs/job-runner.ts'
import type { SheetPages } from '#server/platform/sheets/cells.ts'
import { csvOf } from '#server/platform/sheets/csv.ts'
import { xlsxOf } from '#server/platform/sheets/xlsx.ts'
import { recordAction, repeatedAction } from '#server/features/staff/audit.service.ts'
import { requireList } from '#server/features/staff/lists.ts'
import * as queries from './list-exports.queries.ts'
import type { ExportRow } from './list-exports.queries.ts'
import { persianDay } from '#server/platform/sheets/persian-moment.ts'
import type { ListSheet } from './list-sheet.ts'
import {
  discountSheet,
  giftCardSheet,
  ledgerSheet,
  paymentSheet,
  withdrawalSheet,
} from './money-sheets.service.ts'
import { orderSheet, returnSheet } from './order-sheets.service.ts'
import { productSheet } from './product-sheet.service.ts'

const dayMs = 24 * 3_600_000
const maxOpenExports = 5
/** Attempts before an export is marked failed, about one minute of backoff: enough for a transient error. */
const maxAttempts = 6
/** How many entries are held in memory while a file is written. */
const pageSize = 1_000

/**
 * Queues an export of all entries of a list that match the filter. Idempotent per key; after the export expires, the key
 * throws `export_not_found`. Throws `forbidden` for a list the caller's roles cannot access, `export_limit_reached` while
 * the member has too many unfinished exports, and `idempotency_key_reused` for another export with the same key.
 */
export function createListExport(
  { db, now, catalogue }: Context,
  caller: SignedInCaller,
  { format, ...filter }: Schemas['ListExportInput'],
  requestKey: string | null,
): Promise<Schemas['ListExport']> {
  requireList(caller, filter.list)
  const { userId: staffId } = caller
  const at = new Date(now())
  const action = {
    staffId,
    action: 'createListExport',
    subject: 'export',
    requestKey,
    request: { format, ...filter },
  } as const
  return transaction(db, async (tx) => {
    await queries.lockExports(tx, staffId)
    const earlier = await repeatedAction(tx, action)
    if (earlier !== null)
      return exportBody(await ownExport({ db: tx, now }, caller, earlier.subjectId))
    if ((await queries.countOpenExports(tx, staffId)) >= maxOpenExports)
      throw new Problem('export_limit_reached')
    const expiresAt = new Date(at.getTime() + dayMs)
    const row = await queries.insertExport(tx, {
      staffId,
      format,
      filter,
      createdAt: at,
      expiresAt,
    })
    await enqueue(tx, { kind: 'write-export', payload: { export_id: row.id }, runAt: at })
    await recordAction(tx, {
      ...action,
      subjectId: row.id,
      before: {},
      after: { format, ...loggedFilter(filter, catalogue.frame) },
      at,
    })
    return exportBody(row)
  })
}

/** Throws `export_not_found`, even for a colleague's export, and `forbidden`, like `createListExport`. */
export async function getListExport(
  context: Context,
  caller: SignedInCaller,
  id: number,
): Promise<Schemas['ListExport']> {
  return exportBody(await ownExport(context, caller, id))
}

/**
 * The file of an export. Throws `export_not_found`, also before it is written, and `forbidden`, like `createListExport`.
 */
export async function downloadListExport(
  context: Context,
  caller: SignedInCaller,
  id: number,
): Promise<FileReply> {
  const row = await ownExport(context, caller, id)
  const { status, format, createdAt } = row
  if (status !== 'done') throw new Problem('export_not_found')
  const key = fileKey(id)
  const bytes = await context.storage.size(key)
  if (bytes === null) throw new Problem('export_not_found')
  const list = row.filter.list.replaceAll('_', '-')
  const name = `${list}-${persianDay(createdAt, '-')}.${format}`
  return { name, bytes, body: context.storage.read(key) }
}

/**
 * The job that writes an export. Rethrows errors so that the job is retried; the last attempt marks the export as failed.
 */
export async function writeExport(
  context: Context,
  id: number,
  { attempt, signal }: JobRun,
): Promise<void> {
  const { db, log, storage, config } = context
  const row = await queries.claimExport(db, id)
  if (row === null) return
  // The last attempt ended without a result, as when its process was killed.
  if (attempt > maxAttempts) return queries.updateRunningExport(db, id, { status: 'failed' })
  const folder = receivingFolder(config.uploadsDir)
  const path = join(folder, randomUUID())
  try {
    const sheet = sheetOf(context, row.filter)
    const entriesTotal = await sheet.count()
    await queries.updateRunningExport(db, id, { entriesTotal })
    const pages = sheetPages(context, row, sheet)
    const file = row.format === 'csv' ? csvOf(pages) : xlsxOf(pages, sheet.name)
    await mkdir(folder, { recursive: true })
    await pipeline(Readable.from(file), createWriteStream(path), { signal })
    await storage.put(fileKey(id), { path })
    await queries.updateRunningExport(db, id, { status: 'done' })
  } catch (error) {
    if (attempt < maxAttempts) throw error
    log.error({ err: error, export: id }, 'an export failed')
    await queries.updateRunningExport(db, id, { status: 'failed' })
  } finally {
    await rm(path, { force: true })
  }
}

/** Removes the exports that have expired, with their files. */
export async function removeExpiredExports({ db, now }: Context): Promise<void> {
  const at = new Date(now())
  await transaction(db, async (tx) => {
    for (const id of await queries.deleteExpiredExports(tx, at))
      await enqueue(tx, { kind: 'delete-upload', payload: { id: folderOf(id) }, runAt: at })
  })
}

async function* sheetPages({ db }: Context, { id }: ExportRow, sheet: ListSheet): SheetPages {
  let below = largestId
  let entriesDone = 0
  yield [sheet.headers]
  for (;;) {
    const { ids, rows } = await sheet.page({ below, limit: pageSize })
    const last = ids.at(-1)
    if (last === undefined) return
    yield rows
    below = last
    entriesDone += ids.length
    await queries.updateRunningExport(db, id, { entriesDone })
  }
}

function sheetOf(context: Context, choice: ExportChoice): ListSheet {
  const now = new Date(context.now())
  switch (choice.list) {
    case 'orders':
      return orderSheet(context, choice, now)
    case 'returns':
      return returnSheet(context, choice)
    case 'payments':
      return paymentSheet(context, choice)
    case 'ledger':
      return ledgerSheet(context, choice)
    case 'withdrawals':
      return withdrawalSheet(context, choice)
    case 'gift_cards':
      return giftCardSheet(context, choice, now)
    case 'discounts':
      return discountSheet(context, choice, now)
    case 'products':
      return productSheet(context, choice)
  }
}

async function ownExport(
  { db, now }: { db: Executor; now: () => number },
  caller: SignedInCaller,
  id: number,
): Promise<ExportRow> {
  const row = await queries.findExport(db, id)
  if (row?.staffId !== caller.userId || row.expiresAt.getTime() <= now())
    throw new Problem('export_not_found')
  requireList(caller, row.filter.list)
  return row
}

/** Search text is logged for products only: elsewhere it may be a customer's phone number. */
function loggedFilter(choice: ExportChoice, { brands, tree }: Frame): StaffValues {
  if (choice.list !== 'products') return { list: choice.list }
  const { list, search, brand, category, stock } = choice
  return {
    list,
    ...(search !== undefined && { search }),
    ...(brand !== undefined && { brand: brands.get(brand)?.name ?? brand }),
    ...(category !== undefined && { category: tree.byId(category)?.name ?? category }),
    ...(stock !== undefined && { stock }),
  }
}

const exportBody = (row: ExportRow): Schemas['ListExport'] => ({
  id: row.id,
  list: row.filter.list,
  format: row.format,
  status: row.status,
  entries_total: row.entriesTotal,
  entries_done: row.entriesDone,
  expires_at: row.expiresAt.toISOString(),
})

const folderOf = (id: number): string => `export-${id}`
const fileKey = (id: number): string => `${folderOf(id)}/file`
