import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { variants } from '#server/platform/db/schema/catalogue.ts'
import { jobs } from '#server/platform/db/schema/operations.ts'
import { orderEvents, orders } from '#server/platform/db/schema/commerce.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { payAtBank } from '#tests/support/bank.ts'
import { addInsurance } from '#tests/support/goods.ts'
import { startShop } from '#tests/support/shop.ts'
import {
  addAddress,
  addItem,
  answer,
  courier,
  fillCart,
  getCart,
  getOrder,
  getWallet,
  giveFunds,
  newShopper,
  order,
  place,
  refusal,
  shippingMethodIds,
  type Shopper,
} from '#tests/support/shopper.ts'

const { shop, initialStock, stocked: goods } = await startAuditedShop()

async function stockOf(id: number): Promise<number | undefined> {
  const [variant] = await shop.db.select().from(variants).where(eq(variants.id, id))
  return variant?.stock
}

const listed = async ({ api }: Shopper, query: { text_status__in?: string }) =>
  (await answer(api.GET('/purchase/v4/order/', { params: { query } }))).results

describe('placing an order', () => {
  it(
    'reserves the stock, empties the cart and asks for the gateway',
    { tags: ['DELV-02', 'PAY-35'] },
    async () => {
      const shopper = await newShopper(shop)
      const id = await goods({ stock: 3 })
      await fillCart(shopper, [[id, 2]])
      const before = await getCart(shopper)
      const created = await answer(place(shopper))
      expect(created).toEqual({ go_to_gateway: true, order_id: expect.any(Number) })
      const after = await getCart(shopper)
      expect([after.products, after.shipping_method]).toEqual([[], -1])
      expect(after.version).toBeGreaterThan(before.version)
      expect(await stockOf(id)).toBe(1)
      const placed = await getOrder(shopper, created.order_id)
      expect([placed.text_status, placed.shipping.is_in_person]).toEqual(['WAITING_PAYMENT', true])
    },
  )

  it('keeps what was ordered, with all its fields', { tags: ['ORD-17', 'ORD-18'] }, async () => {
    const shopper = await newShopper(shop)
    const insurance = await addInsurance(shop.db)
    const id = await goods({ newPrice: 18_000_000, gift: 'قاب' })
    await addItem(shopper, id, 2)
    const body = { price_id: id, insurance_id: insurance, is_installment_purchase: true }
    await answer(shopper.api.PATCH('/purchase/cart/update_item/', { body }))
    const methods = await shippingMethodIds(shopper)
    await answer(
      shopper.api.POST('/purchase/set-shipping-method/', {
        body: { shipping_method: methods.courier },
      }),
    )
    const addressId = await addAddress(shopper)
    const placedAt = shop.clock.now()
    const { order_id } = await answer(place(shopper, { addressId }))
    await shop.db.update(variants).set({ price: 30_000_000, gift: null }).where(eq(variants.id, id))
    expect(await getOrder(shopper, order_id)).toEqual({
      id: order_id,
      text_status: 'WAITING_PAYMENT',
      created_at: new Date(placedAt).toISOString(),
      expires_at: new Date(placedAt + 30 * 60_000).toISOString(),
      tracking_code: expect.stringMatching(/^\d{12}$/),
      total_price: 36_000_000 + 1_800_000 + courier.price,
      total_products: 40_000_000,
      total_discount: 4_000_000,
      total_insurance: 1_800_000,
      shipping_price: courier.price,
      discount_code: null,
      code_discount: 0,
      wallet_paid: 0,
      refunded_to_wallet: 0,
      wallet_returns: [],
      first_name: 'سارا',
      last_name: 'کریمی',
      phone_number: '09351234567',
      text_address: expect.stringMatching(/^.+، .+، خیابان نمونه، پلاک ۱$/),
      postal_code: '1345678913',
      shipping: { name: courier.name, is_in_person: false },
      timeline: [{ status: 'WAITING_PAYMENT', at: new Date(placedAt).toISOString() }],
      can_cancel: true,
      returnable_until: null,
      returnable: [],
      returnable_amount: 0,
      returns: [],
      returned: null,
      return_under_way: null,
      last_gateway: null,
      promised_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      promised_hours: null,
      item: [
        {
          quantity: 2,
          price: 20_000_000,
          new_price: 18_000_000,
          gift: 'قاب',
          installment_info: { monthly_due: 1_290_000, down_payment: 9_000_000 },
          insurance_name: 'بیمهٔ بدنه',
          insurance_price: 900_000,
          price_obj: {
            id,
            color_name: 'مشکی',
            color_code: '#111111',
            product: {
              id: expect.any(Number),
              slug: expect.stringMatching(/^phone-/),
              title: 'گوشی آزمایشی',
              image: { image: '/images/phone/test/hero/black', alt_text: 'مشکی' },
            },
          },
        },
      ],
    })
  })

  it(
    'goes to the address chosen for the cart when the call names none',
    { tags: ['DELV-01'] },
    async () => {
      const shopper = await newShopper(shop)
      await addItem(shopper, await goods())
      const address_id = await addAddress(shopper)
      const methods = await shippingMethodIds(shopper)
      const body = { shipping_method: methods.courier }
      await answer(shopper.api.POST('/purchase/set-shipping-method/', { body }))
      expect(await refusal(place(shopper))).toEqual({ status: 409, code: 'address_missing' })
      await answer(shopper.api.POST('/purchase/cart/select_address/', { body: { address_id } }))
      const { order_id } = await answer(place(shopper))
      const placed = await getOrder(shopper, order_id)
      expect([placed.text_address, placed.shipping.name]).toEqual([
        expect.stringMatching(/، خیابان نمونه، پلاک ۱$/),
        courier.name,
      ])
    },
  )

  it('goes to the address that the call names, whichever was chosen for the cart', async () => {
    const shopper = await newShopper(shop)
    await addItem(shopper, await goods())
    const [chosen, named] = [await addAddress(shopper, 'تهران'), await addAddress(shopper, 'فارس')]
    const methods = await shippingMethodIds(shopper)
    const body = { shipping_method: methods.courier, address_id: chosen }
    await answer(shopper.api.POST('/purchase/set-shipping-method/', { body }))
    const { order_id } = await answer(place(shopper, { addressId: named }))
    expect((await getOrder(shopper, order_id)).text_address).toMatch(/^فارس/)
  })

  it(
    'answers with both fields, with or without wallet and address',
    { tags: ['PAY-43'] },
    async () => {
      const variant = await goods({ stock: 9 })
      for (const wallet of [true, false]) {
        const shopper = await newShopper(shop)
        const addressId = await addAddress(shopper)
        const methods = await shippingMethodIds(shopper)
        for (const address of [addressId, null]) {
          await addItem(shopper, variant)
          const shipping_method = address === null ? methods.pickup : methods.courier
          const body = { shipping_method }
          await answer(shopper.api.POST('/purchase/set-shipping-method/', { body }))
          expect(await answer(place(shopper, { wallet, addressId: address }))).toEqual({
            go_to_gateway: true,
            order_id: expect.any(Number),
          })
        }
      }
    },
  )

  it('refuses an address of someone else, and one that was removed', async () => {
    const shopper = await newShopper(shop)
    const foreign = await addAddress(await newShopper(shop))
    const removed = await addAddress(shopper)
    const params = { path: { id: removed } }
    await shopper.api.DELETE('/profile/user-address/{id}/', { params })
    await addItem(shopper, await goods())
    const methods = await shippingMethodIds(shopper)
    const body = { shipping_method: methods.courier }
    await answer(shopper.api.POST('/purchase/set-shipping-method/', { body }))
    for (const addressId of [foreign, removed])
      expect(await refusal(place(shopper, { addressId }))).toEqual({
        status: 404,
        code: 'address_not_found',
      })
  })

  it('refuses an empty cart, a missing method and an incomplete profile, in that order', async () => {
    const shopper = await shop.signIn()
    expect(await refusal(place(shopper))).toEqual({ status: 409, code: 'cart_empty' })
    await addItem(shopper, await goods())
    expect(await refusal(place(shopper))).toEqual({ status: 409, code: 'profile_incomplete' })
    const profile = { first_name: 'مریم', last_name: 'رضایی', fida_code: '123456789' }
    await answer(shopper.api.PATCH('/profile/update/', { body: profile }))
    expect(await refusal(place(shopper))).toEqual({ status: 409, code: 'shipping_method_missing' })
  })

  it(
    'refuses a cart with something that cannot be bought, and takes nothing',
    { tags: ['CART-47'] },
    async () => {
      const shopper = await newShopper(shop)
      const [fine, scarce] = [await goods(), await goods({ stock: 2 })]
      await fillCart(shopper, [
        [fine, 1],
        [scarce, 2],
      ])
      await shop.db.update(variants).set({ stock: 1 }).where(eq(variants.id, scarce))
      initialStock.set(scarce, 1)
      const { error } = await place(shopper)
      expect([error?.code, error?.price_ids]).toEqual(['cart_has_unavailable_items', [scarce]])
      expect(await stockOf(fine)).toBe(5)
    },
  )

  it('takes no amount but the one that was shown', async () => {
    const shopper = await newShopper(shop)
    const offerEndsAt = new Date(shop.clock.now() + 60_000)
    const id = await goods({ price: 20_000_000, newPrice: 18_000_000, offerEndsAt })
    await fillCart(shopper, [[id, 1]])
    await giveFunds(shop, shopper, { balance: 500_000 })
    const shown = { expectedTotal: 18_000_000, expectedPayable: 17_500_000 }
    const other = { status: 409, code: 'price_changed' }
    const pay = (expected: object) => refusal(place(shopper, { wallet: true, ...expected }))
    expect(await pay({ expectedTotal: 17_999_999 })).toEqual(other)
    expect(await pay({ ...shown, expectedPayable: 18_000_000 })).toEqual(other)
    shop.clock.advance(61)
    expect(await pay(shown)).toEqual(other)
    expect([await stockOf(id), (await getWallet(shopper))?.total_funds]).toEqual([5, 500_000])
    const refreshed = { expectedTotal: 20_000_000, expectedPayable: 19_500_000 }
    expect(await pay(refreshed)).toEqual({ status: 201, code: null })
  })

  it('sells the last unit to one of fifty', async () => {
    const id = await goods({ stock: 1 })
    const shoppers: Shopper[] = []
    for (let count = 0; count < 50; count += 1) {
      const shopper = await newShopper(shop)
      await fillCart(shopper, [[id, 1]])
      shoppers.push(shopper)
    }
    const results = await Promise.all(shoppers.map((shopper) => refusal(place(shopper))))
    expect(results.filter((result) => result.status === 201)).toHaveLength(1)
    const refused = results.filter((result) => result.status === 409)
    expect(refused).toHaveLength(49)
    for (const { code } of refused) {
      expect(['stock_limited', 'cart_has_unavailable_items']).toContain(code)
    }
    expect(await stockOf(id)).toBe(0)
  })

  it('lets orders that share variants in another order pass each other', async () => {
    const [one, two] = [await goods({ stock: 40 }), await goods({ stock: 40 })]
    const shoppers: Shopper[] = []
    for (let count = 0; count < 20; count += 1) {
      const shopper = await newShopper(shop)
      const pair: [number, number][] = [
        [one, 1],
        [two, 1],
      ]
      await fillCart(shopper, count % 2 === 0 ? pair : pair.toReversed())
      shoppers.push(shopper)
    }
    await Promise.all(shoppers.map((shopper) => answer(place(shopper))))
    expect([await stockOf(one), await stockOf(two)]).toEqual([20, 20])
  })
})

describe('placing twice', () => {
  it('gives one order for one version of the cart, even at the same moment', async () => {
    const shopper = await newShopper(shop)
    const id = await goods()
    await fillCart(shopper, [[id, 1]])
    const results = await Promise.all(Array.from({ length: 8 }, () => answer(place(shopper))))
    expect(new Set(results.map((result) => result.order_id)).size).toBe(1)
    expect(await answer(place(shopper))).toEqual(results[0])
    expect(await stockOf(id)).toBe(4)
  })

  it('gives one order for one key, whatever happens to the cart between', async () => {
    const shopper = await newShopper(shop)
    const id = await goods()
    await fillCart(shopper, [[id, 1]])
    const key = 'a-key-of-this-checkout'
    const results = await Promise.all(
      Array.from({ length: 8 }, () => answer(place(shopper, { key }))),
    )
    expect(new Set(results.map((result) => result.order_id)).size).toBe(1)
    await fillCart(shopper, [[id, 2]])
    expect(await answer(place(shopper, { key }))).toEqual(results[0])
    expect((await getCart(shopper)).cart_count).toBe(2)
  })

  it('with the same key and another body is refused', async () => {
    const shopper = await newShopper(shop)
    await fillCart(shopper, [[await goods(), 1]])
    const key = 'another-key-of-a-checkout'
    await answer(place(shopper, { key }))
    expect(await refusal(place(shopper, { key, wallet: true }))).toEqual({
      status: 409,
      code: 'idempotency_key_reused',
    })
  })

  it('without a key answers another request not with the order of the first', async () => {
    const shopper = await newShopper(shop)
    await fillCart(shopper, [[await goods(), 1]])
    const placed = await answer(place(shopper))
    expect(await refusal(place(shopper, { wallet: true }))).toEqual({
      status: 409,
      code: 'cart_empty',
    })
    expect(await answer(place(shopper))).toEqual(placed)
  })

  it('does not answer with an old order once the cart was touched', async () => {
    const shopper = await newShopper(shop)
    const id = await goods()
    await order(shopper, [[id, 1]])
    await addItem(shopper, id)
    await answer(shopper.api.DELETE('/purchase/cart/delete/'))
    expect(await refusal(place(shopper))).toEqual({ status: 409, code: 'cart_empty' })
  })
})

describe('an order that is not paid in time', () => {
  it('reads expired from its deadline on, before the job has run', async () => {
    const shopper = await newShopper(shop)
    const id = await order(shopper, [[await goods(), 1]])
    shop.clock.advance(30 * 60 - 1)
    expect((await getOrder(shopper, id)).text_status).toBe('WAITING_PAYMENT')
    shop.clock.advance(1)
    expect((await getOrder(shopper, id)).text_status).toBe('EXPIRED')
    expect(await listed(shopper, { text_status__in: 'WAITING_PAYMENT' })).toEqual([])
    expect(await listed(shopper, { text_status__in: 'EXPIRED' })).toHaveLength(1)
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, id))
    expect(row?.status).toBe('WAITING_PAYMENT')
    await shop.runJobs()
  })

  it('frees its stock and gives its lines back, merged and cut to the stock, once', async () => {
    const shopper = await newShopper(shop)
    const insurance = await addInsurance(shop.db)
    const id = await goods({ stock: 3 })
    await addItem(shopper, id, 2)
    const body = { price_id: id, insurance_id: insurance }
    await answer(shopper.api.PATCH('/purchase/cart/add_item/', { body }))
    await order(shopper, [])
    await addItem(shopper, id, 1)
    shop.clock.advance(30 * 60)
    await shop.runJobs()
    await shop.runJobs()
    expect(await stockOf(id)).toBe(3)
    const cart = await getCart(shopper)
    expect(cart.products).toHaveLength(1)
    expect(cart.products[0]).toMatchObject({ price_id: id, quantity: 3, insurance })
  })

  it('is closed once by two jobs at the same moment, and its moves are logged', async () => {
    const shopper = await newShopper(shop)
    const variant = await goods({ stock: 3 })
    const id = await order(shopper, [[variant, 2]])
    shop.clock.advance(30 * 60)
    await shop.db.insert(jobs).values({
      kind: 'expire-order',
      payload: { order_id: id },
      runAt: new Date(shop.clock.now()),
    })
    await shop.runJobs()
    expect(await stockOf(variant)).toBe(3)
    const events = await shop.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, id))
      .orderBy(orderEvents.id)
    expect(
      events.map(({ event, fromStatus, toStatus, actor }) => [event, fromStatus, toStatus, actor]),
    ).toEqual([
      ['order.placed', null, 'WAITING_PAYMENT', `user:${shopper.userId}`],
      ['time.expired', 'WAITING_PAYMENT', 'EXPIRED', 'job:expiry'],
    ])
  })
})

describe('the list of orders', () => {
  it(
    'holds the customer’s own orders, newest first, with their fields',
    { tags: ['CART-59'] },
    async () => {
      const shopper = await newShopper(shop)
      const variant = await goods({ stock: 9 })
      await giveFunds(shop, shopper, { balance: 20_000_000 })
      await order(shopper, [[variant, 1]], { wallet: true })
      const ids = [await order(shopper, [[variant, 1]]), await order(shopper, [[variant, 2]])]
      await order(await newShopper(shop), [[variant, 1]])
      const results = await listed(shopper, { text_status__in: 'WAITING_PAYMENT' })
      expect(results.map((result) => result.id)).toEqual(ids.toReversed())
      expect(results[0]).toEqual({
        id: ids[1],
        text_status: 'WAITING_PAYMENT',
        returned: null,
        return_under_way: null,
        last_gateway: null,
        shipping: { name: expect.any(String), is_in_person: true },
        created_at: expect.any(String),
        expires_at: expect.any(String),
        tracking_code: expect.any(String),
        total_price: 40_000_000,
        wallet_paid: 0,
        total_discount: 0,
        promised_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        promised_hours: { from: 15, to: 17 },
        item: [
          expect.objectContaining({
            quantity: 2,
            price_obj: expect.objectContaining({
              product: expect.objectContaining({
                image: { image: '/images/phone/test/hero/black', alt_text: 'مشکی' },
              }),
            }),
          }),
        ],
        item_count: 1,
        unit_count: 2,
      })
    },
  )

  it('shows the first goods of a large order, and how many it has', async () => {
    const shopper = await newShopper(shop)
    const ids = await Promise.all(Array.from({ length: 10 }, () => goods()))
    const large = await order(
      shopper,
      ids.map((id) => [id, 2]),
    )
    const small = await order(shopper, [[await goods(), 1]])
    const shown = (await listed(shopper, {})).map((each) => ({
      id: each.id,
      kinds: each.item_count,
      units: each.unit_count,
      goods: each.item.length,
    }))
    expect(shown).toEqual([
      { id: small, kinds: 1, units: 1, goods: 1 },
      { id: large, kinds: 10, units: 20, goods: 8 },
    ])
    const { item } = await getOrder(shopper, large)
    expect(item).toHaveLength(10)
    expect((await listed(shopper, {}))[1]?.item).toEqual(item.slice(0, 8))
  })

  it('takes one status, several, or none, and refuses unknown ones', async () => {
    const shopper = await newShopper(shop)
    await order(shopper, [[await goods(), 1]])
    const list = (query: object) => shopper.api.GET('/purchase/v4/order/', { params: { query } })
    const count = async (query: object) => (await answer(list(query))).results.length
    expect(await count({})).toBe(1)
    expect(await count({ text_status: 'WAITING_PAYMENT' })).toBe(1)
    expect(await count({ text_status__in: 'DELIVERED,WAITING_PAYMENT' })).toBe(1)
    expect(await count({ text_status__in: 'DELIVERED,SENDING' })).toBe(0)
    for (const query of [{ text_status: 'PAID' }, { text_status__in: 'DELIVERED,PAID' }]) {
      expect(await refusal(list(query))).toEqual({ status: 400, code: 'validation_failed' })
    }
  })

  it('and one order are nobody else’s', { tags: ['ORD-49'] }, async () => {
    const owner = await newShopper(shop)
    const id = await order(owner, [[await goods(), 1]])
    const other = await newShopper(shop)
    const params = { params: { path: { id } } }
    expect(await answer(owner.api.GET('/purchase/v4/order/{id}/', params))).toMatchObject({ id })
    expect(await refusal(other.api.GET('/purchase/v4/order/{id}/', params))).toEqual({
      status: 404,
      code: 'order_not_found',
    })
    expect(await listed(other, {})).toEqual([])
  })
})

describe('the limits of a customer', () => {
  it('are two unpaid orders, shown at the cart before a third is refused', async () => {
    const shopper = await newShopper(shop)
    const first = await order(shopper, [[await goods(), 1]])
    expect((await getCart(shopper)).may_order).toBe(true)
    await order(shopper, [[await goods(), 1]])
    const third = await goods()
    await fillCart(shopper, [[third, 1]])
    expect((await getCart(shopper)).may_order).toBe(false)
    expect(await refusal(place(shopper))).toEqual({
      status: 409,
      code: 'open_orders_limit_reached',
    })
    expect((await getCart(shopper)).products).toHaveLength(1)
    expect(await stockOf(third)).toBe(5)
    await payAtBank(shopper, first)
    expect((await getCart(shopper)).may_order).toBe(true)
    expect(await answer(place(shopper))).toMatchObject({ go_to_gateway: true })
  })

  it('are so many orders in an hour, cancelled ones too', async () => {
    const limited = await startShop({ sharing: shop, limits: { ordersPerHour: 2 } })
    const shopper = await newShopper(limited)
    const variant = await goods()
    for (let placed = 0; placed < 2; placed += 1) {
      const id = await order(shopper, [[variant, 1]])
      const path = { id }
      const reply = await shopper.api.POST('/purchase/v4/order/{id}/cancel/', { params: { path } })
      expect(reply.response.ok).toBe(true)
    }
    await fillCart(shopper, [[variant, 1]])
    expect(await refusal(place(shopper))).toEqual({ status: 429, code: 'too_many_requests' })
    limited.clock.advance(3_600)
    expect(await answer(place(shopper))).toMatchObject({ go_to_gateway: true })
    await limited.close()
  })

  it('are not used up by an order whose time to pay is over, as the cart says too', async () => {
    const shopper = await newShopper(shop)
    await order(shopper, [[await goods(), 1]])
    await order(shopper, [[await goods(), 1]])
    await fillCart(shopper, [[await goods(), 1]])
    expect((await getCart(shopper)).may_order).toBe(false)
    shop.clock.advance(30 * 60)
    expect((await getCart(shopper)).may_order).toBe(true)
    expect(await answer(place(shopper))).toMatchObject({ go_to_gateway: true })
  })

  it('are five units of a product at once and ten within a day, as its line says', async () => {
    const shopper = await newShopper(shop)
    const variant = await goods({ stock: 30 })
    const tooMany = { status: 409, code: 'purchase_limit_reached' }
    const add = (quantity: number) =>
      shopper.api.POST('/purchase/cart/add_item/', { body: { price_id: variant, quantity } })
    const line = async () => (await getCart(shopper)).products[0]
    expect(await refusal(add(6))).toEqual(tooMany)
    await answer(add(4))
    expect(await line()).toMatchObject({ stock_quantity: 5, purchase_limit: 5 })
    await payAtBank(shopper, await order(shopper, [[variant, 1]]))
    await payAtBank(shopper, await order(shopper, [[variant, 3]]))
    await fillCart(shopper, [[variant, 2]])
    expect(await line()).toMatchObject({ purchase_limit: 2, can_be_bought: true })
    expect(await refusal(add(1))).toEqual(tooMany)
    await payAtBank(shopper, (await answer(place(shopper))).order_id)
    expect(await refusal(add(1))).toEqual(tooMany)
    shop.clock.advance(24 * 3600)
    await answer(add(5))
    expect(await line()).toMatchObject({ quantity: 5, purchase_limit: 5, can_be_bought: true })
  })
})
