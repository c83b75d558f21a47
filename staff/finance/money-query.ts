import type { Schemas } from '#machines/api/client.ts'
import { readColumns, readPage } from '#staff/table/list-query.ts'

/** What a list of the finance part shows, as its URL says. */
export type MoneyQuery<State extends string> = {
  state: State | null
  lookup: string
  /** Null: as the list is by itself. */
  sort: Schemas['MoneySort'] | null
  /** The columns that are shown, in their order; null for all of them. */
  columns: readonly string[] | null
  page: number
}

/** What a list by status, or its export, is asked for. */
export const filterByStatus = <State extends string>({ state, lookup }: MoneyQuery<State>) => ({
  ...(state !== null && { status: state }),
  ...(lookup !== '' && { lookup }),
})

/** What a list by state, or its export, is asked for. */
export const filterByState = <State extends string>({ state, lookup }: MoneyQuery<State>) => ({
  ...(state !== null && { state }),
  ...(lookup !== '' && { lookup }),
})

export const longestLookup = 40

export const moneySorts = ['-created_at', 'created_at', '-amount', 'amount'] as const

/** What the call for a page of a sorted list is asked besides its filter. */
export const sliceOf = ({ sort, page }: Pick<MoneyQuery<string>, 'sort' | 'page'>) => ({
  ...(sort !== null && { sort }),
  page,
})

type Known<State extends string> = { states: readonly State[]; columns: readonly string[] }

/** Reads the query of a URL; what it does not know counts as left out. */
export function readMoneyQuery<State extends string>(
  query: URLSearchParams,
  { states, columns }: Known<State>,
): MoneyQuery<State> {
  return {
    state: states.find((state) => state === query.get('state')) ?? null,
    lookup: (query.get('lookup') ?? '').slice(0, longestLookup),
    sort: moneySorts.find((sort) => sort === query.get('sort')) ?? null,
    columns: readColumns(query.get('columns'), columns),
    page: readPage(query),
  }
}
