import type { Context } from '#server/context.ts'
import type { ProblemCode } from '#server/schemas.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { Problem } from '#server/problem.ts'
import { findHits, findVolumes, insertHits, lockLimit } from './limits.queries.ts'

const hourMs = 3_600_000

/**
 * Rejects if `perHour` hits under the key happened within the last hour, with the seconds until the oldest of them
 * expires. Concurrent requests with the same key wait for the end of the transaction.
 */
export async function enforceRateLimit(
  { now }: Pick<Context, 'now'>,
  tx: Transaction,
  { key, perHour, code }: { key: string; perHour: number; code: ProblemCode },
): Promise<Date[]> {
  await lockLimit(tx, key)
  const hits = await findHits(tx, key, new Date(now() - hourMs))
  const oldest = hits.at(-perHour)
  if (oldest)
    throw new Problem(code, { retry_after_seconds: secondsUntil(now(), oldest.getTime() + hourMs) })
  return hits
}

/** Like `enforceRateLimit` with `too_many_requests`, and counts the request. */
export async function countRequest(
  context: Pick<Context, 'now'>,
  tx: Transaction,
  { key, perHour }: { key: string; perHour: number },
): Promise<void> {
  await enforceRateLimit(context, tx, { key, perHour, code: 'too_many_requests' })
  await insertHits(tx, [key], new Date(context.now()))
}

/**
 * Rejects an amount that would exceed `perHour` under the key within the last hour, with the seconds until it would
 * not. Waits like `enforceRateLimit`.
 */
export async function enforceVolumeLimit(
  { now }: Pick<Context, 'now'>,
  tx: Transaction,
  {
    key,
    amount,
    perHour,
    code,
  }: { key: string; amount: number; perHour: number; code: ProblemCode },
): Promise<void> {
  await lockLimit(tx, key)
  const hits = await findVolumes(tx, key, new Date(now() - hourMs))
  let excess = hits.reduce((sum, hit) => sum + hit.amount, amount) - perHour
  if (excess <= 0) return
  const freeing = hits.find((hit) => (excess -= hit.amount) <= 0)
  const until = (freeing?.happenedAt.getTime() ?? now()) + hourMs
  throw new Problem(code, { retry_after_seconds: secondsUntil(now(), until) })
}

/** Whole seconds from `now` (milliseconds) to `until`, at least one. */
export const secondsUntil = (now: number, until: number): number =>
  Math.max(1, Math.ceil((until - now) / 1000))

/** The key under which an address is counted: an IPv6 customer has a whole /64 of addresses. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? []
  const front = head === '' ? [] : head.split(':')
  const back = tail === '' ? [] : tail.split(':')
  const zeros = address.includes('::')
    ? Array(Math.max(0, 8 - front.length - back.length)).fill('0')
    : []
  return `${[...front, ...zeros, ...back]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`
}
