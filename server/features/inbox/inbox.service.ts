import { PassThrough, type Readable } from 'node:stream'
import type { InboxFeed } from '#server/platform/inbox-feed.ts'

/** Proxies close a silent connection after about a minute. */
const heartbeatMs = 25_000

export type InboxStreams = {
  /** Server-sent events for a customer: one `inbox`, without data, whenever tickets or messages may have changed. */
  open: (userId: number) => Readable
  /** Ends all that are open. */
  end: () => void
}

/**
 * The streams of customers who follow their tickets and messages.
 * @param lifetimeMs of a stream; the browser opens the next one with a session that still runs
 */
export function createInboxStreams(feed: InboxFeed, lifetimeMs: number): InboxStreams {
  const streams = new Set<PassThrough>()
  return {
    open: (userId) => {
      const stream = new PassThrough()
      streams.add(stream)
      const unsubscribe = feed.subscribe(userId, () => stream.write('event: inbox\ndata:\n\n'))
      const heartbeat = setInterval(() => stream.write(':\n\n'), heartbeatMs)
      const end = setTimeout(() => stream.end(), lifetimeMs)
      stream.on('close', () => {
        streams.delete(stream)
        unsubscribe()
        clearInterval(heartbeat)
        clearTimeout(end)
      })
      stream.write('retry: 5000\n\n')
      return stream
    },
    end: () => {
      for (const stream of streams) stream.end()
    },
  }
}
