import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '#server/schemas.ts'
import { addGoods } from '#tests/support/goods.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import {
  addAddress,
  addItem,
  answer,
  courier,
  getOrder,
  newShopper,
  newStaff,
  place,
  refusal,
  type Shopper,
} from '#tests/support/shopper.ts'

type Body = Schemas['DeliveryCalendarContent'] | Schemas['DeliveryRatesContent']

let shop: TestShop
let clerk: Shopper
let owner: Shopper
beforeAll(async () => {
  shop = await startShop({ content: 'demo' })
  clerk = await newStaff(shop, 'orders')
  owner = await newStaff(shop, 'owner')
})
afterAll(() => shop.close())

const params = (name: Body['kind']) => ({ params: { path: { name } } })
const read = ({ api }: Shopper, name: Body['kind']) =>
  answer(api.GET('/staff/content/{name}/', params(name)))
const publish = ({ api }: Shopper, body: Body, expected_version: number) =>
  api.POST('/staff/content/{name}/publish/', {
    ...params(body.kind),
    body: { body, expected_version },
  })
const undo = async (member: Shopper, name: Body['kind']) => {
  const { version: expected_version } = await read(member, name)
  const body = { expected_version }
  return answer(member.api.POST('/staff/content/{name}/undo/', { ...params(name), body }))
}
const replace = async (body: Body) =>
  answer(publish(clerk, body, (await read(clerk, body.kind)).version))

async function calendar(): Promise<Schemas['DeliveryCalendarContent']> {
  const { published } = await read(clerk, 'deliveryCalendar')
  if (published.kind !== 'deliveryCalendar') throw new Error('it is another content item')
  return published
}

async function rates(): Promise<Schemas['DeliveryRatesContent']> {
  const { published } = await read(clerk, 'deliveryRates')
  if (published.kind !== 'deliveryRates') throw new Error('it is another content item')
  return published
}

/** The prices of delivery, with some terms of the courier of the tests changed at all places. */
async function withTerms(terms: Partial<Schemas['DeliveryRate']>) {
  const { kind, methods } = await rates()
  return {
    kind,
    methods: methods.map((method) =>
      method.name === courier.name
        ? { ...method, rates: method.rates.map((rate) => ({ ...rate, ...terms })) }
        : method,
    ),
  }
}

const tehran = { query: { city: 340 } }
const estimate = async () => {
  const { methods } = await answer(
    shop.client().api.GET('/purchase/delivery-estimate/', { params: tehran }),
  )
  return methods.find(({ name }) => name === courier.name)
}

/** A shopper who is at the invoice, with the courier of the tests to Tehran. */
async function shopperAtInvoice() {
  const shopper = await newShopper(shop)
  await addItem(shopper, await addGoods(shop.db))
  const address_id = await addAddress(shopper, 'تهران')
  const listed = await answer(
    shopper.api.GET('/purchase/shipping-method/', { params: { query: { address_id } } }),
  )
  const chosen = listed.find(({ name }) => name === courier.name)
  const body = { shipping_method: chosen?.id ?? 0, address_id }
  await answer(shopper.api.POST('/purchase/set-shipping-method/', { body }))
  return { shopper, address_id, promised: chosen?.promised_date ?? '' }
}
const invoice = ({ api }: Shopper) => answer(api.GET('/purchase/cart/payment_info_v4/'))

describe('the delivery calendar', () => {
  it('is first the one of the country', async () => {
    const content = await read(clerk, 'deliveryCalendar')
    expect(content).toMatchObject({ version: 0, published_at: null, has_previous: false })
    const { days } = await calendar()
    expect(days).toContainEqual({ day: '2027-03-21', name: 'نوروز' })
    expect(days).toEqual(days.toSorted((one, other) => (one.day < other.day ? -1 : 1)))
  })

  it('moves what is promised on the product page, at the delivery and in the order, and back', async () => {
    const { shopper, address_id, promised } = await shopperAtInvoice()
    expect((await estimate())?.promised_date).toBe(promised)
    const before = await calendar()
    await replace({ ...before, days: [...before.days, { day: promised, name: 'انبارگردانی' }] })
    const moved = (await estimate())?.promised_date ?? ''
    expect(moved > promised).toBe(true)
    expect((await invoice(shopper)).delivery_method?.promised_date).toBe(moved)
    const { order_id } = await answer(place(shopper, { addressId: address_id }))
    expect((await getOrder(shopper, order_id)).promised_date).toBe(moved)
    const { published, version } = await undo(clerk, 'deliveryCalendar')
    expect([published, version]).toEqual([before, 2])
    expect((await estimate())?.promised_date).toBe(promised)
    expect((await getOrder(shopper, order_id)).promised_date).toBe(moved)
  })
})

describe('the prices of delivery', () => {
  it('are shown and charged, and a checkout that saw others is refused', async () => {
    const { shopper, address_id } = await shopperAtInvoice()
    const { total_amount: expectedTotal } = (await invoice(shopper)).totals
    await replace(await withTerms({ price: 95_000 }))
    expect((await estimate())?.price).toBe(95_000)
    const told = place(shopper, { addressId: address_id, expectedTotal })
    expect(await refusal(told)).toEqual({ status: 409, code: 'price_changed' })
    const { totals } = await invoice(shopper)
    expect(totals.shipping_amount).toBe(95_000)
    const shown = { addressId: address_id, expectedTotal: totals.total_amount }
    const { order_id } = await answer(place(shopper, shown))
    expect((await getOrder(shopper, order_id)).shipping_price).toBe(95_000)
    await undo(clerk, 'deliveryRates')
    expect((await estimate())?.price).toBe(courier.price)
  })

  it('can be nothing from an amount on', async () => {
    const { shopper } = await shopperAtInvoice()
    const { total_products_amount: amount } = (await invoice(shopper)).totals
    await replace(await withTerms({ free_from: amount + 1 }))
    expect((await invoice(shopper)).totals.shipping_amount).toBe(courier.price)
    await replace(await withTerms({ free_from: amount }))
    expect((await invoice(shopper)).totals.shipping_amount).toBe(0)
    await replace(await withTerms({ free_from: null }))
  })

  it('follow days and cut-off, and a method without a price for a place is not offered there', async () => {
    const { shopper, address_id, promised } = await shopperAtInvoice()
    await replace(await withTerms({ days: 9 }))
    const later = (await estimate())?.promised_date ?? ''
    expect(later > promised).toBe(true)
    await replace(await withTerms({ days: 9, cutoff_hour: 0 }))
    const missed = (await estimate())?.promised_date ?? ''
    expect(missed >= later).toBe(true)
    const { kind, methods } = await rates()
    await replace({
      kind,
      methods: methods.map((method) =>
        method.name === courier.name ? { ...method, rates: [] } : method,
      ),
    })
    expect(await estimate()).toBe(undefined)
    expect(await refusal(place(shopper, { addressId: address_id }))).toEqual({
      status: 409,
      code: 'shipping_method_not_offered',
    })
    await replace({ kind, methods })
  })

  it('keep the names of the methods and places, whatever is sent', async () => {
    const before = await rates()
    const renamed = {
      ...before,
      methods: before.methods.map((method) => ({
        ...method,
        name: 'دیگر',
        description: '<b>تازه</b>',
        rates: method.rates.map((rate) => ({ ...rate, city: 'ناکجا' })),
      })),
    }
    const { published } = await replace(renamed)
    expect(published).toEqual({
      ...before,
      methods: before.methods.map((method) => ({ ...method, description: '<b>تازه</b>' })),
    })
    await replace(before)
  })

  it('are refused for a place that does not exist, and for other methods than there are', async () => {
    const before = await read(clerk, 'deliveryRates')
    const refused = { status: 400, code: 'validation_failed' }
    const attempt = async (body: Body) => refusal(publish(clerk, body, before.version))
    const { kind, methods } = await rates()
    expect(await attempt(await withTerms({ province_id: 999, city_id: null }))).toEqual(refused)
    const first = (fields: Partial<Schemas['DeliveryRate']>) =>
      methods.map((method, place) =>
        place > 0
          ? method
          : { ...method, rates: method.rates.map((rate) => ({ ...rate, ...fields })) },
      )
    expect(await attempt({ kind, methods: first({ province_id: 1, city_id: 340 }) })).toEqual(
      refused,
    )
    expect(await attempt({ kind, methods: first({ province_id: null }) })).toEqual(refused)
    expect(await attempt({ kind, methods: first({ price: null }) })).toEqual(refused)
    expect(await attempt({ kind, methods: methods.slice(1) })).toEqual(refused)
    expect((await read(clerk, 'deliveryRates')).published).toEqual(before.published)
  })
})

describe('both', () => {
  it('are for the roles that handle orders, and log who published', async () => {
    const catalogue = await newStaff(shop, 'catalogue')
    const forbidden = { status: 403, code: 'forbidden' }
    for (const name of ['deliveryCalendar', 'deliveryRates'] as const)
      expect(await refusal(catalogue.api.GET('/staff/content/{name}/', params(name)))).toEqual(
        forbidden,
      )
    expect(await refusal(publish(catalogue, await calendar(), 0))).toEqual(forbidden)
    const ofRates = params('deliveryRates')
    const drop = catalogue.api.DELETE('/staff/content/{name}/draft/', ofRates)
    expect(await refusal(drop)).toEqual(forbidden)
    const body = { expected_version: 0 }
    const undo = catalogue.api.POST('/staff/content/{name}/undo/', { ...ofRates, body })
    expect(await refusal(undo)).toEqual(forbidden)
    const faq = clerk.api.GET('/staff/content/{name}/', { params: { path: { name: 'faq' } } })
    expect(await refusal(faq)).toEqual(forbidden)
    const { days } = await calendar()
    const { version } = await replace({ kind: 'deliveryCalendar', days: days.slice(1) })
    const { results } = await answer(owner.api.GET('/staff/action/'))
    expect(results[0]).toMatchObject({
      action: 'publishContent',
      subject: 'content',
      subject_id: 5,
      before: { version: version - 1 },
      after: { version },
      content: {
        before: { kind: 'deliveryCalendar', days: days.slice(0, 1) },
        after: { kind: 'deliveryCalendar', days: [] },
      },
    })
  })

  it('warn the second of two members who publish', async () => {
    const body = await calendar()
    const { version } = await read(clerk, 'deliveryCalendar')
    const replies = await Promise.all([
      publish(clerk, { ...body, days: body.days.slice(1) }, version),
      publish(owner, { ...body, days: body.days.slice(2) }, version),
    ])
    const statuses = replies.map(({ response }) => response.status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409])
    await undo(clerk, 'deliveryCalendar')
    expect(await calendar()).toEqual(body)
  })
})
