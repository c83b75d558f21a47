import { useQuery } from '@tanstack/react-query'
import { popularSearchesQuery } from '#src/features/list/shared/popular-searches.queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useRecentSearches } from './recent-searches.ts'

export type SearchIdeas = { recent: readonly string[]; popular: readonly string[] }

const none: SearchIdeas = { recent: [], popular: [] }

/** What to search for before anything is typed: what this browser searched for last, and what many people search for. */
export function useSearchIdeas(isWanted: boolean): SearchIdeas {
  const recent = useRecentSearches()
  const { data = [] } = useQuery({ ...popularSearchesQuery(useApi()), enabled: isWanted })
  if (!isWanted) return none
  return { recent, popular: data.filter((text) => !recent.includes(text)) }
}
