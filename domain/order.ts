import { partOf } from './discount.ts'

const dayMs = 86_400_000

/** How long after the delivery goods can be returned. */
export const returnDays = 7

/** Until when the goods of an order can be returned that was delivered at this time. Milliseconds since 1970. */
export function returnDeadline(deliveredAt: number): number {
  return deliveredAt + returnDays * dayMs
}

type SoldUnit = { price: number; newPrice: number | null; insurancePrice: number }

/** A line of an order; `codeDiscount` is what a discount code took off all of its units, in tomans. */
type SoldLine = SoldUnit & { quantity: number; codeDiscount: number }

/** What one unit of an order's line cost with its insurance, in tomans. */
export function unitCost({ price, newPrice, insurancePrice }: SoldUnit): number {
  return (newPrice ?? price) + insurancePrice
}

/**
 * What was paid for the next `quantity` units of a line after `before` of them, in tomans: with their insurance, and
 * without their part of a discount code. All units of a line add up to what was paid for it.
 */
export function paidFor(line: SoldLine, quantity: number, before: number): number {
  const discountOf = (units: number) => partOf(line.codeDiscount, units, line.quantity)
  return quantity * unitCost(line) - (discountOf(before + quantity) - discountOf(before))
}
