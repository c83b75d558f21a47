import { desc, gte, lt, sql } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { searchCounts } from '#server/platform/db/schema/catalogue.ts'

/** Adds one to the count of a text on a day (`yyyy-mm-dd`). */
export async function addSearch(
  db: Executor,
  search: { day: string; form: string; text: string },
): Promise<void> {
  await db
    .insert(searchCounts)
    .values(search)
    .onConflictDoUpdate({
      target: [searchCounts.day, searchCounts.form],
      set: { text: search.text, count: sql`${searchCounts.count} + 1` },
    })
}

/** The texts that were counted at least `least` times since a day, the most frequent first. */
export async function selectPopular(
  db: Executor,
  { since, least, limit }: { since: string; least: number; limit: number },
): Promise<string[]> {
  const total = sql<number>`sum(${searchCounts.count})`
  const text = sql<string>`(array_agg(${searchCounts.text} order by ${searchCounts.day} desc))[1]`
  const rows = await db
    .select({ text })
    .from(searchCounts)
    .where(gte(searchCounts.day, since))
    .groupBy(searchCounts.form)
    .having(gte(total, least))
    .orderBy(desc(total), searchCounts.form)
    .limit(limit)
  return rows.map(({ text }) => text)
}

export async function deleteSearchesBefore(db: Executor, day: string): Promise<void> {
  await db.delete(searchCounts).where(lt(searchCounts.day, day))
}
