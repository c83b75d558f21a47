import { queryOptions, useQuery } from '@tanstack/react-query'
import { unwrap } from '#machines/kernel/problem.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'
import { useRecentSearches } from './recent-searches.ts'

export type SearchIdeas = { recent: readonly string[]; popular: readonly string[] }

const none: SearchIdeas = { recent: [], popular: [] }

const popularSearchesQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.popularSearches,
    queryFn: ({ signal }) => unwrap(api.GET('/product/searches/popular/', { signal })),
    staleTime: 10 * 60_000,
  })

/** What to search for before anything is typed: what this browser searched for last, and what many people search for. */
export function useSearchIdeas(isWanted: boolean): SearchIdeas {
  const recent = useRecentSearches()
  const { data = [] } = useQuery({ ...popularSearchesQuery(useApi()), enabled: isWanted })
  if (!isWanted) return none
  return { recent, popular: data.filter((text) => !recent.includes(text)) }
}
