import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  adviceRequests,
  customerRequests,
  installmentRequests,
  platformSignUps,
} from '#server/platform/db/schema/requests.ts'
import type { TestClient } from '#tests/support/client.ts'
import { freshPhone, startShop, type TestShop } from '#tests/support/shop.ts'
import { answer, newShopper, refusal } from '#tests/support/shopper.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop({ content: 'demo', limits: { requestsPerHour: 3 } })
})
afterAll(() => shop.close())

const call = async (client: TestClient, body: object, path: string) => {
  const reply = await client.send({ method: 'POST', url: `/api${path}`, payload: body })
  return { status: reply.statusCode, code: reply.json<{ code?: string }>().code ?? null }
}
const invalid = { status: 400, code: 'validation_failed' }

describe('the product categories', () => {
  it('are the main ones with id and name', { tags: ['ADV-07', 'ADV-14'] }, async () => {
    const categories = await answer(shop.client().api.GET('/product/categories/'))
    expect(categories.length).toBeGreaterThan(3)
    expect(categories[0]).toEqual({ id: expect.any(Number), name: 'گوشی موبایل' })
  })
})

describe('a request for advice', () => {
  const path = '/ticket/sales-advisor/'
  const request = async ({ api }: TestClient) => {
    const [category] = await answer(api.GET('/product/categories/'))
    return { category: category?.id ?? 0, text: 'گوشی با باتری خوب', phone_number: freshPhone() }
  }

  it('is stored as it was typed, for its customer', { tags: ['ADV-13'] }, async () => {
    const customer = await shop.signIn()
    const body = await request(customer)
    const { id } = await answer(customer.api.POST(path, { body: { ...body, text: ' متن ' } }))
    const rows = await shop.db.select().from(adviceRequests)
    expect(rows.filter((row) => row.id === id)).toEqual([
      {
        id,
        requestId: expect.any(Number),
        userId: expect.any(Number),
        categoryId: body.category,
        text: 'متن',
        phone: body.phone_number,
        sentAt: expect.any(Date),
      },
    ])
  })

  it('is one request when it is sent again, and another a day later', async () => {
    const customer = await shop.signIn()
    const body = await request(customer)
    const send = async () => (await answer(customer.api.POST(path, { body }))).id
    const first = await send()
    expect(await send()).toBe(first)
    shop.clock.advance(24 * 3600)
    const { id } = await answer((await shop.signIn()).api.POST(path, { body }))
    expect(id).toBeGreaterThan(first)
  })

  it(
    'is refused without text, with a phone of another length and for no category',
    { tags: ['REG-48'] },
    async () => {
      const customer = await shop.signIn()
      const body = await request(customer)
      expect(await call(customer, { ...body, text: '  ' }, path)).toEqual(invalid)
      for (const phone_number of ['0912345678', '091234567890', '0912345678a'])
        expect(await call(customer, { ...body, phone_number }, path)).toEqual(invalid)
      expect(
        await refusal(customer.api.POST(path, { body: { ...body, category: 999_999 } })),
      ).toEqual({ status: 404, code: 'category_not_found' })
    },
  )

  it('is limited by the hour', async () => {
    const customer = await shop.signIn()
    const body = await request(customer)
    for (const text of ['یک', 'دو', 'سه'])
      await answer(customer.api.POST(path, { body: { ...body, text } }))
    const { error } = await customer.api.POST(path, { body: { ...body, text: 'چهار' } })
    expect(error).toMatchObject({ code: 'too_many_requests', retry_after_seconds: 3600 })
    await answer(customer.api.POST(path, { body: { ...body, text: 'یک' } }))
  })
})

describe('a request for installments', () => {
  const path = '/installment/installment-request/'

  it('is taken from anyone and stored once', { tags: ['INST-12', 'INST-23'] }, async () => {
    const visitor = shop.client()
    const body = { name: 'مریم رضایی', phone_number: freshPhone() }
    const { id } = await answer(visitor.api.POST(path, { body }))
    expect((await answer(visitor.api.POST(path, { body }))).id).toBe(id)
    const rows = await shop.db.select().from(installmentRequests)
    expect(rows.filter(({ phone }) => phone === body.phone_number)).toEqual([
      {
        id,
        requestId: expect.any(Number),
        name: body.name,
        phone: body.phone_number,
        sentAt: expect.any(Date),
      },
    ])
  })

  it('is refused without a name or a phone of 11 digits, and limited by address', async () => {
    const visitor = shop.client()
    const body = { name: 'مریم', phone_number: freshPhone() }
    for (const name of [' ', 'علی۱۲'])
      expect(await call(visitor, { ...body, name }, path)).toEqual(invalid)
    expect(await call(visitor, { ...body, phone_number: '0912' }, path)).toEqual(invalid)
    expect(await call(visitor, { name: 'مریم' }, path)).toEqual(invalid)
    for (const name of ['یک', 'دو', 'سه'])
      await answer(visitor.api.POST(path, { body: { ...body, name } }))
    expect(await call(visitor, { ...body, name: 'چهار' }, path)).toEqual({
      status: 429,
      code: 'too_many_requests',
    })
  })

  it('is a customer’s own, and not counted with those of other people at the address', async () => {
    const guest = shop.client()
    const body = { name: 'مریم', phone_number: freshPhone() }
    const names = ['یک', 'دو', 'سه', 'چهار']
    for (const name of names) await call(guest, { ...body, name }, path)
    const customer = await newShopper(shop)
    const { id } = await answer(customer.api.POST(path, { body: { ...body, name: 'مینا' } }))
    const [row] = await shop.db
      .select({ userId: customerRequests.userId })
      .from(installmentRequests)
      .innerJoin(customerRequests, eq(customerRequests.id, installmentRequests.requestId))
      .where(eq(installmentRequests.id, id))
    expect(row).toEqual({ userId: customer.userId })
  })
})

describe('a sign-up through a platform', () => {
  const verify = ({ api }: TestClient, phone_number: string, otp: string) =>
    api.POST('/forms/user-by-platform/verify-otp/', { body: { phone_number, otp } })
  const signUp = ({ api }: TestClient, phone_number: string, name = 'نگار') =>
    api.POST('/forms/user-by-platform/', { body: { name, platform: 'instagram', phone_number } })
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
  const stored = async (phone: string) =>
    (await shop.db.select().from(platformSignUps)).filter((row) => row.phone === phone)

  it(
    'sends a code and is confirmed with it, not with another',
    { tags: ['PLAT-12', 'PLAT-13'] },
    async () => {
      const visitor = shop.client()
      const phone = freshPhone()
      const in120Seconds = new Date(shop.clock.now() + 120_000).toISOString()
      expect(await answer(signUp(visitor, phone))).toEqual({
        expires_at: in120Seconds,
        resend_at: in120Seconds,
      })
      const code = await shop.lastCode(phone)
      expect(await refusal(verify(visitor, phone, wrong(code)))).toEqual({
        status: 400,
        code: 'code_invalid',
      })
      expect(await stored(phone)).toMatchObject([{ name: 'نگار', confirmedAt: null }])
      expect(await answer(verify(visitor, phone, code))).toEqual({
        name: 'نگار',
        platform: 'instagram',
        phone_number: phone,
      })
      expect(await stored(phone)).toMatchObject([{ confirmedAt: expect.any(Date) }])
      expect(visitor.cookies.size).toBe(0)
    },
  )

  it('keeps the name of a confirmed one', async () => {
    const visitor = shop.client()
    const phone = freshPhone()
    await answer(signUp(visitor, phone, 'اول'))
    shop.clock.advance(121)
    await answer(signUp(visitor, phone, 'دوم'))
    await answer(verify(visitor, phone, await shop.lastCode(phone)))
    shop.clock.advance(121)
    await answer(signUp(visitor, phone, 'سوم'))
    expect(await stored(phone)).toMatchObject([{ name: 'دوم' }])
  })

  it('is one request, even if it is confirmed again with another code', async () => {
    const visitor = shop.client()
    const phone = freshPhone()
    const confirm = async () => {
      await answer(signUp(visitor, phone))
      await answer(verify(visitor, phone, await shop.lastCode(phone)))
      const requests = await shop.db.select().from(customerRequests)
      return requests.filter((request) => request.phone === phone)
    }
    const first = await confirm()
    expect(first).toMatchObject([{ kind: 'platform' }])
    shop.clock.advance(121)
    expect(await confirm()).toEqual(first)
  })

  it('needs a name, the platform and 11 digits, and its code signs nobody in', async () => {
    const visitor = shop.client()
    const phone = freshPhone()
    const path = '/forms/user-by-platform/'
    const body = { name: 'نگار', platform: 'instagram', phone_number: phone }
    expect(await call(visitor, { ...body, name: ' ' }, path)).toEqual(invalid)
    expect(await call(visitor, { ...body, platform: 'telegram' }, path)).toEqual(invalid)
    expect(await call(visitor, { ...body, phone_number: '0912' }, path)).toEqual(invalid)
    await answer(signUp(visitor, phone))
    const otp = await shop.lastCode(phone)
    const asSignIn = visitor.api.POST('/accounts/verify/', { body: { phone_number: phone, otp } })
    expect(await refusal(asSignIn)).toEqual({ status: 400, code: 'code_expired' })
  })
})
