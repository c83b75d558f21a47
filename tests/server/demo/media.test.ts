import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendProblem } from '#server/http/contract/problem-reply.ts'
import { mediaRoutes } from '#demo/media/media-routes.ts'

let dir: string
let app: FastifyInstance

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'media-'))
  app = fastify().setErrorHandler(sendProblem)
  mediaRoutes(app, dir)
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await rm(dir, { recursive: true })
})

const sound = '/media/sounds/listening-test.wav'

describe('the films and sounds of products', () => {
  it('are made once for all who ask, and kept', async () => {
    const film = '/media/films/cable/apple-usb-c-1m.webm'
    const replies = await Promise.all([app.inject(film), app.inject(film)])
    for (const reply of replies) {
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'video/webm'])
    }
    expect(replies[0]?.rawPayload.equals(replies[1]?.rawPayload ?? Buffer.alloc(0))).toBe(true)
    const files = await readdir(dir, { recursive: true })
    expect(files.filter((name) => /\.\w+$/.test(name))).toHaveLength(1)
  })

  it('come in parts to a player that jumps', async () => {
    const whole = await app.inject(sound)
    expect([whole.statusCode, whole.headers['accept-ranges']]).toEqual([200, 'bytes'])
    const part = await app.inject({ url: sound, headers: { range: 'bytes=44-1043' } })
    expect([part.statusCode, part.headers['content-range']]).toEqual([
      206,
      `bytes 44-1043/${whole.rawPayload.length}`,
    ])
    expect(part.rawPayload.equals(whole.rawPayload.subarray(44, 1_044))).toBe(true)
  })

  it.each(['bytes=5-2', 'bytes=99999999-'])('refuse the range %s', async (range) => {
    const reply = await app.inject({ url: sound, headers: { range } })
    expect(reply.statusCode).toBe(416)
  })

  it('keep left and right apart, and neither is ever too loud', async () => {
    const { rawPayload: file } = await app.inject(sound)
    const [rate, channels] = [file.readUInt32LE(24), file.readUInt16LE(22)]
    expect([rate, channels, file.readUInt32LE(40)]).toEqual([32_000, 2, file.length - 44])
    const loudest = (from: number, to: number, channel: 0 | 1) => {
      let peak = 0
      for (let i = Math.round(from * rate); i < to * rate; i += 1)
        peak = Math.max(peak, Math.abs(file.readInt16LE(44 + i * 4 + channel * 2)))
      return peak
    }
    expect(loudest(0.1, 2, 1)).toBe(0)
    expect(loudest(0.1, 2, 0)).toBeGreaterThan(8_000)
    expect(loudest(2.1, 4, 0)).toBe(0)
    expect(loudest(2.1, 4, 1)).toBeGreaterThan(8_000)
    for (const channel of [0, 1] as const) expect(loudest(0, 12, channel)).toBeLessThan(32_767)
  })

  it.each([
    '/media/films/phone/no-such.webm',
    '/media/films/phone/constructor.webm',
    '/media/films/toaster/iphone-17.webm',
    '/media/films/../../../etc/passwd',
    '/media/films/%2e%2e%2f%2e%2e%2fpasswd.webm',
    '/media/sounds/other.wav',
    '/media/',
  ])('at %s do not exist', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404)
  })
})
