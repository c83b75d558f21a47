import { anonymousName } from '#i18n/comments.ts'
import { statusesTagged } from '#machines/lifecycles/order/order.machine.ts'
import type { Context } from '#server/context.ts'
import type { SignedInCaller } from '#server/http/contract/caller.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { Problem } from '#server/problem.ts'
import { findOwnOrders } from '#server/features/orders/orders.queries.ts'
import { deleteUploads, uploadIdOf } from '#server/features/uploads/uploads.service.ts'
import { keepUsesOfClosed } from '#server/features/discounts/discounts.queries.ts'
import { lockCart } from '#server/features/cart/cart.queries.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { countRequest } from '#server/platform/limits/limits.service.ts'
import { msUntilSettled, settleAtRequest } from '#server/features/payments/settlement.service.ts'
import { hasLenderCredit, readBalances } from '#server/features/wallet/ledger.queries.ts'
import { lockWallet } from '#server/features/wallet/ledger.service.ts'
import { findRoles } from '#server/features/staff/members.queries.ts'
import { endSessionsOf } from '#server/http/security/sessions.queries.ts'
import { hashPhone } from '#server/http/security/tokens.ts'
import {
  deletePersonalData,
  detachWritings,
  emptyUser,
  findOpenDeposits,
  findTicketUploads,
  hasOpenRefund,
  hasPendingMoney,
} from './closure.queries.ts'
import { deleteCodesOf, voidResetTokensOf } from './codes.queries.ts'
import { issueCode, redeemCode, type RequestedCode } from './codes.service.ts'
import { isClosed, lockUser, readUser } from './users.queries.ts'

const purpose = 'account-closure'

/** Sends a code that confirms the closing. Throws like `requireClosable` and `issueCode`. */
export async function requestClosureOtp(
  context: Context,
  { userId, address }: SignedInCaller,
): Promise<RequestedCode> {
  await requireNothingOpen(context, context.db, userId)
  await requireNoFunds(context, context.db, userId)
  await settleDeposits(context, userId)
  await requireClosable(context, context.db, userId)
  const { phone } = await readUser(context.db, userId)
  return issueCode(context, { phone, address, purpose })
}

/**
 * Closes an account. Deletes personal data, keeps orders and, for used discount codes, a hash of the phone number; ends
 * all sessions and revokes outstanding codes and tokens. Does not ask the gateways again: the code was sent when no deposit
 * was open. A call that finds the account closed by another one, made at the same time, succeeds too. Throws like
 * `requireClosable` and `redeemCode`.
 */
export async function closeAccount(
  context: Context,
  { userId }: SignedInCaller,
  otp: string,
): Promise<void> {
  // Before the code, so that a wrong one costs no try while the account cannot be closed.
  await requireClosable(context, context.db, userId)
  const { phone } = await readUser(context.db, userId)
  const closing = redeemCode(context, { phone, otp, purpose }, async (tx, now) => {
    await deleteCodesOf(tx, phone)
    // In the lock order of orders and the wallet, so that no order, withdrawal or gift card is created meanwhile.
    await lockCart(tx, userId)
    await lockWallet(tx, userId)
    const { image } = await lockUser(tx, userId)
    await requireClosable(context, tx, userId)
    const uploads = await findTicketUploads(tx, userId)
    if (image !== null) uploads.push(uploadIdOf(image))
    await deleteUploads(tx, uploads, now)
    await deletePersonalData(tx, { userId, phone })
    await detachWritings(tx, userId, anonymousName)
    await keepUsesOfClosed(tx, userId, hashPhone(context.config.sessionSecret, phone))
    await emptyUser(tx, userId, now)
    await voidResetTokensOf(tx, userId, now)
    await endSessionsOf(tx, userId, now, null)
  })
  await closing.catch(async (error: unknown) => {
    // The other call has deleted the code.
    const isLate = error instanceof Problem && error.code === 'code_expired'
    if (!isLate || !(await isClosed(context.db, userId))) throw error
  })
}

/**
 * Settles open deposits now instead of waiting for the scheduled jobs. Throws `too_many_requests`: each deposit costs a
 * call to its gateway.
 */
async function settleDeposits(context: Context, userId: number): Promise<void> {
  const open = await findOpenDeposits(context.db, userId)
  if (open.length === 0) return
  const perHour = context.config.limits.depositChecksPerHour
  await transaction(context.db, (tx) =>
    countRequest(context, tx, { key: `deposit-checks:${userId}`, perHour }),
  )
  await Promise.all(open.map(({ id }) => settleAtRequest(context, id)))
}

/**
 * Open orders and returns block closing. So does money, in the wallet or on its way there, because nobody could sign in to
 * the account to get it; gift credit lapses, unless some of the credit came from a lender, whose contract remains in force.
 * Roles must be removed by an owner first, so that a code alone cannot remove a staff member. Throws
 * `account_has_roles`, `account_has_open_orders`, `account_has_open_deposit` and `account_has_funds`.
 */
async function requireClosable(context: Context, db: Executor, userId: number): Promise<void> {
  await requireNothingOpen(context, db, userId)
  const [deposit] = await findOpenDeposits(db, userId)
  if (deposit !== undefined) {
    const seconds = Math.ceil(msUntilSettled(deposit, context.now()) / 1_000)
    throw new Problem('account_has_open_deposit', { retry_after_seconds: seconds })
  }
  await requireNoFunds(context, db, userId)
}

async function requireNothingOpen({ now }: Context, db: Executor, userId: number): Promise<void> {
  if ((await findRoles(db, userId)).length > 0) throw new Problem('account_has_roles')
  const open = [...statusesTagged('in-process'), ...statusesTagged('payable')]
  const orders = await findOwnOrders(db, userId, open, new Date(now()), 1)
  if (orders.length > 0 || (await hasOpenRefund(db, userId)))
    throw new Problem('account_has_open_orders')
}

async function requireNoFunds({ now }: Context, db: Executor, userId: number): Promise<void> {
  // In this order: money settled between the two queries is in the balance.
  const isPending = await hasPendingMoney(db, userId, new Date(now()))
  const balances = await readBalances(db, userId)
  const hasCredit = await hasLenderCredit(db, userId)
  const hasFunds = [...balances].some(
    ([kind, amount]) => amount > 0 && (kind !== 'store-credit' || hasCredit),
  )
  if (isPending || hasFunds) throw new Problem('account_has_funds')
}
