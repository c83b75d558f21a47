import { QueryClient } from '@tanstack/react-query'
import { failureOf, type FailureCode } from '#machines/kernel/problem.ts'

/** What may pass by itself. */
const passing = new Set<FailureCode>(['network', 'timeout', 'service_unavailable'])

/** The cache's rules: data is fresh for a minute, only what may pass is tried again, twice at most. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        gcTime: 10 * 60_000,
        retry: (failures, error) =>
          !import.meta.env.SSR && failures < 2 && passing.has(failureOf(error).code),
        refetchOnWindowFocus: false,
        // A browser that believes to be offline would let a query wait for ever, without a word.
        networkMode: 'always',
      },
    },
  })
}
