import { partOf } from './discount.ts'

const dayMs = 86_400_000

/** How long after the delivery goods can be returned. */
export const returnDays = 7

/** The last moment to return goods of an order that was delivered at `deliveredAt`, in milliseconds since 1970. */
export function returnDeadline(deliveredAt: number): number {
  return deliveredAt + returnDays * dayMs
}

/** What makes an order wait at the desk of its branch, to be collected. */
export const readyForPickup = { status: 'SENDING', isInPerson: true } as const

/** Whether an order waits at the desk of its branch, to be collected. */
export const isReadyForPickup = (status: string, isInPerson: boolean): boolean =>
  status === readyForPickup.status && isInPerson === readyForPickup.isInPerson

/** The states of an order that never came to be: its goods went back to the cart of its customer. */
export const cancelledStatuses = ['NOT_APPROVED', 'EXPIRED'] as const

/** Whether an order of this status was cancelled, or has expired. */
export const isCancelled = (status: string): boolean =>
  cancelledStatuses.some((cancelled) => cancelled === status)

/** What of the wallet is held for an order until it is paid, in tomans; it comes back with a cancellation or the expiry. */
export const heldFromWallet = (order: { text_status: string; wallet_paid: number }): number =>
  order.text_status === 'WAITING_PAYMENT' ? order.wallet_paid : 0

type SoldUnit = { price: number; newPrice: number | null; insurancePrice: number }

/** A line of an order; `codeDiscount` is what a discount code took off all of its units, in tomans. */
type SoldLine = SoldUnit & { quantity: number; codeDiscount: number }

/** What one unit of an order's line cost with its insurance, in tomans. */
export function unitCost({ price, newPrice, insurancePrice }: SoldUnit): number {
  return (newPrice ?? price) + insurancePrice
}

/**
 * What was paid for `quantity` units of a line after `offset` of them were returned, in tomans: with their insurance, and
 * without their part of a discount code. All units of a line add up to what was paid for it.
 */
export function paidFor(line: SoldLine, quantity: number, offset: number): number {
  const discountOf = (units: number) => partOf(line.codeDiscount, units, line.quantity)
  return quantity * unitCost(line) - (discountOf(offset + quantity) - discountOf(offset))
}
