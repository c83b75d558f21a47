import { normalizedCode } from '#domain/discount.ts'
import type { Context } from '#server/context.ts'
import { lockCart, readCartVariants } from '#server/features/cart/cart.queries.ts'
import { pricedItems, purchaseTerms } from '#server/features/cart/cart-view.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { countRequest } from '#server/platform/limits/limits.service.ts'
import { Problem } from '#server/problem.ts'
import { checkDiscount } from './discount-check.ts'
import { findDiscount, putDiscountOnCart } from './discounts.queries.ts'

/**
 * Checks a code for the shopper's cart and keeps it there, in place of an earlier one. Throws the code of the refusal,
 * and too_many_requests for a shopper who tries codes out.
 */
export async function applyDiscountCode(
  context: Context,
  userId: number,
  code: string,
): Promise<void> {
  await countTry(context, userId)
  await transaction(context.db, async (tx) => {
    const cart = await lockCart(tx, userId)
    const now = context.now()
    const items = pricedItems(
      await readCartVariants(tx, purchaseTerms(context), cart?.cartId ?? null),
      now,
    )
    const discount = await findDiscount(tx, userId, normalizedCode(code))
    const checked = checkDiscount(discount, items, now)
    if ('refusal' in checked) throw new Problem(checked.refusal)
    await putDiscountOnCart(tx, userId, checked.id)
  })
}

/** Takes the code off the shopper's cart, if it has one. */
export async function removeDiscountCode(context: Context, userId: number): Promise<void> {
  await transaction(context.db, async (tx) => {
    await lockCart(tx, userId)
    await putDiscountOnCart(tx, userId, null)
  })
}

function countTry(context: Context, userId: number): Promise<void> {
  const key = `discount-code:${userId}`
  const perHour = context.config.limits.discountTriesPerHour
  return transaction(context.db, async (tx) => {
    await countRequest(context, tx, { key, perHour })
  })
}
