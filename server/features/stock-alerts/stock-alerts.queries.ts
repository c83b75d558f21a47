import { and, asc, eq, inArray, isNull, or, gt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { smsOutbox, users } from '#server/platform/db/schema/accounts.ts'
import { variants } from '#server/platform/db/schema/catalogue.ts'
import { notices } from '#server/platform/db/schema/engagement.ts'
import { jobs } from '#server/platform/db/schema/operations.ts'
import { messages } from '#server/platform/db/schema/support.ts'

export type StockAlertType = (typeof notices.$inferSelect)['type']
export type StockAlertChannel = (typeof notices.$inferSelect)['channel']
type NewNotice = typeof notices.$inferInsert

/** Writes a notice, or gives the open one another channel. */
export async function upsertNotice(db: Executor, notice: NewNotice): Promise<void> {
  await db
    .insert(notices)
    .values(notice)
    .onConflictDoUpdate({
      target: [notices.variantId, notices.type, notices.userId],
      targetWhere: isNull(notices.toldAt),
      set: { channel: notice.channel },
    })
}

export async function deleteNotice(
  db: Executor,
  { userId, variantId, type }: Pick<NewNotice, 'userId' | 'variantId' | 'type'>,
): Promise<void> {
  await db
    .delete(notices)
    .where(
      and(
        eq(notices.userId, userId),
        eq(notices.variantId, variantId),
        eq(notices.type, type),
        isNull(notices.toldAt),
      ),
    )
}

/** The open notices of a user for the variants of a product. */
export function findOpenStockAlerts(db: Executor, userId: number, productId: number) {
  return db
    .select({ variantId: notices.variantId, type: notices.type })
    .from(notices)
    .innerJoin(variants, eq(variants.id, notices.variantId))
    .where(
      and(eq(notices.userId, userId), eq(variants.productId, productId), isNull(notices.toldAt)),
    )
    .orderBy(asc(notices.variantId))
}

/** Those of the variants that someone waits for. */
export async function findAwaited(db: Executor, variantIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectDistinct({ variantId: notices.variantId })
    .from(notices)
    .where(and(inArray(notices.variantId, [...variantIds]), isNull(notices.toldAt)))
  return rows.map(({ variantId }) => variantId)
}

/** What is said, and to whom: everyone, or those whose notice `asked` and `isOffer` beat. */
export type News = {
  type: StockAlertType
  variantId: number
  productId: number
  /** What one unit costs now, and whether that is an offer; null where the price does not matter. */
  beats: { asked: number; isOffer: boolean } | null
  sms: string
  message: { title: string; text: string }
  at: Date
  limit: number
}

/**
 * Sends the alert to the next customers who wait for it, by the channel that each chose, in one statement: their alerts
 * are marked as sent, and the messages are in the outbox with their jobs. Returns how many there were.
 */
export async function tellNext(tx: Transaction, news: News): Promise<number> {
  const { beats, at, message } = news
  const waiting = tx
    .select({ id: notices.id })
    .from(notices)
    .where(
      and(
        eq(notices.variantId, news.variantId),
        eq(notices.type, news.type),
        isNull(notices.toldAt),
        beats === null
          ? undefined
          : or(
              gt(notices.askedPrice, beats.asked),
              beats.isOffer ? eq(notices.hadOffer, false) : undefined,
            ),
      ),
    )
    .orderBy(asc(notices.id))
    .limit(news.limit)
    .for('update')
  const told = tx
    .$with('told')
    .as(
      tx
        .update(notices)
        .set({ toldAt: at })
        .where(inArray(notices.id, waiting))
        .returning({ userId: notices.userId, channel: notices.channel }),
    )
  const instant = sql`${at.toISOString()}::timestamptz`
  const texts = tx.$with('texts', {}).as(sql`
    insert into ${smsOutbox} (phone, text, created_at)
    select ${users}.phone, ${news.sms}, ${instant} from told join ${users} on ${users}.id = told.user_id
    where told.channel in ('sms', 'both') returning id`)
  const queued = tx.$with('queued', {}).as(sql`
    insert into ${jobs} (kind, payload, run_at)
    select 'send-sms', jsonb_build_object('id', id), ${instant} from texts`)
  const posted = tx.$with('posted', {}).as(sql`
    insert into ${messages} (user_id, title, text, product_id, sent_at)
    select user_id, ${message.title}, ${message.text}, ${news.productId}::int, ${instant}
    from told where channel in ('system_message', 'both')`)
  const rows = await tx.with(told, texts, queued, posted).select().from(told)
  return rows.length
}
