import { newsSms } from '#i18n/order-news.ts'
import { shopName } from '#server/catalogue/shop-settings.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { readUser } from '#server/features/accounts/users.queries.ts'
import { queueText } from './queue-text.service.ts'

const withinMs = 24 * 3_600_000

/** Queues an SMS signed by the shop; dropped after 24 hours. */
export async function textNumber(
  context: Context,
  tx: Transaction,
  { phone, text, at }: { phone: string; text: string; at: Date },
): Promise<void> {
  await queueText(tx, {
    phone,
    text: newsSms(shopName(context), text),
    createdAt: at,
    expiresAt: new Date(at.getTime() + withinMs),
  })
}

/** `textNumber` to a customer's phone; a closed account has none. */
export async function textCustomer(
  context: Context,
  tx: Transaction,
  { userId, text, at }: { userId: number; text: string; at: Date },
): Promise<void> {
  const { phone, closedAt } = await readUser(tx, userId)
  if (closedAt !== null) return
  await textNumber(context, tx, { phone, text, at })
}
