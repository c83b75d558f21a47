import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { products } from './catalogue.ts'
import { instant } from './columns.ts'

export const ticketStatuses = ['OPEN', 'PENDING', 'CLOSED'] as const

/** Messages from the shop to a customer. */
export const messages = pgTable(
  'messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    text: text().notNull(),
    productId: integer().references(() => products.id, { onDelete: 'set null' }),
    sentAt: instant().notNull().defaultNow(),
    seenAt: instant(),
  },
  (table) => [index('messages_user').on(table.userId, table.id)],
)

export const ticketCategories = pgTable('ticket_categories', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull().unique(),
  position: integer().notNull().default(0),
})

export const tickets = pgTable(
  'tickets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 10_001 }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    categoryId: integer()
      .notNull()
      .references(() => ticketCategories.id),
    title: text().notNull(),
    /** The title in the form in which texts are compared. */
    searchTitle: text().notNull(),
    status: text({ enum: ticketStatuses }).notNull().default('OPEN'),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index('tickets_user').on(table.userId, table.id)],
)

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ticketId: integer()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** Whether a member of staff wrote it. */
    isAdmin: boolean().notNull(),
    sentAt: instant().notNull().defaultNow(),
    /** When the customer saw a staff message. */
    seenAt: instant(),
  },
  (table) => [index('chat_messages_ticket').on(table.ticketId, table.id)],
)
