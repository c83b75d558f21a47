import { newsSms } from '#i18n/order-news.ts'
import { shopName } from '#server/catalogue/shop-settings.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { enqueue } from '#server/platform/jobs/job-runner.ts'
import { findPhone, insertMessage } from './sms.queries.ts'

const withinMs = 24 * 3_600_000

/** Sends a text in the shop's name to a number. What could not be sent within a day is given up. */
export async function textNumber(
  context: Context,
  tx: Transaction,
  { phone, text, at }: { phone: string; text: string; at: Date },
): Promise<void> {
  const id = await insertMessage(tx, {
    phone,
    text: newsSms(shopName(context), text),
    createdAt: at,
    expiresAt: new Date(at.getTime() + withinMs),
  })
  await enqueue(tx, { kind: 'send-sms', payload: { id }, runAt: at })
}

/** The same to a customer's number. */
export async function textCustomer(
  context: Context,
  tx: Transaction,
  { userId, text, at }: { userId: number; text: string; at: Date },
): Promise<void> {
  await textNumber(context, tx, { phone: await findPhone(tx, userId), text, at })
}
