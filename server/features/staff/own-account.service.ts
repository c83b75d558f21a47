import { normalizedMobile } from '#domain/mobile.ts'
import { Problem } from '#server/problem.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { readUser } from '#server/features/accounts/users.queries.ts'
import { findRoles } from './members.queries.ts'

/**
 * Throws `own_account` if a staff member acts on their own account, or on an order or gift card for their own phone number,
 * or redeems a gift card that they issued. Owners are exempt.
 */
export async function requireAccountOfOthers(
  tx: Transaction,
  staffId: number,
  {
    userId,
    phone,
  }: {
    /** Null for nobody's account. */
    userId: number | null
    /** Phone number of the receiver. */
    phone?: string | null
  },
): Promise<void> {
  if (userId !== staffId && !(await isOwnPhone(tx, staffId, phone ?? null))) return
  const roles = await findRoles(tx, staffId)
  if (!roles.includes('owner')) throw new Problem('own_account')
}

/** Whether a number, in any spelling, is the staff member's. */
async function isOwnPhone(tx: Transaction, staffId: number, phone: string | null) {
  if (phone === null) return false
  const { phone: own } = await readUser(tx, staffId)
  return normalizedMobile(phone) === normalizedMobile(own)
}
