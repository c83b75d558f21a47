import { smsTexts } from '#i18n/sms.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { Problem } from '#server/problem.ts'
import type { ProblemCode } from '#server/schemas.ts'
import * as codes from './codes.queries.ts'
import type { CodePurpose, CodeRow } from './codes.queries.ts'
import { insertHits } from '#server/platform/limits/limits.queries.ts'
import { queueText } from '#server/features/sms/queue-text.service.ts'
import { findUserByPhone } from './users.queries.ts'
import { hashCode, randomCode, sameText } from '#server/http/security/tokens.ts'
import { shopName } from '#server/catalogue/shop-settings.ts'
import {
  addressKey,
  enforceRateLimit,
  secondsUntil,
} from '#server/platform/limits/limits.service.ts'
import { transaction } from '#server/platform/db/transaction.ts'

export type RequestedCode = { expiresAt: Date; resendAt: Date }

type CodeRequest = {
  phone: string
  purpose: CodePurpose
  /** What is stored together with the code. */
  alongside?: (tx: Transaction, now: Date) => Promise<void>
} & Requested

/** The client's address, or the only session that may redeem the code; any may, if the address is given. */
type Requested = { address: string } | { sessionId: string }

/** Under which a code is counted; `ofAddress` is null for a session. */
type LimitKeys = { ofNumber: string; ofAddress: string | null }

/**
 * Creates a code for a number and enqueues the text message. It counts for the number and for the client's address, or,
 * for a session, for the number and purpose alone, which nobody without a session of the account can use up. A code for
 * a forgotten password is sent only to a number with an account, while the reply, the limits and the stored code are the
 * same for every number. Throws `code_too_soon` while the last code can still be entered, otherwise `too_many_requests`, and
 * `code_limit_reached`, each with the seconds left.
 */
export async function issueCode(
  context: Context,
  { phone, purpose, alongside, ...by }: CodeRequest,
): Promise<RequestedCode> {
  const { limits, sessionSecret, siteUrl } = context.config
  const now = new Date(context.now())
  const expiresAt = new Date(now.getTime() + limits.codeLifetimeSeconds * 1000)
  const code = randomCode()
  const sessionId = 'sessionId' in by ? by.sessionId : undefined
  const keys: LimitKeys =
    'sessionId' in by
      ? { ofNumber: `code:${purpose}:${phone}`, ofAddress: null }
      : { ofNumber: `code:phone:${phone}`, ofAddress: `code:address:${addressKey(by.address)}` }
  await transaction(context.db, async (tx) => {
    const askedFrom = 'address' in by ? addressKey(by.address) : by.sessionId
    await enforceCodeLimit(context, tx, { phone, purpose, sessionId, ...keys })
    const counted = [keys.ofNumber, keys.ofAddress].filter((key) => key !== null)
    await insertHits(tx, counted, now)
    const codeHash = hashCode(sessionSecret, useOf(purpose, sessionId), phone, code)
    await codes.insertCode(tx, { phone, purpose, codeHash, askedFrom, expiresAt, createdAt: now })
    await alongside?.(tx, now)
    const known = await findUserByPhone(tx, phone)
    if (purpose === 'password-reset' && !known) return
    const text = smsTexts[purpose]({
      shop: shopName(context),
      code,
      host: new URL(siteUrl).hostname,
    })
    await queueText(tx, { phone, text, code, createdAt: now, expiresAt }, 'send-code')
  })
  return { expiresAt, resendAt: new Date(now.getTime() + limits.codeResendSeconds * 1000) }
}

/**
 * Uses the last code of a number and does `work` in the same transaction, so that a code works once, however many
 * requests arrive at the same time. A client at an `address` that did not ask for the code cannot use up the tries of
 * the one that did: all other addresses together have as many of their own. With five each, ten of a million codes can
 * be tried, and with five codes an hour for a number fifty: a chance of 1 in 20,000. Wrong tries of an address are
 * limited for all numbers together. Throws `code_invalid` with the attempts left, `code_exhausted`, `code_expired`,
 * `code_used` for the code that has worked, since its reply may have been lost, and `too_many_requests` for the
 * address.
 */
export async function redeemCode<Result>(
  context: Context,
  {
    phone,
    otp,
    purpose,
    sessionId,
    address,
    onWrong,
  }: {
    phone: string
    otp: string
    purpose: CodePurpose
    sessionId?: string
    /** Of a client without a session. */
    address?: string
    /** What is stored with each wrong try, of which a code has few; not with those once it is exhausted. */
    onWrong?: (tx: Transaction, now: Date, refusal: ProblemCode) => Promise<void>
  },
  work: (tx: Transaction, now: Date) => Promise<Result>,
): Promise<Result> {
  const { limits, sessionSecret } = context.config
  const now = new Date(context.now())
  const from = address === undefined ? null : addressKey(address)
  const triesOfAddress = `code-tries:address:${from}`
  const outcome = await transaction(context.db, async (tx) => {
    if (from !== null)
      await enforceRateLimit(context, tx, {
        key: triesOfAddress,
        perHour: limits.codeTriesPerAddressPerHour,
        code: 'too_many_requests',
      })
    const row = await codes.lockLastCode(tx, phone, purpose)
    // That of another session was never shown to be entered here, so no try is counted.
    if (!row || row.expiresAt <= now || !canRedeem(row, sessionId))
      return new Problem('code_expired')
    const codeHash = hashCode(sessionSecret, useOf(purpose, sessionId), phone, otp)
    const isRight = sameText(row.codeHash, codeHash)
    if (row.usedAt) return new Problem(isRight ? 'code_used' : 'code_expired')
    const counter = from === null || from === row.askedFrom ? 'wrongTries' : 'strangeTries'
    if (row[counter] >= limits.codeTries) return new Problem('code_exhausted')
    if (isRight) {
      await codes.useCode(tx, row.id, now)
      return { result: await work(tx, now) }
    }
    await codes.countFailedAttempt(tx, row.id, counter)
    if (from !== null) await insertHits(tx, [triesOfAddress], now)
    const left = limits.codeTries - row[counter] - 1
    const refused =
      left > 0 ? new Problem('code_invalid', { tries_left: left }) : new Problem('code_exhausted')
    await onWrong?.(tx, now, refused.code)
    return refused
  })
  if (outcome instanceof Problem) throw outcome
  return outcome.result
}

/** Whether a session, or a client without one, may redeem a code. Codes of older versions do not say for which session they are. */
const canRedeem = ({ askedFrom }: CodeRow, sessionId: string | undefined): boolean =>
  sessionId === undefined || askedFrom === null || askedFrom === sessionId

const useOf = (purpose: CodePurpose, sessionId?: string) =>
  sessionId === undefined ? purpose : `${purpose}:${sessionId}`

async function enforceCodeLimit(
  context: Context,
  tx: Transaction,
  { ofNumber, ofAddress, ...code }: LastCode & LimitKeys,
): Promise<void> {
  const { codesPerHour, codesPerAddressPerHour, codeResendSeconds } = context.config.limits
  const hits = await enforceRateLimit(context, tx, {
    key: ofNumber,
    perHour: codesPerHour,
    code: 'code_limit_reached',
  })
  const resendAt = (hits.at(-1)?.getTime() ?? 0) + codeResendSeconds * 1000
  if (resendAt > context.now())
    throw new Problem(
      (await isUnderway(context, tx, code)) ? 'code_too_soon' : 'too_many_requests',
      {
        retry_after_seconds: secondsUntil(context.now(), resendAt),
      },
    )
  if (ofAddress !== null)
    await enforceRateLimit(context, tx, {
      key: ofAddress,
      perHour: codesPerAddressPerHour,
      code: 'too_many_requests',
    })
}

/** Whose last code is meant; of a session, if only that may redeem it. */
type LastCode = { phone: string; purpose: CodePurpose; sessionId: string | undefined }

/** Whether the last code for this purpose can still be entered; if so, the reply is only the time to wait. */
async function isUnderway(
  context: Context,
  tx: Transaction,
  { phone, purpose, sessionId }: LastCode,
): Promise<boolean> {
  const last = await codes.lockLastCode(tx, phone, purpose)
  if (last === null || last.usedAt !== null || !canRedeem(last, sessionId)) return false
  return last.expiresAt.getTime() > context.now()
}
