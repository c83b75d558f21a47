import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { searchCounts } from '#server/platform/db/schema/catalogue.ts'

/** Adds one to the count of a text on a day (`yyyy-mm-dd`); the day keeps the text that came first. */
export async function addSearch(
  db: Executor,
  search: { day: string; form: string; text: string; hasResults: boolean },
): Promise<void> {
  const { hasResults } = search
  await db
    .insert(searchCounts)
    .values(search)
    .onConflictDoUpdate({
      target: [searchCounts.day, searchCounts.form],
      set: { hasResults, count: sql`${searchCounts.count} + 1` },
    })
}

/**
 * The texts that were counted at least `least` times since a day, the most frequent first: those that found something
 * when they were counted last, or those that did not.
 */
export function selectSearches(
  db: Executor,
  query: { since: string; least: number; limit: number; hasResults: boolean },
): Promise<{ text: string; count: number }[]> {
  const { text, count, day, form, hasResults } = searchCounts
  const total = sql<number>`sum(${count})::int`
  return db
    .select({
      text: sql<string>`(array_agg(${text} order by ${day}))[1]`,
      count: total,
    })
    .from(searchCounts)
    .where(gte(day, query.since))
    .groupBy(form)
    .having(
      and(
        gte(total, query.least),
        eq(sql`(array_agg(${hasResults} order by ${day} desc))[1]`, query.hasResults),
      ),
    )
    .orderBy(desc(total), form)
    .limit(query.limit)
}

export async function deleteSearchesBefore(db: Executor, day: string): Promise<void> {
  await db.delete(searchCounts).where(lt(searchCounts.day, day))
}
