import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant, toman } from './columns.ts'
import { ownRequest } from './requests.ts'

/** The phones that the shop buys, and what it pays for one in perfect condition. */
export const usedPhoneModels = pgTable('used_phone_models', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull().unique(),
  /** The title in the form in which texts are compared. */
  searchTitle: text().notNull(),
  image: text().notNull(),
  basePrice: toman().notNull(),
  position: integer().notNull(),
  isActive: boolean().notNull().default(true),
})

/** The questions about the condition of a model, in the order in which they are asked. */
export const usedPhoneProperties = pgTable(
  'used_phone_properties',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    modelId: integer()
      .notNull()
      .references(() => usedPhoneModels.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [uniqueIndex('used_phone_properties_once').on(table.modelId, table.name)],
)

export const usedPhoneOptions = pgTable(
  'used_phone_options',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    propertyId: integer()
      .notNull()
      .references(() => usedPhoneProperties.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** Whole percent of the base price that this answer takes off. */
    priceReductionPercentage: smallint().notNull(),
    position: integer().notNull(),
  },
  (table) => [index('used_phone_options_property').on(table.propertyId, table.position)],
)

/** An answer as it was given, whatever becomes of the question. */
export type UsedPhoneAnswer = { property: string; option: string; percentage: number }

/** Phones that are offered to the shop, with the estimate that the seller was shown. */
export const usedPhoneRequests = pgTable(
  'used_phone_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    requestId: ownRequest(),
    modelId: integer()
      .notNull()
      .references(() => usedPhoneModels.id),
    name: text().notNull(),
    phone: text().notNull(),
    answers: jsonb().$type<UsedPhoneAnswer[]>().notNull(),
    estimate: toman().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [index('used_phone_requests_phone').on(table.phone, table.sentAt)],
)
