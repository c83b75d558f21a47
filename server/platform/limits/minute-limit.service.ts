import { LRUCache } from 'lru-cache'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import { secondsUntil } from './limits.service.ts'

type Hits = LRUCache<string, { minute: number; count: number }>

const minuteMs = 60_000
const keysKept = 10_000
const counted = new WeakMap<Context, Hits>()

/**
 * Rejects more than `perMinute` hits under the key with the seconds until the minute is over. For what is not worth a
 * row of the database: each process counts for itself. Throws too_many_requests.
 */
export function enforceMinuteLimit(
  context: Context,
  { key, perMinute }: { key: string; perMinute: number },
): void {
  const hits: Hits = counted.get(context) ?? new LRUCache({ max: keysKept })
  counted.set(context, hits)
  const minute = Math.floor(context.now() / minuteMs)
  const before = hits.get(key)
  const count = (before?.minute === minute ? before.count : 0) + 1
  hits.set(key, { minute, count })
  if (count <= perMinute) return
  const seconds = secondsUntil(context.now(), (minute + 1) * minuteMs)
  throw new Problem('too_many_requests', { retry_after_seconds: seconds })
}
