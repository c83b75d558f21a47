import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toPersianDigits } from '#domain/digits.ts'
import { freshPhone, startShop, type TestShop } from '#tests/support/shop.ts'
import type { TestClient } from '#tests/support/client.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

const requestOtp = (client: TestClient, phone_number: string) =>
  client.api.POST('/accounts/request-otp/', { body: { phone_number } })

const verify = (client: TestClient, phone_number: string, otp: string) =>
  client.api.POST('/accounts/verify/', { body: { phone_number, otp } })

/** Six digits that are not the code. */
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

async function codeFor(client: TestClient, phone: string): Promise<string> {
  const { error } = await requestOtp(client, phone)
  expect(error).toBeUndefined()
  return shop.lastCode(phone)
}

describe('a sign-in code', () => {
  it('creates the account of a new number and signs it in', { tags: ['AUTH-01'] }, async () => {
    const phone = freshPhone()
    const shopper = await shop.signIn(phone)
    const { data } = await shopper.api.GET('/profile/')
    expect(data).toMatchObject({ phone_number: phone, has_set_password: false, first_name: null })
  })

  it('is sent to a number of eleven digits only', { tags: ['REG-21'] }, async () => {
    for (const number of ['0912345678', '091234567890']) {
      const { error, response } = await requestOtp(shop.client(), number)
      expect([number, response.status, error?.code]).toEqual([number, 400, 'validation_failed'])
    }
  })

  it('leads to the same account a second time', async () => {
    const phone = freshPhone()
    await shop.signIn(phone)
    shop.clock.advance(121)
    await shop.signIn(phone)
    const { rows } = await shop.db.execute(sql`select 1 from users where phone = ${phone}`)
    expect(rows).toHaveLength(1)
  })

  it(
    'returns when it expires and when the next one may be requested',
    { tags: ['REG-37'] },
    async () => {
      const phone = freshPhone()
      const { data } = await requestOtp(shop.client(), phone)
      expect(await shop.lastCode(phone)).toMatch(/^\d{6}$/)
      const in120Seconds = new Date(shop.clock.now() + 120_000).toISOString()
      expect(data).toEqual({ expires_at: in120Seconds, resend_at: in120Seconds })
    },
  )

  it(
    'answers with both tokens and sets them as cookies that scripts cannot read',
    { tags: ['AUTH-14', 'AUTH-37', 'REG-38'] },
    async () => {
      const env = { SITE_URL: 'https://shop.example' }
      const encrypted = await startShop({ sharing: shop, env })
      for (const { at, secure } of [{ at: shop }, { at: encrypted, secure: true }]) {
        const client = at.client()
        const phone = freshPhone()
        const otp = await codeFor(client, phone)
        expect((await verify(client, phone, wrong(otp))).response.status).toBe(400)
        const reply = await client.send({
          method: 'POST',
          url: '/api/accounts/verify/',
          payload: { phone_number: phone, otp },
        })
        const { tokens } = reply.json<{ tokens: { access: string; refresh: string } }>()
        const common = { path: '/', sameSite: 'Lax', secure }
        const [access, refresh] = [tokens.access, tokens.refresh]
        expect(reply.cookies).toEqual([
          { ...common, name: 'accessToken', value: access, httpOnly: true, maxAge: 900 },
          { ...common, name: 'refreshToken', value: refresh, httpOnly: true, maxAge: 2_592_000 },
          { ...common, name: 'signedIn', value: '1', maxAge: 2_592_000 },
        ])
      }
      await encrypted.close()
    },
  )

  it('is refused when it is wrong, with the tries that are left', async () => {
    const client = shop.client()
    const phone = freshPhone()
    const otp = await codeFor(client, phone)
    const { error, response } = await verify(client, phone, wrong(otp))
    expect(response.status).toBe(400)
    expect(error).toMatchObject({ code: 'code_invalid', tries_left: 4 })
    expect(client.cookies.size).toBe(0)
  })

  it('is ended by the fifth wrong try', async () => {
    const client = shop.client()
    const phone = freshPhone()
    const otp = await codeFor(client, phone)
    for (let tries = 0; tries < 4; tries += 1) await verify(client, phone, wrong(otp))
    expect((await verify(client, phone, wrong(otp))).error?.code).toBe('code_exhausted')
    expect((await verify(client, phone, otp)).error?.code).toBe('code_exhausted')
  })

  it('is not ended by wrong tries of other addresses, which have five together', async () => {
    const [owner, stranger, another] = [shop.client(), shop.client(), shop.client()]
    const phone = freshPhone()
    const otp = await codeFor(owner, phone)
    for (let tries = 0; tries < 4; tries += 1) await verify(stranger, phone, wrong(otp))
    expect((await verify(another, phone, wrong(otp))).error?.code).toBe('code_exhausted')
    expect((await verify(stranger, phone, otp)).error?.code).toBe('code_exhausted')
    expect((await verify(owner, phone, wrong(otp))).error).toMatchObject({ tries_left: 4 })
    expect((await verify(owner, phone, otp)).response.status).toBe(200)
  })

  it('can be tried by an address only so often in an hour, whatever the numbers', async () => {
    const limited = await startShop({ sharing: shop, limits: { codeTriesPerAddressPerHour: 3 } })
    const [client, phone] = [limited.client(), freshPhone()]
    const otp = await codeFor(shop.client(), phone)
    for (let tries = 0; tries < 3; tries += 1) {
      const other = freshPhone()
      const { error } = await verify(client, other, wrong(await codeFor(shop.client(), other)))
      expect(error?.code).toBe('code_invalid')
    }
    const { error, response } = await verify(client, phone, otp)
    expect(response.status).toBe(429)
    expect(error).toMatchObject({ code: 'too_many_requests', retry_after_seconds: 3600 })
    expect((await verify(limited.client(), phone, otp)).response.status).toBe(200)
    await limited.close()
  })

  it('counts wrong tries that arrive together one by one', async () => {
    const client = shop.client()
    const phone = freshPhone()
    const otp = await codeFor(client, phone)
    const replies = await Promise.all([1, 2, 3].map(() => verify(client, phone, wrong(otp))))
    const left = new Set(replies.map(({ error }) => error?.tries_left))
    expect(left).toEqual(new Set([2, 3, 4]))
  })

  it('is good once, even when two requests bring it at the same moment', async () => {
    const client = shop.client()
    const phone = freshPhone()
    const otp = await codeFor(client, phone)
    const replies = await Promise.all([1, 2, 3, 4].map(() => verify(client, phone, otp)))
    expect(replies.filter(({ data }) => data)).toHaveLength(1)
    expect(replies.filter(({ error }) => error?.code === 'code_used')).toHaveLength(3)
    expect((await verify(client, phone, wrong(otp))).error?.code).toBe('code_expired')
  })

  it('is good for 120 seconds', { tags: ['REG-50'] }, async () => {
    const client = shop.client()
    const [early, late] = [freshPhone(), freshPhone()]
    const codes = [await codeFor(client, early), await codeFor(client, late)]
    shop.clock.advance(119)
    expect((await verify(client, early, codes[0] ?? '')).data).toBeDefined()
    shop.clock.advance(1)
    expect((await verify(client, late, codes[1] ?? '')).error?.code).toBe('code_expired')
  })

  it('is replaced by the next one', async () => {
    const client = shop.client()
    const phone = freshPhone()
    await codeFor(client, phone)
    await verify(client, phone, wrong(await shop.lastCode(phone)))
    shop.clock.advance(120)
    const second = await codeFor(client, phone)
    const { error } = await verify(client, phone, wrong(second))
    expect(error?.tries_left).toBe(4)
    expect((await verify(client, phone, second)).data).toBeDefined()
  })

  it('does not do for a forgotten password', async () => {
    const phone = freshPhone()
    const client = await shop.signIn(phone)
    shop.clock.advance(121)
    const otp = await codeFor(client, phone)
    const { error } = await client.api.POST('/accounts/password_reset/verify/', {
      body: { phone_number: phone, otp },
    })
    expect(error?.code).toBe('code_expired')
  })

  it('is never stored as it is', async () => {
    const phone = freshPhone()
    const otp = await codeFor(shop.client(), phone)
    const { rows } = await shop.db.execute(
      sql`select code_hash from one_time_codes where phone = ${phone}`,
    )
    expect(JSON.stringify(rows)).not.toContain(otp)
  })

  it('is unknown where none was asked for', async () => {
    const { error } = await verify(shop.client(), freshPhone(), '123456')
    expect(error?.code).toBe('code_expired')
  })

  it('must have six Latin digits', { tags: ['AUTH-49'] }, async () => {
    const { error } = await verify(shop.client(), freshPhone(), '۱۲۳۴۵۶')
    expect(error).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'otp', rule: 'pattern' }],
    })
  })

  it.each(['0912345678', '091234567890', '989123456', 'abcdefghijk', '+1 212 555 010'])(
    'is not sent to %s: a number has eleven digits',
    { tags: ['AUTH-48'] },
    async (phone) => {
      const { error } = await requestOtp(shop.client(), phone)
      expect(error).toMatchObject({ errors: [{ field: 'phone_number', rule: 'pattern' }] })
    },
  )
})

describe('one number', () => {
  it.each([
    ['+98', (digits: string) => `+98 ${digits}`],
    ['0098', (digits: string) => `0098${digits}`],
    ['98', (digits: string) => `98${digits}`],
    ['no zero', (digits: string) => digits],
    ['Persian digits', (digits: string) => toPersianDigits(`0${digits}`)],
    ['dashes', (digits: string) => `0${digits.slice(0, 3)}-${digits.slice(3)}`],
  ])('has one account and one limit, however it is written: %s', async (_, written) => {
    const phone = freshPhone()
    const client = shop.client()
    const typed = written(phone.slice(1))
    const otp = await codeFor(client, phone)
    expect((await requestOtp(client, typed)).error).toMatchObject({ code: 'code_too_soon' })
    expect((await verify(client, typed, otp)).response.status).toBe(200)
    const { data } = await client.api.GET('/profile/')
    expect(data).toMatchObject({ phone_number: phone })
  })
})

describe('the number of codes', () => {
  it('is one in 120 seconds for a number', { tags: ['REG-15'] }, async () => {
    const client = shop.client()
    const phone = freshPhone()
    await requestOtp(client, phone)
    shop.clock.advance(20.5)
    const { error, response } = await requestOtp(client, phone)
    expect(error).toMatchObject({ code: 'code_too_soon', retry_after_seconds: 100 })
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('100')
    shop.clock.advance(99.5)
    const in120Seconds = new Date(shop.clock.now() + 120_000).toISOString()
    expect((await requestOtp(client, phone)).data?.resend_at).toBe(in120Seconds)
  })

  it('is five in an hour for a number', async () => {
    const client = shop.client()
    const phone = freshPhone()
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await requestOtp(client, phone)).data).toBeDefined()
      shop.clock.advance(120)
    }
    const { error } = await requestOtp(client, phone)
    expect(error).toMatchObject({ code: 'code_limit_reached', retry_after_seconds: 3000 })
    shop.clock.advance(3000)
    expect((await requestOtp(client, phone)).data).toBeDefined()
  })

  it('is one for two requests at the same moment', async () => {
    const client = shop.client()
    const phone = freshPhone()
    const replies = await Promise.all([1, 2, 3, 4].map(() => requestOtp(client, phone)))
    expect(replies.filter(({ data }) => data)).toHaveLength(1)
  })

  it('is sixty in an hour for a network address, whatever the numbers', async () => {
    const client = shop.client()
    for (let sent = 0; sent < 60; sent += 1)
      expect((await requestOtp(client, freshPhone())).data).toBeDefined()
    const { error } = await requestOtp(client, freshPhone())
    expect(error).toMatchObject({ code: 'too_many_requests', retry_after_seconds: 3600 })
    expect((await requestOtp(shop.client(), freshPhone())).data).toBeDefined()
  })

  it('counts for the sign-in and the forgotten password together', async () => {
    const client = shop.client()
    const phone = freshPhone()
    await requestOtp(client, phone)
    const { error } = await client.api.POST('/accounts/password_reset/request-otp/', {
      body: { phone_number: phone },
    })
    expect(error).toMatchObject({ code: 'too_many_requests', retry_after_seconds: 120 })
  })

  it('is shared by all processes and survives a restart', async () => {
    const other = await startShop({ sharing: shop })
    try {
      const phone = freshPhone()
      await requestOtp(shop.client(), phone)
      expect((await requestOtp(other.client(), phone)).error?.code).toBe('code_too_soon')
    } finally {
      await other.close()
    }
  })
})
