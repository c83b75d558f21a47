import sharp, { type Metadata } from 'sharp'
import { Problem } from '#server/problem.ts'

/** The widths in pixels at which a picture is stored. */
export const renditionWidths = [160, 480, 960, 1440] as const

export type Rendition = { width: number; body: Buffer }

/** Above what a 50-megapixel camera produces; larger pictures are not decoded. */
const maxPixels = 64_000_000

/** Wider than any camera's picture and longer than a screenshot of a whole page. */
const maxSide = 12_000

/**
 * The decoder of AVIF takes 20 to 26 bytes for each pixel, whatever the length of the file. Photos of phones have 12
 * million pixels.
 */
const maxAvifPixels = 13_000_000

/**
 * The most that the samples of a picture may take, in bytes, where they are decoded as a whole: an interlaced PNG, a
 * progressive JPEG, a GIF, a WebP, of which the lossless ones are slow, and what is turned onto its side, unless it is a
 * JPEG, which is decoded small. So are those of 16 bits, which take half a minute at 62 megapixels. Others are read row
 * by row.
 */
const maxWholeBytes = 100_000_000

const maxSeconds = 20

/** How many pictures may wait, and how many of guests: theirs never take the place of a customer's. */
const mostWaiting = { all: 24, guests: 8 }
const waiting = { all: 0, guests: 0 }

export type Rendering = { isGuest: boolean; keepsAlpha?: boolean }

/**
 * Encodes an uploaded picture again at each stored width, upright and without metadata; of an animation only the first
 * frame. What is transparent becomes white, unless it is to be kept. Pictures of customers and staff come before those of
 * guests. Throws `picture_too_large` for one that takes too much memory or time, `picture_broken` if it cannot be decoded
 * completely, `service_unavailable` while too many wait.
 */
export async function renditionsOf(
  path: string,
  { isGuest, keepsAlpha = false }: Rendering,
): Promise<Rendition[]> {
  if (waiting.all >= mostWaiting.all || (isGuest && waiting.guests >= mostWaiting.guests))
    throw new Problem('service_unavailable', { retry_after_seconds: 10 })
  waiting.all += 1
  if (isGuest) waiting.guests += 1
  try {
    return await inTurn(isGuest, () => render(path, keepsAlpha).catch(refuse))
  } finally {
    waiting.all -= 1
    if (isGuest) waiting.guests -= 1
  }
}

let isRendering = false
const next = { ofCustomers: [] as (() => void)[], ofGuests: [] as (() => void)[] }

/** One picture at a time, since a large decoded picture uses much memory. */
async function inTurn<Result>(isGuest: boolean, work: () => Promise<Result>): Promise<Result> {
  if (isRendering)
    await new Promise<void>((begin) => next[isGuest ? 'ofGuests' : 'ofCustomers'].push(begin))
  isRendering = true
  try {
    return await work()
  } finally {
    const begin = next.ofCustomers.shift() ?? next.ofGuests.shift()
    if (begin) begin()
    else isRendering = false
  }
}

async function render(path: string, keepsAlpha: boolean): Promise<Rendition[]> {
  if (isTooLarge(await sharp(path).metadata())) throw new Problem('picture_too_large')
  const whole = sharp(path, { limitInputPixels: maxPixels, failOn: 'truncated' })
    .timeout({ seconds: maxSeconds })
    .rotate()
    .resize({ width: Math.max(...renditionWidths), height: 2_880, ...inside })
  const widest = await (keepsAlpha ? whole : whole.flatten({ background: '#fff' }))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { data, info } = widest
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return Promise.all(
    renditionWidths.map(async (width) => ({
      width,
      body: await sharp(data, { raw })
        .resize({ width, ...inside })
        .webp({ quality: 80, effort: 3 })
        .toBuffer(),
    })),
  )
}

const inside = { fit: 'inside', withoutEnlargement: true } as const

function isTooLarge(picture: Metadata): boolean {
  const { width, height, channels, depth, format, orientation = 1, isProgressive } = picture
  const pixels = width * height
  if (pixels > maxPixels || Math.max(width, height) > maxSide) return true
  if (format === 'heif' && pixels > maxAvifPixels) return true
  const bytesPerSample = depth === 'uchar' ? 1 : 2
  const isTurned = orientation >= 5 && format !== 'jpeg'
  const isWhole =
    isProgressive || isTurned || bytesPerSample > 1 || format === 'gif' || format === 'webp'
  return isWhole && pixels * channels * bytesPerSample > maxWholeBytes
}

function refuse(error: unknown): never {
  if (error instanceof Problem) throw error
  const tooLarge = error instanceof Error && /pixel limit|^timeout/.test(error.message)
  throw new Problem(tooLarge ? 'picture_too_large' : 'picture_broken')
}
