import { Problem } from '#server/problem.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { readUser } from '#server/features/accounts/users.queries.ts'
import { findRoles } from './members.queries.ts'

/**
 * Refuses a member of staff who would move the money or the state of what is their own, whether it belongs to their account
 * or has their phone number. An owner may. Throws `own_account`.
 */
export async function requireAccountOfOthers(
  tx: Transaction,
  staffId: number,
  { userId, phone }: { userId: number; /** Of who receives an order. */ phone?: string },
): Promise<void> {
  const isOwn = userId === staffId || phone === (await readUser(tx, staffId)).phone
  if (!isOwn) return
  const roles = await findRoles(tx, staffId)
  if (!roles.includes('owner')) throw new Problem('own_account')
}
