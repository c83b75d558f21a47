import { readColumns, readDay, withQuery, writeQuery } from '#staff/table/list-query.ts'
import { longestLookup } from './money-query.ts'

/** What a list of the books shows, as its URL says. Days are ISO dates. */
export type BooksQuery = {
  state: string | null
  gateway: string | null
  account: string | null
  from: string | null
  to: string | null
  lookup: string | null
  /** The columns that are shown, in their order; null for all of them. */
  columns: readonly string[] | null
  before: number | null
}

const longestCode = 40

/** Reads the query of a URL without the page; what it does not know counts as left out. */
export function readBooksQuery(
  query: URLSearchParams,
  columns: readonly string[],
): Omit<BooksQuery, 'before'> {
  const text = (name: string, most: number) => query.get(name)?.slice(0, most) || null
  return {
    state: text('state', longestCode),
    gateway: text('gateway', longestCode),
    account: text('account', longestCode),
    from: readDay(query.get('from')),
    to: readDay(query.get('to')),
    lookup: text('lookup', longestLookup),
    columns: readColumns(query.get('columns'), columns),
  }
}

/** The URL of a list of the books. */
export const booksHref = (path: string, query: Partial<BooksQuery>): string =>
  withQuery(path, writeQuery(query))
