import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { repricingTargets } from '#domain/repricing.ts'
import type { Schemas } from '#server/schemas.ts'
import { users } from './accounts.ts'
import { variants } from './catalogue.ts'
import { instant, toman } from './columns.ts'

export const staffRoleNames = ['owner', 'catalogue', 'orders', 'support', 'finance'] as const

/** What accounts may do in the back office. An account without a row is a customer's. */
export const staffRoles = pgTable(
  'staff_roles',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: staffRoleNames }).notNull(),
    grantedAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
)

export const staffSubjects = [
  'order',
  'return',
  'withdrawal',
  'wallet',
  'comment',
  'question',
  'answer',
  'ticket',
  'variant',
  'discount',
  'member',
  'request',
  'customer',
  'canned_reply',
  'view',
  'content',
  'price_plan',
  'product',
  'brand',
  'category',
  'filter',
  'export',
  'warranty_code',
  'warranty_import',
  'message',
  'import',
  'gift_card',
  'payment_report',
  'payment_difference',
  'article',
] as const

export type StaffValues = Record<string, string | number | boolean | null>

type WithoutFormat<Input> = Input extends unknown ? Omit<Input, 'format'> : never
/** Which entries of which list. */
export type ExportChoice = WithoutFormat<Schemas['ListExportInput']>

/** Every change by staff: who, when, what, and its fields before and after. Written with the change itself. */
export const staffActions = pgTable(
  'staff_actions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    staffId: integer()
      .notNull()
      .references(() => users.id),
    /** The operationId of the call. */
    action: text().notNull(),
    subject: text({ enum: staffSubjects }).notNull(),
    /** Of a wallet: its customer. */
    subjectId: integer().notNull(),
    before: jsonb().$type<StaffValues>().notNull(),
    after: jsonb().$type<StaffValues>().notNull(),
    reason: text(),
    /** The idempotency key of the call: a repeated one changes nothing more. */
    requestKey: text(),
    /** Digest of what the call asked for, where another request with the same key is to be refused. */
    requestDigest: text(),
    at: instant().notNull(),
  },
  (table) => [
    index('staff_actions_subject').on(table.subject, table.subjectId, table.id),
    index('staff_actions_staff').on(table.staffId, table.id),
    uniqueIndex('staff_actions_request').on(table.staffId, table.requestKey),
  ],
)

/** The lists that the server pages. */
export const staffLists = [
  'orders',
  'products',
  'returns',
  'payments',
  'ledger',
  'withdrawals',
  'gift_cards',
  'discounts',
  'tickets',
  'requests',
  'articles',
  'actions',
] as const

/** What a member keeps of a list under a name: filters, sort, columns. */
export const staffViews = pgTable(
  'staff_views',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    staffId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text({ enum: staffLists }).notNull(),
    name: text().notNull(),
    /** Of the list's URL, without the question mark. */
    query: text().notNull(),
    isShared: boolean().notNull(),
    /** Goes up with each change. */
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('staff_views_name').on(table.staffId, table.list, table.name),
    index('staff_views_shared')
      .on(table.list)
      .where(sql`${table.isShared}`),
  ],
)

/**
 * New prices of many variants, immediately or from an hour on, with or without a return to the old ones. An immediate
 * change is `done` from the start.
 */
export const pricePlans = pgTable('price_plans', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  staffId: integer()
    .notNull()
    .references(() => users.id),
  percent: integer().notNull(),
  target: text({ enum: repricingTargets }).notNull(),
  startsAt: instant().notNull(),
  /** Null if the new prices stay. */
  endsAt: instant(),
  status: text({ enum: ['planned', 'running', 'done', 'cancelled', 'returned'] }).notNull(),
  reason: text(),
})

/** A variant of a plan with its prices before and after. */
export const pricePlanVariants = pgTable(
  'price_plan_variants',
  {
    planId: integer()
      .notNull()
      .references(() => pricePlans.id, { onDelete: 'cascade' }),
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    price: toman().notNull(),
    newPrice: toman(),
    /** The end of the offer when the new prices began, which returns with the old ones. */
    offerEndsAt: instant(),
    nextPrice: toman().notNull(),
    nextNewPrice: toman(),
    /**
     * What became of it; null before the plan begins. `left_out`: a colleague had changed it; `returned`: an undo brought
     * the old price back.
     */
    outcome: text({ enum: ['changed', 'left_out', 'returned'] }),
  },
  (table) => [primaryKey({ columns: [table.planId, table.variantId] })],
)

/** A file with all products that a list found, for the member who asked for it. */
export const productExports = pgTable(
  'product_exports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    staffId: integer()
      .notNull()
      .references(() => users.id),
    format: text({ enum: ['csv', 'xlsx'] }).notNull(),
    /** As the list takes it, whose name is in it; without a name it is that of products. */
    filter: jsonb().$type<ExportChoice>().notNull(),
    status: text({ enum: ['waiting', 'running', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    entriesTotal: integer('products_total').notNull().default(0),
    entriesDone: integer('products_done').notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('product_exports_staff').on(table.staffId),
    index('product_exports_expires').on(table.expiresAt),
  ],
)

/** A sheet that a member uploaded to change prices and stock, with its latest check. Its cells are in the storage. */
export const productImports = pgTable(
  'product_imports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    staffId: integer()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    rowsTotal: integer().notNull(),
    /** Of the latest check; null before the first one, and once its changes were applied. */
    checkId: text(),
    faultsTotal: integer().notNull().default(0),
    /** How many variants it changed; null before it was applied. */
    appliedTotal: integer(),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('product_imports_staff').on(table.staffId),
    index('product_imports_expires').on(table.expiresAt),
  ],
)
