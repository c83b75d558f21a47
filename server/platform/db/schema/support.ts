import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { sessions, users } from './accounts.ts'
import { products } from './catalogue.ts'
import { orders } from './commerce.ts'
import { instant } from './columns.ts'
import { wordsOf } from './words.ts'
import { uploads } from './uploads.ts'

export const ticketStatuses = ['OPEN', 'PENDING', 'CLOSED'] as const

/** What staff wrote to one customer, or to all who had an account at that time; each gets a row of `messages`. */
export const staffMessages = pgTable('staff_messages', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  staffId: integer()
    .notNull()
    .references(() => users.id),
  /** Null for all customers. */
  userId: integer().references(() => users.id, { onDelete: 'cascade' }),
  title: text().notNull(),
  text: text().notNull(),
  /** A path of the shop. */
  link: text(),
  recipients: integer().notNull(),
  sentAt: instant().notNull(),
  /** Customers up to this id have it. */
  reachedId: integer().notNull().default(0),
  deliveredAt: instant(),
  withdrawnAt: instant(),
})

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
    orderId: integer().references(() => orders.id, { onDelete: 'set null' }),
    sentAt: instant().notNull().defaultNow(),
    seenAt: instant(),
    /** The message of staff that it delivers. */
    staffMessageId: integer().references(() => staffMessages.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('messages_user').on(table.userId, table.id),
    index('messages_read')
      .on(table.staffMessageId)
      .where(sql`${table.staffMessageId} is not null and ${table.seenAt} is not null`),
  ],
)

/** Browsers to which messages are pushed, as long as the session runs in which that was wished. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Names the browser at its push service: another subscription of the same browser replaces this one. */
    endpoint: text().notNull().unique(),
    /** The browser's keys, with which messages to it are encrypted. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('push_subscriptions_user').on(table.userId, table.id),
    index('push_subscriptions_session').on(table.sessionId),
  ],
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
    /** The staff member who takes care of it. */
    assigneeId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** When the customer wrote first since the shop's last answer; null if the shop wrote last or closed it. */
    waitingSince: instant(),
    /** Makes the opening idempotent. */
    submissionKey: text().unique(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('tickets_user').on(table.userId, table.id),
    index('tickets_status').on(table.status, table.waitingSince),
    index('tickets_waiting').on(table.waitingSince),
    index('tickets_assignee').on(table.assigneeId),
    index('tickets_title_words').using('gin', wordsOf(table.title)),
  ],
)

/** Prepared answers to tickets. */
export const cannedReplies = pgTable('canned_replies', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull(),
  text: text().notNull(),
  /** Grows with each change. */
  version: integer().notNull().default(1),
})

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ticketId: integer()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** Whether a staff member wrote it. */
    isAdmin: boolean().notNull(),
    /** The recording of the last steps that the customer sent along. */
    report: text(),
    /** Makes sending idempotent. */
    submissionKey: text().unique(),
    sentAt: instant().notNull().defaultNow(),
    /** When the customer saw a staff message. */
    seenAt: instant(),
  },
  (table) => [index('chat_messages_ticket').on(table.ticketId, table.id)],
)

export const chatFiles = pgTable(
  'chat_files',
  {
    uploadId: uuid()
      .primaryKey()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    messageId: integer()
      .notNull()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
  },
  (table) => [index('chat_files_message').on(table.messageId)],
)

export const ticketEvents = pgTable(
  'ticket_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ticketId: integer()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    fromStatus: text({ enum: ticketStatuses }),
    event: text().notNull(),
    toStatus: text({ enum: ticketStatuses }).notNull(),
    /** `user:12` or `staff:3`. */
    actor: text().notNull(),
    at: instant().notNull().defaultNow(),
  },
  (table) => [index('ticket_events_ticket').on(table.ticketId)],
)
