import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { transaction } from '#server/platform/db/transaction.ts'
import { press, startAtGateway } from '#tests/support/bank.ts'
import { addGoods } from '#tests/support/goods.ts'
import { waitingFor } from '#tests/support/held-lock.ts'
import { getCart, newShopper, order } from '#tests/support/shopper.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'

const requestsAtOncePerAddress = 10
const requestsWaitingPerAddress = 20

let shop: TestShop
let comments: string
beforeAll(async () => {
  shop = await startShop({
    content: 'demo',
    env: { TRUST_PROXY: 'loopback' },
    limits: { requestsAtOncePerAddress, requestsWaitingPerAddress },
  })
  await shop.app.server.listen({ host: '127.0.0.1', port: 0 })
  const { data } = await shop.client().api.GET('/product/', { params: { query: { size: 1 } } })
  comments = `/api/product/v4/comment/?product__slug=${data?.results[0]?.slug}`
})
afterAll(() => shop.close())

/** All requests of a test come from one address, another in each. */
let address = ''
let tests = 0
beforeEach(() => {
  address = `10.66.0.${(tests += 1)}`
})

/** A client that keeps what it receives. */
async function connected(): Promise<{ socket: Socket; received: () => string }> {
  const [bound] = shop.app.server.addresses()
  const socket = connect(typeof bound === 'object' ? bound.port : 0, '127.0.0.1')
  let received = ''
  socket.on('error', () => undefined)
  socket.on('data', (bytes) => {
    received += String(bytes)
  })
  await once(socket, 'connect')
  return { socket, received: () => received }
}

const head = (method: string, url: string, ...headers: string[]) =>
  [
    `${method} ${url} HTTP/1.1`,
    'host: localhost:3000',
    `x-forwarded-for: ${address}`,
    ...headers,
    '',
    '',
  ].join('\r\n')
const sendTo = (url: string) => shop.app.server.inject({ url, remoteAddress: address })

/** Holds all reads of comments back while `work` runs. */
const whileCommentsWait = (work: () => Promise<void>) =>
  transaction(shop.db, async (tx) => {
    await tx.execute(sql`lock table comments in access exclusive mode`)
    await work()
  })

describe('requests of one connection, sent all at once', () => {
  it('leave connections of the database to other addresses, to a return from a bank and to the health check', async () => {
    const shopper = await newShopper(shop)
    const id = await order(shopper, [[await addGoods(shop.db, {}), 1]])
    const back = await press(shopper, await startAtGateway(shopper, id), 'pay')
    const { socket } = await connected()
    await whileCommentsWait(async () => {
      socket.write(head('GET', comments).repeat(500))
      await expect.poll(() => waitingFor(shop)).toBe(6)
      await getCart(shopper)
      const { headers } = await sendTo(back.pathname + back.search)
      expect(headers.location).toContain('paid=1')
      const ready = await shop.app.server.inject('/health/ready')
      expect(ready.statusCode).toBe(200)
      expect(await waitingFor(shop)).toBe(6)
      socket.destroy()
    })
  })

  it('are worked on a few at a time in order, and refused beyond those that may wait', async () => {
    const { socket, received } = await connected()
    const statuses = () => Array.from(received().matchAll(/HTTP\/1\.1 (\d+) /g), ([, code]) => code)
    await whileCommentsWait(async () => {
      socket.write(head('GET', comments).repeat(50))
      await expect.poll(() => waitingFor(shop)).toBeGreaterThanOrEqual(6)
      // The rest of them arrives.
      await delay(200)
    })
    await expect.poll(() => statuses().length).toBe(50)
    expect(statuses()).toEqual([...Array(30).fill('200'), ...Array(20).fill('503')])
    expect(received().match(/^retry-after: 1\r$/gm)).toHaveLength(20)
    expect(shop.logged.filter((line) => line.includes('request failed'))).toHaveLength(1)
    socket.destroy()
  })

  it('are no longer worked on when their client has disconnected', async () => {
    const { socket } = await connected()
    let queries = 0
    const count = () => {
      queries += 1
    }
    await whileCommentsWait(async () => {
      socket.write(head('GET', comments).repeat(30))
      await expect.poll(() => waitingFor(shop)).toBeGreaterThanOrEqual(6)
      const closed = once(socket, 'close')
      socket.destroy()
      await closed
      await delay(50)
      shop.db.$client.on('acquire', count)
    })
    await expect.poll(async () => (await sendTo(comments)).statusCode).toBe(200)
    shop.db.$client.off('acquire', count)
    // Of the ten that were worked on, and of the request that sees the end of it.
    expect(queries).toBeLessThan(20)
  })

  it('that wait for their bodies keep nobody at their address waiting', async () => {
    const heads = [
      ['/api/accounts/request-otp/', 'content-type: application/json', 'content-length: 5000'],
      [
        '/api/product/v3/comment-file/',
        'content-type: multipart/form-data; boundary=x',
        'content-length: 100000',
      ],
    ]
    const senders = await Promise.all(
      Array.from({ length: 2 * requestsAtOncePerAddress }, async (_, number) => {
        const { socket } = await connected()
        const [path = '', ...headers] = heads[number % 2] ?? []
        socket.write(head('POST', path, ...headers))
        return socket
      }),
    )
    await delay(200)
    expect((await sendTo(comments)).statusCode).toBe(200)
    for (const socket of senders) socket.destroy()
  })
})
