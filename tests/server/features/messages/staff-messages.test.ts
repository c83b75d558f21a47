import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '#server/schemas.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import type { TestClient } from '#tests/support/client.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import { answer, newShopper, newStaff, refusal } from '#tests/support/shopper.ts'

let shop: TestShop
let member: Awaited<ReturnType<typeof newStaff>>
beforeAll(async () => {
  shop = await startShop({ content: 'demo' })
  member = await newStaff(shop, 'support')
})
afterAll(() => shop.close())

type Input = Partial<Schemas['StaffMessageInput']>
const write = ({ api }: TestClient, key: string, input: Input = {}) =>
  api.POST('/staff/message/', {
    params: { header: { 'Idempotency-Key': key } },
    body: { title: 'جشنواره', text: 'تا جمعه', link: null, customer_id: null, ...input },
  })
const withdraw = (
  { api }: TestClient,
  id: number,
  reason = 'اشتباه بود',
  key = `take-back-${id}`,
) =>
  api.POST('/staff/message/{id}/withdraw/', {
    params: { path: { id }, header: { 'Idempotency-Key': key } },
    body: { reason },
  })
const inbox = ({ api }: TestClient) => answer(api.GET('/ticket/message/'))
const titles = async (reader: TestClient) => (await inbox(reader)).map(({ title }) => title)
const open = ({ api }: TestClient, id: number) =>
  api.GET('/ticket/message/{id}/', { params: { path: { id } } })
const sent = async (id: number) => {
  const { results } = await answer(member.api.GET('/staff/message/'))
  return results.find((each) => each.id === id)
}

describe('a message of staff to one customer', () => {
  it('is read by that customer alone, and sent once however often it is tried', async () => {
    const [reader, other] = [await newShopper(shop), await newShopper(shop)]
    const input = { title: 'سفارش شما', link: '/shopping-history', customer_id: reader.userId }
    const message = await answer(write(member, 'to-one-key', input))
    expect(message).toMatchObject({ readers: 1, read: 0, is_delivered: true, withdrawn_at: null })
    expect(message.author.id).toBe(member.userId)
    expect(message.customer?.id).toBe(reader.userId)
    expect(await answer(write(member, 'to-one-key', input))).toEqual(message)
    const [own, ...more] = await inbox(reader)
    expect(own).toMatchObject({ title: 'سفارش شما', seen: false, link: '/shopping-history' })
    expect(more).toEqual([])
    expect(await inbox(other)).toEqual([])
    expect(await refusal(open(other, own?.id ?? 0))).toMatchObject({ code: 'message_not_found' })
    await answer(open(reader, own?.id ?? 0))
    expect((await inbox(reader)).map(({ seen }) => seen)).toEqual([true])
    expect((await sent(message.id))?.read).toBe(1)
  })

  it('is not sent to nobody, nor with a link out of the shop', async () => {
    expect(await refusal(write(member, 'to-nobody-key', { customer_id: 999_999 }))).toEqual({
      status: 404,
      code: 'customer_not_found',
    })
    const invalid = { status: 400, code: 'validation_failed' }
    for (const link of [
      'https://elsewhere.example',
      '//elsewhere.example',
      '/staff/orders',
      'cart',
    ])
      expect(await refusal(write(member, `link-${link}`, { link }))).toEqual(invalid)
    expect(await refusal(write(member, 'blank-key', { text: '  ' }))).toEqual(invalid)
  })

  it('is written by the support and the owner alone', async () => {
    const clerk = await newStaff(shop, 'orders')
    const forbidden = { status: 403, code: 'forbidden' }
    expect(await refusal(write(clerk, 'of-a-clerk'))).toEqual(forbidden)
    expect(await refusal(write(await newShopper(shop), 'of-a-shopper'))).toEqual(forbidden)
    expect(await refusal(withdraw(clerk, 1))).toEqual(forbidden)
  })
})

describe('a message of staff to all customers', () => {
  it('reaches each existing account, in the background, and none that is created later', async () => {
    const phone = sql`'0800' || lpad(n::text, 7, '0')`
    await shop.db.execute(
      sql`insert into ${users} (phone, created_at) select ${phone}, ${new Date(shop.clock.now()).toISOString()}::timestamptz from generate_series(1, 2500) n`,
    )
    const reader = await newShopper(shop)
    const { readers } = await answer(member.api.GET('/staff/message-audience/'))
    expect(readers).toBeGreaterThan(2_500)
    const message = await answer(write(member, 'to-all-key', { title: 'به همه' }))
    expect(message).toMatchObject({ readers, is_delivered: false, customer: null })
    await answer(write(member, 'to-all-key', { title: 'به همه' }))
    expect(await titles(reader)).toEqual([])
    await shop.runJobs()
    expect(await titles(reader)).toEqual(['به همه'])
    expect(await sent(message.id)).toMatchObject({ readers, read: 0, is_delivered: true })
    const { rows } = await shop.db.execute<{ total: number }>(
      sql`select count(*)::int as total from messages where staff_message_id = ${message.id}`,
    )
    expect(rows[0]?.total).toBe(readers)
    shop.clock.advance(1)
    const later = await newShopper(shop)
    await shop.runJobs()
    expect(await titles(later)).toEqual([])
  })

  it('is sent once by calls with one key at the same time', async () => {
    const { userId } = await newShopper(shop)
    const input = { title: 'هم‌زمان', customer_id: userId }
    const calls = [1, 2, 3].map(() => answer(write(member, 'parallel-key', input)))
    const ids = (await Promise.all(calls)).map(({ id }) => id)
    expect(new Set(ids).size).toBe(1)
  })

  it('vanishes when it is withdrawn, with a reason and once', async () => {
    const reader = await newShopper(shop)
    const message = await answer(write(member, 'to-withdraw-key', { title: 'نادرست' }))
    await shop.runJobs()
    const [own] = await inbox(reader)
    expect(own?.title).toBe('نادرست')
    expect(await refusal(withdraw(member, message.id, ' '))).toMatchObject({
      code: 'reason_required',
    })
    const taken = await answer(withdraw(member, message.id))
    expect(taken.withdrawn_at).toBe(new Date(shop.clock.now()).toISOString())
    expect(await answer(withdraw(member, message.id))).toEqual(taken)
    expect(await refusal(withdraw(member, message.id, 'باز', 'of-another'))).toEqual({
      status: 409,
      code: 'move_impossible',
    })
    expect(await titles(reader)).toEqual([])
    expect(await refusal(open(reader, own?.id ?? 0))).toMatchObject({ code: 'message_not_found' })
    expect((await sent(message.id))?.read).toBe(0)
    expect(await refusal(withdraw(member, 999_999))).toMatchObject({ code: 'message_not_found' })
  })

  it('is no longer delivered once it was withdrawn', async () => {
    const reader = await newShopper(shop)
    const { id } = await answer(write(member, 'early-key', { title: 'زود' }))
    await answer(withdraw(member, id))
    await shop.runJobs()
    expect(await titles(reader)).toEqual([])
    expect((await sent(id))?.is_delivered).toBe(false)
  })
})
