import { QueryClient } from '@tanstack/react-query'
import {
  failureOf,
  hasReconnectedSince,
  type Failure,
  type FailureCode,
} from '#machines/kernel/problem.ts'

/** Transient failures: a retry may succeed. */
const transientCodes = new Set<FailureCode>(['network', 'timeout', 'service_unavailable'])

/** The cache: data is fresh for a minute; transient failures are retried twice, and once the network is back. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // On the server a timer for each query would keep what a page has read long after the page was sent.
        gcTime: import.meta.env.SSR ? Infinity : 10 * 60_000,
        retry: (failures, error) => !import.meta.env.SSR && mayRetry(failureOf(error), failures),
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
        // Else a browser that reports to be offline would pause queries without a failure.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}

const mayRetry = (failure: Failure, failures: number): boolean =>
  transientCodes.has(failure.code) && (failures < 2 || hasReconnectedSince(failure))
