import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant, toman } from './columns.ts'
import { productWords } from './words.ts'

export type TitledText = { title: string; value: string }
export type Highlight = { title: string; value: string; description: string }
export type ProductPicture = { image: string; alt: string; color: string | null }
/** A video or audio file that introduces the product; `file` and `cover` are URLs. */
export type Introduction = {
  fileType: 'video' | 'voice'
  title: string
  cover: string
  file: string
}
/** Values used by filters and card facts; keys as in `SeedProduct.facts`. */
export type ProductFacts = Record<string, string | number | boolean>
export type FilterValue = {
  value: string
  name: string
  colorCode?: string
  min?: number
  max?: number
}

export const categories = pgTable('categories', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The last segment of the path; unique, so it identifies the category in requests. */
  slug: text().notNull().unique(),
  /** Slug path (`mobile/iphone/used-iphone`). */
  path: text().notNull().unique(),
  parentId: integer(),
  name: text().notNull(),
  titleTag: text().notNull(),
  descriptionTag: text().notNull(),
  description: text().notNull().default(''),
  desktopBanner: text(),
  mobileBanner: text(),
  tileImage: text(),
  filterKeys: jsonb().$type<string[]>().notNull().default([]),
  position: integer().notNull().default(0),
  /** Shoppers see neither it nor what is below it; products stay. */
  isHidden: boolean().notNull().default(false),
})

/** What categories were called in addresses before. */
export const categoryFormerSlugs = pgTable('category_former_slugs', {
  slug: text().primaryKey(),
  categoryId: integer()
    .notNull()
    .references(() => categories.id, { onDelete: 'cascade' }),
})

export const brands = pgTable('brands', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  englishName: text().notNull(),
  aliases: jsonb().$type<string[]>().notNull().default([]),
})

export const products = pgTable(
  'products',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique(),
    sku: text().notNull().unique(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    brandId: integer()
      .notNull()
      .references(() => brands.id),
    title: text().notNull(),
    secondTitle: text().notNull(),
    aliases: jsonb().$type<string[]>().notNull().default([]),
    warranty: text(),
    isUsed: boolean().notNull().default(false),
    isFlagship: boolean().notNull().default(false),
    /** Whether the shop shows it at all. */
    isActive: boolean().notNull().default(true),
    /** HTML. */
    description: text().notNull().default(''),
    images: jsonb().$type<ProductPicture[]>().notNull().default([]),
    keyFeatures: jsonb().$type<TitledText[]>().notNull().default([]),
    specifications: jsonb().$type<TitledText[]>().notNull().default([]),
    highlights: jsonb().$type<Highlight[]>().notNull().default([]),
    usedDetails: jsonb().$type<TitledText[]>().notNull().default([]),
    introductions: jsonb().$type<Introduction[]>().notNull().default([]),
    facts: jsonb().$type<ProductFacts>().notNull().default({}),
    /** The products that staff chose as similar, in their order. */
    similarIds: jsonb().$type<number[]>().notNull().default([]),
    soldCount: integer().notNull().default(0),
    /** The number of published comments with stars, and the sum of their stars. */
    ratingCount: integer().notNull().default(0),
    ratingSum: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('products_category').on(table.categoryId),
    index('products_brand').on(table.brandId),
    index('products_words').using('gin', productWords(table)),
    // What exports and bulk changes search and filter by, without the rows, which are wide.
    index('products_listing').on(
      table.id,
      table.title,
      table.secondTitle,
      table.sku,
      table.brandId,
      table.categoryId,
    ),
  ],
)

export const variants = pgTable(
  'variants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: smallint().notNull().default(0),
    colorKey: text().notNull(),
    colorName: text().notNull(),
    colorCode: text().notNull(),
    price: toman().notNull(),
    /** The offer's price; valid until `offerEndsAt`, or indefinitely if that is null. */
    newPrice: toman(),
    offerEndsAt: instant(),
    /** The units available for sale; orders reserve from it and return to it. */
    stock: integer().notNull().default(0),
    /** Staff see the variant marked when this many units or fewer are left. */
    lowStock: integer().notNull().default(2),
    /** Whether the shop leaves it out. */
    isHidden: boolean().notNull().default(false),
    gift: text(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('variants_product').on(table.productId),
    check('variants_stock', sql`${table.stock} >= 0`),
    check('variants_price', sql`${table.price} > 0`),
    check(
      'variants_new_price',
      sql`${table.newPrice} is null or ${table.newPrice} between 1 and ${table.price}`,
    ),
  ],
)

/**
 * What the list of products in the back office searches, filters and sorts by: one row per product, without its wide
 * columns. Triggers write the columns of the product; those of its variants may be stale (`findStaleTotals`).
 */
export const productTotals = pgTable(
  'product_totals',
  {
    productId: integer().primaryKey(),
    title: text().notNull().default(''),
    secondTitle: text().notNull().default(''),
    sku: text().notNull().default(''),
    brandId: integer().notNull().default(0),
    categoryId: integer().notNull().default(0),
    isActive: boolean().notNull().default(false),
    /** The lowest effective price of a variant; null without variants. */
    price: toman(),
    /** When the earliest offer included in `price` ends. */
    offerEndsAt: instant(),
    /** Units in stock over all variants. */
    stock: bigint({ mode: 'number' }).notNull(),
    /** Whether a visible variant is at or below its `lowStock`. */
    isLow: boolean().notNull(),
  },
  (table) => [index('product_totals_offer_end').on(table.offerEndsAt)],
)

/**
 * Products whose stored totals are stale, written by triggers. Each change inserts its own row, so that sales never wait
 * for each other.
 */
export const staleProductTotals = pgTable(
  'stale_product_totals',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    productId: integer().notNull(),
  },
  (table) => [index('stale_product_totals_product').on(table.productId)],
)

/** Every price and offer that a variant has had, written by a trigger. */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    price: toman().notNull(),
    newPrice: toman(),
    offerEndsAt: instant(),
    changedAt: instant().notNull(),
  },
  (table) => [index('price_changes_variant').on(table.variantId, table.changedAt)],
)

/** How often a text was searched for on a day; nothing says by whom. */
export const searchCounts = pgTable(
  'search_counts',
  {
    /** The day in UTC. */
    day: date().notNull(),
    /** The text in the form in which searches are compared. */
    form: text().notNull(),
    /** As it was typed first on this day, without symbols. */
    text: text().notNull(),
    count: integer().notNull().default(1),
    /** Whether it found something when it was counted last. */
    hasResults: boolean().notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.day, table.form] })],
)

/** An insurance costs `ratePermille` of the variant's price, at least `minimumPrice`. */
export const insurances = pgTable('insurances', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  /** HTML. */
  description: text().notNull(),
  months: smallint().notNull(),
  ratePermille: integer().notNull(),
  minimumPrice: toman().notNull(),
  /** The slugs of the categories for whose products (subcategories included) it is offered. */
  categorySlugs: jsonb().$type<string[]>().notNull().default([]),
  /** Whether it can be chosen; carts that have it keep it. */
  isOffered: boolean().notNull().default(true),
})

export const filters = pgTable('filters', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull().unique(),
  name: text().notNull(),
  type: text({ enum: ['BOOL', 'MULTI_SELECT', 'PRICE', 'COLOR'] }).notNull(),
  /** The fact that a dynamic filter reads; null for brand, price, color, availability and discount. */
  fact: text(),
  values: jsonb().$type<FilterValue[]>().notNull().default([]),
  position: integer().notNull().default(0),
})

/** Edited content that is read as a whole, as it is published: the menu, the home page, the announcement. */
export const siteContents = pgTable('site_contents', {
  key: text().primaryKey(),
  body: jsonb().notNull(),
  /** Counts what was published under the key. */
  version: integer().notNull().default(1),
  /** Null for what nobody of the staff has published. */
  publishedBy: integer().references(() => users.id, { onDelete: 'set null' }),
  updatedAt: instant().notNull().defaultNow(),
})

/** Every change to what the catalogue shows, written by triggers; processes catch up from the last version they saw. */
export const catalogueChanges = pgTable('catalogue_changes', {
  version: bigserial({ mode: 'number' }).primaryKey(),
  /** Null means that anything may have changed. */
  productId: integer(),
  changedAt: instant().notNull().defaultNow(),
})
