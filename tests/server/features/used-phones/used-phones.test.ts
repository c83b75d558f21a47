import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storageText } from '#domain/units.ts'
import { usedPhoneEstimate } from '#domain/used-phone.ts'
import { customerRequests } from '#server/platform/db/schema/requests.ts'
import { usedPhoneModels, usedPhoneRequests } from '#server/platform/db/schema/used-phones.ts'
import type { TestClient } from '#tests/support/client.ts'
import { freshPhone, startShop, type TestShop } from '#tests/support/shop.ts'
import { answer, newShopper, refusal } from '#tests/support/shopper.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop({ content: 'demo', limits: { requestsPerHour: 100 } })
})
afterAll(() => shop.close())

const list = (search?: string) =>
  answer(
    shop
      .client()
      .api.GET('/used-products/used-product-model-user/', { params: { query: { search } } }),
  )
const get = (id: number) =>
  shop
    .client()
    .api.GET('/used-products/used-product-model-user/{id}/', { params: { path: { id } } })
const iphone13 = async () => {
  const found = await list('آیفون ۱۳')
  return answer(get(found.find(({ title }) => title.includes('۱۳،'))?.id ?? 0))
}

describe('the used phones that the shop buys', () => {
  it('are listed, and found by words of their title', { tags: ['USED-19'] }, async () => {
    const all = await list()
    expect(all.length).toBeGreaterThan(10)
    expect(all[0]).toEqual({
      id: expect.any(Number),
      title: `اپل آیفون ۱۶ پرو مکس، ${storageText(256)}`,
      image: {
        image: '/images/phone/iphone-16-pro-max/hero/desert-titanium',
        alt_text: `اپل آیفون ۱۶ پرو مکس، ${storageText(256)}`,
      },
    })
    const found = await list('ايفون 13')
    expect(found.map(({ title }) => title.includes('آیفون ۱۳'))).toEqual([true, true])
    expect(await list('100%_')).toEqual([])
    expect(await list(' ')).toEqual(all)
  })

  it.each([
    ['iphone 13', 'آیفون ۱۳،'],
    ['آیفون13', 'آیفون ۱۳،'],
    ['گوشی آیفون ۱۳ پرو', 'آیفون ۱۳ پرو'],
    ['samsung s25', 'گلکسی S25'],
    ['گلکسی اس ۲۵', 'گلکسی S25'],
    ['iphon', 'آیفون'],
    ['سامسونگ گلک', 'گلکسی'],
  ])('are found by «%s», as shoppers write it', async (search, title) => {
    const titles = (await list(search)).map((model) => model.title)
    expect(titles.filter((each) => each.includes(title))).not.toEqual([])
    expect(titles.filter((each) => !each.includes(title.replace('،', '')))).toEqual([])
  })

  it('are not found by unrelated words', async () => {
    expect(await list('iphone 99')).toEqual([])
    expect(await list('گوشی نوکیا')).toEqual([])
  })

  it(
    'have a base price and options by property, in the order of the questions',
    { tags: ['USED-09', 'USED-20'] },
    async () => {
      const { base_price, properties, ...model } = await iphone13()
      expect(model).toEqual({
        id: expect.any(Number),
        title: `اپل آیفون ۱۳، ${storageText(128)}`,
        image: { image: '/images/phone/iphone-13/hero/midnight', alt_text: model.title },
      })
      expect(base_price).toBe(40_000_000)
      expect(Object.keys(properties)).toEqual([
        'سلامت باتری',
        'وضعیت صفحه‌نمایش',
        'وضعیت بدنه',
        'سابقهٔ تعمیر',
        'جعبه و لوازم',
      ])
      expect(properties['جعبه و لوازم']).toEqual([
        { id: expect.any(Number), title: 'جعبه و لوازم کامل', price_reduction_percentage: 0 },
        { id: expect.any(Number), title: 'فقط جعبه', price_reduction_percentage: 2 },
        { id: expect.any(Number), title: 'بدون جعبه', price_reduction_percentage: 4 },
      ])
      expect(await refusal(get(999_999))).toEqual({
        status: 404,
        code: 'used_phone_model_not_found',
      })
    },
  )
})

describe('the offer of a used phone', () => {
  const path = '/used-products/used-product/'
  /** The last option of every property, the worst one. */
  const worst = ({ properties }: Awaited<ReturnType<typeof iphone13>>) =>
    Object.values(properties).map(
      (options) => options.at(-1) ?? { id: 0, price_reduction_percentage: 0 },
    )
  const bodyFor = (modelId: number, options: readonly { id: number }[], phone = freshPhone()) => ({
    name: 'مریم رضایی',
    phone_number: phone,
    used_product_model_id: modelId,
    used_product_property_options_ids: options.map(({ id }) => id),
  })

  it(
    'is taken from anyone, with the estimate of its answers',
    { tags: ['USED-10', 'USED-21'] },
    async () => {
      const model = await iphone13()
      const options = worst(model)
      const body = bodyFor(model.id, options)
      const { api } = shop.client()
      const reply = await answer(api.POST(path, { body }))
      const percentages = options.map((option) => option.price_reduction_percentage)
      expect(reply.estimated_price).toBe(usedPhoneEstimate(model.base_price, percentages))
      expect(await answer(api.POST(path, { body }))).toEqual(reply)
      const rows = await shop.db.select().from(usedPhoneRequests)
      expect(rows.filter(({ phone }) => phone === body.phone_number)).toMatchObject([
        {
          id: reply.id,
          name: body.name,
          modelId: model.id,
          estimate: reply.estimated_price,
          answers: expect.arrayContaining([
            { property: 'وضعیت بدنه', option: 'شکستگی قاب پشت', percentage: 15 },
          ]),
        },
      ])
    },
  )

  it('is the own one of a customer who is signed in', async () => {
    const model = await iphone13()
    const { api, userId } = await newShopper(shop)
    const { id } = await answer(api.POST(path, { body: bodyFor(model.id, worst(model)) }))
    const [row] = await shop.db
      .select({ userId: customerRequests.userId })
      .from(usedPhoneRequests)
      .innerJoin(customerRequests, eq(customerRequests.id, usedPhoneRequests.requestId))
      .where(eq(usedPhoneRequests.id, id))
    expect(row).toEqual({ userId })
  })

  it('needs exactly one answer for each question of its model', async () => {
    const model = await iphone13()
    const [first, ...others] = Object.values(model.properties)
    const { api }: TestClient = shop.client()
    const rest = others.flatMap(([option]) => option ?? [])
    const send = (options: readonly { id: number }[]) =>
      refusal(api.POST(path, { body: bodyFor(model.id, options) }))
    const mismatch = { status: 400, code: 'used_phone_options_mismatch' }
    const [one, two] = first ?? []
    expect(await send(rest)).toEqual(mismatch)
    expect(await send([...rest, one ?? { id: 0 }, two ?? { id: 0 }])).toEqual(mismatch)
    expect(await send([...rest, one ?? { id: 0 }, { id: 999_999 }])).toEqual(mismatch)
    expect(await send([...rest, one ?? { id: 0 }])).toEqual({ status: 201, code: null })
  })

  it('is refused for a model that the shop no longer buys', async () => {
    const [, model] = await list('گلکسی')
    const id = model?.id ?? 0
    await shop.db.update(usedPhoneModels).set({ isActive: false }).where(eq(usedPhoneModels.id, id))
    const call = shop.client().api.POST(path, { body: bodyFor(id, []) })
    expect(await refusal(call)).toEqual({ status: 404, code: 'used_phone_model_not_found' })
    expect((await list()).map((one) => one.id)).not.toContain(id)
  })
})
