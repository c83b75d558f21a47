import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { addDays, isFriday, tehranDay } from '#domain/day.ts'
import { branches } from '#i18n/fa/branches.ts'
import { addresses } from '#server/platform/db/schema/accounts.ts'
import { holidays, shippingMethods, shippingRules } from '#server/platform/db/schema/commerce.ts'
import { addGoods } from '#tests/support/goods.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import {
  addAddress,
  addItem,
  answer,
  courier,
  getOrder,
  giveFunds,
  newShopper,
  place,
  refusal,
  shippingMethodIds,
  type Methods,
  type Shopper,
} from '#tests/support/shopper.ts'

let shop: TestShop
let methods: Methods
beforeAll(async () => {
  shop = await startShop({ content: 'demo' })
  methods = await shippingMethodIds(await newShopper(shop))
})
afterAll(() => shop.close())

const choose = (shopper: Shopper, shipping_method: number) =>
  shopper.api.POST('/purchase/set-shipping-method/', { body: { shipping_method } })
const methodsFor = async (shopper: Shopper, address_id: number) => {
  const params = { query: { address_id } }
  return answer(shopper.api.GET('/purchase/shipping-method/', { params }))
}
const select = (shopper: Shopper, address_id: number) =>
  shopper.api.POST('/purchase/cart/select_address/', { body: { address_id } })
const info = (shopper: Shopper) => answer(shopper.api.GET('/purchase/cart/payment_info_v4/'))

describe('shipping methods', () => {
  it('are couriers and branches with their prices', { tags: ['DELV-21', 'DELV-61'] }, async () => {
    const shopper = await newShopper(shop)
    const all = await answer(shopper.api.GET('/purchase/shipping-method/'))
    expect(all.some((method) => method.is_in_person)).toBe(true)
    for (const method of all)
      expect(method).toMatchObject({
        id: expect.any(Number),
        name: expect.stringMatching(/./),
        description: expect.stringMatching(/./),
        price: expect.any(Number),
        is_in_person: expect.any(Boolean),
      })
    expect(all.find((method) => method.id === methods.courier)).toEqual({
      ...courier,
      id: methods.courier,
      description: expect.stringContaining('سراسر ایران'),
      branch: null,
      promised_date: null,
      promised_hours: null,
    })
  })

  it(
    'are only the two branches when asked for those in person',
    { tags: ['DELV-22', 'DELV-62'] },
    async () => {
      const shopper = await newShopper(shop)
      const only = (is_in_person: boolean) =>
        answer(
          shopper.api.GET('/purchase/shipping-method/', { params: { query: { is_in_person } } }),
        )
      expect((await only(true)).map(({ name, branch }) => [name, branch])).toEqual([
        [branches.east.name, 'east'],
        [branches.west.name, 'west'],
      ])
      expect((await only(false)).some((method) => method.is_in_person)).toBe(false)
    },
  )
})

describe('choosing a delivery', () => {
  it(
    'shows the courier and the address in the payment info',
    { tags: ['DELV-63', 'DELV-64', 'INV-18', 'INV-29'] },
    async () => {
      const shopper = await newShopper(shop)
      await giveFunds(shop, shopper, { balance: 300_000, storeCredit: 200_000 })
      await addItem(shopper, await addGoods(shop.db))
      const addressId = await addAddress(shopper)
      await answer(choose(shopper, methods.courier))
      await answer(select(shopper, addressId))
      const shown = await info(shopper)
      expect(shown.shipping_method).toBe(methods.courier)
      expect(shown.delivery_method).toEqual({
        id: methods.courier,
        ...courier,
        promised_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        promised_hours: null,
      })
      const [saved] = await answer(shopper.api.GET('/profile/user-address/'))
      expect(shown.address).toEqual(saved)
      expect(shown.address?.id).toBe(addressId)
      expect(shown.totals).toMatchObject({
        shipping_amount: courier.price,
        total_amount: 20_000_000 + courier.price,
        total_wallet_funds: 500_000,
      })
    },
  )

  it('takes an address before the courier, too', async () => {
    const shopper = await newShopper(shop)
    const addressId = await addAddress(shopper)
    const { address } = await answer(select(shopper, addressId))
    expect(address?.id).toBe(addressId)
    await answer(choose(shopper, methods.courier))
    expect((await info(shopper)).address?.id).toBe(addressId)
  })

  it('forgets the address with a pickup, which refuses one', async () => {
    const shopper = await newShopper(shop)
    const addressId = await addAddress(shopper)
    await answer(choose(shopper, methods.courier))
    await answer(select(shopper, addressId))
    await answer(choose(shopper, methods.pickup))
    expect((await info(shopper)).address).toBeNull()
    expect(await refusal(select(shopper, addressId))).toEqual({ status: 409, code: 'cart_changed' })
    await answer(choose(shopper, methods.courier))
    expect((await info(shopper)).address).toBeNull()
  })

  it('is undone by −1', async () => {
    const shopper = await newShopper(shop)
    await answer(choose(shopper, methods.pickup))
    const cart = await answer(choose(shopper, -1))
    expect([cart.shipping_method, cart.delivery_method]).toEqual([-1, null])
    expect((await info(shopper)).shipping_method).toBe(-1)
  })

  it('refuses a method that does not exist and an address of someone else', async () => {
    const shopper = await newShopper(shop)
    const foreign = await addAddress(await newShopper(shop))
    expect(await refusal(choose(shopper, 999_999))).toEqual({
      status: 404,
      code: 'shipping_method_not_found',
    })
    expect(await refusal(select(shopper, foreign))).toEqual({
      status: 404,
      code: 'address_not_found',
    })
  })

  it('drops an address that was removed meanwhile', async () => {
    const shopper = await newShopper(shop)
    const id = await addAddress(shopper)
    await answer(select(shopper, id))
    await shopper.api.DELETE('/profile/user-address/{id}/', { params: { path: { id } } })
    expect((await info(shopper)).address).toBeNull()
  })
})

describe('methods for an address', () => {
  it('are those that deliver there, each with its price and promised date', async () => {
    const shopper = await newShopper(shop)
    await addItem(shopper, await addGoods(shop.db))
    const inTehran = await methodsFor(shopper, await addAddress(shopper, 'تهران'))
    expect(inTehran.map(({ name, price }) => [name, price])).toEqual([
      ['پیک فیروزه', 180_000],
      ['پست پیشتاز', 70_800],
      ['شعبهٔ شرق تهران', 0],
      ['شعبهٔ غرب تهران', 0],
    ])
    expect(inTehran[0]?.promised_hours).toEqual({ from: 15, to: 17 })
    const inTabriz = await methodsFor(shopper, await addAddress(shopper))
    expect(inTabriz.map(({ name }) => name)).toEqual([
      'پست پیشتاز',
      'باربری سریع',
      'شعبهٔ شرق تهران',
      'شعبهٔ غرب تهران',
    ])
    const days = [...inTehran, ...inTabriz].map((method) => method.promised_date ?? '')
    expect(days.filter((day) => day < tehranDay(shop.clock.now()) || isFriday(day))).toEqual([])
  })

  it('leave out a courier who cannot carry so many units', async () => {
    const shopper = await newShopper(shop)
    for (const units of [5, 5, 1]) await addItem(shopper, await addGoods(shop.db), units)
    const address_id = await addAddress(shopper, 'تهران')
    const names = (await methodsFor(shopper, address_id)).map(({ name }) => name)
    expect(names).not.toContain('پیک فیروزه')
    const bike = await tehranCourier(shopper)
    await answer(select(shopper, address_id))
    expect(await refusal(choose(shopper, bike))).toEqual(notOffered)
  })

  it('are not revealed for the address of someone else', async () => {
    const foreign = await addAddress(await newShopper(shop))
    const shopper = await newShopper(shop)
    const params = { query: { address_id: foreign } }
    expect(await refusal(shopper.api.GET('/purchase/shipping-method/', { params }))).toEqual({
      status: 404,
      code: 'address_not_found',
    })
  })
})

describe('a courier who does not deliver to the address', () => {
  it('is refused, whichever of the two is chosen first', async () => {
    const shopper = await newShopper(shop)
    await addItem(shopper, await addGoods(shop.db))
    const [tabriz, tehran] = [await addAddress(shopper), await addAddress(shopper, 'تهران')]
    const bike = await tehranCourier(shopper)
    await answer(select(shopper, tabriz))
    expect(await refusal(choose(shopper, bike))).toEqual(notOffered)
    expect((await info(shopper)).shipping_method).toBe(-1)
    const body = { shipping_method: bike, address_id: tehran }
    const cart = await answer(shopper.api.POST('/purchase/set-shipping-method/', { body }))
    expect(cart.totals.shipping_amount).toBe(180_000)
    expect(await refusal(select(shopper, tabriz))).toEqual(notOffered)
    const kept = await info(shopper)
    expect([kept.shipping_method, kept.address?.id]).toEqual([bike, tehran])
  })

  it('cannot be ordered by naming the address in the order', async () => {
    const shopper = await newShopper(shop)
    await addItem(shopper, await addGoods(shop.db))
    const tabriz = await addAddress(shopper)
    await answer(choose(shopper, await tehranCourier(shopper)))
    expect(await refusal(place(shopper, { addressId: tabriz }))).toEqual(notOffered)
  })

  it('is no longer chosen once the address has moved to another city', async () => {
    const shopper = await newShopper(shop)
    await addItem(shopper, await addGoods(shop.db))
    const id = await addAddress(shopper, 'تهران')
    const body = { shipping_method: await tehranCourier(shopper), address_id: id }
    await answer(shopper.api.POST('/purchase/set-shipping-method/', { body }))
    await shop.db.update(addresses).set({ provinceId: 1, cityId: 45 }).where(eq(addresses.id, id))
    const shown = await info(shopper)
    expect([shown.shipping_method, shown.delivery_method]).toEqual([-1, null])
    expect(shown.totals.shipping_amount).toBeNull()
    expect(await refusal(place(shopper))).toEqual(notOffered)
  })

  it('is refused together with an address of someone else', async () => {
    const shopper = await newShopper(shop)
    const foreign = await addAddress(await newShopper(shop))
    const body = { shipping_method: methods.courier, address_id: foreign }
    expect(await refusal(shopper.api.POST('/purchase/set-shipping-method/', { body }))).toEqual({
      status: 404,
      code: 'address_not_found',
    })
  })
})

describe('the promised date', () => {
  it('is the same in the list, the invoice and the order, which keeps it', async () => {
    const shopper = await newShopper(shop)
    await addItem(shopper, await addGoods(shop.db))
    const address_id = await addAddress(shopper, 'تهران')
    const bike = await tehranCourier(shopper)
    const listed = (await methodsFor(shopper, address_id)).find(({ id }) => id === bike)
    await answer(
      shopper.api.POST('/purchase/set-shipping-method/', {
        body: { shipping_method: bike, address_id },
      }),
    )
    const promise = {
      promised_date: listed?.promised_date,
      promised_hours: { from: 15, to: 17 },
    }
    expect((await info(shopper)).delivery_method).toMatchObject(promise)
    const { order_id } = await answer(place(shopper))
    expect(await getOrder(shopper, order_id)).toMatchObject(promise)
    const [summary] = (await answer(shopper.api.GET('/purchase/v4/order/'))).results
    expect(summary).toMatchObject(promise)
  })

  it('follows the rules and the holidays that staff keep in tables', async () => {
    const shopper = await newShopper(shop)
    await addItem(shopper, await addGoods(shop.db))
    const address_id = await addAddress(shopper, 'تهران')
    const bike = await tehranCourier(shopper)
    const find = async () => (await methodsFor(shopper, address_id)).find(({ id }) => id === bike)
    const before = (await find())?.promised_date ?? ''
    await shop.db.insert(holidays).values({ day: before, name: 'تعطیل رسمی' })
    const after = (await find())?.promised_date ?? ''
    expect(after > before).toBe(true)
    await shop.db.delete(holidays).where(eq(holidays.day, before))
    const rule = eq(shippingRules.shippingMethodId, bike)
    await shop.db.update(shippingRules).set({ freeFrom: 1, days: 1 }).where(rule)
    const changed = await find()
    expect([changed?.price, (changed?.promised_date ?? '') > before]).toEqual([0, true])
    await shop.db.update(shippingRules).set({ freeFrom: null, days: 0 }).where(rule)
  })
})

describe('the estimate for a city', () => {
  const estimate = (city: number) =>
    shop.client().api.GET('/purchase/delivery-estimate/', { params: { query: { city } } })

  it('names the couriers that deliver there, the earliest first, to anyone', async () => {
    const tehran = await answer(estimate(340))
    expect([tehran.city, tehran.province]).toEqual([
      { id: 340, name: 'تهران' },
      { id: 8, name: 'تهران' },
    ])
    expect(tehran.methods.map(({ name }) => name)).toEqual(['پیک فیروزه', 'پست پیشتاز'])
    const village = await answer(estimate(1))
    expect(village.methods.map(({ name }) => name)).toEqual(['پست پیشتاز'])
    const [post] = village.methods
    expect(
      post?.promised_date && post.promised_date > addDays(tehranDay(shop.clock.now()), 3),
    ).toBe(true)
  })

  it('names the cheaper of two couriers that arrive on the same day first', async () => {
    const couriers = await shop.db
      .select({ name: shippingMethods.name, rule: shippingRules })
      .from(shippingRules)
      .innerJoin(shippingMethods, eq(shippingMethods.id, shippingRules.shippingMethodId))
      .where(inArray(shippingMethods.name, ['پیک فیروزه', 'پست پیشتاز']))
    onTestFinished(async () => {
      for (const { rule } of couriers) {
        const { id, ...before } = rule
        await shop.db.update(shippingRules).set(before).where(eq(shippingRules.id, id))
      }
    })
    const offered = async (prices: Record<string, number>) => {
      for (const { name, rule } of couriers)
        await shop.db
          .update(shippingRules)
          .set({ price: prices[name] ?? 0, days: 1, cutoffHour: 24 })
          .where(eq(shippingRules.id, rule.id))
      const { methods } = await answer(estimate(340))
      expect(new Set(methods.map(({ promised_date }) => promised_date)).size).toBe(1)
      return methods.map(({ name }) => name)
    }
    const [bike, post] = ['پیک فیروزه', 'پست پیشتاز'] as const
    expect(await offered({ [bike]: 180_000, [post]: 70_800 })).toEqual([post, bike])
    expect(await offered({ [bike]: 70_800, [post]: 180_000 })).toEqual([bike, post])
  })

  it('refuses a city that does not exist, and what is no city', async () => {
    expect(await refusal(estimate(99_999))).toEqual({ status: 404, code: 'city_not_found' })
    expect(await refusal(estimate(-1))).toEqual({ status: 400, code: 'validation_failed' })
    expect(await refusal(estimate(1.5))).toEqual({ status: 400, code: 'validation_failed' })
  })
})

const notOffered = { status: 409, code: 'shipping_method_not_offered' }

async function tehranCourier(shopper: Shopper): Promise<number> {
  const all = await answer(shopper.api.GET('/purchase/shipping-method/'))
  return all.find(({ name }) => name === 'پیک فیروزه')?.id ?? 0
}
