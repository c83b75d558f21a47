import { readFile } from 'node:fs/promises'
import {
  readWarrantyLines,
  shownLength,
  type FaultyLine,
  type WarrantyLine,
} from '#domain/warranty-import.ts'
import type { Context } from '#server/context.ts'
import { recordAction, repeatedAction } from '#server/features/staff/audit.service.ts'
import type { ReceivedFile } from '#server/http/contract/forms.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { lockLimit } from '#server/platform/limits/limits.queries.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import * as queries from './staff-devices.queries.ts'

type Fault = Schemas['WarrantyLineFault']['fault']
type NamedProduct = { id: number; sku: string; title: string }
type GoodLine = WarrantyLine & { product: NamedProduct }
type CheckedLines = { lines: GoodLine[]; faults: FaultyLine<Fault>[] }

/** Which lines of a list could not be imported, and what the others are for. Throws `file_empty`. */
export async function checkWarrantyImport(
  { db }: Context,
  file: ReceivedFile | undefined,
): Promise<Schemas['WarrantyImportCheck']> {
  const { lines, faults } = await checkLines(db, await textOf(file))
  const products = new Map<string, { title: string; sku: string; codes: number }>()
  for (const {
    product: { title, sku },
  } of lines) {
    const before = products.get(sku)?.codes ?? 0
    products.set(sku, { title, sku, codes: before + 1 })
  }
  const faulty = new Set(faults.map(({ line }) => line))
  return { lines: lines.length + faulty.size, faults, products: [...products.values()] }
}

/**
 * Imports the codes of a list, all or none. The same key imports them once. Throws `file_empty`,
 * `idempotency_key_reused`, and `warranty_lines_refused` if a line has a fault, perhaps only since it was checked.
 */
export async function importWarrantyCodes(
  { db, now }: Context,
  staffId: number,
  file: ReceivedFile | undefined,
  requestKey: string,
): Promise<Schemas['WarrantyImport']> {
  const text = await textOf(file)
  return transaction(db, async (tx) => {
    await lockLimit(tx, 'warranty-import')
    const action = {
      staffId,
      requestKey,
      request: { text },
      action: 'importWarrantyCodes',
      subject: 'warranty_import',
    } as const
    const earlier = await repeatedAction(tx, action)
    if (earlier !== null) {
      const codes = await queries.countImported(tx, earlier.subjectId)
      return { id: earlier.subjectId, codes }
    }
    const { lines, faults } = await checkLines(tx, text)
    if (faults.length > 0) throw new Problem('warranty_lines_refused')
    if (lines.length === 0) throw new Problem('file_empty')
    const at = new Date(now())
    const codes = lines.map(({ product, ...line }) => ({ ...line, productId: product.id }))
    const id = await queries.insertImport(tx, codes, at)
    await recordAction(tx, {
      ...action,
      subjectId: id,
      before: {},
      after: { codes: codes.length },
      at,
    })
    return { id, codes: codes.length }
  })
}

async function checkLines(db: Executor, text: string): Promise<CheckedLines> {
  const read = readWarrantyLines(text)
  const known = [...read.lines, ...read.faulty]
  const taken = await queries.findTaken(db, {
    codes: known.map(({ code }) => code),
    serials: known.flatMap(({ serial }) => (serial === null ? [] : [serial])),
  })
  const skus = [...new Set(known.map(({ sku }) => sku))]
  const productOf = productFinder(await queries.findProductsBySku(db, skus))
  const lines: GoodLine[] = []
  const faults: FaultyLine<Fault>[] = [...read.faults]
  const good = new Set(read.lines)
  for (const line of known) {
    const product = productOf(line.sku)
    const refuse = (fault: Fault) =>
      faults.push({ line: line.line, text: line.text.slice(0, shownLength), fault })
    const isTaken = taken.codes.has(line.code)
    const isSerialTaken = line.serial !== null && taken.serials.has(line.serial)
    if (isTaken) refuse('code_exists')
    if (isSerialTaken) refuse('serial_exists')
    if (product === undefined) refuse('product_unknown')
    else if (good.has(line) && !isTaken && !isSerialTaken) lines.push({ ...line, product })
  }
  return { lines, faults: faults.toSorted((one, other) => one.line - other.line) }
}

/** The product with a code; in another case, too, unless codes of several products differ only by it. */
function productFinder(found: readonly NamedProduct[]): (sku: string) => NamedProduct | undefined {
  const bySku = new Map(found.map((product) => [product.sku, product]))
  const byFolded = Map.groupBy(found, ({ sku }) => sku.toLowerCase())
  return (sku) => {
    const [only, ...others] = byFolded.get(sku.toLowerCase()) ?? []
    return bySku.get(sku) ?? (others.length === 0 ? only : undefined)
  }
}

async function textOf(file: ReceivedFile | undefined): Promise<string> {
  if (file === undefined || file.bytes === 0) throw new Problem('file_empty')
  return readFile(file.path, 'utf8')
}
