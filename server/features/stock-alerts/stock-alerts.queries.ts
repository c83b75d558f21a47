import { and, asc, eq, inArray, isNull, or, gt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { smsOutbox, users } from '#server/platform/db/schema/accounts.ts'
import { variants } from '#server/platform/db/schema/catalogue.ts'
import { stockAlerts } from '#server/platform/db/schema/engagement.ts'
import { jobs } from '#server/platform/db/schema/operations.ts'
import { messages } from '#server/platform/db/schema/support.ts'
import { pushesOf } from '#server/features/messages/messages.queries.ts'

export type StockAlertType = (typeof stockAlerts.$inferSelect)['type']
export type StockAlertChannel = (typeof stockAlerts.$inferSelect)['channel']
type NewStockAlert = typeof stockAlerts.$inferInsert

/** Saves an alert, or changes the channel of the open one. */
export async function upsertStockAlert(db: Executor, alert: NewStockAlert): Promise<void> {
  await db
    .insert(stockAlerts)
    .values(alert)
    .onConflictDoUpdate({
      target: [stockAlerts.variantId, stockAlerts.type, stockAlerts.userId],
      targetWhere: isNull(stockAlerts.sentAt),
      set: { channel: alert.channel },
    })
}

type AlertName = Pick<NewStockAlert, 'userId' | 'variantId' | 'type'>

const isAlert = ({ userId, variantId, type }: AlertName) =>
  and(
    eq(stockAlerts.userId, userId),
    eq(stockAlerts.variantId, variantId),
    eq(stockAlerts.type, type),
  )

/** Whether this alert was sent to the customer since `since`. */
export async function isSentSince(db: Executor, alert: AlertName, since: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: stockAlerts.id })
    .from(stockAlerts)
    .where(and(isAlert(alert), gt(stockAlerts.sentAt, since)))
    .limit(1)
  return row !== undefined
}

export async function deleteStockAlert(db: Executor, alert: AlertName): Promise<void> {
  await db.delete(stockAlerts).where(and(isAlert(alert), isNull(stockAlerts.sentAt)))
}

/** The open alerts of a user for the variants of a product. */
export function findOpenStockAlerts(db: Executor, userId: number, productId: number) {
  return db
    .select({ variantId: stockAlerts.variantId, type: stockAlerts.type })
    .from(stockAlerts)
    .innerJoin(variants, eq(variants.id, stockAlerts.variantId))
    .where(
      and(
        eq(stockAlerts.userId, userId),
        eq(variants.productId, productId),
        isNull(stockAlerts.sentAt),
      ),
    )
    .orderBy(asc(stockAlerts.variantId))
}

/** Those of the variants with open alerts. */
export async function findVariantsWithAlerts(
  db: Executor,
  variantIds: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ variantId: stockAlerts.variantId })
    .from(stockAlerts)
    .where(and(inArray(stockAlerts.variantId, [...variantIds]), isNull(stockAlerts.sentAt)))
  return rows.map(({ variantId }) => variantId)
}

/** Who is notified: every customer with an alert on the variant, or those whose `asked` and `isOffer` are beaten. */
export type Notification = {
  type: StockAlertType
  variantId: number
  productId: number
  /** The current price of one unit, and whether it is an offer; null if the price does not matter. */
  beats: { asked: number; isOffer: boolean } | null
  sms: string
  /** Until when the text message still makes sense. */
  smsUntil: Date
  message: { title: string; text: string }
  at: Date
  limit: number
}

/**
 * Sends the alert to the next customers with open alerts, each by the channel they chose, in one statement: marks their
 * alerts as sent and puts the messages and their jobs into the outbox. Returns how many were sent.
 */
export async function sendNext(tx: Transaction, notification: Notification): Promise<number> {
  const { beats, at, message } = notification
  const waiting = tx
    .select({ id: stockAlerts.id })
    .from(stockAlerts)
    .where(
      and(
        eq(stockAlerts.variantId, notification.variantId),
        eq(stockAlerts.type, notification.type),
        isNull(stockAlerts.sentAt),
        beats === null
          ? undefined
          : or(
              gt(stockAlerts.askedPrice, beats.asked),
              beats.isOffer ? eq(stockAlerts.hadOffer, false) : undefined,
            ),
      ),
    )
    .orderBy(asc(stockAlerts.id))
    .limit(notification.limit)
    .for('update')
  const sent = tx.$with('sent').as(
    tx.update(stockAlerts).set({ sentAt: at }).where(inArray(stockAlerts.id, waiting)).returning({
      id: stockAlerts.id,
      userId: stockAlerts.userId,
      channel: stockAlerts.channel,
    }),
  )
  const instant = sql`${at.toISOString()}::timestamptz`
  const texts = tx.$with('texts', {}).as(sql`
    insert into ${smsOutbox} (phone, text, created_at, expires_at, stock_alert_id)
    select ${users}.phone, ${notification.sms}, ${instant}, ${notification.smsUntil.toISOString()}::timestamptz, sent.id
    from sent join ${users} on ${users}.id = sent.user_id
    where sent.channel in ('sms', 'both') returning id`)
  const queued = tx.$with('queued', {}).as(sql`
    insert into ${jobs} (kind, payload, run_at)
    select 'send-sms', jsonb_build_object('id', id), ${instant} from texts`)
  const posted = tx.$with('posted', {}).as(sql`
    insert into ${messages} (user_id, title, text, product_id, sent_at)
    select user_id, ${message.title}, ${message.text}, ${notification.productId}::int, ${instant}
    from sent where channel in ('system_message', 'both') returning id, user_id, sent_at`)
  const rows = await tx.with(sent, texts, queued, posted, pushesOf(tx)).select().from(sent)
  return rows.length
}
