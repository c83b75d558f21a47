import { and, desc, eq, isNull, sql, type Placeholder } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { products, type ProductPicture } from '#server/platform/db/schema/catalogue.ts'
import { smsOutbox, users } from '#server/platform/db/schema/accounts.ts'
import { jobs } from '#server/platform/db/schema/operations.ts'
import { statement, type Places } from '#server/platform/db/statements.ts'
import { messages, pushSubscriptions, staffMessages } from '#server/platform/db/schema/support.ts'

export type MessageRow = Awaited<ReturnType<typeof findMessages>>[number]

const selectMessages = (db: Executor) =>
  db
    .select({
      id: messages.id,
      title: messages.title,
      text: messages.text,
      sentAt: messages.sentAt,
      seenAt: messages.seenAt,
      link: staffMessages.link,
      orderId: messages.orderId,
      slug: products.slug,
      productTitle: products.title,
      picture: sql<ProductPicture | null>`${products.images}->0`,
    })
    .from(messages)
    .leftJoin(products, eq(products.id, messages.productId))
    .leftJoin(staffMessages, eq(staffMessages.id, messages.staffMessageId))

/** The messages of a user that staff have not withdrawn, newest first. */
export function findMessages(db: Executor, userId: number) {
  return selectMessages(db)
    .where(and(eq(messages.userId, userId), isNull(staffMessages.withdrawnAt)))
    .orderBy(desc(messages.id))
}

export async function findMessage(
  db: Executor,
  userId: number,
  id: number,
): Promise<MessageRow | null> {
  const [row] = await selectMessages(db).where(
    and(own(userId, id), isNull(staffMessages.withdrawnAt)),
  )
  return row ?? null
}

/**
 * Records when a message was first seen; one that was seen is not written again, which would notify its customer's
 * pages.
 */
export async function markSeen(
  db: Executor,
  userId: number,
  id: number,
  seenAt: Date,
): Promise<void> {
  await db
    .update(messages)
    .set({ seenAt })
    .where(and(own(userId, id), isNull(messages.seenAt)))
}

const own = (userId: number, id: number) => and(eq(messages.id, id), eq(messages.userId, userId))

/** Enqueues a push to each browser that is subscribed, for the messages that an earlier part of the statement `posted`. */
export const pushesOf = (db: Pick<Executor, '$with'>) =>
  db.$with('pushed', {}).as(sql`
    insert into ${jobs} (kind, payload, run_at)
    select 'send-push', jsonb_build_object('message_id', posted.id, 'subscription_id', subscribed.id), posted.sent_at
    from posted join ${pushSubscriptions} subscribed on subscribed.user_id = posted.user_id`)

type Letter = { userId: number; title: string; text: string; at: Date }
type Posted = Letter & { productId: number | null; orderId: number | null }

/** Inserts a message about a product to a customer with an open account, which is pushed to their browsers. */
export async function insertProductMessage(
  db: Executor,
  message: Letter & { productId: number | null },
): Promise<void> {
  await insertPosted(db, { ...message, orderId: null })
}

/** Inserts a message to a customer with an open account, about one of their orders or none, which is pushed to their browsers. */
export async function insertLetter(
  db: Executor,
  letter: Letter & { orderId?: number },
): Promise<void> {
  await insertPosted(db, { orderId: null, ...letter, productId: null })
}

/** Who is written to: nobody if the account is closed, even while the statement waits for the closing. */
const readerOf = (db: Executor, userId: Placeholder) =>
  db.$with('reader', {}).as(sql`
    select id, phone from ${users} where id = ${userId} and closed_at is null for key share`)

const insertPosted = statement('insert-message', (db: Executor, at: Places<Posted>) => {
  const posted = db.$with('posted', { id: sql<number>`id`.as('id') }).as(sql`
    insert into ${messages} (user_id, title, text, product_id, order_id, sent_at)
    select id, ${at('title')}, ${at('text')}, ${at('productId')}::integer,
      ${at('orderId')}::integer, ${at('at')}::timestamptz from reader
    returning id, user_id, sent_at`)
  return db
    .with(readerOf(db, at('userId')), posted, pushesOf(db))
    .select()
    .from(posted)
})

export type Notice = Letter & { sms: string; orderId?: number | null }

/** Inserts a message as `insertLetter` does, and a text message with the job that sends it. */
export async function insertNotice(db: Executor, notice: Notice): Promise<void> {
  await insertBoth(db, { ...notice, orderId: notice.orderId ?? null })
}

const insertBoth = statement('insert-notice', (db: Executor, at: Places<Required<Notice>>) => {
  const texted = db.$with('texted', {}).as(sql`
    insert into ${smsOutbox} (phone, text, created_at)
    select phone, ${at('sms')}, ${at('at')}::timestamptz from reader returning id`)
  const queued = db.$with('queued', {}).as(sql`
    insert into ${jobs} (kind, payload, run_at)
    select 'send-sms', jsonb_build_object('id', id), ${at('at')}::timestamptz from texted`)
  const posted = db.$with('posted', { id: sql<number>`id`.as('id') }).as(sql`
    insert into ${messages} (user_id, title, text, order_id, sent_at)
    select id, ${at('title')}, ${at('text')}, ${at('orderId')}::integer, ${at('at')}::timestamptz from reader
    returning id, user_id, sent_at`)
  const reader = readerOf(db, at('userId'))
  return db.with(reader, texted, queued, posted, pushesOf(db)).select().from(posted)
})
