import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import { Problem } from '#server/problem.ts'
import * as queries from './messages.queries.ts'

/** The messages of a user, newest first. */
export async function listMessages({ db }: Context, userId: number): Promise<Schemas['Message'][]> {
  return (await queries.findMessages(db, userId)).map(messageBody)
}

/** Returns a message and marks it as seen. Throws `message_not_found`. */
export async function getMessage(
  { db, now }: Context,
  userId: number,
  id: number,
): Promise<Schemas['Message']> {
  const row = await queries.findMessage(db, userId, id)
  if (row === null) throw new Problem('message_not_found')
  await queries.markSeen(db, userId, id, new Date(now()))
  return { ...messageBody(row), seen: true }
}

function messageBody(row: queries.MessageRow): Schemas['Message'] {
  const { slug, productTitle, picture } = row
  return {
    id: row.id,
    title: row.title,
    text: row.text,
    send_at: row.sentAt.toISOString(),
    seen: row.seenAt !== null,
    link: row.link,
    order_id: row.orderId,
    product:
      slug === null || productTitle === null
        ? null
        : {
            slug,
            title: productTitle,
            main_image: { image: picture?.image ?? '', alt_text: picture?.alt ?? productTitle },
          },
  }
}
