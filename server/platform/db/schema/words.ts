import { sql, type Column, type SQL } from 'drizzle-orm'

type Named = { firstName: Column; lastName: Column }

/**
 * The words of a text for a GIN index, by the function `search_words` of migration 0037. Unlike trigrams they work in
 * databases of every locale: in locale C, which the embedded cluster has, pg_trgm knows no Persian letters.
 */
export const wordsOf = (text: Column | SQL): SQL => sql`search_words(${text})`

/** The words of a customer's name. */
export const nameWords = ({ firstName, lastName }: Named): SQL =>
  wordsOf(sql`coalesce(${firstName}, '') || ' ' || coalesce(${lastName}, '')`)

/** The words of the titles and the code of a product. */
export const productWords = (product: { title: Column; secondTitle: Column; sku: Column }): SQL =>
  wordsOf(sql`${product.title} || ' ' || ${product.secondTitle} || ' ' || ${product.sku}`)
