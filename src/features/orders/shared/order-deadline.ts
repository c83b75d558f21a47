import { serverNow } from '#src/lib/clock.ts'
import { useNow } from '#src/lib/use-now.ts'
import type { Schemas } from '#machines/api/client.ts'

type Waiting = { text_status: Schemas['OrderStatus']; expires_at: string }

/**
 * Whether an order can be paid now, and the minutes left, rounded up; null before hydration. `lapsed` is an order past its
 * deadline that the server has not canceled yet.
 */
export function useDeadline({ text_status: status, expires_at: expiresAt }: Waiting) {
  const now = useNow()
  const isWaiting = status === 'WAITING_PAYMENT'
  const leftMs = now === null ? null : Date.parse(expiresAt) - now
  const isPayable = isWaiting && (leftMs === null || leftMs > 0)
  return {
    isPayable,
    isLapsed: isWaiting && !isPayable,
    minutes: leftMs === null ? null : wholeMinutes(leftMs),
  }
}

/** The minutes of a wait, rounded up. */
export const wholeMinutes = (milliseconds: number) => Math.ceil(milliseconds / 60_000)

/** Milliseconds until the next of these orders has expired, to refetch them; false if none is waiting. */
export function untilExpiry(orders: readonly Waiting[] | undefined): number | false {
  const ends = (orders ?? [])
    .filter(({ text_status: status }) => status === 'WAITING_PAYMENT')
    .map(({ expires_at: expiresAt }) => Date.parse(expiresAt))
  return ends.length > 0 && Math.max(Math.min(...ends) - serverNow(), 0) + refetchDelayMs
}

/** How long after its deadline an order is refetched. */
const refetchDelayMs = 3_000
