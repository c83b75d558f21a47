import type { Context } from '#server/context.ts'
import type { SignedInCaller } from '#server/http/contract/caller.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { missingFactors, passwordWait } from '#server/http/security/factors.ts'
import { proveFactors, type FactorInstants } from '#server/http/security/sessions.queries.ts'
import { Problem } from '#server/problem.ts'
import type { OperationId, ProblemCode, Schemas } from '#server/schemas.ts'
import { checkPassword } from '#server/features/accounts/accounts.service.ts'
import {
  issueCode,
  redeemCode,
  type RequestedCode,
} from '#server/features/accounts/codes.service.ts'
import { readUser } from '#server/features/accounts/users.queries.ts'
import { recordAction } from './audit.service.ts'

const purpose = 'staff-verification'

/**
 * Verifies the password for the caller's session. Throws like `checkPassword`, and `password_set_by_code` with the seconds
 * until the password counts. The log of actions has a right and a wrong password.
 */
export async function verifyStaffPassword(
  context: Context,
  { userId, sessionId }: SignedInCaller,
  password: string,
): Promise<Schemas['StaffVerification']> {
  const { phone, passwordSetByCodeAt } = await readUser(context.db, userId)
  const waitMs = passwordWait(context, passwordSetByCodeAt)
  if (waitMs > 0)
    throw new Problem('password_set_by_code', { retry_after_seconds: Math.ceil(waitMs / 1000) })
  const entry = { userId, action: 'verifyStaffPassword' } as const
  const verify = async () => {
    const { acceptTry } = await checkPassword(context, { phone, password, memberId: userId })
    const now = new Date(context.now())
    return transaction(context.db, async (tx) => {
      await acceptTry(tx)
      await record(tx, entry, now)
      return prove(context, tx, { userId, sessionId }, { passwordProvenAt: now })
    })
  }
  return verify().catch(async (fault: unknown) => {
    if (fault instanceof Problem && fault.code === 'password_incorrect')
      await transaction(context.db, (tx) => record(tx, entry, new Date(context.now()), fault.code))
    throw fault
  })
}

/** Sends a code for this session to the caller's number. Throws like `issueCode`. */
export async function requestStaffOtp(
  context: Context,
  { userId, sessionId }: SignedInCaller,
): Promise<RequestedCode> {
  const { phone } = await readUser(context.db, userId)
  return issueCode(context, { phone, purpose, sessionId })
}

/**
 * Verifies the code for the caller's session. Throws like `redeemCode`. The log of actions has a right code and each wrong
 * one that used up a try.
 */
export async function verifyStaffOtp(
  context: Context,
  { userId, sessionId }: SignedInCaller,
  otp: string,
): Promise<Schemas['StaffVerification']> {
  const { phone } = await readUser(context.db, userId)
  const entry = { userId, action: 'verifyStaffOtp' } as const
  const onWrong = (tx: Transaction, now: Date, refusal: ProblemCode) =>
    record(tx, entry, now, refusal)
  return redeemCode(context, { phone, otp, purpose, sessionId, onWrong }, async (tx, now) => {
    await record(tx, entry, now)
    return prove(context, tx, { userId, sessionId }, { codeProvenAt: now })
  })
}

type Entry = { userId: number; action: OperationId }

const record = (
  tx: Transaction,
  { userId, action }: Entry,
  at: Date,
  refusal: ProblemCode | null = null,
) =>
  recordAction(tx, {
    staffId: userId,
    action,
    subject: 'member',
    subjectId: userId,
    before: {},
    after: refusal === null ? {} : { refusal },
    at,
  })

async function prove(
  context: Context,
  db: Executor,
  { userId, sessionId }: { userId: number; sessionId: string },
  proven: Partial<FactorInstants>,
): Promise<Schemas['StaffVerification']> {
  const factors = await proveFactors(db, sessionId, proven)
  if (factors === null) throw new Problem('session_expired')
  const { passwordHash, passwordSetByCodeAt } = await readUser(db, userId)
  const missing = missingFactors(context, { ...factors, passwordSetByCodeAt })
  return { missing, has_password: passwordHash !== null }
}
