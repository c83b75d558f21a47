import sharp from 'sharp'
import { createWorkQueue } from '#server/platform/images/work-queue.ts'
import { Problem } from '#server/problem.ts'

/** The widths in pixels at which a picture is stored. */
export const renditionWidths = [160, 480, 960, 1440] as const

export type Rendition = { width: number; body: Buffer }

/** Above what a 50-megapixel camera produces; larger pictures are not decoded. */
const maxPixels = 64_000_000

/** One picture at a time, since a large decoded picture uses much memory. */
const queue = createWorkQueue(1, 1)

/**
 * Encodes an uploaded picture again at each stored width, upright and without metadata; of an animation only the first
 * frame. What is transparent becomes white, unless it is to be kept. Throws `picture_too_large` for too many pixels,
 * `picture_broken` if it cannot be decoded completely.
 */
export function renditionsOf(path: string, keepsAlpha = false): Promise<Rendition[]> {
  return queue.urgent(() => render(path, keepsAlpha).catch(refuse))
}

async function render(path: string, keepsAlpha: boolean): Promise<Rendition[]> {
  const { width, height } = await sharp(path).metadata()
  if (width * height > maxPixels) throw new Problem('picture_too_large')
  const whole = sharp(path, { limitInputPixels: maxPixels, failOn: 'truncated' })
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

function refuse(error: unknown): never {
  if (error instanceof Problem) throw error
  const tooLarge = error instanceof Error && error.message.includes('pixel limit')
  throw new Problem(tooLarge ? 'picture_too_large' : 'picture_broken')
}
