/** A media type that the shop accepts. */
export type Media = { kind: 'image' | 'video'; mediaType: string }

/** The number of leading bytes needed to detect a file's type. */
export const headBytes = 4_096

/**
 * The type of a file by its first bytes; its name and the client's content type are ignored. Null for anything that is
 * not accepted, including SVG and HTML. Sources: JFIF, PNG (W3C), WebP (RFC 9649), brands of ISO/IEC 14496-12, EBML
 * (RFC 8794).
 */
export function mediaOf(head: Buffer): Media | null {
  const format = formats.find(({ fits }) => fits(head))
  return format ? { kind: format.kind, mediaType: format.mediaType } : null
}

type Format = Media & { fits: (head: Buffer) => boolean }

const formats: Format[] = [
  { kind: 'image', mediaType: 'image/jpeg', fits: (head) => startsWith(head, 'ffd8ff') },
  { kind: 'image', mediaType: 'image/png', fits: (head) => startsWith(head, '89504e470d0a1a0a') },
  {
    kind: 'image',
    mediaType: 'image/webp',
    fits: (head) => text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP',
  },
  { kind: 'image', mediaType: 'image/avif', fits: (head) => brandOf(head) === 'avif' },
  { kind: 'video', mediaType: 'video/mp4', fits: (head) => mp4Brands.has(brandOf(head)) },
  {
    kind: 'video',
    mediaType: 'video/webm',
    fits: (head) => startsWith(head, '1a45dfa3') && head.includes('\x42\x82\x84webm', 0, 'latin1'),
  },
]

/** ISO base media files that browsers can play; QuickTime's own brand is excluded. */
const mp4Brands = new Set([
  'isom',
  'iso2',
  'iso3',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'M4V ',
  'MSNV',
  'dash',
])

const startsWith = (head: Buffer, hex: string) => head.toString('hex', 0, hex.length / 2) === hex
const text = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to)
const brandOf = (head: Buffer) => (text(head, 4, 8) === 'ftyp' ? text(head, 8, 12) : '')
