import type { Context } from '#server/context.ts'
import type { SignedInCaller } from '#server/http/contract/caller.ts'
import { hashPassword } from '#server/http/security/passwords.ts'
import { endSessionsOf } from '#server/http/security/sessions.queries.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { Problem } from '#server/problem.ts'
import { checkPassword, requireGoodPassword, type NewPassword } from './accounts.service.ts'
import { readUser, setFirstPasswordHash, setPasswordHash, type UserRow } from './users.queries.ts'

/**
 * Sets the first password of an account. Throws `passwords_do_not_match`, `password_weak`, and `password_already_set`.
 */
export async function setPassword(
  { db }: Context,
  userId: number,
  input: NewPassword,
): Promise<UserRow> {
  requireGoodPassword(input)
  const user = await setFirstPasswordHash(db, userId, await hashPassword(input.password))
  if (user === null) throw new Problem('password_already_set')
  return user
}

/**
 * Replaces the password and ends the account's other sessions. A wrong current password counts like one at the sign-in.
 * Throws `password_not_set`, `passwords_do_not_match`, `password_weak`, and like `checkPassword`.
 */
export async function changePassword(
  context: Context,
  { userId, sessionId, address }: SignedInCaller,
  input: NewPassword & { current: string },
): Promise<UserRow> {
  requireGoodPassword(input)
  const { phone, passwordHash: before } = await readUser(context.db, userId)
  if (before === null) throw new Problem('password_not_set')
  const { forgetTry } = await checkPassword(context, {
    phone,
    password: input.current,
    address,
  })
  const passwordHash = await hashPassword(input.password)
  return transaction(context.db, async (tx) => {
    await forgetTry(tx)
    await setPasswordHash(tx, userId, passwordHash)
    await endSessionsOf(tx, userId, new Date(context.now()), sessionId)
    return readUser(tx, userId)
  })
}
