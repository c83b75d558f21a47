import type { Context } from '#server/context.ts'
import type { SignedInCaller } from '#server/http/contract/caller.ts'
import { hashPassword } from '#server/http/security/passwords.ts'
import { missingFactors, passwordWait } from '#server/http/security/factors.ts'
import { endSessionsOf, proveFactors } from '#server/http/security/sessions.queries.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { Problem } from '#server/problem.ts'
import { tellOfPasswordByCode } from './password-by-code.service.ts'
import { voidResetTokensOf } from './codes.queries.ts'
import {
  checkPassword,
  countNewPassword,
  requireGoodPassword,
  type NewPassword,
} from './accounts.service.ts'
import { readUser, setFirstPasswordHash, setPasswordHash, type UserRow } from './users.queries.ts'

/**
 * Sets the first password of an account. It counts as given in the session if a code was given there lately, but for the
 * back office only after a wait (`passwordWait`). Throws
 * `passwords_do_not_match`, `password_weak`, `password_already_set`, and `too_many_requests`.
 */
export async function setPassword(
  context: Context,
  { userId, sessionId, ...factors }: SignedInCaller,
  input: NewPassword,
): Promise<UserRow> {
  requireGoodPassword(input)
  const { passwordHash: before } = await readUser(context.db, userId)
  if (before !== null) throw new Problem('password_already_set')
  await countNewPassword(context, userId)
  const passwordHash = await hashPassword(input.password)
  const now = new Date(context.now())
  return transaction(context.db, async (tx) => {
    const user = await setFirstPasswordHash(tx, userId, { passwordHash, setAt: now })
    if (user === null) throw new Problem('password_already_set')
    if (!missingFactors(context, factors).includes('code'))
      await proveFactors(tx, sessionId, { passwordProvenAt: now })
    await tellOfPasswordByCode(context, tx, { ...user, action: 'setPassword' }, now)
    return user
  })
}

/**
 * Replaces the password, voids reset tokens, and ends the account's other sessions. One that has still to wait for the
 * back office hands its wait on. A wrong current password counts like one at the sign-in.
 * Throws `password_not_set`, `passwords_do_not_match`, `password_weak`, `password_unchanged`, and like `checkPassword`.
 */
export async function changePassword(
  context: Context,
  { userId, sessionId, address }: SignedInCaller,
  input: NewPassword & { current: string },
): Promise<UserRow> {
  requireGoodPassword(input)
  const {
    phone,
    passwordHash: before,
    passwordSetByCodeAt: setByCodeAt,
  } = await readUser(context.db, userId)
  if (before === null) throw new Problem('password_not_set')
  const { acceptTry } = await checkPassword(context, {
    phone,
    password: input.current,
    address,
  })
  if (input.password === input.current) {
    await transaction(context.db, acceptTry)
    throw new Problem('password_unchanged')
  }
  const passwordHash = await hashPassword(input.password)
  const now = new Date(context.now())
  return transaction(context.db, async (tx) => {
    await acceptTry(tx)
    const passwordSetByCodeAt = passwordWait(context, setByCodeAt) > 0 ? setByCodeAt : null
    await setPasswordHash(tx, userId, { passwordHash, passwordSetByCodeAt })
    await voidResetTokensOf(tx, userId, now)
    await proveFactors(tx, sessionId, { passwordProvenAt: now })
    await endSessionsOf(tx, userId, now, sessionId)
    return readUser(tx, userId)
  })
}
