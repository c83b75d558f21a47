import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { components } from '#api/schema.d.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import { products, variants } from '#server/platform/db/schema/catalogue.ts'
import { stockMovements } from '#server/platform/db/schema/commerce.ts'
import { stockAlerts } from '#server/platform/db/schema/engagement.ts'
import { takeJobs } from '#server/platform/jobs/jobs.queries.ts'
import { loadReference } from '#server/reference/reference.ts'
import { notifyOfChanges } from '#server/features/stock-alerts/stock-alerts.service.ts'
import type { TestClient } from '#tests/support/client.ts'
import { addGoods, type Goods } from '#tests/support/goods.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import {
  answer,
  newShopper,
  newStaff,
  order,
  refusal,
  type Shopper,
} from '#tests/support/shopper.ts'
import { transaction } from '#server/platform/db/transaction.ts'

type Schemas = components['schemas']
type Type = Schemas['NotifierType']
type Channel = Schemas['NotifyType']

let shop: TestShop
let other: TestShop
let staff: TestClient
beforeAll(async () => {
  shop = await startShop()
  await loadReference(shop.db)
  other = await startShop({ sharing: shop })
  staff = await newStaff(shop)
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

const ask = (
  { api }: TestClient,
  price_obj_id: number,
  notifier_type: Type,
  notify_type: Channel,
) =>
  api.POST('/product/v2/product/set_product_notifier/', {
    body: { notifier_type, price_obj_id, notify_type },
  })

const remove = ({ api }: TestClient, price_obj_id: number, notifier_type: Type) =>
  api.DELETE('/product/v2/product/remove_product_notifier/', {
    body: { notifier_type, price_obj_id },
  })

const change = (id: number, body: Schemas['VariantChange'], { api } = staff) =>
  api.PATCH('/staff/variants/{id}/', { params: { path: { id } }, body })

/** A correction by staff to this many units. */
async function setStock(id: number, stock: number): Promise<void> {
  const [row] = await shop.db.select().from(variants).where(eq(variants.id, id))
  const units = stock - (row?.stock ?? 0)
  await answer(change(id, { stock_change: { units, reason: 'corrected' } }))
}

type Reason = Schemas['StockChange']['reason']

const inAnHour = () => new Date(shop.clock.now() + 3_600_000).toISOString()

/** A variant whose product the shop's catalogue knows. */
async function newVariant(goods: Goods): Promise<{ id: number; slug: string }> {
  const id = await addGoods(shop.db, goods)
  const [row] = await shop.db
    .select({ slug: products.slug })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .where(eq(variants.id, id))
  const slug = row?.slug ?? ''
  await expect.poll(() => shop.context.catalogue.product(slug)?.slug).toBe(slug)
  return { id, slug }
}

const notifiers = ({ api }: TestClient, slug: string) =>
  answer(api.GET('/product/v2/product/{slug}/notifiers/', { params: { path: { slug } } }))

/** The text messages about products that were sent to a number. */
async function texts({ phone }: Shopper): Promise<string[]> {
  const reply = await shop.app.server.inject(`/dev/outbox?phone=${phone}`)
  return reply
    .json<{ text: string; code?: string; sent_at: string | null }[]>()
    .flatMap(({ text, code, sent_at }) => (code || sent_at === null ? [] : text))
}

const messages = async ({ api }: TestClient) => answer(api.GET('/ticket/message/'))

/** How many alerts a customer received, by text message and on the site. */
const alertsOf = async (shopper: Shopper) => [
  (await texts(shopper)).length,
  (await messages(shopper)).length,
]

describe('setting an alert', () => {
  it(
    'is known at the product, for the customer alone, until it is taken back',
    { tags: ['PDP-63', 'PDP-64'] },
    async () => {
      const [customer, stranger] = [await newShopper(shop), await newShopper(shop)]
      const { id, slug } = await newVariant({ stock: 0 })
      const none = { availability: [], discount: [] }
      expect(await notifiers(customer, slug)).toEqual(none)
      expect(await answer(ask(customer, id, 'availability', 'sms'))).toEqual({
        ...none,
        availability: [id],
      })
      const both = { availability: [id], discount: [id] }
      expect(await answer(ask(customer, id, 'discount', 'both'))).toEqual(both)
      expect(await notifiers(customer, slug)).toEqual(both)
      expect(await notifiers(stranger, slug)).toEqual(none)
      expect(await answer(remove(customer, id, 'discount'))).toEqual({ ...both, discount: [] })
      expect(await answer(remove(customer, id, 'discount'))).toEqual({ ...both, discount: [] })
      expect(await answer(remove(customer, id, 'availability'))).toEqual(none)
    },
  )

  it(
    'shows in the product as its customer reads it, and never to others',
    { tags: ['PDP-31'] },
    async () => {
      const customer = await newShopper(shop)
      const { id, slug } = await newVariant({ stock: 0 })
      await answer(ask(customer, id, 'availability', 'sms'))
      const url = `/api/product/v2/product/${slug}/`
      const own = await customer.send({ url })
      expect(own.json()).toMatchObject({ notifiers: { availability: [id], discount: [] } })
      expect(own.headers['cache-control']).toBe('private, no-store')
      const shared = await shop.client().send({ url })
      expect(shared.json()).toMatchObject({ notifiers: { availability: [], discount: [] } })
      expect(shared.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    },
  )

  it('again for goods in stock sends nothing more within a day', async () => {
    const customer = await newShopper(shop)
    const { id } = await newVariant({ stock: 3 })
    for (let time = 0; time < 3; time += 1) {
      await answer(ask(customer, id, 'availability', 'both'))
      await shop.runJobs()
    }
    expect(await alertsOf(customer)).toEqual([1, 1])
    shop.clock.advance(24 * 3_600)
    await answer(ask(customer, id, 'availability', 'both'))
    await shop.runJobs()
    expect(await alertsOf(customer)).toEqual([2, 2])
  })

  it('has a limit', async () => {
    const limited = await startShop({ sharing: shop, limits: { stockAlertsPerHour: 2 } })
    const customer = await limited.signIn()
    const { id } = await newVariant({ stock: 0 })
    await answer(ask(customer, id, 'availability', 'sms'))
    await answer(ask(customer, id, 'discount', 'sms'))
    expect(await refusal(ask(customer, id, 'availability', 'both'))).toEqual({
      status: 429,
      code: 'too_many_requests',
    })
    await limited.close()
  })

  it('twice changes the channel, however many ask at once', async () => {
    const customer = await newShopper(shop)
    const { id } = await newVariant({ stock: 0 })
    await Promise.all(
      Array.from({ length: 4 }, () => answer(ask(customer, id, 'availability', 'sms'))),
    )
    await answer(ask(customer, id, 'availability', 'system_message'))
    const rows = await shop.db.select().from(stockAlerts).where(eq(stockAlerts.variantId, id))
    expect(rows).toMatchObject([{ channel: 'system_message', sentAt: null }])
  })

  it('is refused for what is not there, and for what is not offered', async () => {
    const customer = await newShopper(shop)
    const gone = { status: 404, code: 'variant_not_found' }
    expect(await refusal(ask(customer, 999_999, 'discount', 'sms'))).toEqual(gone)
    expect(await refusal(remove(customer, 999_999, 'discount'))).toEqual(gone)
    const reply = await customer.send({
      method: 'POST',
      url: '/api/product/v2/product/set_product_notifier/',
      payload: { notifier_type: 'birthday', price_obj_id: 1, notify_type: 'pigeon' },
    })
    expect(reply.json()).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'notifier_type' }, { field: 'notify_type' }],
    })
  })
})

describe('stock that is available again', () => {
  it(
    'is announced once to each customer by the channel they chose, and the alert is closed',
    { tags: ['PDP-41'] },
    async () => {
      const channels = ['sms', 'system_message', 'both'] as const
      const { id, slug } = await newVariant({ stock: 0, price: 12_300_000 })
      const customers: Shopper[] = []
      for (const channel of channels) {
        const customer = await newShopper(shop)
        await answer(ask(customer, id, 'availability', channel))
        customers.push(customer)
      }
      await setStock(id, 3)
      await shop.runJobs()
      expect(await Promise.all(customers.map(alertsOf))).toEqual([
        [1, 0],
        [0, 1],
        [1, 1],
      ])
      const [first, , last] = customers
      if (!first || !last) throw new Error('the customers are gone')
      expect(await texts(first)).toEqual([
        `فیروزه: گوشی آزمایشی، مشکی دوباره موجود شد.\nhttp://localhost:3000/products/${slug}?price_id=${id}`,
      ])
      expect(await messages(last)).toMatchObject([
        {
          title: 'کالای دلخواه شما موجود شد',
          text: 'گوشی آزمایشی، مشکی دوباره موجود شد و قیمت آن ۱۲٬۳۰۰٬۰۰۰ تومان است.',
          seen: false,
          product: { slug },
        },
      ])
      expect(await notifiers(last, slug)).toEqual({ availability: [], discount: [] })
      await setStock(id, 0)
      await setStock(id, 9)
      await shop.runJobs()
      expect(await alertsOf(last)).toEqual([1, 1])
    },
  )

  it('is announced once when it returns twice and two processes run the jobs', async () => {
    const { id } = await newVariant({ stock: 0 })
    const customers = await Promise.all(Array.from({ length: 6 }, () => newShopper(shop)))
    for (const customer of customers) await answer(ask(customer, id, 'availability', 'both'))
    await setStock(id, 1)
    await setStock(id, 0)
    await setStock(id, 2)
    await Promise.all([shop.runJobs(), other.runJobs()])
    await Promise.all([shop.runJobs(), other.runJobs()])
    for (const customer of customers) expect(await alertsOf(customer)).toEqual([1, 1])
  })

  it('is announced by another process when the one that took the job dies', async () => {
    const customer = await newShopper(shop)
    const { id } = await newVariant({ stock: 0 })
    await answer(ask(customer, id, 'availability', 'both'))
    await shop.runJobs()
    await setStock(id, 1)
    const now = new Date(shop.clock.now())
    const until = new Date(shop.clock.now() + 60_000)
    const taken = await takeJobs(shop.db, {
      kinds: ['send-stock-alerts'],
      now,
      until,
      limit: 100,
    })
    expect(taken).toMatchObject([{ kind: 'send-stock-alerts', payload: { variant_id: id } }])
    await other.runJobs()
    expect(await alertsOf(customer)).toEqual([0, 0])
    shop.clock.advance(61)
    await other.runJobs()
    expect(await alertsOf(customer)).toEqual([1, 1])
  })

  it('is announced after an outage of the SMS provider, or awaited again if that took two days', async () => {
    const customer = await newShopper(shop)
    const { id, slug } = await newVariant({ stock: 0 })
    const outage = vi.spyOn(shop.context.sms, 'send').mockRejectedValue(new Error('no reply'))
    const halfHours = async (count: number) => {
      for (let half = 0; half < count; half += 1) {
        shop.clock.advance(30 * 60)
        await shop.runJobs()
      }
    }
    await answer(ask(customer, id, 'availability', 'sms'))
    await setStock(id, 1)
    await halfHours(48)
    expect(await notifiers(customer, slug)).toEqual({ availability: [], discount: [] })
    expect(await texts(customer)).toEqual([])
    outage.mockRestore()
    await halfHours(1)
    expect(await texts(customer)).toHaveLength(1)

    await setStock(id, 0)
    await answer(ask(customer, id, 'availability', 'sms'))
    vi.spyOn(shop.context.sms, 'send').mockRejectedValue(new Error('no reply'))
    await setStock(id, 1)
    await halfHours(98)
    vi.restoreAllMocks()
    expect(await notifiers(customer, slug)).toEqual({ availability: [id], discount: [] })
    await setStock(id, 0)
    await setStock(id, 1)
    await halfHours(1)
    expect(await texts(customer)).toHaveLength(2)
  })

  it('is not announced when the change is rolled back', async () => {
    const customer = await newShopper(shop)
    const { id } = await newVariant({ stock: 0 })
    await answer(ask(customer, id, 'availability', 'both'))
    const change = transaction(shop.db, async (tx) => {
      await tx.update(variants).set({ stock: 5 }).where(eq(variants.id, id))
      await notifyOfChanges(tx, [id], shop.clock.now())
      throw new Error('the lights went out')
    })
    await expect(change).rejects.toThrow('the lights went out')
    await shop.runJobs()
    expect(await alertsOf(customer)).toEqual([0, 0])
  })

  it('is not announced to a customer who removed the alert meanwhile, nor when it is sold out again', async () => {
    const [leaving, staying] = [await newShopper(shop), await newShopper(shop)]
    const { id, slug } = await newVariant({ stock: 0 })
    for (const customer of [leaving, staying])
      await answer(ask(customer, id, 'availability', 'both'))
    await setStock(id, 1)
    await answer(remove(leaving, id, 'availability'))
    await setStock(id, 0)
    await shop.runJobs()
    expect(await alertsOf(leaving)).toEqual([0, 0])
    expect(await alertsOf(staying)).toEqual([0, 0])
    expect(await notifiers(staying, slug)).toEqual({ availability: [id], discount: [] })
  })

  it('is announced at once to a customer who sets the alert when it is available already', async () => {
    const customer = await newShopper(shop)
    const { id } = await newVariant({ stock: 4 })
    await answer(ask(customer, id, 'availability', 'sms'))
    await shop.runJobs()
    expect(await alertsOf(customer)).toEqual([1, 0])
  })

  it('that an unpaid order gives back is announced, if nothing else was left', async () => {
    const [buyer, customer] = [await newShopper(shop), await newShopper(shop)]
    const [scarce, plenty] = [await newVariant({ stock: 1 }), await newVariant({ stock: 9 })]
    await order(buyer, [
      [scarce.id, 1],
      [plenty.id, 1],
    ])
    await answer(ask(customer, scarce.id, 'availability', 'both'))
    await shop.runJobs()
    expect(await alertsOf(customer)).toEqual([0, 0])
    shop.clock.advance(shop.context.config.limits.orderLifetimeSeconds + 1)
    await shop.runJobs()
    expect(await alertsOf(customer)).toEqual([1, 1])
  })

  it('is announced to a thousand customers', async () => {
    const { id } = await newVariant({ stock: 0 })
    const rows = await shop.db
      .insert(users)
      .values(Array.from({ length: 1_001 }, (_, index) => ({ phone: `0990${1_000_000 + index}` })))
      .returning({ userId: users.id })
    await shop.db.insert(stockAlerts).values(
      rows.map(({ userId }) => ({
        userId,
        variantId: id,
        type: 'availability' as const,
        channel: 'system_message' as const,
        askedPrice: 1,
        hadOffer: false,
      })),
    )
    await setStock(id, 1)
    await shop.runJobs()
    const open = await shop.db.select().from(stockAlerts).where(eq(stockAlerts.variantId, id))
    expect(open.filter(({ sentAt }) => sentAt === null)).toEqual([])
  })
})

describe('a price that falls', () => {
  it('is announced as the offer that it is', async () => {
    const customer = await newShopper(shop)
    const { id, slug } = await newVariant({ price: 40_000_000 })
    await answer(ask(customer, id, 'discount', 'both'))
    await answer(change(id, { new_price: 36_000_000, expire_time: inAnHour() }))
    await shop.runJobs()
    expect(await texts(customer)).toEqual([
      `فیروزه: گوشی آزمایشی، مشکی ارزان‌تر شد: ۳۶٬۰۰۰٬۰۰۰ تومان.\nhttp://localhost:3000/products/${slug}?price_id=${id}`,
    ])
    expect(await messages(customer)).toMatchObject([
      {
        title: 'قیمت کالای دلخواه شما کم شد',
        text: 'گوشی آزمایشی، مشکی حالا با ۱۰٪ تخفیف ۳۶٬۰۰۰٬۰۰۰ تومان است.',
        product: { slug },
      },
    ])
  })

  it('without an offer is announced too; one that rises or stays is not', async () => {
    const customer = await newShopper(shop)
    const { id } = await newVariant({ price: 40_000_000 })
    await answer(ask(customer, id, 'discount', 'system_message'))
    await answer(change(id, { price: 45_000_000 }))
    await answer(change(id, { price: 40_000_000, stock_change: { units: 2, reason: 'received' } }))
    await shop.runJobs()
    expect(await alertsOf(customer)).toEqual([0, 0])
    await answer(change(id, { price: 39_000_000 }))
    await shop.runJobs()
    expect(await messages(customer)).toMatchObject([
      { text: 'گوشی آزمایشی، مشکی حالا ۳۹٬۰۰۰٬۰۰۰ تومان است.' },
    ])
  })

  it('has to beat the offer that the customer saw', async () => {
    const customer = await newShopper(shop)
    const offerEndsAt = new Date(shop.clock.now() + 60_000)
    const goods = { price: 40_000_000, newPrice: 35_000_000, offerEndsAt }
    const { id } = await newVariant(goods)
    await answer(ask(customer, id, 'discount', 'sms'))
    shop.clock.advance(61)
    await answer(change(id, { new_price: 37_000_000 }))
    await shop.runJobs()
    expect(await alertsOf(customer)).toEqual([0, 0])
    await answer(change(id, { new_price: 34_000_000 }))
    await shop.runJobs()
    expect(await alertsOf(customer)).toEqual([1, 0])
  })

  it('counts as an offer when all prices have risen meanwhile', async () => {
    const customer = await newShopper(shop)
    const { id } = await newVariant({ price: 40_000_000 })
    await answer(ask(customer, id, 'discount', 'sms'))
    await answer(change(id, { price: 50_000_000, new_price: 45_000_000 }))
    await shop.runJobs()
    expect(await alertsOf(customer)).toEqual([1, 0])
  })

  it('of a sold-out variant is announced when it is available again, if it still holds', async () => {
    const customer = await newShopper(shop)
    const { id } = await newVariant({ price: 40_000_000, stock: 0 })
    await answer(ask(customer, id, 'discount', 'sms'))
    await answer(change(id, { new_price: 30_000_000 }))
    await shop.runJobs()
    expect(await alertsOf(customer)).toEqual([0, 0])
    await setStock(id, 2)
    await shop.runJobs()
    expect(await alertsOf(customer)).toEqual([1, 0])
  })

  it('is not announced after the offer ends', async () => {
    const customer = await newShopper(shop)
    const { id } = await newVariant({ price: 40_000_000 })
    await answer(ask(customer, id, 'discount', 'both'))
    await answer(change(id, { new_price: 30_000_000, expire_time: inAnHour() }))
    shop.clock.advance(3_601)
    await shop.runJobs()
    expect(await alertsOf(customer)).toEqual([0, 0])
  })
})

describe('a member of the staff', () => {
  it('changes price, offer and stock, and every process shows it', async () => {
    const { id, slug } = await newVariant({ price: 20_000_000, stock: 1 })
    const expire_time = inAnHour()
    const stock_change = { units: 7, reason: 'received' } as const
    const changed = await answer(
      change(id, { price: 22_000_000, new_price: 19_000_000, expire_time, stock_change }),
    )
    expect(changed).toMatchObject({ id, price: 22_000_000, new_price: 19_000_000, quantity: 8 })
    const shown = ({ context }: TestShop) => {
      const [variant] = context.catalogue.product(slug)?.variants ?? []
      return [
        variant?.price,
        variant?.newPrice,
        variant?.offerEndsAt?.toISOString(),
        variant?.stock,
      ]
    }
    for (const each of [shop, other]) {
      await expect.poll(() => shown(each)).toEqual([22_000_000, 19_000_000, expire_time, 8])
    }
    expect(await answer(change(id, { new_price: null }))).toMatchObject({
      new_price: null,
      expire_time: null,
      price: 22_000_000,
    })
  })

  it('cannot make an invalid offer', async () => {
    const { id } = await newVariant({ price: 20_000_000 })
    const faults = async (body: Schemas['VariantChange']) => (await change(id, body)).error?.errors
    expect(await faults({ new_price: 20_000_000 })).toEqual([
      { field: 'new_price', rule: 'below_price' },
    ])
    expect(await faults({ expire_time: inAnHour() })).toEqual([
      { field: 'new_price', rule: 'required' },
    ])
    const past = new Date(shop.clock.now() - 1).toISOString()
    expect(await faults({ new_price: 10_000_000, expire_time: past })).toEqual([
      { field: 'expire_time', rule: 'future' },
    ])
    await answer(change(id, { new_price: 15_000_000 }))
    expect(await faults({ price: 14_000_000 })).toEqual([{ field: 'price', rule: 'below_price' }])
    expect(await refusal(change(999_999, { price: 10 }))).toEqual({
      status: 404,
      code: 'variant_not_found',
    })
  })

  it('adds and takes units, so that what was ordered in the meantime stays sold', async () => {
    const { id } = await newVariant({ stock: 5 })
    const stockChange = (units: number, reason: Reason) =>
      change(id, { stock_change: { units, reason } })
    await order(await newShopper(shop), [[id, 3]])
    expect(await answer(stockChange(1, 'received'))).toMatchObject({ quantity: 3 })
    expect(await answer(stockChange(-2, 'damaged'))).toMatchObject({ quantity: 1 })
    expect(await answer(stockChange(4, 'returned'))).toMatchObject({ quantity: 5 })
    expect(await answer(stockChange(-1, 'corrected'))).toMatchObject({ quantity: 4 })
    const movements = await shop.db
      .select({ reason: stockMovements.reason, change: stockMovements.change })
      .from(stockMovements)
      .where(eq(stockMovements.variantId, id))
      .orderBy(stockMovements.id)
    expect(movements).toEqual([
      { reason: 'ordered', change: -3 },
      { reason: 'received', change: 1 },
      { reason: 'damaged', change: -2 },
      { reason: 'returned', change: 4 },
      { reason: 'corrected', change: -1 },
    ])
    const rules: [number, Reason, string][] = [
      [-5, 'damaged', 'stock'],
      [5, 'damaged', 'sign'],
      [-1, 'received', 'sign'],
      [-1, 'returned', 'sign'],
      [0, 'corrected', 'sign'],
    ]
    for (const [units, reason, rule] of rules) {
      const { error } = await stockChange(units, reason)
      expect(error?.errors).toEqual([{ field: 'stock_change.units', rule }])
    }
  })

  it('refuses more units than a variant can have, at once or in sum, and lets too many be corrected', async () => {
    const { id } = await newVariant({ stock: 999_990 })
    const stockChange = (units: number, reason: Reason) =>
      change(id, { stock_change: { units, reason } })
    const refused: [number, Reason][] = [
      [11, 'received'],
      [11, 'returned'],
      [11, 'corrected'],
      [1_000_000, 'received'],
      [1_000_001, 'received'],
      [2_147_483_648, 'corrected'],
      [1e300, 'corrected'],
    ]
    for (const [units, reason] of refused) {
      const { error } = await stockChange(units, reason)
      expect(error?.errors).toEqual([{ field: 'stock_change.units', rule: 'maximum' }])
    }
    expect(await answer(stockChange(10, 'received'))).toMatchObject({ quantity: 1_000_000 })
    await shop.db.update(variants).set({ stock: 2_147_483_647 }).where(eq(variants.id, id))
    const { error } = await stockChange(1, 'returned')
    expect(error?.errors).toEqual([{ field: 'stock_change.units', rule: 'maximum' }])
    expect(await answer(stockChange(-1_000_000, 'corrected'))).toMatchObject({
      quantity: 2_146_483_647,
    })
  })

  it('is no customer', async () => {
    const { id } = await newVariant({ stock: 1 })
    const customer = await newShopper(shop)
    expect(await refusal(change(id, { price: 10 }, customer))).toEqual({
      status: 403,
      code: 'forbidden',
    })
  })
})
