import type { ImportField } from '#domain/import-columns.ts'
import { comparable } from '#domain/persian.ts'
import { priceFaults, type PriceFault } from '#domain/price.ts'
import type { Schemas } from '#server/schemas.ts'
import { termsBody } from '#server/features/products/staff-variant-body.ts'
import type { ReadCell, ReadRow } from '#server/platform/sheets/sheet-reader.ts'
import { answerIn, codeIn, countIn, instantIn, priceIn } from './import-cells.ts'
import { cellText, isFilled, type ImportSheet } from './import-sheet.ts'
import type { KnownProduct, KnownVariant } from './imports.queries.ts'

export type Fault = Schemas['ImportFault']
type Rule = Schemas['ImportRule']
type Terms = Schemas['VariantTerms']

/** What a row says about a variant, and what the variant was when the sheet was checked. */
export type PlannedRow = {
  row: number
  variantId: number
  productId: number
  title: string
  colorName: string
  before: Terms
  after: Terms
  stock: number
  /** How often staff had changed the stock by then. */
  stockChanges: number
  /** How many units are added, or taken away if it is negative. */
  units: number
}

export type ImportPlan = { planned: PlannedRow[]; faults: Fault[] }

/** Which field each column holds, null for one that is not read. */
export type Columns = readonly (ImportField | null)[]

/** What is to be done with a sheet at an instant, in milliseconds since 1970, and everything that is wrong with it. */
export function planImport(
  sheet: ImportSheet,
  { fields, price_unit: unit }: Schemas['ProductImportColumns'],
  products: readonly KnownProduct[],
  now: number,
): ImportPlan {
  const plan: ImportPlan = { planned: [], faults: [] }
  const find = finderOf(products)
  const seen = new Set<number>()
  for (const [place, cells] of sheet.rows.entries()) {
    if (!isFilled(cells)) continue
    const row = new RowReader(sheet, fields, cells, sheet.firstRow + place)
    const found = find(row)
    if (found !== null) {
      if (seen.has(found.id)) row.refuse('twice', null)
      seen.add(found.id)
      const planned = plannedRow(row, found, unit, now)
      if (row.faults.length === 0) plan.planned.push(planned)
    }
    plan.faults.push(...row.faults)
  }
  plan.faults.push(...lastShown(plan.planned, products, sheet, fields))
  plan.faults.sort((one, other) => one.row - other.row)
  return plan
}

/** Whether a row changes its variant. */
export const isChange = ({ before, after, units }: PlannedRow): boolean =>
  units !== 0 || !isSameTerms(before, after)

export const isSameTerms = (one: Terms, other: Terms): boolean =>
  one.price === other.price &&
  one.new_price === other.new_price &&
  one.expire_time === other.expire_time &&
  one.is_hidden === other.is_hidden &&
  one.low_stock === other.low_stock

/** One row of a sheet by the fields of its columns; keeps what is wrong with it. */
class RowReader {
  readonly faults: Fault[] = []
  readonly number: number
  readonly #sheet: ImportSheet
  readonly #fields: Columns
  readonly #cells: ReadRow

  constructor(sheet: ImportSheet, fields: Columns, cells: ReadRow, number: number) {
    this.#sheet = sheet
    this.#fields = fields
    this.#cells = cells
    this.number = number
  }

  has(field: ImportField): boolean {
    return this.#fields.includes(field)
  }

  /** The cell of a field, null if it is empty or there is no such column. */
  cell(field: ImportField): ReadCell {
    const cell = this.#cells[this.#fields.indexOf(field)]
    return cell === undefined || cellText(cell) === '' ? null : cell
  }

  /** What the cell of a field holds, null if it is empty; what cannot be read is a fault. */
  read<Value>(
    field: ImportField,
    rule: Rule,
    parse: (cell: ReadCell) => Value | null,
  ): Value | null {
    const cell = this.cell(field)
    if (cell === null) return null
    const value = parse(cell)
    if (value === null) this.refuse(rule, field)
    return value
  }

  refuse(rule: Rule, field: ImportField | null): void {
    this.faults.push(this.fault(rule, field))
  }

  /** What is wrong with the cell of a field, or with the row as a whole. */
  fault(rule: Rule, field: ImportField | null): Fault {
    const place = field === null ? -1 : this.#fields.indexOf(field)
    return {
      row: this.number,
      head: this.#sheet.heads[place] ?? '',
      value: cellText(this.#cells[place]).slice(0, longestValue),
      rule,
    }
  }
}

const longestValue = 100

/** Finds the variant of a row; what it does not find is a fault of the row. */
function finderOf(products: readonly KnownProduct[]) {
  const bySku = new Map(products.map((product) => [codeIn(product.sku), product]))
  const byVariant = new Map(
    products.flatMap((product) =>
      product.variants.map((each) => [String(each.id), { product, each }]),
    ),
  )
  const refuse = (row: RowReader, rule: Rule, field: ImportField | null) => {
    row.refuse(rule, field)
    return null
  }
  return (row: RowReader): Found | null => {
    const [id, sku] = [row.cell('variant_id'), row.cell('sku')]
    if (id !== null) {
      const found = byVariant.get(codeIn(id))
      if (found === undefined) return refuse(row, 'code_unknown', 'variant_id')
      if (sku !== null && bySku.get(codeIn(sku)) !== found.product)
        return refuse(row, 'code_mismatch', 'variant_id')
      return { ...found.each, title: found.product.title }
    }
    const naming = row.has('sku') ? 'sku' : 'variant_id'
    if (sku === null) return refuse(row, 'code_missing', naming)
    const product = bySku.get(codeIn(sku))
    if (product === undefined) return refuse(row, 'code_unknown', 'sku')
    if (product.variants.length === 0) {
      const isEmpty = valueFields.every((field) => row.cell(field) === null)
      return isEmpty ? null : refuse(row, 'no_variant', 'sku')
    }
    const color = row.cell('color')
    const named = product.variants.filter(
      ({ colorName }) => color === null || comparable(colorName) === comparable(String(color)),
    )
    const [first, ...others] = named
    if (first === undefined) return refuse(row, 'color_unknown', 'color')
    if (others.length > 0) return refuse(row, 'color_needed', row.has('color') ? 'color' : 'sku')
    return { ...first, title: product.title }
  }
}

type Found = KnownVariant & { title: string }

const valueFields = [
  'price',
  'new_price',
  'offer_ends_at',
  'stock',
  'low_stock',
  'is_shown',
] as const satisfies readonly ImportField[]

function plannedRow(
  row: RowReader,
  variant: Found,
  unit: Schemas['PriceUnit'],
  now: number,
): PlannedRow {
  const before = termsBody(variant, now)
  const isShown = row.read('is_shown', 'yes_or_no', answerIn)
  const stock = row.read('stock', 'count', countIn)
  const after: Terms = {
    ...before,
    price: row.read('price', 'price', (cell) => priceIn(cell, unit)) ?? before.price,
    ...(row.has('new_price') && offerIn(row, variant, { before, unit, now })),
    low_stock: row.read('low_stock', 'count', countIn) ?? before.low_stock,
    is_hidden: isShown === null ? before.is_hidden : !isShown,
  }
  if (row.faults.length === 0 && !isSameTerms(before, after)) refuseBroken(row, after, now)
  return {
    row: row.number,
    variantId: variant.id,
    productId: variant.productId,
    title: variant.title,
    colorName: variant.colorName,
    before,
    after,
    stock: variant.stock,
    stockChanges: variant.stockChanges,
    units: stock === null ? 0 : stock - variant.stock,
  }
}

type Moment = { before: Terms; unit: Schemas['PriceUnit']; now: number }

/** An empty cell ends the offer. A new offer without an end of its own does not inherit the end of the previous one. */
function offerIn(
  row: RowReader,
  variant: Found,
  { before, unit, now }: Moment,
): Pick<Terms, 'new_price' | 'expire_time'> {
  const price = row.read('new_price', 'price', (cell) => priceIn(cell, unit))
  const end = row.read('offer_ends_at', 'instant', instantIn)
  const wasEnded = end !== null && end.getTime() === variant.offerEndsAt?.getTime()
  if (wasEnded && end.getTime() <= now && price === variant.newPrice)
    return { new_price: null, expire_time: null }
  const keptEnd = price === before.new_price ? before.expire_time : null
  const newEnd = end?.toISOString() ?? null
  return { new_price: price, expire_time: row.has('offer_ends_at') ? newEnd : keptEnd }
}

const ruleOf: Record<PriceFault['rule'], Rule> = {
  number: 'price',
  below_price: 'below_price',
  required: 'offer_missing',
  future: 'past',
}

function refuseBroken(row: RowReader, after: Terms, now: number): void {
  const { price, new_price: newPrice, expire_time: end } = after
  const offerEndsAt = end === null ? null : new Date(end)
  for (const { field, rule } of priceFaults({ price, newPrice, offerEndsAt }, now)) {
    const column = field === 'expire_time' ? 'offer_ends_at' : field
    row.refuse(ruleOf[rule], row.has(column) ? column : 'price')
  }
}

/** The rows that hide the last variants of a product. */
function lastShown(
  planned: readonly PlannedRow[],
  products: readonly KnownProduct[],
  sheet: ImportSheet,
  fields: Columns,
): Fault[] {
  const hidden = new Map(planned.map(({ variantId, after }) => [variantId, after.is_hidden]))
  const withoutVariant = new Set(
    products
      .filter(({ variants }) => variants.every(({ id, isHidden }) => hidden.get(id) ?? isHidden))
      .map(({ id }) => id),
  )
  return planned
    .filter(({ productId, before, after }) => {
      const hides = after.is_hidden && !before.is_hidden
      return hides && withoutVariant.has(productId)
    })
    .map(({ row }) => {
      const cells = sheet.rows[row - sheet.firstRow] ?? []
      return new RowReader(sheet, fields, cells, row).fault('last_shown', 'is_shown')
    })
}
