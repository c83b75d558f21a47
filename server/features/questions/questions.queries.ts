import { and, asc, count, desc, eq, inArray, isNull, type Placeholder } from 'drizzle-orm'
import { inTurn, matches, type WrittenFilter } from '#server/features/staff/written.queries.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import { products } from '#server/platform/db/schema/catalogue.ts'
import { questionAnswers, questions } from '#server/platform/db/schema/questions.ts'
import { statement, type Places } from '#server/platform/db/statements.ts'

export type QuestionRow = typeof questions.$inferSelect
export type AnswerRow = typeof questionAnswers.$inferSelect
type PageOf<Filter> = Filter & { page: number; size: number }

const publishedOf = (productId: number | Placeholder) =>
  and(eq(questions.productId, productId), eq(questions.status, 'approved'))

/** One page of the published questions about a product, newest first. */
export function findPublished(
  db: Executor,
  { productId, page, size }: PageOf<{ productId: number }>,
): Promise<QuestionRow[]> {
  return selectPublished(db, { productId, size, offset: (page - 1) * size })
}

const selectPublished = statement(
  'select-published-questions',
  (db: Executor, at: Places<{ productId: number; size: number; offset: number }>) =>
    db
      .select()
      .from(questions)
      .where(publishedOf(at('productId')))
      .orderBy(desc(questions.sentAt), desc(questions.id))
      .limit(at('size'))
      .offset(at('offset')),
)

export async function countPublished(db: Executor, productId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(questions).where(publishedOf(productId))
  return row?.total ?? 0
}

/** The published answers to questions, those of the shop first, then the oldest first. */
export function findPublishedAnswers(
  db: Executor,
  questionIds: readonly number[],
): Promise<AnswerRow[]> {
  return db
    .select()
    .from(questionAnswers)
    .where(
      and(
        inArray(questionAnswers.questionId, [...questionIds]),
        eq(questionAnswers.status, 'approved'),
      ),
    )
    .orderBy(desc(questionAnswers.isShop), asc(questionAnswers.id))
}

/** All questions of a user, oldest first. */
export function findQuestionsOf(db: Executor, authorId: number): Promise<QuestionRow[]> {
  return db
    .select()
    .from(questions)
    .where(eq(questions.authorId, authorId))
    .orderBy(asc(questions.id))
}

/** All answers of a user, oldest first. */
export function findAnswersOf(db: Executor, authorId: number): Promise<AnswerRow[]> {
  return db
    .select()
    .from(questionAnswers)
    .where(eq(questionAnswers.authorId, authorId))
    .orderBy(asc(questionAnswers.id))
}

/** Returns null if a question with this submission key exists already. */
export async function insertQuestion(
  tx: Transaction,
  question: typeof questions.$inferInsert,
): Promise<QuestionRow | null> {
  const [row] = await tx.insert(questions).values(question).onConflictDoNothing().returning()
  return row ?? null
}

export async function findQuestionByKey(db: Executor, key: string): Promise<QuestionRow | null> {
  const [row] = await db.select().from(questions).where(eq(questions.submissionKey, key))
  return row ?? null
}

/** Returns null if an answer with this submission key exists already. */
export async function insertAnswer(
  tx: Transaction,
  answer: typeof questionAnswers.$inferInsert,
): Promise<AnswerRow | null> {
  const [row] = await tx.insert(questionAnswers).values(answer).onConflictDoNothing().returning()
  return row ?? null
}

export async function findAnswerByKey(db: Executor, key: string): Promise<AnswerRow | null> {
  const [row] = await db
    .select()
    .from(questionAnswers)
    .where(eq(questionAnswers.submissionKey, key))
  return row ?? null
}

/** Locks a question until the transaction ends. */
export async function lockQuestion(tx: Transaction, id: number): Promise<QuestionRow | null> {
  const [row] = await tx.select().from(questions).where(eq(questions.id, id)).for('update')
  return row ?? null
}

/** An answer; it changes only while its question is locked. */
export async function findAnswer(db: Executor, id: number): Promise<AnswerRow | null> {
  const [row] = await db.select().from(questionAnswers).where(eq(questionAnswers.id, id))
  return row ?? null
}

/** Marks the published answers to a question of which its author was not notified yet. Returns them. */
export function markAnnounced(
  tx: Transaction,
  questionId: number,
  announcedAt: Date,
): Promise<AnswerRow[]> {
  return tx
    .update(questionAnswers)
    .set({ announcedAt })
    .where(
      and(
        eq(questionAnswers.questionId, questionId),
        eq(questionAnswers.status, 'approved'),
        isNull(questionAnswers.announcedAt),
      ),
    )
    .returning()
}

/** One page of the questions in a status, with their products and the phone numbers of their authors, in turn. */
export function findForStaff(db: Executor, { page, size, ...filter }: PageOf<WrittenFilter>) {
  return withStaffFacts(db)
    .where(matches(db, questions, filter))
    .orderBy(inTurn(questions, filter))
    .limit(size)
    .offset((page - 1) * size)
}

export async function countForStaff(db: Executor, filter: WrittenFilter): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(questions)
    .where(matches(db, questions, filter))
  return row?.total ?? 0
}

/** A question with its product and the phone number of its author. */
export async function readForStaff(db: Executor, id: number) {
  const [row] = await withStaffFacts(db).where(eq(questions.id, id))
  if (!row) throw new Error('a locked question is gone')
  return row
}

const withStaffFacts = (db: Executor) =>
  db
    .select({ question: questions, product: productFacts, phone: users.phone })
    .from(questions)
    .innerJoin(products, eq(products.id, questions.productId))
    .leftJoin(users, eq(users.id, questions.authorId))

/** One page of the answers in a status, with their questions, products and authors' numbers, in turn. */
export function findAnswersForStaff(
  db: Executor,
  { page, size, ...filter }: PageOf<WrittenFilter>,
) {
  return answersWithStaffFacts(db)
    .where(matches(db, questionAnswers, filter))
    .orderBy(inTurn(questionAnswers, filter))
    .limit(size)
    .offset((page - 1) * size)
}

export async function countAnswersForStaff(db: Executor, filter: WrittenFilter): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(questionAnswers)
    .where(matches(db, questionAnswers, filter))
  return row?.total ?? 0
}

/** An answer with its question, its product and the phone number of its author. */
export async function readAnswerForStaff(db: Executor, id: number) {
  const [row] = await answersWithStaffFacts(db).where(eq(questionAnswers.id, id))
  if (!row) throw new Error('an answer of a locked question is gone')
  return row
}

const answersWithStaffFacts = (db: Executor) =>
  db
    .select({
      answer: questionAnswers,
      question: questions.text,
      product: productFacts,
      phone: users.phone,
    })
    .from(questionAnswers)
    .innerJoin(questions, eq(questions.id, questionAnswers.questionId))
    .innerJoin(products, eq(products.id, questions.productId))
    .leftJoin(users, eq(users.id, questionAnswers.authorId))

const productFacts = { id: products.id, slug: products.slug, title: products.title }
