import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

  it('that only reads is served to any site', async () => {
    expect((await get('/api/profile/', 'cross-site')).statusCode).toBe(200)
  })
})
