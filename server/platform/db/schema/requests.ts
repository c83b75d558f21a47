import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { categories } from './catalogue.ts'
import { instant } from './columns.ts'

/** Customers who ask an expert which product to buy. */
export const adviceRequests = pgTable(
  'advice_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
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
  },
  (table) => [uniqueIndex('platform_sign_ups_once').on(table.phone, table.platform)],
)
