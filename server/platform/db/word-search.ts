import { sql, type SQL } from 'drizzle-orm'

type Ids = { getSQL: () => SQL }

/**
 * The ids that one of these queries finds, each by its own index. The ids are collected first: with `order by … limit`
 * directly, PostgreSQL would scan the whole table in that order.
 */
export const anyOf = (queries: readonly Ids[]): SQL => {
  const union = sql.join(
    queries.map((query) => sql`(${query.getSQL()})`),
    sql` union all `,
  )
  return sql`(with found as materialized (${union}) select id from found)`
}

/** Whether each word begins a word of the text. @param words in their comparable form, without joiners */
export function hasWords(text: SQL, words: readonly string[]): SQL {
  if (words.length === 0) return sql`false`
  return sql`${text} @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`
}
