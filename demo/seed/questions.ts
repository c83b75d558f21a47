import { comparable } from '#domain/persian.ts'
import { inArray } from 'drizzle-orm'
import { answeringName } from '#i18n/comments.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { products } from '#server/platform/db/schema/catalogue.ts'
import { questionAnswers, questionEvents, questions } from '#server/platform/db/schema/questions.ts'
import { shop } from '#shop'
import { demoQuestions } from '#demo/catalogue/questions.ts'
import type { SeedQuestion } from './types.ts'

const dayMs = 24 * 3_600_000
const hourMs = 3_600_000

type Staff = { staffId: number }

/**
 * Publishes questions about the demo's products with answers of the shop and of buyers. Dates are relative to `now`
 * (milliseconds since 1970).
 */
export async function insertQuestions(
  tx: Transaction,
  { staffId, now }: Staff & { now: number },
): Promise<void> {
  const slugs = demoQuestions.map(({ product }) => product)
  const rows = await tx
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(inArray(products.slug, slugs))
  const productIds = new Map(rows.map(({ id, slug }) => [slug, id]))
  const inserted = await tx
    .insert(questions)
    .values(
      demoQuestions.map(({ product, name, text, daysAgo }) => ({
        productId: known(productIds.get(product)),
        displayName: name,
        text,
        searchText: comparable(text),
        status: 'approved' as const,
        sentAt: new Date(now - daysAgo * dayMs),
      })),
    )
    .returning({ id: questions.id, sentAt: questions.sentAt })
  const answers = demoQuestions.flatMap(({ answers: written }, index) => {
    const { id, sentAt } = known(inserted[index])
    return written.map((answer, place) => answerRow(answer, { staffId, id, sentAt, place }))
  })
  const answered = await tx.insert(questionAnswers).values(answers).returning()
  const events = [
    ...inserted.flatMap(({ id: questionId, sentAt }) =>
      movesOf({ questionId, answerId: null, event: 'customer.asked' }, staffId, sentAt),
    ),
    ...answered.flatMap((answer) => movesOfAnswer(answer, staffId)),
  ]
  await tx.insert(questionEvents).values(events)
}

type Move = typeof questionEvents.$inferInsert
type Sent = { questionId: number; answerId: number | null; event: string }

function movesOf(sent: Sent, staffId: number, at: Date): Move[] {
  const approval = { event: 'staff.approved', actor: `staff:${staffId}` }
  const approvedAt = new Date(at.getTime() + hourMs)
  return [
    { ...sent, fromStatus: null, toStatus: 'pending', actor: 'guest', at },
    { ...sent, ...approval, fromStatus: 'pending', toStatus: 'approved', at: approvedAt },
  ]
}

function movesOfAnswer(
  { id: answerId, questionId, isShop, sentAt: at }: typeof questionAnswers.$inferSelect,
  staffId: number,
): Move[] {
  if (!isShop) return movesOf({ questionId, answerId, event: 'customer.answered' }, staffId, at)
  const answered = { event: 'staff.answered', actor: `staff:${staffId}` }
  return [{ questionId, answerId, ...answered, fromStatus: null, toStatus: 'approved', at }]
}

type Place = Staff & { id: number; sentAt: Date; place: number }

function answerRow(
  { name, text, isBuyer }: SeedQuestion['answers'][number],
  { staffId, id, sentAt, place }: Place,
) {
  const isShop = name === null
  const at = new Date(sentAt.getTime() + (3 + 5 * place) * hourMs)
  return {
    questionId: id,
    authorId: isShop ? staffId : null,
    displayName: name ?? answeringName(shop.name),
    text,
    searchText: comparable(text),
    isShop,
    isBuyer,
    status: 'approved' as const,
    announcedAt: at,
    sentAt: at,
  }
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('a question of the demo is about no product')
  return value
}
