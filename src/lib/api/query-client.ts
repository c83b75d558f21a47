import { QueryClient } from '@tanstack/react-query'
import { failureOf, type FailureCode } from '#machines/kernel/problem.ts'

/** Failures that a retry may overcome. */
const passing = new Set<FailureCode>(['network', 'timeout', 'service_unavailable'])

/** The cache: data is fresh for a minute; transient failures are retried twice, and once the network is back. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // On the server a timer for each query would keep what a page has read long after the page was sent.
        gcTime: import.meta.env.SSR ? Infinity : 10 * 60_000,
        retry: (failures, error) =>
          !import.meta.env.SSR && failures < 2 && passing.has(failureOf(error).code),
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
        // Else a browser that reports to be offline would pause queries without a failure.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}
