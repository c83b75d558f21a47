import { brokenPasswordRules } from '#domain/password.ts'
import type { Caller } from '#server/http/contract/caller.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { Problem } from '#server/problem.ts'
import type { ProblemCode } from '#server/schemas.ts'
import { findResetTokenOwner, insertResetToken, voidResetTokensOf } from './codes.queries.ts'
import { deleteHits, deleteHitsUnder, insertHits } from '#server/platform/limits/limits.queries.ts'
import { endSessionsOf, proveFactors } from '#server/http/security/sessions.queries.ts'
import {
  findOrCreateUser,
  findUserByPhone,
  lockPassword,
  setPasswordHash,
} from './users.queries.ts'
import { hashPassword, passwordFits } from '#server/http/security/passwords.ts'
import { hashPhone, hashToken, randomToken, type TokenPair } from '#server/http/security/tokens.ts'
import { takeOverUses } from '#server/features/discounts/discounts.queries.ts'
import { tellOfPasswordByCode } from './password-by-code.service.ts'
import { logRefusedSignIn } from './refused-sign-in.service.ts'
import { issueCode, redeemCode } from './codes.service.ts'
import {
  addressKey,
  countRequest,
  enforceRateLimit,
} from '#server/platform/limits/limits.service.ts'
import { openSession, renewSession } from '#server/http/security/sessions.service.ts'
import { transaction } from '#server/platform/db/transaction.ts'

/** Whose try of a password counts: a client's address, or a staff member in a session of their own. */
type Tried = { address: string } | { memberId: number }

export type NewPassword = { password: string; confirmation: string }

export const requestOtp = (context: Context, phone: string, address: string) =>
  issueCode(context, { phone, address, purpose: 'sign-in' })

export const requestPasswordResetOtp = (context: Context, phone: string, address: string) =>
  issueCode(context, { phone, address, purpose: 'password-reset' })

/**
 * Signs in with a code; creates an account for a new number, which gets no discount code again that a closed account with
 * the number has used. A member's wrong code is in the log.
 */
export const verifyOtp = (
  context: Context,
  { address, device }: Caller,
  phone: string,
  otp: string,
): Promise<TokenPair> => {
  const onWrong = (tx: Transaction, now: Date, refusal: ProblemCode) =>
    logRefusedSignIn(tx, { phone, action: 'verifyOtp', refusal, address }, now)
  return redeemCode(
    context,
    { phone, otp, purpose: 'sign-in', address, onWrong },
    async (tx, now) => {
      const userId = await findOrCreateUser(tx, phone, now)
      await takeOverUses(tx, userId, hashPhone(context.config.sessionSecret, phone))
      return openSession(context, tx, { userId, factor: 'code', device })
    },
  )
}

/** Signs in with a password. Throws like `checkPassword`; a wrong one of a staff member is in the log. */
export async function loginWithPassword(
  context: Context,
  { address, device }: Caller,
  typed: { phone: string; password: string },
): Promise<TokenPair> {
  const { phone } = typed
  const signIn = async () => {
    const { userId, acceptTry } = await checkPassword(context, { ...typed, address })
    return transaction(context.db, async (tx) => {
      await acceptTry(tx)
      return openSession(context, tx, { userId, factor: 'password', device })
    })
  }
  return signIn().catch(async (fault: unknown) => {
    if (fault instanceof Problem && fault.code === 'password_incorrect')
      await transaction(context.db, (tx) =>
        logRefusedSignIn(
          tx,
          { phone, action: 'loginWithPassword', refusal: fault.code, address },
          new Date(context.now()),
        ),
      )
    throw fault
  })
}

/**
 * Checks the password of a number. An attempt is counted before the password is checked, so that concurrent attempts
 * cannot exceed the limits, and removed by `acceptTry` if it was right. That belongs first in the transaction which the
 * password allows: it refuses a password that was replaced since, also by a closing, and keeps it from being replaced
 * until the transaction ends. An attempt counts for the number and for the client's
 * address, or for `memberId` alone: what others try without a session locks no staff member out.
 * A number without an account or password gets the same reply as a wrong password. Throws `password_incorrect` with the
 * attempts left, `password_locked` for the number and `too_many_requests` for the address.
 */
export async function checkPassword(
  context: Context,
  { phone, password, ...by }: { phone: string; password: string } & Tried,
) {
  const { passwordTriesPerHour, passwordTriesPerAddressPerHour } = context.config.limits
  const { ofAccount, ofAddress } = tryKeys(phone, by)
  const { hits, left } = await transaction(context.db, async (tx) => {
    if (ofAddress !== null)
      await enforceRateLimit(context, tx, {
        key: ofAddress,
        perHour: passwordTriesPerAddressPerHour,
        code: 'too_many_requests',
      })
    const earlier = await enforceRateLimit(context, tx, {
      key: ofAccount,
      perHour: passwordTriesPerHour,
      code: 'password_locked',
    })
    const keys = [ofAccount, ofAddress].filter((key) => key !== null)
    const hits = await insertHits(tx, keys, new Date(context.now()))
    return { hits, left: passwordTriesPerHour - earlier.length - 1 }
  })
  const user = await findUserByPhone(context.db, phone)
  const fits = await passwordFits(user?.passwordHash ?? null, password)
  const incorrect = new Problem('password_incorrect', {
    message: 'Password is not correct.',
    tries_left: left,
  })
  if (!user || !fits) throw incorrect
  const acceptTry = async (tx: Transaction) => {
    const current = await lockPassword(tx, user.id)
    if (current?.passwordHash !== user.passwordHash) throw incorrect
    await deleteHits(tx, hits)
  }
  return { userId: user.id, acceptTry }
}

/** Exchanges a code for a token that allows setting one new password. */
export async function verifyPasswordResetOtp(
  context: Context,
  address: string,
  phone: string,
  otp: string,
): Promise<{ token: string; expiresAt: Date }> {
  return redeemCode(
    context,
    { phone, otp, purpose: 'password-reset', address },
    async (tx, now) => {
      const user = await findUserByPhone(tx, phone)
      if (!user) throw new Problem('code_expired')
      const token = randomToken()
      const expiresAt = new Date(now.getTime() + context.config.limits.resetTokenSeconds * 1000)
      await insertResetToken(tx, {
        tokenHash: hashToken(token),
        userId: user.id,
        expiresAt,
        createdAt: now,
      })
      return { token, expiresAt }
    },
  )
}

/**
 * Sets a new password with such a token, voids the account's other tokens, and ends its other sessions. Throws
 * `passwords_do_not_match`, `password_weak` with the broken rules, `reset_token_invalid`, `too_many_requests`.
 */
export async function resetPassword(
  context: Context,
  caller: Caller,
  input: NewPassword & { token: string },
): Promise<TokenPair> {
  requireGoodPassword(input)
  const tokenHash = hashToken(input.token)
  const now = new Date(context.now())
  const userId = await findResetTokenOwner(context.db, tokenHash, now)
  if (userId === null) throw new Problem('reset_token_invalid')
  await countNewPassword(context, userId)
  const passwordHash = await hashPassword(input.password)
  return transaction(context.db, async (tx) => {
    const isOpen = (await lockPassword(tx, userId)) !== null
    if (!isOpen || (await findResetTokenOwner(tx, tokenHash, now)) === null)
      throw new Problem('reset_token_invalid')
    await voidResetTokensOf(tx, userId, now)
    const phone = await setPasswordHash(tx, userId, { passwordHash, passwordSetByCodeAt: now })
    await tellOfPasswordByCode(context, tx, { id: userId, phone, action: 'resetPassword' }, now)
    if (caller.kind === 'user') await proveFactors(tx, caller.sessionId, { passwordProvenAt: null })
    await endSessionsOf(tx, userId, now, caller.kind === 'user' ? caller.sessionId : null)
    await deleteHitsUnder(tx, passwordKey(phone))
    return openSession(context, tx, { userId, factor: 'code', device: caller.device })
  })
}

/**
 * Counts a new password that a session or a token allows, before it is hashed, which takes the processor's time: with one of
 * them many could be sent at once. Throws `too_many_requests`.
 */
export function countNewPassword(context: Context, userId: number): Promise<void> {
  const perHour = context.config.limits.newPasswordsPerHour
  const limit = { key: `new-password:${userId}`, perHour }
  return transaction(context.db, (tx) => countRequest(context, tx, limit))
}

/** Throws `passwords_do_not_match`, and `password_weak` with the broken rules. */
export function requireGoodPassword({ password, confirmation }: NewPassword): void {
  if (password !== confirmation)
    throw new Problem('passwords_do_not_match', { detail: 'Passwords do not match' })
  const broken = brokenPasswordRules(password)
  if (broken.length > 0)
    throw new Problem('password_weak', {
      errors: broken.map((rule) => ({ field: 'new_password', rule })),
    })
}

/** Rotates the tokens of a session. Throws `unauthenticated` without a token, `session_expired` with an invalid one. */
export async function refreshToken(context: Context, refresh: string | null): Promise<TokenPair> {
  if (refresh === null) throw new Problem('unauthenticated')
  const renewed = await renewSession(context, refresh)
  if (!renewed) throw new Problem('session_expired')
  return renewed.tokens
}

const passwordKey = (phone: string) => `password:${phone}`

/** Under which a try is counted; `ofAddress` is null for a member in a session. */
const tryKeys = (phone: string, by: Tried): { ofAccount: string; ofAddress: string | null } =>
  'memberId' in by
    ? { ofAccount: `password:staff-verification:${by.memberId}`, ofAddress: null }
    : { ofAccount: passwordKey(phone), ofAddress: `password:address:${addressKey(by.address)}` }
