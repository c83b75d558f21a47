import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { digestOfSources, removeOtherVersions, warn, writeWhole } from './cached-files.ts'
import { encode, isWhole, type ImageFormat } from './encode.ts'
import { createQuietWork } from './quiet-work.ts'
import { createWorkQueue } from './work-queue.ts'

/** The widths in pixels that are served; 1200 is for social previews. */
export const imageWidths = [96, 160, 320, 480, 720, 960, 1200, 1440] as const

export type ImageWidth = (typeof imageWidths)[number]

export type Image = {
  body: Buffer
  type: `image/${ImageFormat}`
  /** A strong entity tag without quotes. */
  tag: string
  /** False while a WebP is served in place of an AVIF that is still being encoded. */
  immutable: boolean
}

/** Provides the pictures as SVG. */
export type PictureSource = {
  /** Changes whenever the pictures change. */
  version: string
  /**
   * Returns a function that draws the picture of a path at a width in pixels; null for a path that is not a picture.
   */
  find: (path: string) => ((width: number) => string) | null
}

/** There is no picture at this path, or none in this width or format. */
export class UnknownPicture extends Error {
  override name = 'UnknownPicture'
}

export type ImageStore = {
  /**
   * One picture of the source by its path. AVIF if `accept` includes it and it is ready, otherwise WebP; JPEG only on
   * request.
   * @throws UnknownPicture for any unknown path or width; the disk is not touched
   */
  get: (
    path: string,
    options: { width: number; accept?: string; format?: 'jpeg' },
  ) => Promise<Image>
  /** Removes the pictures of older versions of the source and of the encoder from the disk. */
  sweep: () => Promise<void>
  /** Stops background work; running requests are finished. */
  close: () => Promise<void>
}

type StoreOptions = {
  /** The cache folder; created if needed. */
  dir: string
  source: PictureSource
  /** How many AVIF encoders may run at the same time. */
  maxEncoders?: number
  /**
   * When AVIF is encoded: after this many milliseconds without a request for a picture, or at least one per
   * `patienceMs`.
   */
  calm?: { quietMs: number; patienceMs: number }
  /** Called when a picture could not be generated in the background. */
  onError?: (error: unknown) => void
}

/** Each version of source and encoder has its own folder in the cache. */
const folderPrefix = 'generator-'

/** A loading page needs the processor itself: encoding AVIF takes several times as long as WebP. */
const calm = { quietMs: 3_000, patienceMs: 10_000 }

type Cached = { body: Buffer; tag: string }

/** Encodes a source's pictures and caches them on disk. Several processes may share one folder. */
export function createImageStore(options: StoreOptions): ImageStore {
  const { source } = options
  const version = `${source.version}-${digestOfSources(import.meta.dirname)}`
  const folder = `${folderPrefix}${version}`
  const root = join(options.dir, folder)
  const { onError = warn } = options
  const queue = createWorkQueue(2, options.maxEncoders ?? 1)
  const later = createQuietWork({ ...calm, ...options.calm, onError })
  const memory = new LRUCache<string, Cached>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ body }) => body.length,
  })
  const pending = new Map<string, Promise<Cached>>()
  let closed = false

  const remembered = async (key: string, format: ImageFormat): Promise<Cached | undefined> => {
    const known = memory.get(key)
    if (known) return known
    const body = await readFile(join(root, key)).catch(() => undefined)
    if (!body || !isWhole(body, format)) return undefined
    return remember(key, body)
  }
  const remember = (key: string, body: Buffer): Cached => {
    const tag = createHash('sha1').update(body).digest('base64url').slice(0, 20)
    const entry = { body, tag }
    memory.set(key, entry)
    return entry
  }
  const make = (picture: KnownPicture, format: ImageFormat, run: typeof queue.urgent) => {
    const key = fileName(picture, format)
    const running = pending.get(key)
    if (running) return running
    const work = run(async () => {
      const ready = await remembered(key, format)
      if (ready) return ready
      const body = await encode(picture.draw(), format)
      await writeWhole(join(root, key), body)
      return remember(key, body)
    }).finally(() => pending.delete(key))
    pending.set(key, work)
    return work
  }
  const provide = async (picture: KnownPicture, format: ImageFormat) =>
    (await remembered(fileName(picture, format), format)) ?? make(picture, format, queue.urgent)

  return {
    get: async (path, { width, accept = '', format }) => {
      const picture = knownPicture(source, path, width)
      later.disturb()
      if (format === 'jpeg')
        return { ...(await provide(picture, 'jpeg')), type: 'image/jpeg', immutable: true }
      const wantsAvif = /\bimage\/avif\b/i.test(accept)
      const avif = wantsAvif && (await remembered(fileName(picture, 'avif'), 'avif'))
      if (avif) return { ...avif, type: 'image/avif', immutable: true }
      const webp = await provide(picture, 'webp')
      if (wantsAvif && !closed)
        later.add(fileName(picture, 'avif'), () => make(picture, 'avif', queue.background))
      return { ...webp, type: 'image/webp', immutable: !wantsAvif }
    },
    sweep: () => removeOtherVersions(options.dir, folderPrefix, version),
    close: async () => {
      closed = true
      later.close()
      await queue.close()
    },
  }
}

type KnownPicture = { path: string; width: ImageWidth; draw: () => string }

/** The single check between a URL and the disk: only paths that the source knows pass. */
function knownPicture(source: PictureSource, path: string, width: number): KnownPicture {
  const known = imageWidths.find((each) => each === width)
  if (!known) throw new UnknownPicture(`no pictures ${width} px wide`)
  const draw = source.find(path)
  if (!draw) throw new UnknownPicture(`no picture ${path}`)
  return { path, width: known, draw: () => draw(known) }
}

function fileName({ path, width }: KnownPicture, format: ImageFormat): string {
  return `${path}@${width}.${format}`
}
