import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import {
  usedPhoneModels,
  usedPhoneOptions,
  usedPhoneProperties,
  usedPhoneRequests,
} from '#server/platform/db/schema/used-phones.ts'

export type UsedPhoneRequest = Pick<
  typeof usedPhoneRequests.$inferInsert,
  'modelId' | 'name' | 'phone' | 'answers' | 'estimate'
>

/** The models that the shop buys, in its order, with their titles in comparable form. */
export function findModels(db: Executor) {
  return db
    .select({
      id: usedPhoneModels.id,
      title: usedPhoneModels.title,
      searchTitle: usedPhoneModels.searchTitle,
      image: usedPhoneModels.image,
    })
    .from(usedPhoneModels)
    .where(eq(usedPhoneModels.isActive, true))
    .orderBy(asc(usedPhoneModels.position), asc(usedPhoneModels.id))
}

export async function findModel(db: Executor, id: number) {
  const [row] = await db
    .select()
    .from(usedPhoneModels)
    .where(and(eq(usedPhoneModels.id, id), eq(usedPhoneModels.isActive, true)))
  return row ?? null
}

/** The options of a model with the property that each belongs to, in the order in which they are shown. */
export function findOptions(db: Executor, modelId: number) {
  return db
    .select({
      id: usedPhoneOptions.id,
      title: usedPhoneOptions.title,
      percentage: usedPhoneOptions.priceReductionPercentage,
      property: usedPhoneProperties.name,
    })
    .from(usedPhoneOptions)
    .innerJoin(usedPhoneProperties, eq(usedPhoneOptions.propertyId, usedPhoneProperties.id))
    .where(eq(usedPhoneProperties.modelId, modelId))
    .orderBy(
      asc(usedPhoneProperties.position),
      asc(usedPhoneProperties.id),
      asc(usedPhoneOptions.position),
      asc(usedPhoneOptions.id),
    )
}

/** The same request since then. */
export async function findRequest(
  db: Executor,
  { modelId, name, phone, answers, estimate }: UsedPhoneRequest,
  since: Date,
): Promise<{ id: number; estimate: number } | null> {
  const [row] = await db
    .select({ id: usedPhoneRequests.id, estimate: usedPhoneRequests.estimate })
    .from(usedPhoneRequests)
    .where(
      and(
        eq(usedPhoneRequests.phone, phone),
        eq(usedPhoneRequests.modelId, modelId),
        eq(usedPhoneRequests.name, name),
        eq(usedPhoneRequests.estimate, estimate),
        eq(usedPhoneRequests.answers, sql`${JSON.stringify(answers)}::jsonb`),
        gt(usedPhoneRequests.sentAt, since),
      ),
    )
  return row ?? null
}

export async function insertRequest(
  db: Executor,
  request: UsedPhoneRequest & { requestId: number; sentAt: Date },
): Promise<{ id: number; estimate: number }> {
  const [row] = await db
    .insert(usedPhoneRequests)
    .values(request)
    .returning({ id: usedPhoneRequests.id, estimate: usedPhoneRequests.estimate })
  if (!row) throw new Error('an insert returned no row')
  return row
}
