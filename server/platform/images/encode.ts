import sharp from 'sharp'
import type { Sharp } from 'sharp'

export type ImageFormat = 'avif' | 'webp' | 'jpeg'

// One thread per image: several small images in parallel beat one image on all threads.
sharp.concurrency(1)

/** Rasterizes an SVG at its own size and encodes it; JPEG gets a white background. */
export function encode(svg: string, format: ImageFormat): Promise<Buffer> {
  return encoders[format](sharp(Buffer.from(svg))).toBuffer()
}

const encoders: Record<ImageFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 40, effort: 3, chromaSubsampling: '4:4:4' }),
  webp: (image) => image.webp({ quality: 86, alphaQuality: 90, effort: 2, smartSubsample: true }),
  jpeg: (image) => image.flatten({ background: '#fff' }).jpeg({ quality: 84, mozjpeg: true }),
}

/** Whether a file is complete: a crash or a full disk can leave a truncated one. */
export function isWhole(body: Buffer, format: ImageFormat): boolean {
  return body.length > 12 && checks[format](body)
}

const checks: Record<ImageFormat, (body: Buffer) => boolean> = {
  avif: (body) => body.toString('latin1', 4, 8) === 'ftyp' && boxesEnd(body) === body.length,
  webp: (body) =>
    body.toString('latin1', 0, 4) === 'RIFF' && body.readUInt32LE(4) + 8 === body.length,
  jpeg: (body) => body.readUInt16BE(0) === 0xffd8 && body.readUInt16BE(body.length - 2) === 0xffd9,
}

/** An AVIF file is a chain of boxes, each starting with its length (ISO/IEC 14496-12). */
function boxesEnd(body: Buffer): number {
  let offset = 0
  while (offset + 8 <= body.length) {
    const size = body.readUInt32BE(offset)
    if (size < 8) return -1
    offset += size
  }
  return offset
}
