import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { recordAction } from '#server/features/staff/audit.service.ts'
import { requireAccountOfOthers } from '#server/features/staff/own-account.service.ts'
import { findUserByPhone } from '#server/features/accounts/users.queries.ts'
import { readBalances } from './ledger.queries.ts'
import { getWallet, lockWallet, post, takeFrom } from './ledger.service.ts'

/**
 * Gives purchase credit to a customer, or takes it back. Throws customer_not_found, own_account, and
 * insufficient_funds if the customer has less credit than is taken.
 */
export async function adjustStoreCredit(
  context: Context,
  staffId: number,
  { phone_number: phone, amount, comment }: Schemas['CreditAdjustment'],
): Promise<Schemas['Wallet']> {
  const at = new Date(context.now())
  const userId = await transaction(context.db, async (tx) => {
    const user = await findUserByPhone(tx, phone)
    if (user === null) throw new Problem('customer_not_found')
    await requireAccountOfOthers(tx, staffId, { userId: user.id })
    await lockWallet(tx, user.id)
    const before = (await readBalances(tx, user.id)).get('store-credit') ?? 0
    const account = { kind: 'store-credit', userId: user.id } as const
    const movement = { kind: 'adjustment', uniqueKey: randomUUID(), comment, at } as const
    if (amount > 0) {
      await post(tx, movement, [
        { account: { kind: 'promotions' }, amount: -amount },
        { account, amount },
      ])
    } else if (!(await takeFrom(tx, account, { ...movement, amount: -amount, to: 'promotions' }))) {
      throw new Problem('insufficient_funds')
    }
    await recordAction(tx, {
      staffId,
      action: 'adjustStoreCredit',
      subject: 'wallet',
      subjectId: user.id,
      before: { store_credit: before },
      after: { store_credit: before + amount },
      reason: comment,
      at,
    })
    return user.id
  })
  return getWallet(context, userId)
}
