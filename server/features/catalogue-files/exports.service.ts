import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { catalogueSheet } from '#i18n/fa/catalogue-sheet.ts'
import { tehranDay } from '#domain/day.ts'
import type { Frame } from '#server/catalogue/frame.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { FileReply } from '#server/http/contract/types.ts'
import { receivingFolder } from '#server/http/contract/forms.ts'
import type { Executor } from '#server/platform/db/database.ts'
import type { StaffValues } from '#server/platform/db/schema/staff.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { enqueue, type JobRun } from '#server/platform/jobs/job-runner.ts'
import type { SheetPages } from '#server/platform/sheets/cells.ts'
import { csvOf } from '#server/platform/sheets/csv.ts'
import { xlsxOf } from '#server/platform/sheets/xlsx.ts'
import {
  countStaffProducts,
  findStaffProductsBelow,
} from '#server/features/products/staff-products.queries.ts'
import { staffProductFilter } from '#server/features/products/staff-products.service.ts'
import { recordAction, repeatedAction } from '#server/features/staff/audit.service.ts'
import { sheetHeaders, sheetRows } from './catalogue-sheet.ts'
import * as queries from './exports.queries.ts'
import type { ExportRow } from './exports.queries.ts'

const dayMs = 24 * 3_600_000
const maxOpenExports = 5
/** An export that fails this often is given up: by then a passing fault would be over, after about a minute. */
const maxAttempts = 6
/** How many products are held in memory while a file is written. */
const pageSize = 1_000

/**
 * Queues an export of all products that match the filter. Throws `export_limit_reached` while the member has five
 * unfinished exports. The same key creates one export; once that has expired, the key throws `export_not_found`.
 */
export function createProductExport(
  { db, now, catalogue }: Context,
  staffId: number,
  { format, ...filter }: Schemas['ProductExportInput'],
  requestKey: string | null,
): Promise<Schemas['ProductExport']> {
  const at = new Date(now())
  const action = { staffId, action: 'createProductExport', subject: 'export', requestKey } as const
  return transaction(db, async (tx) => {
    const open = await queries.countOpenExports(tx, staffId)
    const earlier = await repeatedAction(tx, action)
    if (earlier !== null)
      return exportBody(await ownExport({ db: tx, now }, staffId, earlier.subjectId))
    if (open >= maxOpenExports) throw new Problem('export_limit_reached')
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

/** Throws `export_not_found`, also for the export of somebody else. */
export async function getProductExport(
  context: Context,
  staffId: number,
  id: number,
): Promise<Schemas['ProductExport']> {
  return exportBody(await ownExport(context, staffId, id))
}

/** The file of an export. Throws `export_not_found`, also before it is written. */
export async function downloadProductExport(
  context: Context,
  staffId: number,
  id: number,
): Promise<FileReply> {
  const { status, format, createdAt } = await ownExport(context, staffId, id)
  if (status !== 'done') throw new Problem('export_not_found')
  const key = fileKey(id)
  const bytes = await context.storage.size(key)
  if (bytes === null) throw new Problem('export_not_found')
  const name = `products-${tehranDay(createdAt.getTime())}.${format}`
  return { name, bytes, body: context.storage.read(key) }
}

/**
 * The job that writes an export. Throws what went wrong, so that it is tried again; with its last attempt the export is
 * marked as failed, so that the member asks again.
 */
export async function writeExport(
  context: Context,
  id: number,
  { attempt, signal }: JobRun,
): Promise<void> {
  const { db, log, storage, catalogue, config } = context
  const row = await queries.claimExport(db, id)
  if (row === null) return
  if (attempt > maxAttempts) return queries.updateRunningExport(db, id, { status: 'failed' })
  const folder = receivingFolder(config.uploadsDir)
  const path = join(folder, randomUUID())
  try {
    const filter = staffProductFilter(catalogue, row.filter)
    const productsTotal = await countStaffProducts(db, filter)
    await queries.updateRunningExport(db, id, { productsTotal })
    const pages = sheetPages(context, row)
    const file = row.format === 'csv' ? csvOf(pages) : xlsxOf(pages, catalogueSheet.sheet)
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

async function* sheetPages(context: Context, { id, filter }: ExportRow): SheetPages {
  const { db, catalogue, now } = context
  const narrowed = staffProductFilter(catalogue, filter)
  let [below, productsDone] = [2 ** 31 - 1, 0]
  yield [sheetHeaders]
  for (;;) {
    const products = await findStaffProductsBelow(db, narrowed, { below, limit: pageSize })
    const last = products.at(-1)
    if (last === undefined) return
    const ids = products.map((product) => product.id)
    const variants = Map.groupBy(
      await queries.findExportedVariants(db, ids),
      ({ productId }) => productId,
    )
    yield products.flatMap((product) => sheetRows(product, variants.get(product.id) ?? [], now()))
    below = last.id
    productsDone += products.length
    await queries.updateRunningExport(db, id, { productsDone })
  }
}

async function ownExport(
  { db, now }: { db: Executor; now: () => number },
  staffId: number,
  id: number,
): Promise<ExportRow> {
  const row = await queries.findExport(db, id)
  if (row?.staffId !== staffId || row.expiresAt.getTime() <= now())
    throw new Problem('export_not_found')
  return row
}

const loggedFilter = (
  { search, brand, category, stock }: ExportRow['filter'],
  { brands, tree }: Frame,
): StaffValues => ({
  ...(search !== undefined && { search }),
  ...(brand !== undefined && { brand: brands.get(brand)?.name ?? brand }),
  ...(category !== undefined && { category: tree.byId(category)?.name ?? category }),
  ...(stock !== undefined && { stock }),
})

const exportBody = (row: ExportRow): Schemas['ProductExport'] => ({
  id: row.id,
  format: row.format,
  status: row.status,
  products_total: row.productsTotal,
  products_done: row.productsDone,
  expires_at: row.expiresAt.toISOString(),
})

const folderOf = (id: number): string => `export-${id}`
const fileKey = (id: number): string => `${folderOf(id)}/file`
