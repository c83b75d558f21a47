import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { lockCart, readCartVariants } from '#server/features/cart/cart.queries.ts'
import { purchaseTerms } from '#server/features/cart/cart-view.ts'
import { mergeLines } from '#server/features/cart/cart.service.ts'
import { findOrderLines, findOwnOrder } from './orders.queries.ts'

/**
 * Adds the goods of an order to the cart, each reduced to the stock, and says what could not be added. Insurances and
 * installments are chosen again in the cart. Throws order_not_found.
 */
export async function reorderOrder(
  context: Context,
  userId: number,
  id: number,
): Promise<Schemas['Reordered']> {
  const order = await findOwnOrder(context.db, userId, id, new Date(context.now()))
  if (order === null) throw new Problem('order_not_found')
  return transaction(context.db, async (tx) => {
    const lines = await findOrderLines(tx, [id])
    const before = await quantitiesIn(context, tx, userId)
    await mergeLines(
      context,
      tx,
      userId,
      lines.map(({ variantId, quantity }) => ({
        variantId,
        quantity,
        insuranceId: null,
        isInstallment: false,
      })),
    )
    const after = await quantitiesIn(context, tx, userId)
    const counted = lines.map((line) => {
      const added = (after.get(line.variantId) ?? 0) - (before.get(line.variantId) ?? 0)
      return { line, added, missing: line.quantity - added }
    })
    return {
      added: counted
        .filter(({ added }) => added > 0)
        .map(({ line, added }) => ({
          price_id: line.variantId,
          title: line.title,
          color_name: line.colorName,
          quantity: added,
          in_cart: after.get(line.variantId) ?? added,
        })),
      missing: counted
        .filter(({ missing }) => missing > 0)
        .map(({ line, missing }) => ({
          price_id: line.variantId,
          title: line.title,
          color_name: line.colorName,
          quantity: missing,
        })),
    }
  })
}

/** How many of each variant are in the shopper's cart, which stays locked until the transaction ends. */
async function quantitiesIn(
  context: Context,
  tx: Transaction,
  userId: number,
): Promise<Map<number, number>> {
  const cart = await lockCart(tx, userId)
  if (cart === null) return new Map()
  const variants = await readCartVariants(tx, purchaseTerms(context), cart.cartId)
  return new Map(variants.map(({ variantId, line }) => [variantId, line?.quantity ?? 0]))
}
