import { staff } from '#i18n/fa/staff.ts'
import { toman } from '#src/lib/format.ts'

/** What was given back of an order. */
export const refundedText = (amount: number): string => staff.orders.refunded(toman(amount))
