import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/**
 * The part of a catalogue change that affects pages; null may affect any page. `slugs` are the products that look
 * different, `repriced` those of them whose price changed or that are no longer sold: their old pages must not be sent.
 */
export type Change = { slugs: readonly string[]; repriced: readonly string[] } | null

/** What a page shows of the catalogue: these products, and possibly lists that any product can enter or leave. */
export type Shown = { slugs: ReadonlySet<string>; lists: boolean }

export type StoredPage = {
  status: number
  location?: string
  etag: string
  shown: Shown
  /** Whether everything that the page was rendered from is still the same. */
  isCurrent: () => Promise<boolean>
  /** As rendered; null once the page is compressed, to a tenth of the memory. */
  html: Buffer | null
  /** Compressed once, on first request. */
  compressed: Partial<Record<Encoding, Promise<Buffer>>>
  /** Bytes of the compressed copies. */
  compressedBytes: number
}

export type Encoding = 'br' | 'gzip'

/** How the cache answered, as the `Cache-Status` header of RFC 9211 says it: from what it kept, or by rendering. */
export type CacheStatus = 'hit' | 'fwd=miss' | 'fwd=stale' | 'fwd=bypass'

/** A page of the cache, and whether it had to be rendered. */
export type CachedPage = { page: StoredPage; status: CacheStatus }

/** A page in the cache; in doubt since something that it may show has changed. */
type Kept = { page: StoredPage; doubt: Doubt | null; settling: Promise<CachedPage> | null }
type Doubt = { since: number; mayBeWrong: boolean }

/** Some 800 pages as browsers request them, compressed. */
const maxBytes = 24 * 1024 * 1024
const maxMs = 3_600_000
/** How long a page in doubt is still sent while it is checked. */
const graceMs = 1_000
/** Rendered at the same time; further requests wait, so that a burst of different URLs cannot fill the memory. */
const maxRenders = 8

/**
 * Caches pages that are the same for everyone until something that they show changes. A page in doubt is rendered again
 * only if what it was rendered from has changed.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, Kept>({ maxSize: maxBytes })
  readonly #pending = new Map<string, Promise<StoredPage>>()
  readonly #waiting: (() => void)[] = []
  #rendering = 0
  #generation = 0
  /** How often every page has been forgotten. */
  #clearings = 0

  /** The bytes that all pages take. */
  get bytes(): number {
    return this.#pages.calculatedSize
  }

  /** The page of an address, rendered at most once for any number of concurrent requests. */
  async get(key: string, render: () => Promise<StoredPage>): Promise<CachedPage> {
    const kept = this.#pages.get(key)
    if (kept === undefined) return { page: await this.#renderOnce(key, render), status: 'fwd=miss' }
    if (kept.doubt === null) return { page: kept.page, status: 'hit' }
    kept.settling ??= this.#settle(key, kept, render).finally(() => {
      kept.settling = null
    })
    const isPatient = !kept.doubt.mayBeWrong && performance.now() - kept.doubt.since < graceMs
    if (!isPatient) return kept.settling
    kept.settling.catch(() => undefined)
    return { page: kept.page, status: 'hit' }
  }

  /** Compresses a page once; a page in the cache counts with its compressed size from then on. */
  async encoded(key: string, page: StoredPage, encoding: Encoding): Promise<Buffer> {
    const bytes = await encoded(page, encoding)
    const kept = this.#pages.peek(key)
    if (kept?.page === page) this.#keep(key, kept, this.#pages.getRemainingTTL(key))
    return bytes
  }

  /** Puts the pages that a change affects in doubt, also those that are being rendered. */
  forget(change: Change): void {
    this.#generation += 1
    this.#pending.clear()
    if (change === null) {
      this.#clearings += 1
      return this.#pages.clear()
    }
    const since = performance.now()
    for (const kept of this.#pages.values()) {
      const { slugs, lists } = kept.page.shown
      if (!lists && !change.slugs.some((slug) => slugs.has(slug))) continue
      const mayBeWrong = change.repriced.some((slug) => slugs.has(slug))
      kept.doubt = {
        since: kept.doubt?.since ?? since,
        mayBeWrong: mayBeWrong || (kept.doubt?.mayBeWrong ?? false),
      }
    }
  }

  /** Checks a page in doubt until nothing has changed meanwhile. */
  async #settle(key: string, kept: Kept, render: () => Promise<StoredPage>): Promise<CachedPage> {
    while (kept.doubt !== null) {
      const { doubt } = kept
      const isCurrent = await kept.page.isCurrent()
      // A change that forgets every page may be of what `isCurrent` does not compare.
      if (!isCurrent || this.#pages.peek(key) !== kept)
        return { page: await this.#renderOnce(key, render), status: 'fwd=stale' }
      if (kept.doubt === doubt) kept.doubt = null
    }
    return { page: kept.page, status: 'hit' }
  }

  #renderOnce(key: string, render: () => Promise<StoredPage>): Promise<StoredPage> {
    const pending = this.#pending.get(key)
    if (pending !== undefined) return pending
    const generation = this.#generation
    const clearings = this.#clearings
    const rendering = this.inTurn(render)
      .then((page) => {
        // It may lack a change that `isCurrent` does not compare.
        if (clearings !== this.#clearings) return page
        // What changed while it was rendered may be missing: it is checked at the next request.
        const isDoubtful = generation !== this.#generation
        const doubt = isDoubtful ? { since: performance.now(), mayBeWrong: true } : null
        if (page.status < 500) this.#keep(key, { page, doubt, settling: null }, maxMs)
        return page
      })
      .finally(() => this.#pending.get(key) === rendering && this.#pending.delete(key))
    this.#pending.set(key, rendering)
    return rendering
  }

  /** Renders a page once fewer than `maxRenders` others are being rendered. */
  async inTurn(render: () => Promise<StoredPage>): Promise<StoredPage> {
    if (this.#rendering >= maxRenders) await new Promise<void>((go) => this.#waiting.push(go))
    else this.#rendering += 1
    try {
      return await render()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#rendering -= 1
    }
  }

  #keep(key: string, kept: Kept, ttl: number): void {
    // The cache measures an entry only when it is new.
    this.#pages.delete(key)
    this.#pages.set(key, kept, { ttl: Math.max(1, ttl), size: bytesOf(key, kept.page) })
  }
}

type Parts = Pick<StoredPage, 'status' | 'location' | 'shown' | 'isCurrent'> & {
  html: string | Uint8Array
}

export function storedPage({ html, ...parts }: Parts): StoredPage {
  const bytes = Buffer.from(html)
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`
  return { ...parts, etag, html: bytes, compressed: {}, compressedBytes: 0 }
}

export function encoded(page: StoredPage, encoding: Encoding): Promise<Buffer> {
  return (page.compressed[encoding] ??= compress(page, encoding))
}

export async function plain({ html, compressed }: StoredPage): Promise<Buffer> {
  if (html !== null) return html
  if (compressed.br !== undefined) return unpackBrotli(await compressed.br)
  if (compressed.gzip !== undefined) return unzip(await compressed.gzip)
  throw new Error('the page has lost its bytes')
}

async function compress(page: StoredPage, encoding: Encoding): Promise<Buffer> {
  const bytes = await compressors[encoding](await plain(page))
  page.html = null
  page.compressedBytes += bytes.length
  return bytes
}

/** The bytes of a page in memory: its copies, its key (two bytes a letter), and what it shows. */
function bytesOf(key: string, { html, compressedBytes, shown }: StoredPage): number {
  const slugs = shown.slugs.size * slugBytes
  return (html?.length ?? 0) + compressedBytes + key.length * 2 + slugs + objectBytes
}

/** Measured: an entry without its copies, and a slug in a set. */
const objectBytes = 3_000
const slugBytes = 100

/** The smallest window that covers a page: the default allocates megabytes for each. */
const windowBits = (bytes: number) => Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes + 16))))

const brotli = promisify(brotliCompress)
const unpackBrotli = promisify(brotliDecompress)
const zip = promisify(gzip)
const unzip = promisify(gunzip)
const compressors: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => zip(bytes, { level: 6 }),
}
