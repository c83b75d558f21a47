import { serverNow } from '#src/lib/clock.ts'
import { useNow } from '#src/lib/use-now.ts'
import type { Schemas } from '#machines/api/client.ts'

type Waiting = { text_status: Schemas['OrderStatus']; expires_at: string }

/**
 * Whether an order can be paid now, and the minutes that are left for it, rounded up; null while the time is not
 * known, before hydration. `lapsed` is an order that the server has not cancelled yet.
 */
export function useDeadline({ text_status: status, expires_at: expiresAt }: Waiting) {
  const now = useNow()
  const isWaiting = status === 'WAITING_PAYMENT'
  const leftMs = now === null ? null : Date.parse(expiresAt) - now
  const isPayable = isWaiting && (leftMs === null || leftMs > 0)
  return {
    isPayable,
    isLapsed: isWaiting && !isPayable,
    minutes: leftMs === null ? null : Math.ceil(leftMs / 60_000),
  }
}

/** When the next of these orders has expired, so that they can be read anew; false where none waits. */
export function untilExpiry(orders: readonly Waiting[] | undefined): number | false {
  const ends = (orders ?? [])
    .filter(({ text_status: status }) => status === 'WAITING_PAYMENT')
    .map(({ expires_at: expiresAt }) => Date.parse(expiresAt))
  return ends.length > 0 && Math.max(Math.min(...ends) - serverNow(), 0) + settlingMs
}

/** How long after its end an order is read again. */
const settlingMs = 3_000
