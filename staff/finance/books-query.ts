import { readDay, readId, withQuery } from '#staff/table/list-query.ts'
import { longestLookup } from './money-query.ts'

/** What a list of the books shows, as its URL says. Days are ISO dates. */
export type BooksQuery = {
  state: string | null
  gateway: string | null
  account: string | null
  from: string | null
  to: string | null
  lookup: string | null
  before: number | null
}

const longestCode = 40

/** Reads the query of a URL; what it does not know counts as left out. */
export function readBooksQuery(query: URLSearchParams): BooksQuery {
  const text = (name: string, most: number) => query.get(name)?.slice(0, most) || null
  return {
    state: text('state', longestCode),
    gateway: text('gateway', longestCode),
    account: text('account', longestCode),
    from: readDay(query.get('from')),
    to: readDay(query.get('to')),
    lookup: text('lookup', longestLookup),
    before: readId(query.get('before')),
  }
}

/** The URL of a list of the books. */
export function booksHref(path: string, query: Partial<BooksQuery>): string {
  const values = Object.entries(query).filter(([, value]) => value !== null && value !== '')
  return withQuery(
    path,
    new URLSearchParams(values.map(([name, value]) => [name, String(value)])).toString(),
  )
}
