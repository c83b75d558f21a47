import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadContract } from '#server/http/contract/document.ts'
import { inProduction } from '#tests/support/providers.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

async function patchFrom(headers: Record<string, string | undefined>) {
  const client = await shop.signIn()
  return client.send({
    method: 'PATCH',
    url: '/api/profile/update/',
    headers: { host: 'localhost:3000', ...headers },
    payload: { job: 'معلم' },
  })
}

describe('a request that changes something', () => {
  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:4000' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('is refused from another site: %o', async (headers) => {
    const reply = await patchFrom(headers)
    expect(reply.statusCode).toBe(403)
    expect(reply.json()).toMatchObject({ code: 'cross_site_refused' })
  })

  it.each([
    {},
    { origin: 'http://localhost:3000' },
    { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' },
  ])('is served from our own and from programs: %o', async (headers) => {
    expect((await patchFrom(headers)).statusCode).toBe(200)
  })
})

describe('a GET', () => {
  const get = async (url: string, site: string) => {
    const client = await shop.signIn()
    return client.send({ url, headers: { 'sec-fetch-site': site } })
  }

  it('that writes is refused from another site', async () => {
    const reply = await get('/api/accounts/logout/', 'cross-site')
    expect(reply.statusCode).toBe(403)
    expect(reply.json()).toMatchObject({ code: 'cross_site_refused' })
  })

  it('that writes is served from our own site', async () => {
    expect((await get('/api/accounts/logout/', 'same-origin')).statusCode).toBe(204)
  })

  it('that uses up a limit of the caller is refused from another site', async () => {
    const client = await shop.signIn()
    const ask = (site: string) =>
      client.send({
        url: '/api/accounts/export/',
        headers: { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' },
      })
    for (let asked = 0; asked < 6; asked += 1)
      expect((await ask('cross-site')).json()).toMatchObject({ code: 'cross_site_refused' })
    expect((await ask('none')).statusCode).toBe(200)
  })

  it('that only reads is served to any site', async () => {
    expect((await get('/api/profile/', 'cross-site')).statusCode).toBe(200)
  })
})

const writingGets = loadContract().operations.filter(
  ({ method, writes }) => method === 'GET' && writes,
)

describe('a GET that writes', () => {
  const get = async (path: string, destination: string, on = shop) => {
    const { send } = on.client()
    const url = `/api${path.replaceAll(/\{\w+\}/g, '1')}`
    const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': destination }
    const { body } = await send({ url, headers })
    return body.includes('cross_site_refused')
  }

  it('is one of these', () => {
    expect(writingGets.map(({ id }) => id)).toEqual([
      'exportAccount',
      'logout',
      'getPaymentInfo',
      'startPayment',
      'returnFromBank',
      'getMessage',
      'listChat',
    ])
  })

  it.each(writingGets)('$id is a page or a call, and no part of a page', async ({ path }) => {
    expect(await get(path, 'document')).toBe(false)
    expect(await get(path, 'empty')).toBe(false)
    for (const part of ['image', 'script', 'style', 'font', 'video', 'track', 'object', 'worker'])
      expect(await get(path, part)).toBe(true)
  })

  it('is in a frame only where the studio shows the shop in one', async () => {
    const path = '/accounts/logout/'
    expect(await get(path, 'iframe')).toBe(false)
    const real = await startShop({
      env: inProduction({ smsUrl: 'https://sms.example' }),
      sharing: shop,
    })
    expect(await get(path, 'iframe', real)).toBe(true)
    expect(await get(path, 'document', real)).toBe(false)
    await real.close()
  })
})
