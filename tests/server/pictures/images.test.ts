import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sendProblem } from '#server/http/contract/problem-reply.ts'
import { drawnPictures } from '#demo/pictures/source.ts'
import { digestOfSources } from '#server/platform/images/cached-files.ts'
import {
  createImageStore,
  UnknownPicture,
  type ImageStore,
} from '#server/platform/images/image-store.ts'
import { imageRoutes } from '#server/http/images.ts'

const picturePath = 'phone/iphone-17/back/sage'
const acceptOfBrowsers = 'image/avif,image/webp,image/*,*/*;q=0.8'

let dir: string
let store: ImageStore

const source = { ...drawnPictures, version: 'test' }
const folder = `generator-test-${digestOfSources('server/platform/images')}`
const open = () => createImageStore({ dir, source, calm: { quietMs: 0, patienceMs: 0 } })
const files = async () =>
  (await readdir(dir, { recursive: true })).filter((name) => /\.\w+$/.test(name)).sort()
const file = (format: string) => join(dir, folder, `${picturePath}@96.${format}`)
const avifReady = async () => {
  await expect.poll(files).toContain(`${folder}/${picturePath}@96.avif`)
}

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pictures-'))
  store = open()
})
afterEach(async () => {
  await store.close()
  await rm(dir, { recursive: true })
})

describe('the image store', () => {
  it('answers with WebP at once and with AVIF as soon as it is made', async () => {
    const first = await store.get(picturePath, { width: 96, accept: acceptOfBrowsers })
    expect(first).toMatchObject({ type: 'image/webp', immutable: false })
    await avifReady()
    const second = await store.get(picturePath, { width: 96, accept: acceptOfBrowsers })
    expect(second).toMatchObject({ type: 'image/avif', immutable: true })
    expect(await sharp(second.body).metadata()).toMatchObject({ width: 96, height: 96 })
  })

  it('makes AVIF once nobody is asking for pictures', async () => {
    const calm = { quietMs: 300, patienceMs: 60_000 }
    const patient = createImageStore({ dir, source, calm })
    const begun = performance.now()
    await patient.get(picturePath, { width: 96, accept: acceptOfBrowsers })
    await expect.poll(files).toContain(`${folder}/${picturePath}@96.avif`)
    expect(performance.now() - begun).toBeGreaterThan(300)
    await patient.close()
  })

  it('keeps WebP for good where AVIF is not wanted, and makes none', async () => {
    const image = await store.get(picturePath, { width: 96, accept: 'image/webp,*/*' })
    expect(image).toMatchObject({ type: 'image/webp', immutable: true })
    await store.close()
    expect(await files()).toEqual([`${folder}/${picturePath}@96.webp`])
  })

  it('gives JPEG on a white ground when asked for', async () => {
    const image = await store.get('scene/og-default', { width: 1200, format: 'jpeg' })
    expect(image).toMatchObject({ type: 'image/jpeg', immutable: true })
    const { width, height, hasAlpha } = await sharp(image.body).metadata()
    expect({ width, height, hasAlpha }).toEqual({ width: 1200, height: 630, hasAlpha: false })
  })

  it('draws the picture of a link to a product', async () => {
    const image = await store.get(`social/${picturePath}`, { width: 1200, format: 'jpeg' })
    const { width, height, hasAlpha } = await sharp(image.body).metadata()
    expect({ width, height, hasAlpha }).toEqual({ width: 1200, height: 630, hasAlpha: false })
    for (const unknown of ['social/scene/og-default', `social/${picturePath}/x`, 'social/phone'])
      await expect(store.get(unknown, { width: 1200 })).rejects.toThrow(UnknownPicture)
  })

  it('draws once for many who ask at the same time', async () => {
    const images = await Promise.all(
      Array.from({ length: 8 }, () => store.get(picturePath, { width: 96, accept: 'image/webp' })),
    )
    expect(new Set(images.map(({ body }) => body)).size).toBe(1)
    expect(await files()).toEqual([`${folder}/${picturePath}@96.webp`])
  })

  it('serves a second process from the disk', async () => {
    const drawn = await store.get(picturePath, { width: 96 })
    const marked = Buffer.from(drawn.body)
    marked[marked.length - 1] = 7
    await writeFile(file('webp'), marked)
    const other = open()
    expect((await other.get(picturePath, { width: 96 })).body.equals(marked)).toBe(true)
    await other.close()
  })

  it.each(['webp', 'avif', 'jpeg'] as const)('draws a damaged %s file again', async (format) => {
    await store.get(picturePath, { width: 96, accept: acceptOfBrowsers })
    await store.get(picturePath, { width: 96, format: 'jpeg' })
    await avifReady()
    const whole = await readFile(file(format))
    await truncate(file(format), whole.length - 40)
    const other = open()
    const jpeg = format === 'jpeg' ? format : undefined
    const accept = format === 'avif' ? acceptOfBrowsers : 'image/webp'
    const repaired = await other.get(picturePath, { width: 96, accept, format: jpeg })
    expect(repaired.type).toBe(format === 'avif' ? 'image/webp' : `image/${format}`)
    await expect.poll(async () => (await readFile(file(format))).equals(whole)).toBe(true)
    await other.close()
  })

  it('leaves no drafts behind', async () => {
    await store.get(picturePath, { width: 96, accept: acceptOfBrowsers })
    await avifReady()
    expect((await files()).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })

  it('clears away what an older generator left, and nothing else', async () => {
    const old = createImageStore({ dir, source: { ...source, version: 'older' } })
    await old.get(picturePath, { width: 96 })
    await old.close()
    await store.get(picturePath, { width: 96 })
    await writeFile(join(dir, 'note.txt'), 'not ours')
    await store.sweep()
    expect(await files()).toEqual([`${folder}/${picturePath}@96.webp`, 'note.txt'])
  })

  it.each([
    ['an unknown model', 'phone/iphone-99/back/sage', 96],
    ['an unknown color', 'phone/iphone-17/back/gold', 96],
    ['a longer path', `${picturePath}/x`, 96],
    ['a step upwards', 'phone/../../etc/passwd', 96],
    ['a step upwards in a scene', 'scene/../../../etc/passwd', 96],
    ['an absolute path', '/etc/passwd', 96],
    ['an inherited property', 'scene/constructor', 96],
    ['an empty path', '', 96],
    ['a width that is not served', picturePath, 97],
    ['no number', picturePath, Number.NaN],
  ])('refuses %s and does not touch the disk', async (_, path, width) => {
    await expect(store.get(path, { width })).rejects.toThrow(UnknownPicture)
    expect(await readdir(dir)).toEqual([])
  })
})

describe('GET /images/*', () => {
  const server = async () => {
    const app = fastify()
    app.setErrorHandler(sendProblem)
    await app.register(imageRoutes, { store })
    return app
  }

  it('negotiates the format and lets a stand-in expire soon', async () => {
    const app = await server()
    const url = `/images/${picturePath}?w=96`
    const standIn = await app.inject({ url, headers: { accept: acceptOfBrowsers } })
    expect(standIn.statusCode).toBe(200)
    expect(standIn.headers).toMatchObject({
      'content-type': 'image/webp',
      vary: 'Accept',
      'cache-control': 'public, max-age=60',
    })
    await avifReady()
    const final = await app.inject({ url, headers: { accept: acceptOfBrowsers } })
    expect(final.headers).toMatchObject({
      'content-type': 'image/avif',
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(final.headers.etag).not.toBe(standIn.headers.etag)
  })

  it('answers 304 to a browser that has the picture', async () => {
    const app = await server()
    const url = `/images/${picturePath}?w=96`
    const { headers } = await app.inject({ url })
    const again = await app.inject({ url, headers: { 'if-none-match': `"x", W/${headers.etag}` } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers).toMatchObject({ etag: headers.etag, vary: 'Accept' })
  })

  it('serves the social picture as JPEG', async () => {
    const app = await server()
    const reply = await app.inject({ url: '/images/scene/og-default?w=1200&f=jpeg' })
    expect(reply.headers['content-type']).toBe('image/jpeg')
  })

  it.each([
    '/images/phone/iphone-99/back/sage?w=96',
    '/images/phone/..%2f..%2f..%2fetc%2fpasswd?w=96',
    `/images/${picturePath}?w=97`,
    `/images/${picturePath}?w=96px`,
    `/images/${picturePath}?w=96&w=160`,
    `/images/${picturePath}?w=96&f=png`,
    '/images/',
  ])('answers %s with a 404 problem', async (url) => {
    const app = await server()
    const reply = await app.inject({ url })
    expect(reply.statusCode).toBe(404)
    expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/)
    expect(reply.json()).toMatchObject({ status: 404, code: 'not_found' })
    expect(await readdir(dir)).toEqual([])
  })
})
