import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
let port: number
beforeAll(async () => {
  shop = await startShop({ limits: { bodySeconds: 1 } })
  await shop.app.server.listen({ host: '127.0.0.1', port: 0 })
  const [address] = shop.app.server.addresses()
  port = typeof address === 'object' ? address.port : 0
})
afterAll(() => shop.close())

const heads = {
  json: ['/api/accounts/request-otp/', 'content-type: application/json', 'content-length: 5000'],
  upload: [
    '/api/product/v3/comment-file/',
    'content-type: multipart/form-data; boundary=x',
    'transfer-encoding: chunked',
  ],
} as const

/** A client that has sent the head of a request and begins with its body. */
async function sender(kind: keyof typeof heads): Promise<Socket> {
  const [path, ...headers] = heads[kind]
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const lines = [`POST ${path} HTTP/1.1`, 'host: localhost:3000', ...headers, '', '']
  socket.write(lines.join('\r\n'))
  return socket
}

describe('a body that trickles in', () => {
  it.each(['json', 'upload'] as const)(
    'of a request with %s is not awaited for ever',
    async (kind) => {
      const socket = await sender(kind)
      const trickle = setInterval(() => socket.write(kind === 'json' ? ' ' : '1\r\n \r\n'), 100)
      socket.on('error', () => clearInterval(trickle))
      const reply = await text(socket)
      clearInterval(trickle)
      expect(reply).toMatch(/^HTTP\/1\.1 408 /)
    },
  )

  it('and breaks off is no failure of the shop', async () => {
    shop.logged.length = 0
    const begun = once(shop.app.server.server, 'request')
    const socket = await sender('json')
    socket.write('{')
    await begun
    socket.destroy()
    await expect.poll(() => shop.logged.join('')).toContain('request aborted')
    expect(shop.logged.join('')).not.toMatch(/service_unavailable|request failed/)
  })
})
