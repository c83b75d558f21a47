import { isNetworkLost, type Failure } from '#machines/kernel/problem.ts'
import { useIsOnline } from './use-is-online.ts'
import { useWhenOnline } from './use-when-online.ts'

/**
 * Retries a call that was lost with the network once the browser is back online. Only for idempotent calls.
 *
 * @param retry undefined where the call must not be repeated
 * @returns whether a retry is pending, which the page should say; it is not while only the server is out of reach
 */
export function useRetryWhenOnline(
  failure: Failure | null | undefined,
  retry: (() => void) | undefined,
): boolean {
  const isOnline = useIsOnline()
  const isRetried = retry !== undefined && isNetworkLost(failure ?? null)
  useWhenOnline(() => {
    if (isRetried) retry()
  }, failure ?? null)
  return isRetried && !isOnline
}
