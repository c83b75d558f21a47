import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { variants } from '#server/platform/db/schema/catalogue.ts'
import { whileChanged } from '#tests/support/held-lock.ts'
import { lockUser } from '#server/features/accounts/users.queries.ts'
import { lockCart } from '#server/features/cart/cart.queries.ts'
import { addGoods, addInsurance } from '#tests/support/goods.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import {
  addItem,
  answer,
  fillCart,
  getCart,
  newShopper,
  place,
  refusal,
  shippingMethodIds,
  type Shopper,
} from '#tests/support/shopper.ts'

let shop: TestShop
let insurance: number
beforeAll(async () => {
  shop = await startShop({ content: 'demo' })
  insurance = await addInsurance(shop.db)
})
afterAll(() => shop.close())

const update = (
  shopper: Shopper,
  body: { price_id: number; quantity?: number; is_installment_purchase?: boolean },
) => shopper.api.PATCH('/purchase/cart/update_item/', { body })
const add = (shopper: Shopper, body: { price_id: number; quantity?: number }) =>
  shopper.api.POST('/purchase/cart/add_item/', { body })
const quantities = (cart: { products: { price_id: number; quantity: number }[] }) =>
  cart.products.map((line) => [line.price_id, line.quantity])

describe('the cart', () => {
  it('of a new shopper is empty and has no shipping method', async () => {
    const cart = await getCart(await newShopper(shop))
    expect(cart).toEqual({
      products: [],
      cart_count: 0,
      version: 0,
      shipping_method: -1,
      delivery_method: null,
      discount: null,
      totals: {
        total_products_amount: 0,
        code_discount_amount: 0,
        total_discount_amount: 0,
        total_insurance_amount: 0,
        shipping_amount: null,
        total_monthly_due: 0,
        total_wallet_funds: 0,
        total_amount: 0,
      },
      may_order: true,
    })
  })

  it('needs a session', async () => {
    const guest = shop.client()
    expect(await refusal(guest.api.GET('/purchase/cart/list_items_v2/'))).toEqual({
      status: 401,
      code: 'unauthenticated',
    })
  })

  it(
    'shows an added line with all its fields',
    { tags: ['CART-31', 'CART-61', 'CART-62'] },
    async () => {
      const shopper = await newShopper(shop)
      const price_id = await addGoods(shop.db, { newPrice: 18_000_000, gift: 'قاب' })
      const body = { price_id, quantity: 1, title: 'a product field' }
      await answer(shopper.api.POST('/purchase/cart/add_item/', { body }))
      const cart = await getCart(shopper)
      expect(cart.products).toEqual([
        {
          price_id,
          product_id: expect.any(Number),
          quantity: 1,
          stock_quantity: 5,
          purchase_limit: 5,
          can_be_bought: true,
          price: 20_000_000,
          new_price: 18_000_000,
          color: 'مشکی',
          color_code: '#111111',
          score: null,
          image: { image: '/images/phone/test/hero/black', alt_text: 'مشکی' },
          slug: expect.stringMatching(/^phone-/),
          title: 'گوشی آزمایشی',
          is_used: false,
          gift: 'قاب',
          warranty: 'گارانتی ۱۸ ماهه',
          insurance: null,
          insurance_option: false,
          insurances: [
            {
              id: insurance,
              name: 'بیمهٔ بدنه',
              description: '<p>شکستگی و آب‌خوردگی</p>',
              expiration_in_months: 12,
              price: 900_000,
            },
          ],
          insurance_prices: [{ insurance_id: insurance, insurance_price: 900_000 }],
          installment_info: { monthly_due: 1_290_000, down_payment: 9_000_000 },
          is_installment_purchase: false,
        },
      ])
      expect(cart.cart_count).toBe(1)
    },
  )

  it('is the same in another browser of the shopper', { tags: ['CART-42'] }, async () => {
    const shopper = await newShopper(shop)
    const price_id = await addGoods(shop.db)
    await addItem(shopper, price_id, 2)
    shop.clock.advance(130)
    const elsewhere = await shop.signIn(shopper.phone)
    expect(quantities(await getCart(elsewhere))).toEqual([[price_id, 2]])
  })

  it('adds up offers, insurance, installments and shipping', { tags: ['CART-63'] }, async () => {
    const shopper = await newShopper(shop)
    const phone = await addGoods(shop.db, { newPrice: 18_000_000 })
    const cable = await addGoods(shop.db, { kind: 'cable', price: 300_000 })
    await addItem(shopper, phone)
    await addItem(shopper, cable, 2)
    const body = {
      price_id: phone,
      quantity: 2,
      insurance_id: insurance,
      is_installment_purchase: true,
    }
    const changed = await answer(shopper.api.PATCH('/purchase/cart/update_item/', { body }))
    expect(changed.products[0]).toMatchObject({
      quantity: 2,
      insurance,
      insurance_option: true,
      is_installment_purchase: true,
    })
    const { courier } = await shippingMethodIds(shopper)
    const cart = await answer(
      shopper.api.POST('/purchase/set-shipping-method/', { body: { shipping_method: courier } }),
    )
    expect(cart.totals).toEqual({
      total_products_amount: 40_600_000,
      code_discount_amount: 0,
      total_discount_amount: 4_000_000,
      total_insurance_amount: 1_800_000,
      shipping_amount: 70_800,
      total_monthly_due: 2_756_000,
      total_wallet_funds: 0,
      total_amount: 40_600_000 - 4_000_000 + 1_800_000 + 70_800,
    })
    expect(cart).toEqual(await getCart(shopper))
  })

  it('prices a line again when its offer ends', async () => {
    const shopper = await newShopper(shop)
    const offerEndsAt = new Date(shop.clock.now() + 60_000)
    await addItem(shopper, await addGoods(shop.db, { newPrice: 18_000_000, offerEndsAt }))
    expect((await getCart(shopper)).totals.total_amount).toBe(18_000_000)
    shop.clock.advance(60)
    const cart = await getCart(shopper)
    expect(cart.products[0]?.new_price).toBeNull()
    expect(cart.totals.total_amount).toBe(20_000_000)
  })

  it('removes a line, and refuses to remove it twice', { tags: ['CART-64'] }, async () => {
    const shopper = await newShopper(shop)
    const [kept, gone] = [await addGoods(shop.db), await addGoods(shop.db)]
    await addItem(shopper, kept)
    await addItem(shopper, gone)
    const remove = () =>
      shopper.api.DELETE('/purchase/cart/delete_item/', { body: { price_id: gone } })
    expect(quantities(await answer(remove()))).toEqual([[kept, 1]])
    expect(await refusal(remove())).toEqual({ status: 404, code: 'line_not_in_cart' })
  })

  it('empties whole', { tags: ['CART-65'] }, async () => {
    const shopper = await newShopper(shop)
    await addItem(shopper, await addGoods(shop.db))
    await addItem(shopper, await addGoods(shop.db))
    await answer(shopper.api.DELETE('/purchase/cart/delete/'))
    expect((await getCart(shopper)).products).toEqual([])
  })

  it(
    'raises its version and unsets the shipping method with every change',
    { tags: ['CART-36', 'CART-40'] },
    async () => {
      const shopper = await newShopper(shop)
      const price_id = await addGoods(shop.db)
      const { courier } = await shippingMethodIds(shopper)
      const choose = () =>
        shopper.api.POST('/purchase/set-shipping-method/', { body: { shipping_method: courier } })
      const changes = [
        () => add(shopper, { price_id }),
        () => update(shopper, { price_id, quantity: 2 }),
        () => update(shopper, { price_id, is_installment_purchase: true }),
        () =>
          shopper.api.POST('/purchase/cart/merge/', {
            body: { guest_cart_id: randomUUID(), lines: [{ price_id, quantity: 1 }] },
          }),
        () =>
          shopper.api.PATCH('/purchase/cart/add_item/', {
            body: { price_id, insurance_id: insurance },
          }),
        () => shopper.api.DELETE('/purchase/cart/delete_item/', { body: { price_id } }),
        () => shopper.api.DELETE('/purchase/cart/delete/'),
      ]
      for (const change of changes) {
        const before = await answer(choose())
        expect(before.shipping_method).toBe(courier)
        const after = await answer<{ version: number }>(change())
        expect(after.version).toBeGreaterThan(before.version)
        const info = await answer(shopper.api.GET('/purchase/cart/payment_info_v4/'))
        expect([info.shipping_method, info.delivery_method]).toEqual([-1, null])
      }
    },
  )
})

describe('stock', () => {
  it('can be taken up to the last unit and no further', { tags: ['CART-69'] }, async () => {
    const shopper = await newShopper(shop)
    const price_id = await addGoods(shop.db, { stock: 2 })
    await addItem(shopper, price_id)
    await answer(update(shopper, { price_id, quantity: 2 }))
    const limited = { status: 409, code: 'stock_limited' }
    expect(await refusal(update(shopper, { price_id, quantity: 3 }))).toEqual(limited)
    expect(await refusal(add(shopper, { price_id }))).toEqual(limited)
    const { error } = await add(shopper, { price_id })
    expect([error?.title, error?.price_ids]).toEqual([
      'موجودی این محصول در انبار محدود است',
      [price_id],
    ])
    expect(quantities(await getCart(shopper))).toEqual([[price_id, 2]])
  })

  it('holds against many adds at once', async () => {
    const shopper = await newShopper(shop)
    const price_id = await addGoods(shop.db, { stock: 5 })
    const results = await Promise.all(
      Array.from({ length: 12 }, () => refusal(add(shopper, { price_id }))),
    )
    expect(results.filter((result) => result.code === null)).toHaveLength(5)
    expect(results.filter((result) => result.code === 'stock_limited')).toHaveLength(7)
    expect(quantities(await getCart(shopper))).toEqual([[price_id, 5]])
  })

  it('that fell below the quantity of a line is shown next to the line, which can still be reduced', async () => {
    const shopper = await newShopper(shop)
    const price_id = await addGoods(shop.db, { stock: 4 })
    await addItem(shopper, price_id, 4)
    await shop.db.update(variants).set({ stock: 1 }).where(eq(variants.id, price_id))
    const [line] = (await getCart(shopper)).products
    expect(line).toMatchObject({ quantity: 4, stock_quantity: 1, can_be_bought: false })
    const cart = await answer(update(shopper, { price_id, quantity: 1 }))
    expect(cart.products[0]).toMatchObject({ quantity: 1, can_be_bought: true })
  })
})

describe('what a line refuses', () => {
  it('is a variant that does not exist', async () => {
    expect(await refusal(add(await newShopper(shop), { price_id: 2_000_000_000 }))).toEqual({
      status: 404,
      code: 'variant_not_found',
    })
  })

  it('is an insurance of another category', async () => {
    const shopper = await newShopper(shop)
    const price_id = await addGoods(shop.db, { kind: 'cable' })
    const body = { price_id, insurance_id: insurance }
    const notOffered = { status: 400, code: 'insurance_not_offered' }
    expect(await refusal(shopper.api.POST('/purchase/cart/add_item/', { body }))).toEqual(
      notOffered,
    )
    await addItem(shopper, price_id)
    expect(await refusal(shopper.api.PATCH('/purchase/cart/add_item/', { body }))).toEqual(
      notOffered,
    )
  })

  it('is an installment purchase of something cheap', async () => {
    const shopper = await newShopper(shop)
    const price_id = await addGoods(shop.db, { kind: 'cable', price: 300_000 })
    await addItem(shopper, price_id)
    const body = { price_id, is_installment_purchase: true }
    expect(await refusal(shopper.api.PATCH('/purchase/cart/update_item/', { body }))).toEqual({
      status: 400,
      code: 'installment_not_offered',
    })
  })

  it('is a change of a line that is not there, and a body with nothing to change', async () => {
    const shopper = await newShopper(shop)
    const price_id = await addGoods(shop.db)
    expect(await refusal(update(shopper, { price_id, quantity: 1 }))).toEqual({
      status: 404,
      code: 'line_not_in_cart',
    })
    expect(await refusal(update(shopper, { price_id }))).toEqual({
      status: 400,
      code: 'validation_failed',
    })
  })
})

describe('insurance', () => {
  it('is chosen and removed from the product page and keeps with further units', async () => {
    const shopper = await newShopper(shop)
    const price_id = await addGoods(shop.db)
    const body = { price_id, insurance_id: insurance }
    await answer(shopper.api.POST('/purchase/cart/add_item/', { body }))
    const two = await addItem(shopper, price_id)
    expect(two.totals.total_insurance_amount).toBe(2 * 900_000)
    const without = await answer(
      shopper.api.PATCH('/purchase/cart/add_item/', { body: { price_id, insurance_id: null } }),
    )
    expect(without.totals.total_insurance_amount).toBe(0)
    expect(without.products[0]?.insurance_option).toBe(false)
  })
})

describe('a guest’s lines', () => {
  it('are priced without a session, unknown variants left out', async () => {
    const price_id = await addGoods(shop.db, { stock: 2, newPrice: 19_000_000 })
    const lines = [
      { price_id, quantity: 3, insurance_id: insurance },
      { price_id: 2_000_000_000, quantity: 1 },
    ]
    const guest = shop.client()
    const cart = await answer(guest.api.POST('/purchase/cart/preview/', { body: { lines } }))
    expect(cart.products).toHaveLength(1)
    expect(cart.products[0]).toMatchObject({ price_id, quantity: 3, can_be_bought: false })
    // Nobody pays for what cannot be bought.
    expect(cart.totals.total_amount).toBe(0)
  })

  it(
    'merge into the cart, cut to the stock, once for a guest cart',
    {
      tags: ['CART-20'],
    },
    async () => {
      const shopper = await newShopper(shop)
      const [phone, scarce, gone] = [
        await addGoods(shop.db),
        await addGoods(shop.db, { stock: 2 }),
        await addGoods(shop.db, { stock: 0 }),
      ]
      await addItem(shopper, phone)
      const body = {
        guest_cart_id: randomUUID(),
        lines: [
          { price_id: phone, quantity: 2, insurance_id: insurance },
          { price_id: scarce, quantity: 3 },
          { price_id: gone, quantity: 1 },
          { price_id: 2_000_000_000, quantity: 1 },
        ],
      }
      const merge = () => answer(shopper.api.POST('/purchase/cart/merge/', { body }))
      const merged = await merge()
      expect(merged.merged?.capped_price_ids).toEqual([scarce, gone])
      expect(quantities(merged)).toEqual([
        [phone, 3],
        [scarce, 2],
      ])
      expect(merged.products[0]?.insurance).toBe(insurance)
      const again = await merge()
      expect(again.merged?.capped_price_ids).toEqual([])
      expect({ ...again, merged: null }).toEqual({ ...merged, merged: null })
    },
  )

  it('merge so many times an hour, a repeated merge not counted', async () => {
    const limited = await startShop({ sharing: shop, limits: { cartMergesPerHour: 1 } })
    const { api } = await newShopper(limited)
    const lines = [{ price_id: await addGoods(shop.db), quantity: 1 }]
    const merge = async (guest_cart_id: string) =>
      (await api.POST('/purchase/cart/merge/', { body: { guest_cart_id, lines } })).error?.code
    const first = randomUUID()
    const codes = [await merge(first), await merge(first), await merge(randomUUID())]
    expect(codes).toEqual([undefined, undefined, 'too_many_requests'])
    await limited.close()
  })

  it('keep their choice of installments in the sums of a guest and after the merge', async () => {
    const shopper = await newShopper(shop)
    const phone = await addGoods(shop.db)
    const cable = await addGoods(shop.db, { kind: 'cable', price: 300_000 })
    const lines = [
      { price_id: phone, quantity: 1, is_installment_purchase: true },
      { price_id: cable, quantity: 1, is_installment_purchase: true },
    ]
    const guest = shop.client()
    const preview = await answer(guest.api.POST('/purchase/cart/preview/', { body: { lines } }))
    const merged = await answer(
      shopper.api.POST('/purchase/cart/merge/', { body: { guest_cart_id: randomUUID(), lines } }),
    )
    for (const { products, totals } of [preview, merged]) {
      // The cable is too cheap for installments.
      expect(products.map((each) => each.is_installment_purchase)).toEqual([true, false])
      expect(totals.total_monthly_due).toBe(1_454_000)
    }
  })

  it('merge once when the same merge arrives many times at once', async () => {
    const shopper = await newShopper(shop)
    const price_id = await addGoods(shop.db, { stock: 50 })
    const body = { guest_cart_id: randomUUID(), lines: [{ price_id, quantity: 3 }] }
    await Promise.all(
      Array.from({ length: 10 }, () => answer(shopper.api.POST('/purchase/cart/merge/', { body }))),
    )
    expect(quantities(await getCart(shopper))).toEqual([[price_id, 3]])
  })

  it('merge while the account locks its cart and itself, as in its closing', async () => {
    const shopper = await newShopper(shop)
    const price_id = await addGoods(shop.db)
    await addItem(shopper, await addGoods(shop.db))
    const body = { guest_cart_id: randomUUID(), lines: [{ price_id, quantity: 1 }] }
    const late = await whileChanged(
      shop,
      (tx) => lockCart(tx, shopper.userId),
      () => answer(shopper.api.POST('/purchase/cart/merge/', { body })),
      (tx) => lockUser(tx, shopper.userId),
    )
    expect(late.cart_count).toBe(2)
  })

  it('merge while other guest carts do and there is no cart yet', async () => {
    const price_id = await addGoods(shop.db, { stock: 50 })
    for (let round = 0; round < 5; round += 1) {
      const shopper = await newShopper(shop)
      const merge = () => {
        const body = { guest_cart_id: randomUUID(), lines: [{ price_id, quantity: 1 }] }
        return answer(shopper.api.POST('/purchase/cart/merge/', { body }))
      }
      await Promise.all(Array.from({ length: 6 }, merge))
      expect(quantities(await getCart(shopper))).toEqual([[price_id, 5]])
    }
  })

  it('merge while other guest carts do and the cart is ordered', async () => {
    const shopper = await newShopper(shop)
    const goods = [await addGoods(shop.db), await addGoods(shop.db), await addGoods(shop.db)]
    await fillCart(shopper, [[goods[0] ?? 0, 1]])
    const merge = (price_id: number) => {
      const body = { guest_cart_id: randomUUID(), lines: [{ price_id, quantity: 1 }] }
      return refusal(shopper.api.POST('/purchase/cart/merge/', { body }))
    }
    const [ordered, ...merged] = await Promise.all([
      refusal(place(shopper)),
      ...goods.slice(1).map(merge),
    ])
    expect(merged.map(({ status }) => status)).toEqual([200, 200])
    expect(ordered.status).toBeLessThan(500)
  })
})
