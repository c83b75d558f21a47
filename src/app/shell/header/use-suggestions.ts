import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { failureOf } from '#machines/kernel/problem.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { usePaused } from '#src/lib/use-paused.ts'
import { briefProductsQuery } from '#src/features/list/shared/brief-products.queries.ts'

const shortest = 2

/**
 * Products that match the typed text, at most 20. Debounced; a new request cancels the previous one, so that no stale
 * reply is shown.
 */
export function useSuggestions(text: string) {
  const api = useApi()
  const asked = usePaused(text.trim())
  const enabled = asked.length >= shortest
  const query = useQuery({
    ...briefProductsQuery(api, { search: asked, size: 20 }),
    enabled,
    placeholderData: keepPreviousData,
  })
  const products = enabled ? (query.data?.results ?? []) : []
  const settled =
    enabled && query.data !== undefined && !query.isPlaceholderData && asked === text.trim()
  const failed = enabled && query.isLoadingError
  const isOffline = failed && failureOf(query.error).code === 'network'
  const isPartial = settled && query.data.is_partial
  return { products, isPartial, settled, failed, isOffline, retry: () => void query.refetch() }
}
