import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Client } from 'pg'
import { applicationName } from '#server/platform/db/application-name.ts'
import type { Database } from '#server/platform/db/database.ts'
import { selectChangesAfter, selectLastVersion } from './catalogue.queries.ts'
import type { Catalogue } from './catalogue.ts'

type Options = {
  catalogue: Catalogue
  db: Database
  connectionString: string
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** Delay before reconnecting, in milliseconds; doubles up to 20 times its value. */
  retryMs?: number
  /** Interval between checks that the connection is alive, in milliseconds. */
  heartbeatMs?: number
}

export type CatalogueFeed = { close: () => Promise<void> }

const channel = 'catalogue'
/** If more changes than this were missed, everything is reloaded. */
const maxChanges = 5_000
/** After a change is applied, further changes wait this long and are applied together. */
const gatherMs = 100
const longestTimerMs = 2 ** 31 - 1

/**
 * Loads the catalogue and keeps it up to date: listens for committed changes on its own connection and, after that was
 * lost, applies what was missed. Rejects when the first load fails; later failures are retried until `close`.
 */
export async function feedCatalogue(options: Options): Promise<CatalogueFeed> {
  const feed = new Feed(options)
  await feed.start()
  return feed
}

class Feed implements CatalogueFeed {
  readonly #options: Options
  #client: Client | undefined
  #isClosed = false
  #heartbeat: NodeJS.Timeout | undefined
  #offerTimer: NodeJS.Timeout | undefined
  readonly #stopTimers: () => void
  readonly #closing = new AbortController()
  /** Products still to be applied; `null` for everything. */
  #pending: Set<number> | null = new Set()
  #pendingVersion = 0
  #working: Promise<void> | undefined
  #connecting: Promise<void> | undefined

  constructor(options: Options) {
    this.#options = options
    this.#stopTimers = options.catalogue.onChange(() => this.#awaitOfferEnd())
  }

  async start() {
    await this.#listen()
    const { catalogue, db, heartbeatMs = 5_000 } = this.#options
    await catalogue.load(db)
    this.#heartbeat = setInterval(() => void this.#checkAlive(), heartbeatMs).unref()
  }

  async close() {
    this.#isClosed = true
    this.#closing.abort()
    this.#stopTimers()
    clearInterval(this.#heartbeat)
    clearTimeout(this.#offerTimer)
    await this.#connecting
    await this.#working
    await this.#client?.end().catch(() => undefined)
  }

  async #listen() {
    const client = new Client({
      connectionString: this.#options.connectionString,
      application_name: applicationName,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    })
    client.on('notification', ({ payload }) => this.#onNotification(payload ?? ''))
    client.on('error', () => this.#onConnectionLost(client))
    client.on('end', () => this.#onConnectionLost(client))
    await client.connect()
    try {
      await client.query(`listen ${channel}`)
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    this.#client = client
  }

  #onNotification(payload: string) {
    const notice = readNotice(payload)
    if (notice === null || notice.products === null) this.#pending = null
    else for (const id of notice.products) this.#pending?.add(id)
    this.#pendingVersion = Math.max(this.#pendingVersion, notice?.version ?? 0)
    this.#work()
  }

  #work() {
    this.#working ??= this.#applyPending().finally(() => {
      this.#working = undefined
    })
  }

  /** The changes of one transaction arrive in several notifications; they are applied together, as are many sales. */
  async #applyPending() {
    const { catalogue, db, log, retryMs = 250 } = this.#options
    await nextTurn()
    while (!this.#isClosed && (this.#pending === null || this.#pending.size > 0)) {
      const ids = this.#pending
      const version = this.#pendingVersion
      this.#pending = new Set()
      try {
        await catalogue.applyChanges(db, ids && [...ids], version)
        await this.#pause(gatherMs)
      } catch (error) {
        log.warn({ err: error }, 'the catalogue could not be refreshed')
        this.#restore(ids)
        await this.#pause(retryMs)
      }
    }
  }

  #restore(ids: Set<number> | null) {
    if (ids === null) this.#pending = null
    else for (const id of ids) this.#pending?.add(id)
  }

  #onConnectionLost(client: Client) {
    if (client !== this.#client || this.#isClosed) return
    this.#client = undefined
    this.#options.log.warn('the connection for catalogue changes was lost')
    client.end().catch(() => undefined)
    this.#connecting ??= this.#reconnect().finally(() => {
      this.#connecting = undefined
    })
  }

  async #reconnect() {
    const { log, retryMs = 250 } = this.#options
    let wait = retryMs
    while (!this.#isClosed) {
      try {
        await this.#listen()
        await this.#catchUp()
        log.info('the connection for catalogue changes is back')
        return
      } catch {
        const client = this.#client
        this.#client = undefined
        await client?.end().catch(() => undefined)
        await this.#pause(wait)
        wait = Math.min(wait * 2, retryMs * 20)
      }
    }
  }

  /** Reads which changes were missed; notifications that arrive meanwhile are added to them. */
  async #catchUp() {
    const { catalogue, db } = this.#options
    const changes = await selectChangesAfter(db, catalogue.databaseVersion, maxChanges)
    for (const { version, productId } of changes) {
      this.#pendingVersion = Math.max(this.#pendingVersion, version)
      if (productId === null) this.#pending = null
      else this.#pending?.add(productId)
    }
    if (changes.length === maxChanges) this.#pending = null
    if (this.#pending === null || this.#pending.size > 0) this.#work()
  }

  /** A connection can die silently, so it must reply, and no notification may be missing. */
  async #checkAlive() {
    const client = this.#client
    if (!client) return
    try {
      await client.query('select 1')
      const { catalogue, db } = this.#options
      const version = await selectLastVersion(db)
      if (version > Math.max(catalogue.databaseVersion, this.#pendingVersion)) await this.#catchUp()
    } catch {
      this.#onConnectionLost(client)
    }
  }

  /** Offers end by the clock; the timer only notifies listeners in time. */
  #awaitOfferEnd() {
    clearTimeout(this.#offerTimer)
    const { catalogue } = this.#options
    const wait = catalogue.msUntilOfferEnd()
    if (this.#isClosed || wait > longestTimerMs) return
    this.#offerTimer = setTimeout(() => catalogue.applyEndedOffers(), Math.max(wait, 0) + 1).unref()
  }

  async #pause(milliseconds: number) {
    await sleep(milliseconds, undefined, { signal: this.#closing.signal }).catch(() => undefined)
  }
}

function readNotice(payload: string): { version: number; products: number[] | null } | null {
  try {
    const notice: unknown = JSON.parse(payload)
    if (typeof notice !== 'object' || notice === null) return null
    const version = 'version' in notice ? Number(notice.version) : Number.NaN
    const products: unknown = 'products' in notice ? notice.products : null
    if (!Number.isSafeInteger(version)) return null
    return { version, products: Array.isArray(products) ? products.map(Number) : null }
  } catch {
    return null
  }
}
