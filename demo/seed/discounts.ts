import type { Transaction } from '#server/platform/db/database.ts'
import { discountCodes } from '#server/platform/db/schema/commerce.ts'

const day = 24 * 60 * 60_000

/** The demo's discount codes: one of each kind, and one for each way in which a code can be refused. */
export const demoDiscounts = {
  percent: 'FIROUZEH10',
  fixed: 'SALAM',
  category: 'HEADPHONE',
  large: 'LARGE',
  expired: 'NOROUZ',
  usedUp: 'FIRST',
  inactive: 'TEST',
} as const

/** Inserts the demo's codes; dates are relative to `now` (milliseconds since 1970). */
export async function insertDiscounts(tx: Transaction, now: number): Promise<void> {
  await tx.insert(discountCodes).values([
    { code: demoDiscounts.percent, kind: 'percent', value: 10, maximum: 2_000_000 },
    { code: demoDiscounts.fixed, kind: 'fixed', value: 500_000, minimumAmount: 5_000_000 },
    { code: demoDiscounts.category, kind: 'percent', value: 15, categorySlug: 'headphone' },
    { code: demoDiscounts.large, kind: 'fixed', value: 20_000_000, minimumAmount: 5_000_000_000 },
    { code: demoDiscounts.expired, kind: 'percent', value: 20, expiresAt: new Date(now - day) },
    { code: demoDiscounts.usedUp, kind: 'fixed', value: 1_000_000, totalLimit: 0 },
    { code: demoDiscounts.inactive, kind: 'percent', value: 50, isActive: false },
  ])
}
