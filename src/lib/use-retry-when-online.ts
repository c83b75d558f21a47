import type { Failure } from '#machines/kernel/problem.ts'
import { isNetworkLost } from '#machines/kernel/problem.ts'
import { useWhenOnline } from './use-when-online.ts'

/**
 * Repeats a call that the network has lost once it is back. Only for calls that do their work once however often they are
 * made: with an idempotency key, or by their nature.
 *
 * @param retry undefined where the call must not be repeated
 * @returns whether it will be repeated, which the page says
 */
export function useRetryWhenOnline(
  failure: Failure | null | undefined,
  retry: (() => void) | undefined,
): boolean {
  const isWaiting = retry !== undefined && isNetworkLost(failure ?? null)
  useWhenOnline(() => {
    if (isWaiting) retry()
  })
  return isWaiting
}
