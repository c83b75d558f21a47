import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { products } from './catalogue.ts'
import { instant } from './columns.ts'
import { uploads } from './uploads.ts'
import { wordsOf } from './words.ts'

export const commentStatuses = ['pending', 'approved', 'refused'] as const

/** Comments on products. */
export const comments = pgTable(
  'comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null for a guest. */
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    displayName: text().notNull(),
    text: text().notNull(),
    /** The text in the form in which texts are compared. */
    searchText: text().notNull().default(''),
    stars: smallint().notNull(),
    status: text({ enum: commentStatuses }).notNull(),
    /** Whether the author had bought the product here when the comment was sent. */
    isBuyer: boolean().notNull().default(false),
    likes: integer().notNull().default(0),
    dislikes: integer().notNull().default(0),
    /** Makes submission idempotent. */
    submissionKey: text().unique(),
    sentAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('comments_product').on(table.productId, table.status, table.sentAt),
    index('comments_status').on(table.status, table.id),
    index('comments_author').on(table.authorId),
    index('comments_words').using('gin', wordsOf(table.searchText)),
    check('comments_stars', sql`${table.stars} between 1 and 5`),
  ],
)

/** The shop's answers to comments. */
export const commentAnswers = pgTable(
  'comment_answers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    commentId: integer()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    /** The staff member. */
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    displayName: text().notNull(),
    text: text().notNull(),
    sentAt: instant().notNull().defaultNow(),
  },
  (table) => [index('comment_answers_comment').on(table.commentId)],
)

export const commentFiles = pgTable(
  'comment_files',
  {
    uploadId: uuid()
      .primaryKey()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    commentId: integer()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
  },
  (table) => [index('comment_files_comment').on(table.commentId)],
)

export const commentInteractions = pgTable(
  'comment_interactions',
  {
    commentId: integer()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['like', 'dislike'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.commentId, table.userId] })],
)

export const commentEvents = pgTable(
  'comment_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    commentId: integer()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    fromStatus: text({ enum: commentStatuses }),
    event: text().notNull(),
    toStatus: text({ enum: commentStatuses }).notNull(),
    /** `user:12`, `staff:3` or `guest`. */
    actor: text().notNull(),
    at: instant().notNull().defaultNow(),
  },
  (table) => [index('comment_events_comment').on(table.commentId)],
)
