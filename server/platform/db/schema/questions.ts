import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { products } from './catalogue.ts'
import { instant } from './columns.ts'
import { wordsOf } from './words.ts'

export const questionStatuses = ['pending', 'approved', 'refused'] as const

/** Questions about products. */
export const questions = pgTable(
  'questions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null once the account is closed. */
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    displayName: text().notNull(),
    text: text().notNull(),
    /** The text in the form in which texts are compared. */
    searchText: text().notNull().default(''),
    status: text({ enum: questionStatuses }).notNull(),
    /** Makes submission idempotent. */
    submissionKey: text().unique(),
    sentAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('questions_product').on(table.productId, table.status, table.sentAt),
    index('questions_status').on(table.status, table.id),
    index('questions_author').on(table.authorId),
    index('questions_words').using('gin', wordsOf(table.searchText)),
  ],
)

/** Answers to questions, by customers and by the shop. */
export const questionAnswers = pgTable(
  'question_answers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    questionId: integer()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** Null once the account is closed. */
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    displayName: text().notNull(),
    text: text().notNull(),
    /** The text in the form in which texts are compared. */
    searchText: text().notNull().default(''),
    /** Whether a staff member wrote it in the shop's name. */
    isShop: boolean().notNull(),
    /** Whether the author had bought the product here when the answer was sent. */
    isBuyer: boolean().notNull(),
    status: text({ enum: questionStatuses }).notNull(),
    /** When the author of the question was notified of it; null before that. */
    announcedAt: instant(),
    submissionKey: text().unique(),
    sentAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('question_answers_question').on(table.questionId, table.status),
    index('question_answers_status').on(table.status, table.id),
    index('question_answers_author').on(table.authorId),
    index('question_answers_words').using('gin', wordsOf(table.searchText)),
  ],
)

/** The moves of questions and of answers; for a question `answerId` is null. */
export const questionEvents = pgTable(
  'question_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    questionId: integer()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    answerId: integer().references(() => questionAnswers.id, { onDelete: 'cascade' }),
    fromStatus: text({ enum: questionStatuses }),
    event: text().notNull(),
    toStatus: text({ enum: questionStatuses }).notNull(),
    /** `user:12` or `staff:3`. */
    actor: text().notNull(),
    at: instant().notNull().defaultNow(),
  },
  (table) => [index('question_events_question').on(table.questionId)],
)
