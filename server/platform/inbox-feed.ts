import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Client } from 'pg'
import { applicationName } from './db/application-name.ts'

export type InboxFeed = {
  /** Calls back whenever tickets or messages of a user may have changed. Returns the unsubscribe function. */
  subscribe: (userId: number, onNews: () => void) => () => void
  close: () => Promise<void>
}

type Options = {
  connectionString: string
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>
  /** Delay before reconnecting, in milliseconds; doubles up to 20 times its value. */
  retryMs?: number
}

/**
 * Listens, on its own connection, for customers whose tickets or messages have changed in any process of the shop. After
 * the connection was lost everyone is notified, since notifications may be missing.
 */
export async function feedInbox({
  connectionString,
  log,
  retryMs = 250,
}: Options): Promise<InboxFeed> {
  const listeners = new Map<number, Set<() => void>>()
  const closing = new AbortController()
  let client: Client | undefined
  let reconnecting: Promise<void> | undefined

  const tell = (userId: number) => listeners.get(userId)?.forEach((onNews) => onNews())

  const listen = async () => {
    const opened = new Client({
      connectionString,
      application_name: applicationName,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    })
    const onLost = () => {
      if (client !== opened || closing.signal.aborted) return
      client = undefined
      log.warn('the connection for tickets and messages was lost')
      reconnecting ??= reconnect().finally(() => {
        reconnecting = undefined
      })
    }
    opened.on('notification', ({ payload }) => tell(Number(payload)))
    opened.on('error', onLost)
    opened.on('end', onLost)
    await opened.connect()
    await opened.query('listen inbox')
    client = opened
  }

  const reconnect = async () => {
    for (let wait = retryMs; !closing.signal.aborted; wait = Math.min(wait * 2, retryMs * 20)) {
      await sleep(wait, undefined, { signal: closing.signal }).catch(() => undefined)
      if (closing.signal.aborted) return
      const isBack = await listen().then(
        () => true,
        () => false,
      )
      if (!isBack) continue
      log.info('the connection for tickets and messages is back')
      for (const userId of listeners.keys()) tell(userId)
      return
    }
  }

  await listen()
  return {
    subscribe: (userId, onNews) => {
      const own = listeners.get(userId) ?? new Set()
      listeners.set(userId, own.add(onNews))
      return () => {
        own.delete(onNews)
        if (own.size === 0 && listeners.get(userId) === own) listeners.delete(userId)
      }
    },
    close: async () => {
      closing.abort()
      await reconnecting
      await client?.end().catch(() => undefined)
    },
  }
}
