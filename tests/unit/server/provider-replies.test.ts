import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { callProvider } from '#server/platform/providers/provider-call.ts'
import { remoteMap } from '#server/platform/providers/remote-map.ts'
import { createSmsProvider } from '#server/platform/providers/sms-services.ts'

let server: Server
let url: string
let followed = 0
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url?.includes('elsewhere')) {
      followed += 1
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ status: 1, return: { status: 200 }, entries: [] }))
      return
    }
    if (request.url?.includes('long')) {
      response.end(JSON.stringify({ status: 1, return: { status: 200 }, more: 'a'.repeat(70_000) }))
      return
    }
    response.writeHead(307, { location: `${url}/elsewhere` }).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
beforeEach(() => {
  followed = 0
})
afterAll(() => server.close())

const message = { phone: '09120000000', text: 'سلام', code: null, reference: '1' }

it.each(['own', 'kavenegar', 'sms.ir'] as const)(
  'a redirect of the SMS service %s is not followed',
  async (protocol) => {
    const sms = { protocol, url, key: 'key', line: '3000', template: null }
    const { send } = createSmsProvider({ sms, mode: 'production' })
    await expect(send(message)).rejects.toThrow('answered 307')
    expect(followed).toBe(0)
  },
)

it.each(['kavenegar', 'sms.ir'] as const)(
  'a reply of more than 64 KB of the SMS service %s counts as none',
  async (protocol) => {
    const sms = { protocol, url: `${url}/long`, key: 'key', line: '3000', template: null }
    const { send } = createSmsProvider({ sms, mode: 'production' })
    await expect(send(message)).rejects.toThrow('answered 200')
  },
)

it.each(['/redirect', '/long'])(
  'a payment provider’s reply at %s is not believed',
  async (path) => {
    const call = { transport: fetch, url: `${url}${path}`, body: {} }
    await expect(callProvider(call, z.object({ status: z.int() }))).rejects.toThrow(
      'did not answer',
    )
    expect(followed).toBe(0)
  },
)

it('a redirect of the map service is not followed', async () => {
  const settings = { tilesUrl: `${url}/{z}/{x}/{y}.png`, geocoderUrl: `${url}/geocoder` }
  const map = remoteMap(settings, { siteUrl: 'https://shop.example' })
  await expect(map.tile({ z: 1, x: 0, y: 0 })).rejects.toThrow('it replied 307')
  await expect(map.search('ونک')).rejects.toThrow('it replied 307')
  expect(followed).toBe(0)
})
