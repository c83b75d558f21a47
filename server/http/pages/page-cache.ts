import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { FairQueue } from '#server/platform/fair-queue.ts'

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

/** Who asks for a page: addresses take turns, and nothing is rendered for visitors who have left meanwhile. */
export type Visitor = { address: string; isGone: () => boolean }

/**
 * A page in the cache: the number of its render; in doubt since something that it may show has changed. `settling` is whether
 * it is still the same.
 */
type Kept = {
  page: StoredPage
  number: number
  doubt: Doubt | null
  settling: Promise<boolean> | null
}
type Doubt = { since: number; mayBeWrong: boolean }

/** Some 800 pages as browsers request them, compressed. */
const maxBytes = 24 * 1024 * 1024
const maxMs = 3_600_000
/** How long a page in doubt is still sent while it is checked. */
const graceMs = 1_000
/**
 * Rendered at the same time, and of one address; further requests wait, so that a burst of different URLs cannot fill the
 * memory.
 */
const maxRenders = { all: 8, address: 6 }
/** An address may be many shoppers behind one mobile carrier. */
const maxWaiting = { all: 1_000, address: 200 }

/**
 * Caches pages that are the same for everyone until something that they show changes. A page in doubt is rendered again
 * only if what it was rendered from has changed.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, Kept>({ maxSize: maxBytes })
  readonly #pending = new Map<string, Promise<StoredPage>>()
  readonly #queue = new FairQueue({ running: maxRenders.all, waiting: maxWaiting.all })
  readonly #unknownKey: string
  /** How many renders have begun. */
  #renders = 0
  #generation = 0
  /** How often every page has been forgotten. */
  #clearings = 0

  /** @param unknownKey the key of the only page with an error status that is kept; every unknown product has another. */
  constructor(unknownKey: string) {
    this.#unknownKey = unknownKey
  }

  /** The bytes that all pages take. */
  get bytes(): number {
    return this.#pages.calculatedSize
  }

  /**
   * The page of a URL, rendered at most once for any number of concurrent requests. Throws `NoTurn` if it would have to be
   * rendered and too many others wait for that, or the visitor has left.
   */
  async get(key: string, render: () => Promise<StoredPage>, visitor: Visitor): Promise<CachedPage> {
    const kept = this.#pages.get(key)
    if (kept === undefined)
      return { page: await this.#renderOnce(key, render, visitor), status: 'fwd=miss' }
    if (kept.doubt === null) return { page: kept.page, status: 'hit' }
    const isPatient = !kept.doubt.mayBeWrong && performance.now() - kept.doubt.since < graceMs
    const settled = this.#settled(key, kept, render, visitor)
    if (!isPatient) return settled
    settled.catch(() => undefined)
    return { page: kept.page, status: 'hit' }
  }

  /** Compresses a page once; a page in the cache counts with its compressed size from then on. */
  async encoded(key: string, page: StoredPage, encoding: Encoding): Promise<Buffer> {
    const bytes = await encoded(page, encoding)
    const kept = this.#pages.peek(key)
    if (kept?.page === page) this.#keep(key, kept, this.#pages.getRemainingTTL(key))
    return bytes
  }

  /** Puts the pages that a change affects in doubt, including pages that are being rendered. */
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

  async #settled(
    key: string,
    kept: Kept,
    render: () => Promise<StoredPage>,
    visitor: Visitor,
  ): Promise<CachedPage> {
    kept.settling ??= this.#settle(key, kept).finally(() => {
      kept.settling = null
    })
    if (await kept.settling) return { page: kept.page, status: 'hit' }
    return { page: await this.#renderOnce(key, render, visitor), status: 'fwd=stale' }
  }

  /** Checks a page in doubt until nothing has changed meanwhile. */
  async #settle(key: string, kept: Kept): Promise<boolean> {
    while (kept.doubt !== null) {
      const { doubt } = kept
      const isCurrent = await kept.page.isCurrent()
      // A change that forgets every page may be of what `isCurrent` does not compare.
      if (!isCurrent || this.#pages.peek(key) !== kept) return false
      if (kept.doubt === doubt) kept.doubt = null
    }
    return true
  }

  /** Each visitor waits for a turn of their own, so that no one waits in the line of another address. */
  async #renderOnce(
    key: string,
    render: () => Promise<StoredPage>,
    visitor: Visitor,
  ): Promise<StoredPage> {
    const pending = this.#pending.get(key)
    if (pending !== undefined) return pending
    const before = this.#renders
    return this.inTurn(async () => {
      const kept = this.#pages.peek(key)
      if (kept !== undefined && kept.number > before) return kept.page
      return this.#pending.get(key) ?? this.#render(key, render)
    }, visitor)
  }

  #render(key: string, render: () => Promise<StoredPage>): Promise<StoredPage> {
    const number = (this.#renders += 1)
    const generation = this.#generation
    const clearings = this.#clearings
    const rendering = render()
      .then((page) => {
        // It may lack a change that `isCurrent` does not compare.
        if (clearings !== this.#clearings) return page
        // What changed while it was rendered may be missing: it is checked at the next request.
        const isDoubtful = generation !== this.#generation
        const doubt = isDoubtful ? { since: performance.now(), mayBeWrong: true } : null
        if (page.status < 400 || (page.status < 500 && key === this.#unknownKey))
          this.#keep(key, { page, number, doubt, settling: null }, maxMs)
        return page
      })
      .finally(() => this.#pending.get(key) === rendering && this.#pending.delete(key))
    this.#pending.set(key, rendering)
    return rendering
  }

  /** Renders a page when its turn comes. Throws `NoTurn` if too many others wait, or the visitor has left. */
  inTurn(render: () => Promise<StoredPage>, { address, isGone }: Visitor): Promise<StoredPage> {
    const ask = {
      key: address,
      atOnce: maxRenders.address,
      mostWaiting: maxWaiting.address,
      isGone,
    }
    return this.#queue.run(ask, render)
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
  const etag = `"${hash('sha1', bytes, 'base64url')}"`
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
