import type { Context } from '#server/context.ts'
import type { SignedInCaller } from '#server/http/contract/caller.ts'
import type { Schemas } from '#server/schemas.ts'
import { readUser } from '#server/features/accounts/users.queries.ts'

/** The caller's name and roles. */
export async function getStaffMember(
  { db }: Context,
  { userId, roles }: SignedInCaller,
): Promise<Schemas['StaffMember']> {
  const { id, firstName, lastName } = await readUser(db, userId)
  return { id, first_name: firstName, last_name: lastName, roles: [...roles] }
}
