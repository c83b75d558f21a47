import { readPage } from '#staff/table/list-query.ts'

/** What a list of the finance part shows, as its URL says. */
export type MoneyQuery<State extends string> = { state: State | null; lookup: string; page: number }

/** What the call for a page of a list by status is asked. */
export const byStatus = <State extends string>({ state, lookup, page }: MoneyQuery<State>) => ({
  ...(state !== null && { status: state }),
  ...(lookup !== '' && { lookup }),
  page,
})

export const longestLookup = 40

/** Reads the query of a URL; what it does not know counts as left out. */
export function readMoneyQuery<State extends string>(
  query: URLSearchParams,
  states: readonly State[],
): MoneyQuery<State> {
  return {
    state: states.find((state) => state === query.get('state')) ?? null,
    lookup: (query.get('lookup') ?? '').slice(0, longestLookup),
    page: readPage(query),
  }
}
