import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractFaults } from '#server/http/contract/register.ts'
import { loadContract } from '#server/http/contract/document.ts'
import { contractChecks } from '#server/http/contract/validation.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const contract = loadContract()
const operation = (id: string) => {
  const found = contract.operations.find((one) => one.id === id)
  if (!found) throw new Error(`no operation ${id}`)
  return found
}

const post = (url: string, payload: string | object, headers: Record<string, string> = {}) =>
  shop.app.server.inject({ method: 'POST', url, payload, headers })

describe('the contract at boot', () => {
  it('has a handler for each operation and an operation for each handler', () => {
    const ids = contract.operations.map(({ id }) => id)
    expect(contractFaults(contract, ids)).toEqual([])
    expect(contractFaults(contract, [...ids.slice(1), 'flyToTheMoon'])).toEqual([
      `operation ${ids[0]} has no handler`,
      'handler flyToTheMoon belongs to no operation',
    ])
  })

  it('has a checker for each security scheme', () => {
    const guarded = {
      ...operation('getProfile'),
      security: [['fingerprint'], ['session', 'bearer']],
    }
    expect(contractFaults({ ...contract, operations: [guarded] }, ['getProfile'])).toEqual([
      'security scheme fingerprint has no checker',
      'operation getProfile demands several schemes at once, which is not served',
    ])
  })

  it('is served as it is', async () => {
    const reply = await shop.app.server.inject('/api/openapi.json')
    expect(reply.headers['content-type']).toMatch(/^application\/json/)
    expect(reply.body).toBe(contract.text)
  })
})

describe('a request that the contract does not declare', () => {
  it('to an unknown address is not found', async () => {
    const reply = await shop.app.server.inject('/api/no/such/thing/')
    expect(reply.statusCode).toBe(404)
    expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/)
    expect(reply.json()).toEqual({
      type: 'about:blank',
      title: 'چیزی که دنبالش بودید پیدا نشد.',
      status: 404,
      code: 'not_found',
    })
  })

  it('with another method gets a list of allowed ones', async () => {
    const reply = await shop.app.server.inject({ method: 'PUT', url: '/api/accounts/logout/' })
    expect(reply.statusCode).toBe(405)
    expect(reply.headers['allow']).toBe('GET, POST')
    expect(reply.json()).toMatchObject({ code: 'method_not_allowed' })
  })

  it('can be a HEAD of a read, but not of a GET that writes', async () => {
    const head = (url: string) => shop.app.server.inject({ method: 'HEAD', url })
    expect((await head('/api/accounts/list-province/')).statusCode).toBe(200)
    expect((await head('/api/accounts/logout/')).statusCode).toBe(405)
  })

  it('with an address that cannot be decoded is a bad request', async () => {
    const reply = await shop.app.server.inject('/api/accounts/list-city/%zz/')
    expect(reply.statusCode).toBe(400)
  })
})

describe('a request body', () => {
  const url = '/api/accounts/request-otp/'
  const json = { 'content-type': 'application/json' }

  it.each(['{"phone_number":', '', '{"__proto__":{"admin":true}}'])(
    'that is not JSON is malformed: %s',
    async (body) => {
      const reply = await post(url, body, json)
      expect(reply.statusCode).toBe(400)
      expect(reply.json()).toMatchObject({ code: 'malformed_body' })
    },
  )

  it('of another kind is refused', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const reply = await post(url, 'phone_number=09120000000', form)
    expect(reply.statusCode).toBe(415)
    expect(reply.json()).toMatchObject({ code: 'unsupported_media_type' })
  })

  it('that is too large is refused', async () => {
    const reply = await post(url, { phone_number: '1'.repeat(65_536) })
    expect(reply.statusCode).toBe(413)
    expect(reply.json()).toMatchObject({ code: 'payload_too_large' })
  })

  it('is not coerced: a number is no text', async () => {
    const reply = await post(url, { phone_number: 9_120_000_000 })
    expect(reply.json()).toMatchObject({ errors: [{ field: 'phone_number', rule: 'type' }] })
  })

  it('names each broken field with its rule', async () => {
    const reply = await post('/api/accounts/verify/', { otp: '12' })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toEqual({
      type: 'about:blank',
      title: 'بخشی از اطلاعات درست وارد نشده است. لطفا آن‌ها را بررسی کنید.',
      status: 400,
      code: 'validation_failed',
      errors: [
        { field: 'phone_number', rule: 'required' },
        { field: 'otp', rule: 'pattern' },
      ],
    })
  })

  it('that is missing is refused', async () => {
    const reply = await shop.app.server.inject({ method: 'POST', url })
    expect(reply.json()).toMatchObject({ errors: [{ field: '', rule: 'required' }] })
  })

  it('with a NUL character is refused, since the database has none', async () => {
    const reply = await post('/api/accounts/login_with_password/', {
      phone_number: '09120000000',
      password: 'a\0b',
    })
    expect(reply.json()).toMatchObject({ errors: [{ field: 'password', rule: 'characters' }] })
  })
})

describe('the parameters of a request', () => {
  const read = (id: string, query: Record<string, unknown>) =>
    contractChecks(contract).request(operation(id))({
      path: {},
      query,
      headers: {},
      body: undefined,
      mediaType: null,
    }).query

  it('are read from text, with their defaults', () => {
    expect(read('listProducts', { min_price: '1000', is_flagship: 'true' })).toEqual({
      min_price: 1000,
      is_flagship: true,
      page: 1,
      size: 12,
      filters: {},
    })
  })

  it('make a list of one value as of several', () => {
    expect(read('listProducts', { brand: 'apple' })).toMatchObject({ brand: ['apple'] })
    expect(read('listProducts', { brand: ['apple', 'sony'] })).toMatchObject({
      brand: ['apple', 'sony'],
    })
  })

  it('collect the keys of dynamic filters, and drop unknown keys elsewhere', () => {
    expect(read('listProducts', { storage: ['128', '256'], esim: 'true' })).toMatchObject({
      filters: { storage: ['128', '256'], esim: ['true'] },
    })
    expect(read('listFilters', { utm_source: 'x' })).toEqual({})
  })

  it('are refused when they are out of bounds', () => {
    expect(() => read('listProducts', { page: '0', size: 'many' })).toThrow('validation_failed')
  })

  it('in the path are checked as well', async () => {
    const reply = await shop.app.server.inject('/api/accounts/list-city/tehran/')
    expect(reply.json()).toMatchObject({ errors: [{ field: 'provinceId', rule: 'type' }] })
  })
})

describe('a reply', () => {
  const check = (status: number, mediaType: string | null, body: unknown) =>
    contractChecks(contract).reply(operation('getHasAllInformation'))(status, mediaType, body)

  it('passes when it is what the contract says', () => {
    expect(check(200, 'application/json', { has_all_information: true })).toBeNull()
  })

  it('fails when it is not', () => {
    expect(check(200, 'application/json', { has_all_information: 'yes' })).toMatch(/boolean/)
    expect(check(200, 'text/html', '')).toMatch(/text\/html/)
    expect(check(201, 'application/json', {})).toMatch(/201/)
    expect(check(404, 'application/problem+json', { code: 'made_up' })).toMatch(/required/)
  })

  it('fails when its problem code is not declared by the operation', () => {
    const problem = (status: number, code: string) =>
      check(status, 'application/problem+json', { type: 'about:blank', title: 'خطا', status, code })
    expect(problem(401, 'session_expired')).toBeNull()
    expect(problem(404, 'order_not_found')).toBe('order_not_found is not among the x-problems')
  })

  it('that breaks the contract becomes an error that names the operation', async () => {
    const client = await shop.signIn('09127777777')
    await shop.db.execute(`update users set phone = 'broken' where phone = '09127777777'`)
    const reply = await client.send({ url: '/api/profile/' })
    expect(reply.statusCode).toBe(500)
    expect(reply.json()).toMatchObject({ code: 'internal_error' })
    const line = shop.logged.find((one) => one.includes('reply breaks the contract'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      operation: 'getProfile',
      path: '/profile/',
      reqId: expect.stringMatching(/^[\da-f-]{36}$/),
    })
  })

  it('with personal data is never cached', async () => {
    const client = await shop.signIn()
    const own = await client.send({ url: '/api/profile/' })
    expect(own.headers['cache-control']).toBe('private, no-store')
    const shared = await client.send({ url: '/api/accounts/list-province/' })
    expect(shared.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  it('to an unexpected error exposes only the id of the request', async () => {
    const client = await shop.signIn()
    await shop.db.execute('alter table addresses rename to addresses_away')
    const reply = await client.send({ url: '/api/profile/user-address/' })
    await shop.db.execute('alter table addresses_away rename to addresses')
    expect(reply.statusCode).toBe(500)
    expect(reply.json()).toEqual({
      type: 'about:blank',
      title: 'خطایی رخ داده است! لطفا مجدد امتحان کنید',
      status: 500,
      code: 'internal_error',
    })
    const id = String(reply.headers['x-request-id'])
    expect(shop.logged.some((line) => line.includes(id) && line.includes('does not exist'))).toBe(
      true,
    )
  })
})

describe('security headers', () => {
  it('are set on every reply', async () => {
    const { headers } = await shop.app.server.inject('/health/live')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/)
  })
})
