import sharp from 'sharp'
import type { TestClient } from './client.ts'

/** A picture of one color, encoded like a camera's. */
export const photo = (width = 1600, height = 1200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0b7a75' } })
    .withExif({ IFD0: { Make: 'Camera', Copyright: 'Someone' } })
    .jpeg()
    .toBuffer()

/** The smallest complete MP4: its type, its index and `bytes` of content. */
export function film(bytes = 64): Buffer {
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isomavc1', 'latin1')),
    box('moov', Buffer.alloc(16)),
    box('mdat', Buffer.alloc(bytes, 7)),
  ])
}

/** The head of a WebM file. */
export const webm = (): Buffer =>
  Buffer.concat([
    Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
    Buffer.alloc(64),
  ])

function box(type: string, content: Buffer): Buffer {
  const header = Buffer.alloc(8)
  header.writeUInt32BE(content.length + 8, 0)
  header.write(type, 4, 'latin1')
  return Buffer.concat([header, content])
}

type Part = { name: string; content: Buffer | string; filename?: string; type?: string }

/** A form as it is transmitted. */
export function form(parts: Part[]): { payload: Buffer; headers: Record<string, string> } {
  const boundary = 'boundary-of-a-test'
  const payload = Buffer.concat([
    ...parts.flatMap(({ name, content, filename, type }) => [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"` +
          (filename === undefined ? '' : `; filename="${filename}"`) +
          (type === undefined ? '' : `\r\ncontent-type: ${type}`) +
          '\r\n\r\n',
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

/** Sends a picture of a product; the reply may be a problem. */
export const sendPicture = ({ send }: TestClient, productId: number, content: Buffer) =>
  send({
    method: 'POST',
    url: `/api/staff/product/${productId}/pictures/`,
    ...form([{ name: 'image', content, filename: 'photo.jpg', type: 'image/jpeg' }]),
  })

/** Sends a file for a comment; the reply may be a problem. */
export const sendFile = (
  { send }: TestClient,
  content: Buffer | string,
  { type = 'image', filename = 'file.jpg' }: { type?: string; filename?: string } = {},
) =>
  send({
    method: 'POST',
    url: '/api/product/v3/comment-file/',
    ...form([
      { name: 'file', content, filename, type: 'application/octet-stream' },
      { name: 'file_type', content: type },
    ]),
  })
