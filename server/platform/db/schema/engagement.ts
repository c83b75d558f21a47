import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { products, variants } from './catalogue.ts'
import { instant, toman } from './columns.ts'

export const stockAlertTypes = ['discount', 'availability'] as const
export const stockAlertChannels = ['sms', 'system_message', 'both'] as const

/** A customer's wishlist. */
export const savedProducts = pgTable(
  'saved_products',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    savedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('saved_products_once').on(table.userId, table.productId),
    index('saved_products_user').on(table.userId, table.id),
  ],
)

/** Customers' alerts on variants, each sent once; sent ones are kept as a record. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    type: text({ enum: stockAlertTypes }).notNull(),
    channel: text({ enum: stockAlertChannels }).notNull(),
    /** The variant's price when the customer set the alert, and whether it was an offer: a discount has to beat it. */
    askedPrice: toman().notNull(),
    hadOffer: boolean().notNull(),
    createdAt: instant().notNull().defaultNow(),
    sentAt: instant(),
  },
  (table) => [
    uniqueIndex('stock_alerts_open')
      .on(table.variantId, table.type, table.userId)
      .where(sql`${table.sentAt} is null`),
    index('stock_alerts_user').on(table.userId),
  ],
)

/** How often shoppers went from one step of a flow to another on a day of Tehran. */
export const flowSteps = pgTable(
  'flow_steps',
  {
    day: text().notNull(),
    flow: text().notNull(),
    fromStep: text().notNull(),
    toStep: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.flow, table.fromStep, table.toStep] })],
)
