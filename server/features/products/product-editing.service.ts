import { isDeepStrictEqual } from 'node:util'
import { newVariantFaults, productFaults } from '#domain/product-content.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import { holdCategory } from '#server/features/categories/categories.queries.ts'
import { insertStaffMovement } from '#server/features/orders/stock.queries.ts'
import {
  changedMeanwhile,
  recordAction,
  repeatedAction,
} from '#server/features/staff/audit.service.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { factFaults } from './fact-faults.ts'
import { changedValues, columnsOf, contentOf, loggedContent, tidied } from './product-content.ts'
import * as queries from './product-editing.queries.ts'
import { getStaffProduct } from './staff-products.service.ts'

type Content = Schemas['ProductContent']
type NewVariant = Schemas['NewVariant']

/**
 * Creates a product with its first variant; the shop does not show it, since it has no picture. The same key creates one.
 * Throws `product_incomplete` if it is to be shown, `product_code_taken`, `product_address_taken`,
 * `idempotency_key_reused`, and `validation_failed` for blank texts, for an unknown brand, category or similar product,
 * and for facts that no filter can read.
 */
export function createProduct(
  context: Context,
  staffId: number,
  request: Schemas['NewProduct'],
  requestKey: string | null,
): Promise<Schemas['StaffProduct']> {
  const { sku, slug, variant, ...asked } = request
  const content = tidied(asked.content)
  return transaction(context.db, async (tx) => {
    const action = {
      staffId,
      action: 'createProduct',
      subject: 'product',
      requestKey,
      request,
    } as const
    const earlier = await repeatedAction(tx, action)
    if (earlier !== null) return getStaffProduct(context, earlier.subjectId, tx)
    await refuseBroken(context, tx, { content, before: null })
    refuseBrokenVariant(variant, 'variant.')
    if (content.is_active) throw new Problem('product_incomplete')
    const id = await queries.insertProduct(tx, { sku, slug, ...columnsOf(content, '') })
    if (id === null)
      throw new Problem(
        (await queries.isSkuTaken(tx, sku)) ? 'product_code_taken' : 'product_address_taken',
      )
    await addVariant(context, tx, { staffId, productId: id, variant })
    await recordAction(tx, {
      ...action,
      subjectId: id,
      before: {},
      after: { sku, slug, ...loggedContent(content, context.catalogue.frame), ...logged(variant) },
      at: new Date(context.now()),
    })
    return getStaffProduct(context, id, tx)
  })
}

/**
 * Changes what the shop says about a product. Throws `product_not_found`, `changed_meanwhile` if it is no longer as
 * expected, `product_incomplete` if it is to be shown without a picture or a shown variant, and `validation_failed` as
 * `createProduct`.
 */
export function updateProduct(
  context: Context,
  staffId: number,
  id: number,
  { expected, reason, ...asked }: Schemas['ProductChange'],
): Promise<Schemas['StaffProduct']> {
  const content = tidied(asked.content)
  const at = new Date(context.now())
  return transaction(context.db, async (tx) => {
    const row = await queries.lockProduct(tx, id)
    if (row === null) throw new Problem('product_not_found')
    const before = contentOf(row)
    if (!isDeepStrictEqual(before, expected))
      throw await changedMeanwhile(tx, { staffId, subject: 'product', subjectId: id })
    await refuseBroken(context, tx, { content, before: { id, facts: before.facts } })
    const isComplete = row.images.length > 0 && (await queries.hasShownVariant(tx, id))
    if (content.is_active && !before.is_active && !isComplete)
      throw new Problem('product_incomplete')
    await queries.updateProductRow(tx, id, {
      ...columnsOf(content, row.description),
      updatedAt: at,
    })
    const { frame } = context.catalogue
    await recordAction(tx, {
      staffId,
      action: 'updateProduct',
      subject: 'product',
      subjectId: id,
      ...changedValues(loggedContent(before, frame), loggedContent(content, frame)),
      reason,
      at,
    })
    return getStaffProduct(context, id, tx)
  })
}

/**
 * Creates a further variant of a product, which the shop shows. The same key creates one. Throws `product_not_found`,
 * `color_taken`, `idempotency_key_reused`, and `validation_failed` for a blank name of the color.
 */
export function createVariant(
  context: Context,
  staffId: number,
  productId: number,
  variant: NewVariant,
  requestKey: string | null,
): Promise<Schemas['StaffProduct']> {
  return transaction(context.db, async (tx) => {
    if ((await queries.lockProduct(tx, productId)) === null) throw new Problem('product_not_found')
    const action = {
      staffId,
      action: 'createVariant',
      subject: 'variant',
      requestKey,
      request: { productId, ...variant },
    } as const
    if ((await repeatedAction(tx, action)) !== null) return getStaffProduct(context, productId, tx)
    refuseBrokenVariant(variant)
    if (await queries.hasColor(tx, productId, variant.color_name.trim()))
      throw new Problem('color_taken')
    const id = await addVariant(context, tx, { staffId, productId, variant })
    await recordAction(tx, {
      ...action,
      subjectId: id,
      before: {},
      after: logged(variant),
      at: new Date(context.now()),
    })
    return getStaffProduct(context, productId, tx)
  })
}

type Addition = { staffId: number; productId: number; variant: NewVariant }

/** Adds a variant; its first units are received ones, so that its history begins with them. */
async function addVariant(
  context: Context,
  tx: Transaction,
  { staffId, productId, variant }: Addition,
): Promise<number> {
  const at = new Date(context.now())
  const id = await queries.insertVariant(tx, {
    productId,
    colorKey: variant.color_code.slice(1),
    colorName: variant.color_name.trim(),
    colorCode: variant.color_code,
    price: variant.price,
    stock: variant.quantity,
    lowStock: variant.low_stock,
    updatedAt: at,
  })
  if (variant.quantity > 0)
    await insertStaffMovement(tx, {
      variantId: id,
      staffId,
      reason: 'received',
      note: null,
      change: variant.quantity,
      unitCost: variant.unit_cost ?? null,
      at,
    })
  return id
}

const logged = (variant: NewVariant) => ({
  color: variant.color_name.trim(),
  price: variant.price,
  quantity: variant.quantity,
  ...(variant.unit_cost !== undefined && { unit_cost: variant.unit_cost }),
  low_stock: variant.low_stock,
})

type Judged = {
  content: Content
  /** The product as it is, which is not similar to itself; null for a new one. */
  before: { id: number; facts: Content['facts'] } | null
}

async function refuseBroken(
  { catalogue }: Context,
  tx: Transaction,
  { content, before }: Judged,
): Promise<void> {
  const faults = [
    ...productFaults(content),
    ...factFaults(content.facts, before?.facts ?? [], catalogue.frame.filters),
  ]
  const errors: { field: string; rule: string }[] = faults.map(({ field, rule }) => ({
    field: `content.${field}`,
    rule,
  }))
  const refuse = (field: keyof Content) =>
    errors.push({ field: `content.${field}`, rule: 'unknown' })
  const { similar_ids: similar } = content
  if (!catalogue.frame.brands.has(content.brand_id)) refuse('brand_id')
  const { category_id: category } = content
  if (
    catalogue.frame.tree.byId(category) === undefined ||
    (await holdCategory(tx, category)) === null
  )
    refuse('category_id')
  const known = await queries.findNamedProducts(tx, similar)
  if (known.length < similar.length || known.some((each) => each.id === before?.id))
    refuse('similar_ids')
  if (errors.length > 0) throw new Problem('validation_failed', { errors })
}

function refuseBrokenVariant(variant: NewVariant, at = ''): void {
  const errors = newVariantFaults(variant).map(({ field, rule }) => ({
    field: `${at}${field}`,
    rule,
  }))
  if (errors.length > 0) throw new Problem('validation_failed', { errors })
}
