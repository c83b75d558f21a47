/** One picture of a film: a lossy WebP without alpha, shown from `at` (whole milliseconds) until the next one. */
export type FilmFrame = { webp: Buffer; at: number }

type FilmShape = { width: number; height: number; durationMs: number }

/** The duration of a cluster in milliseconds; a block stores its time relative to its cluster in 16 bits. */
const clusterMs = 1_000

/** The elements that a film needs (RFC 9559, Matroska; RFC 8794, EBML). */
const ID = {
  ebml: 0x1a45dfa3,
  ebmlVersion: 0x4286,
  ebmlReadVersion: 0x42f7,
  maxIdLength: 0x42f2,
  maxSizeLength: 0x42f3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codecId: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
} as const

const track = 1
const keyFrame = 0x80

/**
 * Puts pictures into a WebM film. A lossy WebP holds one VP8 key frame (RFC 9649, 2.5), so the pictures are the film's
 * frames as they are: no encoder is needed, and every frame can be seeked to.
 *
 * @throws Error if a picture is not a lossy WebP without alpha
 */
export function webm(frames: readonly FilmFrame[], shape: FilmShape): Buffer {
  const head = Buffer.concat([info(shape), tracks(shape)])
  const groups = Map.groupBy(frames, ({ at }) => Math.floor(at / clusterMs) * clusterMs)
  const clusters = Array.from(groups, ([start, group]) => ({ start, body: cluster(start, group) }))
  const cuesLength = cues(clusters, 0).length
  const body = [cues(clusters, head.length + cuesLength), ...clusters.map((each) => each.body)]
  return Buffer.concat([ebmlHead(), element(ID.segment, head, ...body)])
}

/** The VP8 frame in a WebP file (RIFF: `RIFF`, length, `WEBP`, then chunks of name, length and data). */
function vp8FrameOf(webp: Buffer): Buffer {
  if (webp.toString('latin1', 8, 16) !== 'WEBPVP8 ') throw new Error('a frame is no lossy WebP')
  return webp.subarray(20, 20 + webp.readUInt32LE(16))
}

function ebmlHead(): Buffer {
  return element(
    ID.ebml,
    unsigned(ID.ebmlVersion, 1),
    unsigned(ID.ebmlReadVersion, 1),
    unsigned(ID.maxIdLength, 4),
    unsigned(ID.maxSizeLength, 8),
    text(ID.docType, 'webm'),
    unsigned(ID.docTypeVersion, 2),
    unsigned(ID.docTypeReadVersion, 2),
  )
}

function info({ durationMs }: FilmShape): Buffer {
  const duration = Buffer.alloc(8)
  duration.writeDoubleBE(durationMs)
  return element(
    ID.info,
    unsigned(ID.timestampScale, 1_000_000),
    element(ID.duration, duration),
    text(ID.muxingApp, 'shop'),
    text(ID.writingApp, 'shop'),
  )
}

function tracks({ width, height }: FilmShape): Buffer {
  const video = element(ID.video, unsigned(ID.pixelWidth, width), unsigned(ID.pixelHeight, height))
  const entry = element(
    ID.trackEntry,
    unsigned(ID.trackNumber, track),
    unsigned(ID.trackUid, track),
    unsigned(ID.trackType, 1),
    text(ID.codecId, 'V_VP8'),
    video,
  )
  return element(ID.tracks, entry)
}

function cluster(start: number, frames: readonly FilmFrame[]): Buffer {
  const blocks = frames.map(({ webp, at }) => {
    const offset = at - start
    const blockHead = Buffer.from([0x80 | track, offset >> 8, offset & 0xff, keyFrame])
    return element(ID.simpleBlock, blockHead, vp8FrameOf(webp))
  })
  return element(ID.cluster, unsigned(ID.timestamp, start), ...blocks)
}

/**
 * Where each cluster starts, counted from the segment's first byte of data.
 * @param first that of the first cluster
 */
function cues(clusters: readonly { start: number; body: Buffer }[], first: number): Buffer {
  let position = first
  const points = clusters.map(({ start, body }) => {
    const place = element(
      ID.cueTrackPositions,
      unsigned(ID.cueTrack, track),
      unsigned(ID.cueClusterPosition, position),
    )
    position += body.length
    return element(ID.cuePoint, unsigned(ID.cueTime, start), place)
  })
  return element(ID.cues, ...points)
}

/** An element: its id, the length of its data in eight bytes, its data. */
function element(id: number, ...data: Buffer[]): Buffer {
  const length = data.reduce((sum, { length }) => sum + length, 0)
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE((1n << 56n) | BigInt(length))
  return Buffer.concat([idBytes(id), size, ...data])
}

function idBytes(id: number): Buffer {
  const hex = id.toString(16)
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')
}

/** Always four bytes wide, so that the length of an element does not depend on its value. */
function unsigned(id: number, value: number): Buffer {
  const data = Buffer.alloc(4)
  data.writeUInt32BE(value)
  return element(id, data)
}

function text(id: number, value: string): Buffer {
  return element(id, Buffer.from(value, 'latin1'))
}
