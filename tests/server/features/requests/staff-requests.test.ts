import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findMessages } from '#server/features/sms/sms.queries.ts'
import type { Schemas } from '#server/schemas.ts'
import { freshPhone, startShop, type TestShop } from '#tests/support/shop.ts'
import { answer, newShopper, newStaff, refusal } from '#tests/support/shopper.ts'

let shop: TestShop
let support: Awaited<ReturnType<typeof newStaff>>
beforeAll(async () => {
  shop = await startShop({ content: 'demo', limits: { requestsPerHour: 100 } })
  support = await newStaff(shop, 'support')
})
afterAll(() => shop.close())

type Query = {
  kind?: Schemas['RequestKind']
  status?: Schemas['RequestStatus']
  assignee?: 'me' | 'nobody' | 'others'
  search?: string
}
const list = (query: Query) => answer(support.api.GET('/staff/request/', { params: { query } }))
const read = (id: number) => answer(support.api.GET('/staff/request/{id}/', path(id)))
const path = (id: number) => ({ params: { path: { id } } })

async function installmentRequest(phone = freshPhone(), name = 'مریم رضایی') {
  const body = { name, phone_number: phone }
  await answer(shop.client().api.POST('/installment/installment-request/', { body }))
  const { results } = await list({ search: phone, kind: 'installment' })
  return { id: results[0]?.id ?? 0, phone }
}

const move = (
  id: number,
  event: Schemas['RequestMoveEvent'],
  expected_status: Schemas['RequestStatus'],
  reason?: string,
) =>
  support.api.POST('/staff/request/{id}/move/', {
    ...path(id),
    body: { event, expected_status, ...(reason !== undefined && { reason }) },
  })

describe('the queue of requests', () => {
  it('has requests of all kinds with everything that was sent', async () => {
    const customer = await newShopper(shop)
    const [category] = await answer(customer.api.GET('/product/categories/'))
    const advice = { category: category?.id ?? 0, text: 'باتری خوب', phone_number: customer.phone }
    await answer(customer.api.POST('/ticket/sales-advisor/', { body: advice }))
    const [model] = await answer(customer.api.GET('/used-products/used-product-model-user/'))
    const { properties } = await answer(
      customer.api.GET('/used-products/used-product-model-user/{id}/', path(model?.id ?? 0)),
    )
    const options = Object.values(properties).flatMap(([option]) => option ?? [])
    const phone = freshPhone()
    await answer(
      customer.api.POST('/used-products/used-product/', {
        body: {
          name: 'سارا',
          phone_number: phone,
          used_product_model_id: model?.id ?? 0,
          used_product_property_options_ids: options.map(({ id }) => id),
        },
      }),
    )
    const [adviceRow] = (await list({ search: customer.phone })).results
    expect(await read(adviceRow?.id ?? 0)).toMatchObject({
      kind: 'advice',
      status: 'NEW',
      name: null,
      text: 'باتری خوب',
      category: category?.name,
      has_account: true,
      offer: null,
    })
    const [phoneRow] = (await list({ search: phone })).results
    const offered = await read(phoneRow?.id ?? 0)
    expect(offered).toMatchObject({ kind: 'used_phone', name: 'سارا', text: null })
    expect(offered.offer?.title).toBe(model?.title)
    expect(offered.offer?.answers).toHaveLength(options.length)
  })

  it('has a follower once the number is confirmed', async () => {
    const visitor = shop.client()
    const phone_number = freshPhone()
    const body = { name: 'نگار', platform: 'instagram', phone_number } as const
    await answer(visitor.api.POST('/forms/user-by-platform/', { body }))
    expect((await list({ search: phone_number })).total).toBe(0)
    const otp = await shop.lastCode(phone_number)
    const confirming = { body: { phone_number, otp } }
    await answer(visitor.api.POST('/forms/user-by-platform/verify-otp/', confirming))
    const { results } = await list({ search: phone_number })
    expect(results.map(({ kind, name }) => [kind, name])).toEqual([['platform', 'نگار']])
    expect((await read(results[0]?.id ?? 0)).platform).toBe('instagram')
  })

  it('has the open ones first, and is narrowed by kind, status, assignee and search', async () => {
    const letters = Array.from(freshPhone(), (digit) => 'ابپتثجچحخد'.charAt(Number(digit)))
    const name = `آرش ${letters.join('')}`
    const { id: first } = await installmentRequest(freshPhone(), name)
    shop.clock.advance(60)
    const { id: second } = await installmentRequest(freshPhone(), name)
    const ids = async (query: Query) =>
      (await list({ search: name, ...query })).results.map(({ id }) => id)
    expect(await ids({})).toEqual([first, second])
    await answer(move(first, 'staff.finished', 'NEW'))
    expect(await ids({})).toEqual([second, first])
    expect(await ids({ status: 'DONE' })).toEqual([first])
    expect(await ids({ kind: 'advice' })).toEqual([])
    expect((await list({ search: name, status: 'DONE' })).counts).toEqual([
      { status: 'DONE', total: 1 },
      { status: 'NEW', total: 1 },
    ])
    const body = { assignee: support.userId, expected_assignee: null }
    await answer(support.api.PUT('/staff/request/{id}/assignee/', { ...path(second), body }))
    expect(await ids({ assignee: 'me' })).toEqual([second])
    expect(await ids({ assignee: 'nobody' })).toEqual([first])
    const late = support.api.PUT('/staff/request/{id}/assignee/', { ...path(second), body })
    expect(await refusal(late)).toEqual({ status: 409, code: 'move_impossible' })
  })
})

describe('a request in the back office', () => {
  it('moves along its chart, and refuses the slower of two', async () => {
    const { id } = await installmentRequest()
    const started = await answer(move(id, 'staff.started', 'NEW'))
    expect(started.moves.map(({ event }) => event)).toEqual(['staff.finished', 'staff.declined'])
    const impossible = { status: 409, code: 'move_impossible' }
    expect(await refusal(move(id, 'staff.started', 'NEW'))).toEqual(impossible)
    expect(await refusal(move(id, 'staff.reopened', 'IN_PROGRESS'))).toEqual(impossible)
    const noReason = { status: 400, code: 'reason_required' }
    expect(await refusal(move(id, 'staff.declined', 'IN_PROGRESS', ' '))).toEqual(noReason)
    const declined = await answer(move(id, 'staff.declined', 'IN_PROGRESS', 'شماره اشتباه'))
    expect([declined.status, declined.is_answerable]).toEqual(['DECLINED', false])
    const { status } = await answer(move(id, 'staff.reopened', 'DECLINED'))
    expect(status).toBe('IN_PROGRESS')
    expect(await refusal(move(999_999, 'staff.started', 'NEW'))).toEqual({
      status: 404,
      code: 'request_not_found',
    })
  })

  it('is answered once by SMS, and by a message if the number has an account', async () => {
    const customer = await newShopper(shop)
    const { id, phone } = await installmentRequest(customer.phone)
    const send = (text: string, last_entry: number | null = null) =>
      support.api.POST('/staff/request/{id}/answer/', {
        params: { path: { id }, header: { 'Idempotency-Key': `answer-${id}` } },
        body: { text, last_entry },
      })
    const { entries, status } = await answer(send('فردا تماس می‌گیریم'))
    await answer(send('فردا تماس می‌گیریم'))
    expect(status).toBe('IN_PROGRESS')
    expect(entries.map(({ kind, text, staff_id }) => [kind, text, staff_id])).toEqual([
      ['answer', 'فردا تماس می‌گیریم', support.userId],
    ])
    const inbox = await answer(customer.api.GET('/ticket/message/'))
    expect(inbox.map(({ title, text }) => [title, text])).toEqual([
      ['پاسخ درخواست خرید اقساطی', 'فردا تماس می‌گیریم'],
    ])
    const texts = (await findMessages(shop.db, phone)).map(({ text }) => text)
    expect(texts.filter((text) => text.includes('فردا تماس می‌گیریم'))).toHaveLength(1)
    expect(await refusal(send('متن دیگر'))).toEqual({
      status: 409,
      code: 'idempotency_key_reused',
    })
  })

  it('warns a member who writes without having seen a colleague’s note', async () => {
    const { id } = await installmentRequest()
    const note = (text: string, last_entry: number | null) =>
      support.api.POST('/staff/request/{id}/note/', { ...path(id), body: { text, last_entry } })
    const { entries } = await answer(note('پاسخ نداد', null))
    expect(await refusal(note('دوباره زنگ بزنم؟', null))).toEqual({
      status: 409,
      code: 'changed_meanwhile',
    })
    const last = entries.at(-1)?.id ?? null
    const later = await answer(note('دوباره زنگ زدم', last))
    expect(later.entries).toHaveLength(2)
    const newest = later.entries.at(-1)?.id ?? null
    expect((await answer(note('خرید', newest))).entries).toHaveLength(3)
    const { status } = await read(id)
    expect(status).toBe('NEW')
  })

  it('is not answered once it has ended, and never with an empty text', async () => {
    const { id } = await installmentRequest()
    await answer(move(id, 'staff.finished', 'NEW'))
    const send = (text: string) =>
      support.api.POST('/staff/request/{id}/answer/', {
        ...path(id),
        body: { text, last_entry: null },
      })
    expect(await refusal(send('سلام'))).toEqual({ status: 409, code: 'move_impossible' })
    expect(await refusal(send('  '))).toEqual({ status: 400, code: 'validation_failed' })
    expect((await read(id)).entries).toEqual([])
  })

  it('is deleted with the account of its sender', async () => {
    const customer = await newShopper(shop)
    const [category] = await answer(customer.api.GET('/product/categories/'))
    const body = { category: category?.id ?? 0, text: 'حذف', phone_number: customer.phone }
    await answer(customer.api.POST('/ticket/sales-advisor/', { body }))
    expect((await list({ search: customer.phone })).total).toBe(1)
    shop.clock.advance(121)
    await answer(customer.api.POST('/accounts/closure/request-otp/'))
    const otp = await shop.lastCode(customer.phone)
    expect((await customer.api.POST('/accounts/closure/', { body: { otp } })).response.status).toBe(
      204,
    )
    expect((await list({ search: customer.phone })).total).toBe(0)
  })
})
