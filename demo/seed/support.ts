import { inArray } from 'drizzle-orm'
import { comparable } from '#domain/persian.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { products } from '#server/platform/db/schema/catalogue.ts'
import {
  chatMessages,
  messages,
  ticketCategories,
  tickets,
} from '#server/platform/db/schema/support.ts'
import type { SeedTicket } from './types.ts'
import { demoMessages, demoTickets } from '#demo/catalogue/support.ts'

const dayMs = 24 * 3_600_000

/** Inserts the demo's tickets and messages for a customer; dates are relative to `now` (milliseconds since 1970). */
export async function insertSupport(tx: Transaction, userId: number, now: number): Promise<void> {
  const daysAgo = (days: number) => new Date(now - days * dayMs)
  const seenAt = (seen: boolean, days: number) => (seen ? daysAgo(days) : null)
  await insertTickets(tx, userId, { daysAgo, seenAt })
  const productIds = await idsOfProducts(tx)
  await tx.insert(messages).values(
    demoMessages.map(({ title, text, product, daysAgo: days, seen }) => ({
      userId,
      title,
      text,
      productId: product === null ? null : productIds.get(product),
      sentAt: daysAgo(days),
      seenAt: seenAt(seen, days),
    })),
  )
}

type Dates = {
  daysAgo: (days: number) => Date
  seenAt: (seen: boolean, days: number) => Date | null
}

async function insertTickets(tx: Transaction, userId: number, dates: Dates): Promise<void> {
  const categories = new Map(
    (await tx.select().from(ticketCategories)).map(({ title, id }) => [title, id]),
  )
  const rows = await tx
    .insert(tickets)
    .values(
      demoTickets.map(({ title, category, status, chat }) => ({
        userId,
        categoryId: categories.get(category) ?? missing(category),
        title,
        searchTitle: comparable(title),
        status,
        createdAt: dates.daysAgo(chat[0]?.daysAgo ?? 0),
        waitingSince: waitingSince(status, chat, dates),
      })),
    )
    .returning({ id: tickets.id, title: tickets.title })
  const ids = new Map(rows.map(({ title, id }) => [title, id]))
  await tx.insert(chatMessages).values(
    demoTickets.flatMap(({ title, chat }) =>
      chat.map(({ text, isAdmin, daysAgo: days, seen }) => ({
        ticketId: ids.get(title) ?? missing(title),
        text,
        isAdmin,
        sentAt: dates.daysAgo(days),
        seenAt: dates.seenAt(seen, days),
      })),
    ),
  )
}

/** When the customer wrote first since the shop's last message; null for a closed ticket. */
function waitingSince(
  status: SeedTicket['status'],
  chat: SeedTicket['chat'],
  { daysAgo }: Dates,
): Date | null {
  const lastAnswer = chat.findLastIndex(({ isAdmin }) => isAdmin)
  const first = chat[lastAnswer + 1]
  return status === 'CLOSED' || first === undefined ? null : daysAgo(first.daysAgo)
}

async function idsOfProducts(tx: Transaction): Promise<Map<string, number>> {
  const slugs = demoMessages.flatMap(({ product }) => product ?? [])
  const rows = await tx
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(inArray(products.slug, slugs))
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

function missing(name: string): never {
  throw new Error(`the demo has no ${name}`)
}
