import { randomUUID } from 'node:crypto'
import { json } from 'node:stream/consumers'
import { columnsFault, type ImportField } from '#domain/import-columns.ts'
import { plainText } from '#domain/persian.ts'
import { payableJump } from '#domain/price.ts'
import { importFaults } from '#i18n/fa/import-faults.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { FileReply } from '#server/http/contract/types.ts'
import type { ReceivedFile } from '#server/http/contract/forms.ts'
import { largestId } from '#server/platform/db/largest-id.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { refusedField } from '#server/platform/fields.ts'
import { enqueue } from '#server/platform/jobs/job-runner.ts'
import type { SheetPages } from '#server/platform/sheets/cells.ts'
import { csvReply } from '#server/http/csv-reply.ts'
import { readSheetFile } from '#server/platform/sheets/read-sheet.ts'
import { recordAction } from '#server/features/staff/audit.service.ts'
import { codeIn } from './import-cells.ts'
import {
  isChange,
  planImport,
  type Fault,
  type ImportPlan,
  type PlannedRow,
} from './import-plan.ts'
import { cellText, columnsOf, filledRows, sheetOf, type ImportSheet } from './import-sheet.ts'
import * as queries from './imports.queries.ts'
import type { ImportRow } from './imports.queries.ts'

const dayMs = 24 * 3_600_000
const longestName = 100
/** How many changes and faults a check shows; the file of the faults has all of them. */
const mostShown = 100

/**
 * Reads an uploaded sheet and recognizes its columns; nothing changes. Throws like `readCells` and `sheetOf`, and
 * `validation_failed` without a file.
 */
export async function createProductImport(
  { db, now, storage }: Context,
  staffId: number,
  file: ReceivedFile | undefined,
  name: string,
): Promise<Schemas['ProductImport']> {
  if (file === undefined) throw refusedField('sheet', 'required')
  const sheet = sheetOf(await readSheetFile(file.path))
  const at = new Date(now())
  const rowsTotal = filledRows(sheet)
  const row = await transaction(db, async (tx) => {
    const inserted = await queries.insertImport(tx, {
      staffId,
      name: plainText(name).slice(0, longestName),
      rowsTotal,
      createdAt: at,
      expiresAt: new Date(at.getTime() + dayMs),
    })
    await recordAction(tx, {
      staffId,
      action: 'createProductImport',
      subject: 'import',
      subjectId: inserted.id,
      before: {},
      after: { file: inserted.name, rows: rowsTotal },
      at,
    })
    await storage.put(sheetKey(inserted.id), Buffer.from(JSON.stringify(sheet)))
    return inserted
  })
  return {
    id: row.id,
    name: row.name,
    rows_total: rowsTotal,
    ...columnsOf(sheet),
    expires_at: row.expiresAt.toISOString(),
  }
}

/**
 * What applying a sheet would change now, and what is wrong with its rows. Throws `import_not_found`, and
 * `validation_failed` for columns with which no sheet can be checked.
 */
export async function checkProductImport(
  context: Context,
  staffId: number,
  id: number,
  columns: Schemas['ProductImportColumns'],
): Promise<Schemas['ProductImportCheck']> {
  const { db, now } = context
  const fault = columnsFault(columns.fields)
  if (fault !== null) throw refusedField('fields', fault)
  const { rowsTotal } = ownImport(await queries.findImport(db, id), staffId, now())
  const sheet = await stored<ImportSheet>(context, sheetKey(id))
  const products = await queries.findKnownProducts(db, ...named(sheet, columns.fields))
  const plan = planImport(sheet, columns, products, now())
  const checkId = randomUUID()
  const checked: CheckedPlan = { checkId, ...plan }
  await context.storage.put(planKey(id), Buffer.from(JSON.stringify(checked)))
  await queries.updateImport(db, id, { checkId, faultsTotal: plan.faults.length })
  const changes = plan.planned.filter(isChange)
  const jumps = Map.groupBy(changes, ({ after, before }) => payableJump(after, before))
  const [fallen, risen] = [jumps.get('below') ?? [], jumps.get('above') ?? []]
  const shown = [...inOrder([...fallen, ...risen]), ...(jumps.get(null) ?? [])]
  return {
    check_id: checkId,
    rows_total: rowsTotal,
    changes_total: changes.length,
    fallen_total: fallen.length,
    risen_total: risen.length,
    faulty_rows_total: new Set(plan.faults.map(({ row }) => row)).size,
    faults_total: plan.faults.length,
    changes: shown.slice(0, mostShown).map(changeBody),
    faults: plan.faults.slice(0, mostShown),
  }
}

/** Everything that the latest check found wrong, as CSV. Throws `import_not_found`, also before the first check. */
export async function downloadImportFaults(
  context: Context,
  staffId: number,
  id: number,
): Promise<FileReply> {
  const { checkId } = ownImport(await queries.findImport(context.db, id), staffId, context.now())
  if (checkId === null) throw new Problem('import_not_found')
  const { faults } = await planOf(context, id)
  return csvReply(`import-${id}-faults.csv`, faultPages(faults))
}

/** Removes the imports that have expired, with their files. */
export async function removeExpiredImports({ db, now }: Context): Promise<void> {
  const at = new Date(now())
  await transaction(db, async (tx) => {
    for (const id of await queries.deleteExpiredImports(tx, at))
      await enqueue(tx, { kind: 'delete-upload', payload: { id: folderOf(id) }, runAt: at })
  })
}

/** The import if it is the member's and has not expired. Throws `import_not_found`. */
export function ownImport(row: ImportRow | null, staffId: number, now: number): ImportRow {
  if (row?.staffId !== staffId || row.expiresAt.getTime() <= now)
    throw new Problem('import_not_found')
  return row
}

/** What the latest check of an import has found, with the id of that check. */
export type CheckedPlan = ImportPlan & { checkId: string }

export const planOf = (context: Context, id: number): Promise<CheckedPlan> =>
  stored<CheckedPlan>(context, planKey(id))

const stored = async <Value>({ storage }: Context, key: string): Promise<Value> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written here alone, in this shape
  (await json(storage.read(key))) as Value

const folderOf = (id: number): string => `import-${id}`
const sheetKey = (id: number): string => `${folderOf(id)}/sheet`
const planKey = (id: number): string => `${folderOf(id)}/plan`

/** The codes of products and the ids of variants in a sheet. */
function named(
  { rows }: ImportSheet,
  fields: readonly (ImportField | null)[],
): [skus: string[], variantIds: number[]] {
  const codes = (field: ImportField) => {
    const place = fields.indexOf(field)
    const cells = place === -1 ? [] : rows.map((row) => row[place] ?? null)
    return cells.filter((cell) => cellText(cell) !== '').map(codeIn)
  }
  const ids = codes('variant_id')
    .filter((code) => /^\d{1,10}$/.test(code))
    .map(Number)
  return [codes('sku'), ids.filter((id) => id <= largestId)]
}

const inOrder = (rows: readonly PlannedRow[]) => rows.toSorted((one, other) => one.row - other.row)

const changeBody = ({
  row,
  variantId,
  title,
  colorName,
  before,
  after,
  stock,
  units,
}: PlannedRow): Schemas['ImportChange'] => ({
  row,
  variant_id: variantId,
  title,
  color_name: colorName,
  before: { ...before, quantity: stock },
  after: { ...after, quantity: stock + units },
})

const pageSize = 1_000

async function* faultPages(faults: readonly Fault[]): SheetPages {
  const { row, head, value, fault, rules } = importFaults
  yield [[row, head, value, fault]]
  for (let start = 0; start < faults.length; start += pageSize)
    yield faults
      .slice(start, start + pageSize)
      .map((each) => [each.row, each.head, each.value, rules[each.rule]])
}
