import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import type { OperationRequest } from '#server/http/contract/types.ts'
import { Problem } from '#server/problem.ts'
import { requireOpenAccount } from '#server/http/security/sessions.service.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import * as queries from './wishlist.queries.ts'
import { productNamed } from '#server/features/products/named-product.ts'
import { productCard } from '#server/features/products/product-cards.ts'

/** Whether a user has saved a product, by its slug or numeric id. Throws `product_not_found`. */
export async function getSaved(
  context: Context,
  userId: number,
  slugOrId: string,
): Promise<Schemas['SaveState']> {
  const { id } = productNamed(context, slugOrId)
  return { saved: await queries.isSaved(context.db, userId, id) }
}

/**
 * Saves or removes a product; removing one that is not saved changes nothing. Throws `product_not_found`, and
 * `already_saved` with the message of PDP-69, and like `requireOpenAccount`.
 */
export async function updateSaveStatus(
  context: Context,
  userId: number,
  slugOrId: string,
  saved: boolean,
): Promise<Schemas['SaveState']> {
  const { id: productId } = productNamed(context, slugOrId)
  if (!saved) {
    await queries.deleteSavedProduct(context.db, userId, productId)
    return { saved }
  }
  const savedAt = new Date(context.now())
  const isNew = await transaction(context.db, async (tx) => {
    await requireOpenAccount(tx, userId)
    return queries.insertSaved(tx, { userId, productId, savedAt })
  })
  if (!isNew) throw new Problem('already_saved', { message: 'Already saved.' })
  return { saved }
}

/** One page of a user's saved products, last saved first, without products that the shop no longer shows. */
export async function listSavedProducts(
  context: Context,
  userId: number,
  { page = 1, size = 12 }: OperationRequest<'listSavedProducts'>['query'],
): Promise<Schemas['SavedProductPage']> {
  const { catalogue, db, now } = context
  const { rows, total } = await queries.findSavings(db, userId, { page, size })
  const results = rows.flatMap(({ id, productId }) => {
    const product = catalogue.productById(productId)
    return product ? [{ id, product: productCard(product, now()) }] : []
  })
  return { results, page, page_count: Math.ceil(total / size) }
}

const maxSlugs = 2_000

/** The slugs of a user's saved products that the shop still shows, last saved first, at most 2000. */
export async function listSavedSlugs(
  { db, catalogue }: Context,
  userId: number,
): Promise<Schemas['SavedSlugs']> {
  const ids = await queries.findSavedIds(db, userId, maxSlugs)
  return { slugs: ids.flatMap((id) => catalogue.productById(id)?.slug ?? []) }
}

/** Removes a saved product by the id of its wishlist row. Throws `saved_product_not_found`. */
export async function unsaveProduct({ db }: Context, userId: number, id: number): Promise<void> {
  if (!(await queries.deleteSaving(db, userId, id))) throw new Problem('saved_product_not_found')
}
