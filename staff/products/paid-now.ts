import { effectivePrice } from '#domain/price.ts'
import type { StaffVariant } from '#machines/flows/staff-variant-edit/staff-variant-edit.types.ts'
import { serverNow } from '#src/lib/clock.ts'

/** What a customer pays for a unit now, in tomans. */
export const paidNow = ({ price, new_price: newPrice, expire_time: end }: StaffVariant): number =>
  effectivePrice({ price, newPrice, offerEndsAt: end === null ? null : new Date(end) }, serverNow())
