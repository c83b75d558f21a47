import { isDay } from '#domain/day.ts'
import type { Sort } from './DataTable.tsx'

/** The page that a URL names, the first one without a valid number. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1
}

/** The query of a list's URL without its question mark, which leaves out null, empty texts and the first page. */
export function writeQuery({ page = 1, ...values }: Values): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values))
    if (value !== null && value !== undefined && value !== '') query.set(name, String(value))
  if (page > 1) query.set('page', String(page))
  return query.toString()
}

type Value = string | number | readonly string[] | null | undefined
type Values = { page?: number } & { [name: string]: Value }

/** A path with a query, if there is one. */
export const withQuery = (path: string, query: string): string =>
  query === '' ? path : `${path}?${query}`

/** An id in a URL; null if it is invalid. */
export const readId = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null

/** The column and the direction of a sort of the contract, such as `-created_at`. */
export const sortOf = (sort: string): Sort => ({
  id: sort.replace('-', ''),
  desc: sort.startsWith('-'),
})

/** The sort of the contract for a column and a direction; null if there is no such sort. */
export const sortNamed = <Name extends string>(
  names: readonly Name[],
  sort: Sort | null,
): Name | null =>
  names.find((name) => sort !== null && name === `${sort.desc ? '-' : ''}${sort.id}`) ?? null

/** An ISO day in a URL; null if it is invalid. */
export const readDay = (text: string | null): string | null =>
  text !== null && isDay(text) ? text : null

/**
 * The columns that a URL shows, in their order: existing ones, each once; null for the usual ones.
 * @param usual what the list shows by itself: all of them, if it is left out
 */
export function readColumns(
  text: string | null,
  known: readonly string[],
  usual = known,
): readonly string[] | null {
  const named = [...new Set((text ?? '').split(','))].filter((id) => known.includes(id))
  return named.length === 0 || named.join() === usual.join() ? null : named
}
