import { and, asc, eq, notInArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { products, variants } from '#server/platform/db/schema/catalogue.ts'
import { orders } from '#server/platform/db/schema/commerce.ts'
import { questionEvents, questions } from '#server/platform/db/schema/questions.ts'
import type { TestClient } from '#tests/support/client.ts'
import { addGoods } from '#tests/support/goods.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import {
  answer,
  newShopper,
  newStaff,
  order,
  refusal,
  type Shopper,
} from '#tests/support/shopper.ts'
import { demoQuestions } from '#demo/catalogue/questions.ts'

let shop: TestShop
let staff: TestClient
let asker: Shopper
let other: Shopper
let product: { id: number; slug: string; title: string }
beforeAll(async () => {
  shop = await startShop({ content: 'demo', limits: { questionsPerHour: 500 } })
  staff = await newStaff(shop)
  asker = await newShopper(shop)
  other = await newShopper(shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  product = await quietProduct()
})

/** A product without questions, a different one each time. */
async function quietProduct() {
  const slugs = demoQuestions.map((one) => one.product)
  const [row] = await shop.db
    .select({ id: products.id, slug: products.slug, title: products.title })
    .from(products)
    .where(
      and(
        eq(products.isActive, true),
        notInArray(products.slug, slugs),
        notInArray(products.id, taken),
      ),
    )
    .orderBy(asc(products.id))
    .limit(1)
  if (!row) throw new Error('there is a question about every product')
  taken.push(row.id)
  return row
}
const taken: number[] = [0]

const header = (key?: string) => (key === undefined ? {} : { 'Idempotency-Key': key })
const ask = ({ api }: TestClient, text: string, key?: string, product_id = product.id) =>
  api.POST('/product/v1/question/', {
    params: { header: header(key) },
    body: { product_id, text },
  })
const reply = ({ api }: TestClient, id: number, text: string, key?: string) =>
  api.POST('/product/v1/question/{id}/answer/', {
    params: { path: { id }, header: header(key) },
    body: { text },
  })
const list = (page?: number, slug = product.slug) =>
  answer(
    shop.client().api.GET('/product/v1/question/', {
      params: { query: { product__slug: slug, ...(page !== undefined && { page }) } },
    }),
  )
const decide = (id: number, verb: 'approve' | 'refuse', { api } = staff) =>
  api.POST(`/staff/question/{id}/${verb}/`, { body: {}, params: { path: { id } } })
const decideAnswer = (id: number, verb: 'approve' | 'refuse', { api } = staff) =>
  api.POST(`/staff/answer/{id}/${verb}/`, { body: {}, params: { path: { id } } })
const messagesOf = ({ api }: TestClient) => answer(api.GET('/ticket/message/'))

/** Publishes a question. Returns its id. */
async function published(text: string, client: TestClient = asker): Promise<number> {
  const { id } = await answer(ask(client, text))
  await answer(decide(id, 'approve'))
  return id
}

describe('a question', () => {
  it('waits until the shop approves it, and then is on the page for everyone', async () => {
    const sent = await answer(ask(asker, ' گارانتی دارد؟ '))
    expect(sent).toEqual({
      id: sent.id,
      display_name: 'مریم رضایی',
      text: 'گارانتی دارد؟',
      send_at: new Date(shop.clock.now()).toISOString(),
      answers: [],
      status: 'pending',
    })
    expect(await list()).toEqual({ results: [], page_count: 0, total: 0 })
    expect(await answer(decide(sent.id, 'approve'))).toEqual({
      ...sent,
      status: 'approved',
      product,
      phone_number: asker.phone,
    })
    const { status: _pending, ...question } = sent
    expect(await list()).toEqual({ results: [question], page_count: 1, total: 1 })
    expect(await list(1, `${product.id}`)).toEqual({ results: [question], page_count: 1, total: 1 })
    await answer(decide(sent.id, 'refuse'))
    expect((await list()).total).toBe(0)
    const events = await shop.db
      .select()
      .from(questionEvents)
      .where(eq(questionEvents.questionId, sent.id))
    expect(events.map(({ fromStatus, event, toStatus }) => [fromStatus, event, toStatus])).toEqual([
      [null, 'customer.asked', 'pending'],
      ['pending', 'staff.approved', 'approved'],
      ['approved', 'staff.refused', 'refused'],
    ])
  })

  it('of a customer without a name appears under the generic one', async () => {
    expect((await answer(ask(await shop.signIn(), 'بی‌نام'))).display_name).toBe('کاربر سایت')
  })

  it('keeps markup as text and drops control characters', async () => {
    const evil = '<img src=x onerror=alert(1)> & "quotes"\n\u0007\u202Eخط دوم'
    const { text } = await answer(ask(asker, evil))
    expect(text).toBe('<img src=x onerror=alert(1)> & "quotes"\nخط دوم')
  })

  it('is stored once for each customer, however often it is sent', async () => {
    const plainly = await Promise.all([1, 2, 3].map(() => answer(ask(asker, 'دوبار'))))
    expect(new Set(plainly.map(({ id }) => id)).size).toBe(1)
    expect((await answer(ask(other, 'دوبار'))).id).not.toBe(plainly[0]?.id)
    const key = 'key-of-a-question'
    const first = await answer(ask(asker, 'با کلید', key))
    expect(await answer(ask(asker, 'با کلید', key))).toEqual(first)
    expect((await answer(ask(other, 'با کلید', key))).id).not.toBe(first.id)
    const reused = { status: 409, code: 'idempotency_key_reused' }
    expect(await refusal(ask(asker, 'چیز دیگر', key))).toEqual(reused)
    const { id } = await quietProduct()
    expect(await refusal(ask(asker, 'با کلید', key, id))).toEqual(reused)
  })

  it('is stored once even if it is the last one that the limit admits', async () => {
    const limited = await startShop({ sharing: shop, limits: { questionsPerHour: 1 } })
    const customer = await limited.signIn()
    const sent = await Promise.all([1, 2, 3].map(() => answer(ask(customer, 'یک بار'))))
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    await limited.app.close()
  })

  it.each<[string, object, number, string]>([
    ['without text', { text: ' \n ' }, 400, 'validation_failed'],
    ['with nothing but control characters', { text: '\u0007\u202E' }, 400, 'validation_failed'],
    ['of 1,001 characters', { text: 'آ'.repeat(1_001) }, 400, 'validation_failed'],
    ['with half of a character', { text: 'خوب \uD83D است' }, 400, 'validation_failed'],
    ['that is no text', { text: { $ne: null } }, 400, 'validation_failed'],
    ['about a product that is not there', { product_id: 999_999 }, 404, 'product_not_found'],
    ['about something else', { product_id: '1; drop table questions' }, 400, 'validation_failed'],
  ])('%s is refused', async (_name, change, status, code) => {
    const payload = { product_id: product.id, text: 'خوب است؟', ...change }
    const sent = await asker.send({ method: 'POST', url: '/api/product/v1/question/', payload })
    expect([sent.statusCode, sent.json<{ code: string }>().code]).toEqual([status, code])
  })

  it('of exactly 1,000 characters is taken', async () => {
    const text = 'آ'.repeat(1_000)
    expect((await answer(ask(asker, text))).text).toBe(text)
  })

  it('needs a customer who is signed in', async () => {
    const guest = { status: 401, code: 'unauthenticated' }
    expect(await refusal(ask(shop.client(), 'مهمان'))).toEqual(guest)
    const id = await published('برای همه')
    expect(await refusal(reply(shop.client(), id, 'مهمان'))).toEqual(guest)
  })

  it('shares a limit for the hour with answers, from which staff are exempt', async () => {
    const limited = await startShop({ sharing: shop, limits: { questionsPerHour: 2 } })
    const client = await limited.signIn()
    const id = await published('پاسخ بدهید')
    await answer(ask(client, 'یک'))
    await answer(reply(client, id, 'دو'))
    const many = { status: 429, code: 'too_many_requests' }
    expect(await refusal(ask(client, 'سه'))).toEqual(many)
    expect(await refusal(reply(client, id, 'سه'))).toEqual(many)
    expect((await answer(ask(client, 'یک'))).text).toBe('یک')
    const answering = await newStaff(limited)
    for (const text of ['یک', 'دو', 'سه']) await answer(reply(answering, id, text))
    await limited.app.close()
  })
})

describe('the questions of a product', () => {
  it('come in pages of five, newest first', async () => {
    for (const text of ['یک', 'دو', 'سه', 'چهار', 'پنج', 'شش']) {
      shop.clock.advance(60)
      await published(text)
    }
    const first = await list()
    expect(first.results.map(({ text }) => text)).toEqual(['شش', 'پنج', 'چهار', 'سه', 'دو'])
    expect([first.page_count, first.total]).toEqual([2, 6])
    expect((await list(2)).results.map(({ text }) => text)).toEqual(['یک'])
    expect((await list(3)).results).toEqual([])
  })

  it('are a 404 for an unknown product', async () => {
    const url = '/api/product/v1/question/?product__slug='
    const missing = await shop.client().send({ method: 'GET', url: `${url}nothing` })
    expect([missing.statusCode, missing.json()]).toMatchObject([404, { code: 'product_not_found' }])
    const wrong = await shop.client().send({ method: 'GET', url: `${url}${product.slug}&page=0` })
    expect(wrong.statusCode).toBe(400)
  })

  it('are part of the demo, answered by the shop and by buyers', async () => {
    const { results, total } = await list(1, 'iphone-17-pro-max-256gb')
    expect([results.length, total]).toEqual([5, 7])
    expect(results[1]?.answers).toMatchObject([
      { display_name: 'پشتیبانی فیروزه', is_shop: true, is_buyer: false },
      { display_name: 'مهدی کاظمی', is_shop: false, is_buyer: true },
    ])
  })
})

describe('an answer', () => {
  it('by a customer waits for approval, of which the asker is notified once', async () => {
    const id = await published('رنگش ثابت است؟')
    const sent = await answer(reply(other, id, ' بله، ثابت است. '))
    expect(sent).toEqual({
      id: sent.id,
      question_id: id,
      display_name: 'مریم رضایی',
      text: 'بله، ثابت است.',
      send_at: new Date(shop.clock.now()).toISOString(),
      is_shop: false,
      is_buyer: false,
      status: 'pending',
    })
    expect((await list()).results[0]?.answers).toEqual([])
    const before = await messagesOf(asker)
    expect(await answer(decideAnswer(sent.id, 'approve'))).toEqual({
      ...sent,
      status: 'approved',
      question: 'رنگش ثابت است؟',
      product,
      phone_number: other.phone,
    })
    const { status: _pending, question_id: _asked, ...shown } = sent
    expect((await list()).results[0]?.answers).toEqual([shown])
    const [news, ...earlier] = await messagesOf(asker)
    expect(earlier).toEqual(before)
    expect(news).toMatchObject({
      title: 'پرسش شما پاسخ گرفت',
      text: 'پرسش شما: رنگش ثابت است؟\nپاسخ: بله، ثابت است.',
      seen: false,
      product: { slug: product.slug },
    })
    expect(await messagesOf(other)).toEqual([])
    await answer(decideAnswer(sent.id, 'refuse'))
    expect((await list()).results[0]?.answers).toEqual([])
    await answer(decideAnswer(sent.id, 'approve'))
    expect(await messagesOf(asker)).toHaveLength(before.length + 1)
  })

  it("by staff is the shop's: published at once, before all others", async () => {
    const id = await published('کی می‌رسد؟')
    const theirs = await answer(reply(other, id, 'برای من دو روزه رسید.'))
    await answer(decideAnswer(theirs.id, 'approve'))
    const before = (await messagesOf(asker)).length
    expect(await answer(reply(staff, id, 'در تهران همان روز.'))).toMatchObject({
      display_name: 'پشتیبانی فیروزه',
      is_shop: true,
      status: 'approved',
    })
    const [question] = (await list()).results
    expect(question?.answers.map(({ text, is_shop }) => [text, is_shop])).toEqual([
      ['در تهران همان روز.', true],
      ['برای من دو روزه رسید.', false],
    ])
    expect(await messagesOf(asker)).toHaveLength(before + 1)
  })

  it('by staff to a pending question is announced once the question is published', async () => {
    const { id } = await answer(ask(asker, 'هنوز منتشر نشده'))
    const before = (await messagesOf(asker)).length
    await answer(reply(staff, id, 'پاسخ پیش از انتشار'))
    expect(await messagesOf(asker)).toHaveLength(before)
    const { answers } = await answer(decide(id, 'approve'))
    expect(answers.map(({ text }) => text)).toEqual(['پاسخ پیش از انتشار'])
    expect(await messagesOf(asker)).toHaveLength(before + 1)
  })

  it('by the asker sends no message', async () => {
    const id = await published('جوابش را پیدا کردم')
    const { id: own } = await answer(reply(asker, id, 'خودم پیدا کردم.'))
    const before = await messagesOf(asker)
    await answer(decideAnswer(own, 'approve'))
    expect(await messagesOf(asker)).toEqual(before)
  })

  it('that is long is shortened in the message, so that it fits a push notification', async () => {
    const id = await published('؟'.repeat(1_000))
    await answer(reply(staff, id, '😀'.repeat(500)))
    const [news] = await messagesOf(asker)
    expect(news?.text).toBe(`پرسش شما: ${'؟'.repeat(100)}…\nپاسخ: ${'😀'.repeat(300)}…`)
  })

  it('of someone who bought the product here says so', async () => {
    const variantId = await addGoods(shop.db)
    const [variant] = await shop.db.select().from(variants).where(eq(variants.id, variantId))
    const bought = variant?.productId ?? 0
    await expect.poll(() => shop.context.catalogue.product(`${bought}`)).toBeDefined()
    const { id } = await answer(ask(asker, 'خوب است؟', undefined, bought))
    await answer(decide(id, 'approve'))
    const orderId = await order(other, [[variantId, 1]])
    await shop.db.update(orders).set({ status: 'DELIVERED' }).where(eq(orders.id, orderId))
    expect((await answer(reply(other, id, 'عالی'))).is_buyer).toBe(true)
  })

  it('is given once, however often it is sent', async () => {
    const id = await published('چند بار؟')
    const plainly = await Promise.all([1, 2, 3].map(() => answer(reply(other, id, 'یک بار'))))
    expect(new Set(plainly.map((one) => one.id)).size).toBe(1)
    const key = 'key-of-an-answer'
    const first = await answer(reply(other, id, 'با کلید', key))
    expect(await answer(reply(other, id, 'با کلید', key))).toEqual(first)
    const reused = { status: 409, code: 'idempotency_key_reused' }
    expect(await refusal(reply(other, id, 'چیز دیگر', key))).toEqual(reused)
    await answer(decide(id, 'refuse'))
    expect(await answer(reply(other, id, 'با کلید', key))).toEqual(first)
  })

  it('is refused for an unreadable question, and if it is empty or too long', async () => {
    const missing = { status: 404, code: 'question_not_found' }
    const { id } = await answer(ask(asker, 'در انتظار'))
    expect(await refusal(reply(other, id, 'پاسخ'))).toEqual(missing)
    expect(await refusal(reply(asker, id, 'پاسخ'))).toEqual(missing)
    expect(await refusal(reply(other, 999_999, 'پاسخ'))).toEqual(missing)
    await answer(decide(id, 'refuse'))
    expect(await refusal(reply(staff, id, 'پاسخ'))).toEqual(missing)
    await answer(decide(id, 'approve'))
    for (const text of ['   ', 'آ'.repeat(1_001)])
      expect(await refusal(reply(other, id, text))).toEqual({
        status: 400,
        code: 'validation_failed',
      })
  })
})

describe('the staff', () => {
  it('sees pending questions and answers, the oldest first', async () => {
    const { id } = await answer(ask(asker, 'برای بررسی'))
    const answered = await published('پاسخی دارد')
    const { id: answerId } = await answer(reply(other, answered, 'پاسخِ در انتظار'))
    const waiting = (page: number) =>
      answer(staff.api.GET('/staff/question/', { params: { query: { page } } }))
    const { page_count: last } = await waiting(1)
    const ids = (await waiting(last)).results.map((one) => one.id)
    expect(ids).toContain(id)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    const answers = (page: number) =>
      answer(staff.api.GET('/staff/answer/', { params: { query: { page, status: 'pending' } } }))
    const { page_count: lastOfAnswers } = await answers(1)
    const found = (await answers(lastOfAnswers)).results.find((one) => one.id === answerId)
    expect(found).toMatchObject({ question: 'پاسخی دارد', product, phone_number: other.phone })
  })

  it('finds questions and answers by words of their text in any spelling', async () => {
    const { id } = await answer(ask(asker, 'گارانتيِ Leica دارد؟'))
    const answered = await published('شارژ بی‌سیم')
    const { id: answerId } = await answer(reply(other, answered, 'پاسخِ Leica'))
    const params = (search: string) => ({ params: { query: { search } } })
    const questionsWith = async (search: string) =>
      (await answer(staff.api.GET('/staff/question/', params(search)))).results.map((one) => one.id)
    const answersWith = async (search: string) =>
      (await answer(staff.api.GET('/staff/answer/', params(search)))).results.map((one) => one.id)
    expect(await questionsWith('گارانتی leica')).toEqual([id])
    expect(await questionsWith('پاسخ leica')).toEqual([])
    expect(await answersWith('leica پاسخ')).toEqual([answerId])
    expect(await answersWith('leica گارانتی')).toEqual([])
  })

  it('alone may decide, and of two concurrent decisions one wins', async () => {
    const { id } = await answer(ask(asker, 'یکی بس است'))
    const forbidden = { status: 403, code: 'forbidden' }
    expect(await refusal(decide(id, 'approve', asker))).toEqual(forbidden)
    const both = await Promise.all([1, 2].map(() => refusal(decide(id, 'approve'))))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { id: answerId } = await answer(reply(other, id, 'پاسخ'))
    expect(await refusal(decideAnswer(answerId, 'approve', other))).toEqual(forbidden)
    const two = await Promise.all([1, 2].map(() => refusal(decideAnswer(answerId, 'approve'))))
    expect(two.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const missing = [await refusal(decide(999_999, 'approve'))]
    missing.push(await refusal(decideAnswer(999_999, 'approve')))
    expect(missing).toEqual([
      { status: 404, code: 'question_not_found' },
      { status: 404, code: 'answer_not_found' },
    ])
  })
})

describe('a closed account', () => {
  it('keeps its questions and answers without its name, and exports them before it is closed', async () => {
    const leaving = await newShopper(shop)
    const id = await published('پرسش من می‌ماند؟', leaving)
    const { id: answerId } = await answer(reply(leaving, id, 'می‌ماند.'))
    await answer(decideAnswer(answerId, 'approve'))
    expect(await answer(leaving.api.GET('/accounts/export/'))).toMatchObject({
      questions: [{ product_id: product.id, text: 'پرسش من می‌ماند؟' }],
      answers: [{ question_id: id, text: 'می‌ماند.' }],
    })
    shop.clock.advance(121)
    await answer(leaving.api.POST('/accounts/closure/request-otp/'))
    const body = { otp: await shop.lastCode(leaving.phone) }
    expect((await leaving.api.POST('/accounts/closure/', { body })).response.status).toBe(204)
    expect((await list()).results).toMatchObject([
      { display_name: 'کاربر سایت', answers: [{ display_name: 'کاربر سایت' }] },
    ])
    const [row] = await shop.db.select().from(questions).where(eq(questions.id, id))
    expect(row?.authorId).toBeNull()
  })
})
