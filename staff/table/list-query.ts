import type { Sort } from './DataTable.tsx'

/** The page that a URL names, the first one without a valid number. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1
}

/** An id in a URL; null for what is none. */
export const readId = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null

/** The column and the direction of a sort of the contract, such as `-created_at`. */
export const sortOf = (sort: string): Sort => ({
  id: sort.replace('-', ''),
  desc: sort.startsWith('-'),
})
