import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** The part of a catalogue change that determines which pages it affects; null may affect any. */
export type Change = { slugs: readonly string[] } | null

/** What a page shows of the catalogue: these products, and possibly lists that any product can enter or leave. */
export type Shown = { slugs: ReadonlySet<string>; lists: boolean }

export type StoredPage = {
  status: number
  location?: string
  etag: string
  shown: Shown
  /** As rendered; null once the page is compressed, to a tenth of the memory. */
  html: Buffer | null
  /** Compressed once, on first request. */
  compressed: Partial<Record<Encoding, Promise<Buffer>>>
}

export type Encoding = 'br' | 'gzip'

const maxBytes = 128 * 1024 * 1024
/** The size of a cached page with both encodings, as a share of its rendered size. */
const keptShare = 0.25
const maxMs = 3_600_000

/** Caches pages that are the same for everyone until something that they show changes. */
export class PageCache {
  readonly #pages = new LRUCache<string, StoredPage>({
    maxSize: maxBytes,
    sizeCalculation: (page) => Math.ceil((page.html?.length ?? 0) * keptShare) + 1_000,
  })
  readonly #pending = new Map<string, Promise<StoredPage>>()
  #generation = 0

  /**
   * The page of an address, rendered at most once for any number of concurrent requests.
   * @param untilChange milliseconds after which the page expires by itself
   */
  async get(
    key: string,
    untilChange: () => number,
    render: () => Promise<StoredPage>,
  ): Promise<StoredPage> {
    const stored = this.#pages.get(key)
    if (stored !== undefined) return stored
    const pending = this.#pending.get(key)
    if (pending !== undefined) return pending
    const generation = this.#generation
    const rendering = render()
      .then((page) => {
        const ttl = Math.max(1, Math.min(untilChange(), maxMs))
        if (page.status < 500 && generation === this.#generation)
          this.#pages.set(key, page, { ttl })
        return page
      })
      .finally(() => this.#pending.get(key) === rendering && this.#pending.delete(key))
    this.#pending.set(key, rendering)
    return rendering
  }

  /** Removes pages that a change affects; a page that is being rendered is still sent, but not cached. */
  forget(change: Change): void {
    this.#generation += 1
    this.#pending.clear()
    if (change === null) return this.#pages.clear()
    for (const [key, page] of this.#pages.entries())
      if (page.shown.lists || change.slugs.some((slug) => page.shown.slugs.has(slug)))
        this.#pages.delete(key)
  }
}

export function storedPage(
  status: number,
  html: string,
  shown: Shown,
  location?: string,
): StoredPage {
  const bytes = Buffer.from(html)
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`
  return { status, location, etag, html: bytes, shown, compressed: {} }
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
  return bytes
}

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
