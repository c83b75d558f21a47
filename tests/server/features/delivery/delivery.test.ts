import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addGoods } from '#tests/support/goods.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import {
  addAddress,
  addItem,
  answer,
  courier,
  newShopper,
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
const select = (shopper: Shopper, address_id: number) =>
  shopper.api.POST('/purchase/cart/select_address/', { body: { address_id } })
const info = (shopper: Shopper) => answer(shopper.api.GET('/purchase/cart/payment_info_v4/'))

describe('shipping methods', () => {
  it('are couriers and branches with their prices', { tags: ['DELV-21', 'DELV-61'] }, async () => {
    const shopper = await newShopper(shop)
    const all = await answer(shopper.api.GET('/purchase/shipping-method/'))
    expect(all.some((method) => method.is_in_person)).toBe(true)
    expect(all.find((method) => method.id === methods.courier)).toEqual({
      ...courier,
      id: methods.courier,
      description: expect.stringContaining('سراسر ایران'),
      branch: null,
    })
  })

  it(
    'are only the two branches when asked for those in person',
    { tags: ['DELV-62'] },
    async () => {
      const shopper = await newShopper(shop)
      const only = (is_in_person: boolean) =>
        answer(
          shopper.api.GET('/purchase/shipping-method/', { params: { query: { is_in_person } } }),
        )
      expect((await only(true)).map((method) => method.branch)).toEqual(['east', 'west'])
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
      await addItem(shopper, await addGoods(shop.db))
      const addressId = await addAddress(shopper)
      await answer(choose(shopper, methods.courier))
      await answer(select(shopper, addressId))
      const shown = await info(shopper)
      expect(shown.shipping_method).toBe(methods.courier)
      expect(shown.delivery_method).toEqual({
        id: methods.courier,
        ...courier,
      })
      const [saved] = await answer(shopper.api.GET('/profile/user-address/'))
      expect(shown.address).toEqual(saved)
      expect(shown.address?.id).toBe(addressId)
      expect(shown.totals).toMatchObject({
        shipping_amount: courier.price,
        total_amount: 20_000_000 + courier.price,
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
