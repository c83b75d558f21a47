import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploads } from '#server/platform/db/schema/uploads.ts'
import { planCleanUp } from '#server/features/housekeeping/housekeeping.jobs.ts'
import { renditionsOf } from '#server/features/uploads/renditions.ts'
import {
  attachUploads,
  releaseUploads,
  removeUnattachedUploads,
} from '#server/features/uploads/uploads.service.ts'
import { findVolumes } from '#server/platform/limits/limits.queries.ts'
import type { TestClient } from '#tests/support/client.ts'
import { film, form, photo, sendFile, webm } from '#tests/support/files.ts'
import { newShopper } from '#tests/support/shopper.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import { transaction } from '#server/platform/db/transaction.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

type Sent = { id: string; file: string; file_type: string }

async function upload(client: TestClient, content: Buffer, type = 'image'): Promise<Sent> {
  const reply = await sendFile(client, content, { type })
  expect(reply.statusCode).toBe(201)
  return reply.json<Sent>()
}

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.client().send({ method: 'GET', url, headers })
const receiving = () =>
  readdir(join(shop.context.config.uploadsDir, 'receiving')).catch(() => [] as string[])

/** A PNG of a hundred million black and white pixels. */
const bomb = () => png(10_000, [1, 0, 0, 0, 0], Buffer.alloc(10_000 * 1_251))

/** Interlaced, with 8 bytes a pixel: all of it has to be in memory, 512 MB. */
const interlaced = () => png(8_000, [16, 6, 0, 0, 1], Buffer.alloc(64))

/** Its decoder would take 26 bytes for each pixel. */
const avif = () =>
  sharp({ create: { width: 3_700, height: 3_600, channels: 3, background: '#0b7a75' } })
    .avif({ effort: 0 })
    .toBuffer()

/** Sixteen bits a sample, of which 200 MB would be converted. */
const deep = () => png(5_000, [16, 6, 0, 0, 0], Buffer.alloc(64))

const plain = () =>
  sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: '#fff' } })

const strip = () => photo(12_001, 1)

/**
 * @param side in pixels
 * @param kind bits per sample, color type, compression, filter and interlace method
 * @param rows as they are before they are compressed
 */
function png(side: number, kind: number[], rows: Buffer): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set(kind, 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc32(data: Buffer): number {
  let crc = ~0
  for (const byte of data) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

describe('a picture that is sent', () => {
  it('answers with its id and address, and is kept as WebP at the widths that are served', async () => {
    const { id, file, file_type } = await upload(shop.client(), await photo())
    expect({ file, file_type }).toEqual({ file: `/uploads/${id}`, file_type: 'image' })
    const widths = [
      [undefined, 480],
      [96, 160],
      [320, 480],
      [720, 960],
      [1440, 1440],
    ]
    for (const [asked, kept] of widths) {
      const reply = await get(asked === undefined ? file : `${file}?w=${asked}`)
      expect(reply.headers['content-type']).toBe('image/webp')
      const { format, width, exif } = await sharp(reply.rawPayload).metadata()
      expect({ format, width, exif }).toEqual({ format: 'webp', width: kept, exif: undefined })
    }
  })

  it('is upright, however the camera was held', async () => {
    const sideways = await sharp(await photo(400, 200))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { file } = await upload(shop.client(), sideways)
    const { width, height } = await sharp((await get(file)).rawPayload).metadata()
    expect({ width, height }).toEqual({ width: 200, height: 400 })
  })

  it('can never act as a page of the shop, and is kept by nobody before it is published', async () => {
    const { id, file } = await upload(shop.client(), await photo(100, 100))
    expect((await get(file)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline',
      'cache-control': 'private, no-store',
    })
    await shop.db.update(uploads).set({ isPublic: true }).where(eq(uploads.id, id))
    const reply = await get(file)
    expect(reply.headers['cache-control']).toBe('public, max-age=86400')
    const again = await get(file, { 'if-none-match': String(reply.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('states its length in reply to a HEAD request', async () => {
    const { file } = await upload(shop.client(), await photo(100, 100))
    const { headers } = await get(file)
    const head = await shop.app.server.inject({ method: 'HEAD', url: file })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers['content-length']).toBe(headers['content-length'])
  })

  it('has no other widths, and no neighbors on the disk', async () => {
    const { file } = await upload(shop.client(), await photo(100, 100))
    const strange = [`${file}?w=481`, `${file}?w=../480`, `${file}/480`, '/uploads/..%2f..%2fetc']
    for (const url of strange) expect((await get(url)).statusCode).toBe(404)
  })
})

describe('a video that is sent', () => {
  it('is kept as it is and played in parts', async () => {
    const content = film(1_000)
    const { file, file_type } = await upload(shop.client(), content, 'video')
    expect(file_type).toBe('video')
    const whole = await get(file)
    expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' })
    expect(whole.rawPayload).toEqual(content)
    const parts: [string, number, number][] = [
      ['bytes=0-9', 0, 9],
      ['bytes=1000-', 1000, content.length - 1],
      ['bytes=-5', content.length - 5, content.length - 1],
      ['bytes=20-999999', 20, content.length - 1],
    ]
    for (const [range, start, end] of parts) {
      const reply = await get(file, { range })
      expect(reply.statusCode).toBe(206)
      expect(reply.headers['content-range']).toBe(`bytes ${start}-${end}/${content.length}`)
      expect(reply.rawPayload).toEqual(content.subarray(start, end + 1))
    }
    const beyond = await get(file, { range: `bytes=${content.length}-` })
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([
      416,
      `bytes */${content.length}`,
    ])
  })

  it('may be WebM', async () => {
    const { file } = await upload(shop.client(), webm(), 'video')
    expect((await get(file)).headers['content-type']).toBe('video/webm')
  })
})

describe('a file', () => {
  const html = '<html><script>alert(1)</script></html>'
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const refused: [string, () => Promise<Buffer | string> | Buffer | string, string, string][] = [
    ['empty', () => '', 'image', 'file_empty'],
    ['HTML with the name of a picture', () => html, 'image', 'file_type_refused'],
    ['SVG', () => svg, 'image', 'file_type_refused'],
    ['a program', () => Buffer.from('7f454c460201', 'hex'), 'image', 'file_type_refused'],
    [
      'QuickTime',
      () => Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0', 'latin1'),
      'video',
      'file_type_refused',
    ],
    ['a picture that calls itself a video', () => photo(), 'video', 'file_type_mismatch'],
    ['a video that calls itself a picture', () => film(), 'image', 'file_type_mismatch'],
    [
      'a picture above 5 MB',
      async () => Buffer.concat([await photo(), Buffer.alloc(5 * 1024 * 1024)]),
      'image',
      'file_too_large',
    ],
    [
      'a picture cut off',
      async () => (await photo()).subarray(0, 4_000),
      'image',
      'picture_broken',
    ],
    [
      'nothing but the head of a picture',
      () => Buffer.from('ffd8ffe000104a464946', 'hex'),
      'image',
      'picture_broken',
    ],
    ['a picture that unpacks to more than memory holds', bomb, 'image', 'picture_too_large'],
    ['an interlaced picture of half a gigabyte', interlaced, 'image', 'picture_too_large'],
    ['an AVIF of 13 megapixels in half a kilobyte', avif, 'image', 'picture_too_large'],
    ['a picture of sixteen bits a sample', deep, 'image', 'picture_too_large'],
    [
      'a large picture that is to be turned',
      () => plain().withMetadata({ orientation: 6 }).png().toBuffer(),
      'image',
      'picture_too_large',
    ],
    [
      'a large lossless WebP',
      () => plain().webp({ lossless: true, effort: 0 }).toBuffer(),
      'image',
      'picture_too_large',
    ],
    ['a picture of one endless row', strip, 'image', 'picture_too_large'],
    ['a video cut off', () => film(1_000).subarray(0, 500), 'video', 'video_broken'],
    [
      'a video without an index',
      () => Buffer.from('\0\0\0\x14ftypisom\0\0\0\0isom', 'latin1'),
      'video',
      'video_broken',
    ],
  ]
  it.each(refused)('is refused: %s', async (_name, content, type, code) => {
    const reply = await sendFile(shop.client(), await content(), { type })
    expect(reply.json()).toMatchObject({ code, status: reply.statusCode })
    expect(reply.statusCode).toBeLessThan(500)
    expect(reply.json<{ title: string }>().title).toMatch(/^[\u0600-\u06FF]/)
    expect(await receiving()).toEqual([])
  })

  it('is refused above 40 MB before it is read, and when it never says how long it is', async () => {
    const client = shop.client()
    const { payload, headers } = form([
      { name: 'file', content: film(41 * 1024 * 1024), filename: 'long.mp4' },
      { name: 'file_type', content: 'video' },
    ])
    const request = { method: 'POST', url: '/api/product/v3/comment-file/', headers } as const
    const announced = await client.send({ ...request, payload })
    expect([announced.statusCode, announced.json<{ code: string }>().code]).toEqual([
      413,
      'file_too_large',
    ])
    const streamed = await client.send({ ...request, payload: Readable.from([payload]) })
    expect(streamed.json()).toMatchObject({ code: 'file_too_large' })
    expect(await receiving()).toEqual([])
  })

  it.each([
    ['no form at all', 'nothing', 'malformed_body'],
    [
      'a form that ends early',
      form([{ name: 'file', content: 'x', filename: 'a' }]).payload.subarray(0, 90),
      'malformed_body',
    ],
    ['no file', form([{ name: 'file_type', content: 'image' }]).payload, 'validation_failed'],
    [
      'a file that is a field',
      form([
        { name: 'file', content: 'x' },
        { name: 'file_type', content: 'image' },
      ]).payload,
      'validation_failed',
    ],
    [
      'an unknown kind',
      form([
        { name: 'file', content: 'x', filename: 'a' },
        { name: 'file_type', content: 'page' },
      ]).payload,
      'validation_failed',
    ],
    [
      'two files',
      form([
        { name: 'file', content: 'x', filename: 'a' },
        { name: 'more', content: 'x', filename: 'b' },
      ]).payload,
      'malformed_body',
    ],
    [
      'a field that is no field of anything',
      form([
        { name: '__proto__', content: 'x' },
        { name: 'file_type', content: 'image' },
      ]).payload,
      'validation_failed',
    ],
  ])('with %s is refused', async (_name, payload, code) => {
    const { headers } = form([])
    const reply = await shop
      .client()
      .send({ method: 'POST', url: '/api/product/v3/comment-file/', payload, headers })
    expect(reply.json()).toMatchObject({ code })
    expect(await receiving()).toEqual([])
  })

  it('of a guest is refused while many of them wait, though a customer’s is still taken', async () => {
    const customer = await newShopper(shop)
    const content = await photo(4_000, 3_000)
    const crowd = Array.from({ length: 20 }, () => sendFile(shop.client(), content))
    const { statusCode } = await sendFile(customer, content)
    const replies = await Promise.all(crowd)
    const refused = replies.filter((reply) => reply.statusCode !== 201)
    expect(statusCode).toBe(201)
    expect(refused.length).toBeGreaterThan(0)
    for (const reply of refused)
      expect([reply.statusCode, reply.json()]).toMatchObject([
        503,
        { code: 'service_unavailable', retry_after_seconds: 10 },
      ])
    expect((await sendFile(shop.client(), content)).statusCode).toBe(201)
  })

  it('of a customer is prepared before earlier ones of guests', async () => {
    const path = join(shop.context.config.uploadsDir, 'waiting.jpg')
    await mkdir(shop.context.config.uploadsDir, { recursive: true })
    await writeFile(path, await photo(400, 300))
    const order: string[] = []
    const prepare = async (name: string) => {
      await renditionsOf(path, { isGuest: name !== 'customer' })
      order.push(name)
    }
    await Promise.all(['first', 'second', 'third', 'customer'].map(prepare))
    expect(order).toEqual(['first', 'customer', 'second', 'third'])
  })

  it('that breaks off counts only with what arrived', async () => {
    const { server } = shop.app
    await server.listen({ host: '127.0.0.1', port: 0 })
    const [address] = server.addresses()
    const socket = connect(typeof address === 'object' ? address.port : 0, '127.0.0.1')
    await once(socket, 'connect')
    const head = [
      'POST /api/product/v3/comment-file/ HTTP/1.1',
      'host: localhost:3000',
      'content-type: multipart/form-data; boundary=x',
      'content-length: 30000000',
    ]
    const counted = async () =>
      (await findVolumes(shop.db, 'upload:address:127.0.0.1', new Date(0))).map(
        ({ amount }) => amount,
      )
    socket.write([...head, '', '--x\r\nAB'].join('\r\n'))
    await expect.poll(counted).toEqual([30_000_000])
    socket.destroy()
    await expect.poll(counted).toEqual([7])
  })

  it('by guests takes nothing from the share of a customer at the same address', async () => {
    const limited = await startShop({ limits: { uploadBytesPerHour: 10_000 } })
    const at = (client: TestClient): TestClient => ({
      ...client,
      send: (request) => client.send({ ...request, remoteAddress: '10.1.2.3' }),
    })
    const [guest, customer] = [at(limited.client()), at(await limited.signIn())]
    const content = Buffer.concat([await photo(64, 64), Buffer.alloc(6_000)])
    expect((await sendFile(guest, content)).statusCode).toBe(201)
    expect((await sendFile(guest, content)).statusCode).toBe(429)
    expect((await sendFile(customer, content)).statusCode).toBe(201)
    expect((await sendFile(customer, content)).statusCode).toBe(429)
    await limited.close()
  })

  it('from an address that has sent its share of the hour is refused, until there is room again', async () => {
    const limited = await startShop({ limits: { uploadBytesPerHour: 10_000 } })
    const client = limited.client()
    const content = Buffer.concat([await photo(64, 64), Buffer.alloc(4_000)])
    expect((await sendFile(client, content)).statusCode).toBe(201)
    limited.clock.advance(600)
    expect((await sendFile(client, content)).statusCode).toBe(201)
    const refusal = await sendFile(client, content)
    expect([refusal.statusCode, refusal.json()]).toMatchObject([
      429,
      { code: 'upload_limit_reached', retry_after_seconds: 3_000 },
    ])
    expect((await sendFile(limited.client(), content)).statusCode).toBe(201)
    limited.clock.advance(3_000)
    expect((await sendFile(client, content)).statusCode).toBe(201)
    await limited.close()
  })
})

describe('room for uploads', () => {
  const statuses = async (clients: TestClient[], content = film(40_000)) => {
    const codes: number[] = []
    for (const client of clients)
      codes.push((await sendFile(client, content, { type: 'video' })).statusCode)
    return codes
  }

  it('is refused to everyone while little space is left on the disk', async () => {
    const full = await startShop({ limits: { uploadFreeBytes: Number.MAX_SAFE_INTEGER } })
    await mkdir(full.context.config.uploadsDir, { recursive: true })
    const refused = await sendFile(full.client(), await photo(64, 64))
    expect([refused.statusCode, refused.json()]).toMatchObject([
      503,
      { code: 'service_unavailable', retry_after_seconds: 600 },
    ])
    expect(await statuses([await full.signIn()])).toEqual([503])
    await full.close()
  })

  it('is refused to guests at any address while their files take as much as they may', async () => {
    const limited = await startShop({ limits: { guestUploadBytes: 100_000 } })
    const guest = () => limited.client()
    expect(await statuses([guest(), guest(), guest()])).toEqual([201, 201, 503])
    const customer = await limited.signIn()
    expect(await statuses([customer, customer, customer])).toEqual([201, 201, 201])
    limited.clock.advance(25 * 3_600)
    await removeUnattachedUploads(limited.context)
    expect(await statuses([guest(), guest(), guest()])).toEqual([201, 201, 503])
    await limited.db.update(uploads).set({ looseSince: null })
    expect(await statuses([guest()])).toEqual([503])
    await limited.db.update(uploads).set({ isPublic: true })
    expect(await statuses([guest()])).toEqual([201])
    await limited.close()
  })

  it('is not given to more guests who send at the same time', async () => {
    const limited = await startShop({ limits: { guestUploadBytes: 100_000 } })
    const sent = await Promise.all(Array.from({ length: 6 }, () => statuses([limited.client()])))
    expect(sent.flat().filter((status) => status === 201)).toHaveLength(2)
    await limited.close()
  })

  it('is taken by what is stored of a picture, however small its file is', async () => {
    const tile = await sharp(randomBytes(64 * 64 * 3), {
      raw: { width: 64, height: 64, channels: 3 },
    })
      .png()
      .toBuffer()
    const tiled = await sharp({
      create: { width: 1_440, height: 64, channels: 3, background: '#fff' },
    })
      .composite([{ input: tile, tile: true }])
      .png({ compressionLevel: 9 })
      .toBuffer()
    const { id } = await upload(shop.client(), tiled)
    const [row] = await shop.db.select().from(uploads).where(eq(uploads.id, id))
    expect(row?.bytes).toBeGreaterThan(tiled.length)
  })
})

describe('what is attached', () => {
  const attach = (ids: string[], userId: number | null) =>
    transaction(shop.db, (tx) => attachUploads(tx, ids, userId))

  it('belongs to one thing only, even when two ask at once', async () => {
    const { id } = await upload(shop.client(), await photo(100, 100))
    const both = await Promise.allSettled([attach([id], null), attach([id], null)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await transaction(shop.db, (tx) => releaseUploads(tx, [id], new Date(shop.clock.now())))
    expect(await attach([id], null)).toMatchObject([{ id, looseSince: null }])
  })

  it('was sent by the one who attaches it, or by a guest', async () => {
    const [owner, other] = [await newShopper(shop), await newShopper(shop)]
    const own = await upload(owner, await photo(100, 100))
    const guests = await upload(shop.client(), await photo(100, 100))
    const refused = { code: 'upload_not_found' }
    await expect(attach([own.id], other.userId)).rejects.toMatchObject(refused)
    await expect(attach([own.id], null)).rejects.toMatchObject(refused)
    await expect(attach([guests.id, randomUUID()], owner.userId)).rejects.toMatchObject(refused)
    const attached = await attach([own.id, guests.id], owner.userId)
    expect(attached.map(({ id }) => id)).toEqual([own.id, guests.id])
  })
})

describe('what belongs to nothing', () => {
  it('is deleted too when its process died before it had all come', async () => {
    const folder = join(shop.context.config.uploadsDir, 'receiving')
    await mkdir(folder, { recursive: true })
    const [old, young] = ['old', 'young'].map((name) => join(folder, name))
    for (const [path = '', hours = 0] of [
      [old, 25],
      [young, 1],
    ] as const) {
      await writeFile(path, 'half a picture')
      const at = new Date(shop.clock.now() - hours * 3_600_000 + 3_600_000)
      await utimes(path, at, at)
    }
    await planCleanUp(shop.context)
    shop.clock.advance(3600)
    await shop.runJobs()
    expect(await receiving()).toEqual(['young'])
  })

  it('is deleted after a day, bytes and all', async () => {
    const { file } = await upload(shop.client(), await photo(100, 100))
    const kept = await upload(shop.client(), await photo(100, 100))
    await shop.db.update(uploads).set({ looseSince: null }).where(eq(uploads.id, kept.id))
    shop.clock.advance(23 * 3600)
    await planCleanUp(shop.context)
    shop.clock.advance(3600)
    await shop.runJobs()
    expect((await get(file)).statusCode).toBe(200)
    shop.clock.advance(2 * 3600)
    await shop.runJobs()
    expect((await get(file)).statusCode).toBe(404)
    expect(await shop.context.storage.size(`${file.split('/').at(-1)}/480`)).toBeNull()
    expect((await get(kept.file)).statusCode).toBe(200)
  })
})
