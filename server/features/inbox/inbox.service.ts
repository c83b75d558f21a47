import { PassThrough, type Readable } from 'node:stream'
import type { InboxFeed } from '#server/platform/inbox-feed.ts'
import { Problem } from '#server/problem.ts'

/** Proxies close a silent connection after about a minute. */
const heartbeatMs = 25_000
/** A customer has a stream for each visible page. A page without one polls, and tries again after a minute. */
const streamsPerCustomer = 10
const retrySeconds = 60

/** The streams of this process, by the customers who follow their tickets and messages. */
export type InboxStreams = {
  feed: InboxFeed
  lifetimeMs: number
  open: Map<number, Set<PassThrough>>
}

/** @param lifetimeMs of a stream; the browser opens the next one with a session that still runs */
export const createInboxStreams = (feed: InboxFeed, lifetimeMs: number): InboxStreams => ({
  feed,
  lifetimeMs,
  open: new Map(),
})

/**
 * Server-sent events for a customer: one `inbox`, without data, whenever tickets or messages may have changed. Throws
 * `too_many_requests` for a customer who has ten open in this process.
 */
export function openInboxStream(
  { feed, lifetimeMs, open }: InboxStreams,
  userId: number,
): Readable {
  const own = open.get(userId) ?? new Set()
  if (own.size >= streamsPerCustomer)
    throw new Problem('too_many_requests', { retry_after_seconds: retrySeconds })
  const stream = new PassThrough()
  open.set(userId, own.add(stream))
  /** One that has ended stays open until a slow reader has taken the rest. */
  const write = (text: string) => {
    if (stream.writable) stream.write(text)
  }
  const unsubscribe = feed.subscribe(userId, () => write('event: inbox\ndata:\n\n'))
  const heartbeat = setInterval(() => write(':\n\n'), heartbeatMs)
  const end = setTimeout(() => stream.end(), lifetimeMs)
  stream.on('close', () => {
    own.delete(stream)
    if (own.size === 0) open.delete(userId)
    unsubscribe()
    clearInterval(heartbeat)
    clearTimeout(end)
  })
  stream.write('retry: 5000\n\n')
  return stream
}

/** Ends all streams, so that the server can stop. */
export function endInboxStreams({ open }: InboxStreams): void {
  for (const own of open.values()) for (const stream of own) stream.end()
}
