import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStorage } from '#server/platform/providers/open-storage.ts'
import type { Storage } from '#server/platform/providers/storage.ts'
import { Problem } from '#server/problem.ts'
import { uploads } from '#server/platform/db/schema/uploads.ts'
import { planCleanUp } from '#server/features/housekeeping/housekeeping.jobs.ts'
import { film, photo, sendFile } from '#tests/support/files.ts'
import { startShop } from '#tests/support/shop.ts'

let folder: string
let service: S3rver
let endpoint: string
const keys = { accessKey: 'S3RVER', secretKey: 'S3RVER', region: 'us-east-1', bucket: 'uploads' }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-'))
  service = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 'buckets'),
    configureBuckets: [{ name: 'uploads', configs: [] }],
  })
  const { port } = await service.run()
  endpoint = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true, force: true })
})

const inFolder = () => createStorage({ storage: null, uploadsDir: join(folder, 'files') })
const inBucket = () => createStorage({ storage: { endpoint, ...keys }, uploadsDir: folder })

describe.each([
  { name: 'a folder', open: inFolder },
  { name: 'a bucket', open: inBucket },
])('files in $name', ({ open }) => {
  let storage: Storage
  beforeAll(() => {
    storage = open()
  })

  it('are read as they were written, whole or in part', async () => {
    const bytes = randomBytes(300_000)
    await storage.put('a/480', bytes)
    expect(await storage.size('a/480')).toBe(300_000)
    expect((await buffer(storage.read('a/480'))).equals(bytes)).toBe(true)
    const part = await buffer(storage.read('a/480', { start: 1_000, end: 1_999 }))
    expect(part.equals(bytes.subarray(1_000, 2_000))).toBe(true)
  })

  it('are taken from the disk without being read into memory, and replace what was there', async () => {
    const path = join(folder, 'film')
    const bytes = randomBytes(3_000_000)
    await writeFile(path, bytes)
    await storage.put('b/video', Buffer.from('before'))
    await storage.put('b/video', { path })
    expect(await storage.size('b/video')).toBe(3_000_000)
    expect((await buffer(storage.read('b/video'))).equals(bytes)).toBe(true)
  })

  it('have Persian names, with spaces and signs', async () => {
    const key = 'پوشه/فیلم گوشی + ۲ (نو)٪.mp4'
    await storage.put(key, Buffer.from('فیلم'))
    expect((await buffer(storage.read(key))).toString()).toBe('فیلم')
    await storage.removeFolder('پوشه')
    expect(await storage.size(key)).toBeNull()
  })

  it('go with their folder, and no others', async () => {
    for (const key of ['c/160', 'c/480', 'cc/480']) await storage.put(key, Buffer.from('x'))
    await storage.removeFolder('c')
    await storage.removeFolder('c')
    expect(await Promise.all(['c/160', 'c/480', 'cc/480'].map(storage.size))).toEqual([
      null,
      null,
      1,
    ])
  })

  it('that are not there have no size, and end their reader', async () => {
    expect(await storage.size('nowhere/480')).toBeNull()
    await expect(buffer(storage.read('nowhere/480'))).rejects.toThrow(/gone|ENOENT/)
  })
})

describe('a bucket that cannot be reached', () => {
  it('is a problem that passes', async () => {
    const away = createStorage({
      storage: { ...keys, endpoint: 'http://127.0.0.1:9' },
      uploadsDir: folder,
    })
    await expect(away.put('a/480', Buffer.from('x'))).rejects.toThrow(Problem)
    await expect(away.size('a/480')).rejects.toThrow('service_unavailable')
  })

  it('is one with the wrong key, too', async () => {
    const storage = { endpoint, ...keys, accessKey: 'wrong' }
    const other = createStorage({ storage, uploadsDir: folder })
    await expect(other.size('a/480')).rejects.toThrow('service_unavailable')
  })
})

describe('a shop with a bucket', () => {
  it('serves what it received from there', async () => {
    const shop = await startShop({
      env: {
        S3_ENDPOINT: endpoint,
        S3_BUCKET: keys.bucket,
        S3_ACCESS_KEY: keys.accessKey,
        S3_SECRET_KEY: keys.secretKey,
      },
    })
    const client = shop.client()
    const get = (url: string, headers: Record<string, string> = {}) =>
      client.send({ method: 'GET', url, headers })
    const video = film(5_000)
    const sent = await sendFile(client, video, { type: 'video', filename: 'فیلم گوشی.mp4' })
    const { file } = sent.json<{ file: string }>()
    expect((await get(file)).rawPayload.equals(video)).toBe(true)
    const part = await get(file, { range: 'bytes=100-199' })
    expect([part.statusCode, part.headers['content-range']]).toEqual([
      206,
      `bytes 100-199/${video.length}`,
    ])
    expect(part.rawPayload.equals(video.subarray(100, 200))).toBe(true)
    const picture = (await sendFile(client, await photo(100, 100))).json<{ file: string }>()
    expect((await get(`${picture.file}?w=480`)).headers['content-type']).toBe('image/webp')

    await planCleanUp(shop.context)
    shop.clock.advance(26 * 3600)
    await shop.runJobs()
    expect(await shop.db.select().from(uploads)).toEqual([])
    expect(await inBucket().size(`${file.split('/').at(-1)}/video`)).toBeNull()
    await shop.close()
  })

  it('says that it cannot take files while the bucket is away', async () => {
    const env = { S3_BUCKET: 'uploads', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' }
    const shop = await startShop({ env: { ...env, S3_ENDPOINT: 'http://127.0.0.1:9' } })
    const reply = await sendFile(shop.client(), await photo(100, 100))
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([
      503,
      'service_unavailable',
    ])
    await shop.close()
  })
})
