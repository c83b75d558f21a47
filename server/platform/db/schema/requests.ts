import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { categories } from './catalogue.ts'
import { instant } from './columns.ts'

export const requestKinds = ['advice', 'installment', 'used_phone', 'platform'] as const
export const requestStatuses = ['NEW', 'IN_PROGRESS', 'DONE', 'DECLINED'] as const

/** What visitors asked the shop for, of all kinds; the facts of a kind are in its own table. */
export const customerRequests = pgTable(
  'customer_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    kind: text({ enum: requestKinds }).notNull(),
    /** Who was signed in when it was sent. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    name: text(),
    phone: text().notNull(),
    /** Name and text in the form in which texts are compared. */
    searchText: text().notNull(),
    status: text({ enum: requestStatuses }).notNull().default('NEW'),
    /** When it was sent, while somebody has to work on it; null once it is done or declined. */
    openSince: instant(),
    /** The staff member who takes care of it. */
    assigneeId: integer().references(() => users.id, { onDelete: 'set null' }),
    sentAt: instant().notNull(),
  },
  (table) => [
    index('customer_requests_open').on(table.openSince),
    index('customer_requests_user').on(table.userId),
    index('customer_requests_assignee').on(table.assigneeId),
    index('customer_requests_phone').on(table.phone.op('text_pattern_ops')),
  ],
)

export const requestEntryKinds = ['note', 'answer'] as const

/** What staff wrote about a request: notes for themselves, and answers to its sender. */
export const requestEntries = pgTable(
  'request_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer()
      .notNull()
      .references(() => customerRequests.id, { onDelete: 'cascade' }),
    kind: text({ enum: requestEntryKinds }).notNull(),
    text: text().notNull(),
    staffId: integer()
      .notNull()
      .references(() => users.id),
    /** Makes writing idempotent. */
    submissionKey: text().unique(),
    at: instant().notNull(),
  },
  (table) => [index('request_entries_request').on(table.requestId, table.id)],
)

export const requestEvents = pgTable(
  'request_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer()
      .notNull()
      .references(() => customerRequests.id, { onDelete: 'cascade' }),
    fromStatus: text({ enum: requestStatuses }),
    event: text().notNull(),
    toStatus: text({ enum: requestStatuses }).notNull(),
    /** `user:12`, `guest` or `staff:3`. */
    actor: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('request_events_request').on(table.requestId)],
)

/** The request that a row of a kind belongs to; deleting it deletes the row. */
export const ownRequest = () =>
  integer()
    .notNull()
    .unique()
    .references(() => customerRequests.id, { onDelete: 'cascade' })

/** Customers who ask an expert which product to buy. */
export const adviceRequests = pgTable(
  'advice_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    requestId: ownRequest(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    text: text().notNull(),
    phone: text().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [index('advice_requests_user').on(table.userId, table.sentAt)],
)

/** People who want a call about buying in installments. */
export const installmentRequests = pgTable(
  'installment_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    requestId: ownRequest(),
    name: text().notNull(),
    phone: text().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [index('installment_requests_phone').on(table.phone, table.sentAt)],
)

export const platforms = ['instagram'] as const

/** Followers of the shop on a social platform; without `confirmedAt` the number is not confirmed yet. */
export const platformSignUps = pgTable(
  'platform_sign_ups',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    platform: text({ enum: platforms }).notNull(),
    phone: text().notNull(),
    name: text().notNull(),
    sentAt: instant().notNull(),
    confirmedAt: instant(),
    /** Since it is confirmed. */
    requestId: integer()
      .unique()
      .references(() => customerRequests.id, { onDelete: 'cascade' }),
  },
  (table) => [uniqueIndex('platform_sign_ups_once').on(table.phone, table.platform)],
)
