import { discountOn, discountParts } from '#domain/discount.ts'
import { unitPrice } from '#domain/cart.ts'
import type { PricedItem } from '#server/features/cart/cart-pricing.ts'
import type { ProblemCode } from '#server/schemas.ts'
import type { KnownDiscount } from './discounts.queries.ts'

export type AppliedDiscount = { code: string; /** Tomans. */ amount: number }

/** The code takes an amount off the cart, a part of it off each line, or is refused with a problem code. */
export type CheckedDiscount =
  (AppliedDiscount & { id: number; parts: readonly number[] }) | { refusal: ProblemCode }

/** What a code gives on these lines at `now` (milliseconds since the epoch); `null` is a code that does not exist. */
export function checkDiscount(
  discount: KnownDiscount | null,
  items: readonly PricedItem[],
  now: number,
): CheckedDiscount {
  if (discount === null) return { refusal: 'discount_code_invalid' }
  const refusal = refusalOf(discount, now)
  if (refusal !== null) return { refusal }
  const lines = items.map((item) => ({
    amount: unitPrice(item) * item.line.quantity,
    categories: item.variant.categoryPath.split('/'),
  }))
  const result = discountOn(lines, discount)
  if ('refusal' in result) return { refusal: refusals[result.refusal] }
  const { id, code } = discount
  const { amount } = result
  return { id, code, amount, parts: discountParts(lines, discount, amount) }
}

const refusals = {
  'wrong-category': 'discount_code_wrong_category',
  'below-minimum': 'discount_code_below_minimum',
} as const satisfies Record<string, ProblemCode>

/** What a code takes off a cart that has it; null while it is refused, and for a cart without one. */
export function appliedDiscount(
  discount: KnownDiscount | null,
  items: readonly PricedItem[],
  now: number,
): AppliedDiscount | null {
  if (discount === null || items.length === 0) return null
  const checked = checkDiscount(discount, items, now)
  return 'refusal' in checked ? null : { code: checked.code, amount: checked.amount }
}

/**
 * Why a code gives nothing to this shopper, whatever is in the cart: not now, used as often as this customer or all
 * customers may. A hidden one is like one that does not exist.
 */
function refusalOf(discount: KnownDiscount, now: number): ProblemCode | null {
  const { startsAt, expiresAt, customerLimit, totalLimit } = discount
  if (!discount.isActive || (startsAt !== null && startsAt > now)) return 'discount_code_invalid'
  if (expiresAt !== null && expiresAt <= now) return 'discount_code_expired'
  if (customerLimit !== null && discount.ownUses >= customerLimit) {
    return 'discount_code_already_used'
  }
  if (totalLimit !== null && discount.uses >= totalLimit) return 'discount_code_used_up'
  return null
}
