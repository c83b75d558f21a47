import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '#server/schemas.ts'
import { addGoods, addInsurance } from '#tests/support/goods.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import {
  addAddress,
  addItem,
  answer,
  getCart,
  getOrder,
  newShopper,
  newStaff,
  place,
  refusal,
  shippingMethodIds,
  type Shopper,
} from '#tests/support/shopper.ts'

type Insurance = Schemas['EditedInsurance']

let shop: TestShop
let editor: Shopper
let id: number
beforeAll(async () => {
  shop = await startShop({ content: 'demo' })
  editor = await newStaff(shop, 'catalogue')
  id = await addInsurance(shop.db)
  await addGoods(shop.db, { kind: 'cable' })
})
afterAll(() => shop.close())

const params = { params: { path: { name: 'insurances' } } } as const
const read = ({ api }: Shopper) => answer(api.GET('/staff/content/{name}/', params))
async function listed(): Promise<Insurance[]> {
  const { published } = await read(editor)
  if (published.kind !== 'insurances') throw new Error('it is another content item')
  return published.insurances
}
const publish = async (insurances: Insurance[], member = editor) =>
  member.api.POST('/staff/content/{name}/publish/', {
    ...params,
    body: {
      body: { kind: 'insurances', insurances },
      expected_version: (await read(editor)).version,
    },
  })
/** Publishes changed fields of the insurance of the tests. */
const change = async (fields: Partial<Insurance>) =>
  answer(publish((await listed()).map((each) => (each.id === id ? { ...each, ...fields } : each))))
const undo = async () => {
  const { version: expected_version } = await read(editor)
  const body = { expected_version }
  return answer(editor.api.POST('/staff/content/{name}/undo/', { ...params, body }))
}

const shown = {
  name: 'بیمهٔ تازه',
  description: 'خط <b>نخست</b>\nخط دوم',
  months: 6,
  rate_permille: 0,
  minimum_price: 250_000,
  category_slugs: ['test-phones-leaf'],
  is_offered: true,
}

async function offeredTo(price_id: number) {
  const shopper = await newShopper(shop)
  await addItem(shopper, price_id)
  const { products } = await getCart(shopper)
  return products.flatMap(({ insurances }) => insurances)
}

/** A shopper whose cart has an insured phone. */
async function insuredShopper() {
  const shopper = await newShopper(shop)
  const price_id = await addGoods(shop.db)
  await answer(
    shopper.api.POST('/purchase/cart/add_item/', {
      body: { price_id, quantity: 1, insurance_id: id },
    }),
  )
  return { shopper, price_id }
}

describe('the insurances of the shop', () => {
  it('are first those of the reference data, with their terms as text', async () => {
    const [first] = await listed()
    expect(first).toMatchObject({
      name: 'بیمهٔ سرقت ۱۲ ماهه',
      rate_permille: 18,
      minimum_price: 300_000,
      is_offered: true,
    })
    expect(first?.description.split('\n')).toHaveLength(4)
    expect(first?.description).not.toContain('<')
  })

  it('are added at a fixed price, and withdrawn when that is undone', async () => {
    const price_id = await addGoods(shop.db)
    const before = await listed()
    await answer(publish([...before, { id: null, ...shown }]))
    const added = (await listed()).at(-1)
    expect(added).toEqual({ id: added?.id, ...shown })
    expect((await offeredTo(price_id)).at(-1)).toEqual({
      id: added?.id,
      name: shown.name,
      description: '<p>خط &lt;b&gt;نخست&lt;/b&gt;</p><p>خط دوم</p>',
      expiration_in_months: 6,
      price: 250_000,
    })
    await undo()
    expect((await listed()).at(-1)).toEqual({ id: added?.id, ...shown, is_offered: false })
    expect((await offeredTo(price_id)).map((each) => each.name)).toEqual(['بیمهٔ بدنه'])
  })

  it('keep HTML from before until the text changes', async () => {
    await change({ months: 24 })
    const price_id = await addGoods(shop.db)
    const [insurance] = await offeredTo(price_id)
    expect(insurance).toMatchObject({
      description: '<p>شکستگی و آب‌خوردگی</p>',
      expiration_in_months: 24,
    })
    await undo()
  })

  it('stay in carts that have them when they are switched off or leave the category', async () => {
    for (const fields of [{ is_offered: false }, { category_slugs: ['test-cables-leaf'] }]) {
      const { shopper, price_id } = await insuredShopper()
      await change(fields)
      expect(await offeredTo(price_id)).toEqual([])
      expect((await getCart(shopper)).products).toMatchObject([{ insurance: id }])
      const body = { price_id, insurance_id: null }
      await answer(shopper.api.PATCH('/purchase/cart/update_item/', { body }))
      expect((await getCart(shopper)).products).toMatchObject([{ insurance: null, insurances: [] }])
      await undo()
      expect((await offeredTo(price_id)).map((each) => each.id)).toEqual([id])
    }
  })

  it('leave name and price of an order alone', async () => {
    const { shopper } = await insuredShopper()
    const addressId = await addAddress(shopper, 'تهران')
    const { courier: shipping_method } = await shippingMethodIds(shopper)
    const chosen = { shipping_method, address_id: addressId }
    await answer(shopper.api.POST('/purchase/set-shipping-method/', { body: chosen }))
    const { order_id } = await answer(place(shopper, { addressId }))
    const before = await getOrder(shopper, order_id)
    expect(before.total_insurance).toBeGreaterThan(0)
    await change({ name: 'نام دیگر', minimum_price: 9_000_000 })
    expect(await getOrder(shopper, order_id)).toEqual(before)
    await undo()
  })

  it('are refused without a price, for a wrong id, and to other roles', async () => {
    const before = await listed()
    const refused = { status: 400, code: 'validation_failed' }
    for (const fields of [
      { minimum_price: 0 },
      { minimum_price: null },
      { name: ' ' },
      { category_slugs: [] },
      { id: 999_999 },
      { id: before[0]?.id ?? null },
    ])
      expect(await refusal(publish([...before, { id: null, ...shown, ...fields }]))).toEqual(
        refused,
      )
    expect(await listed()).toEqual(before)
    const clerk = await newStaff(shop, 'orders')
    expect(await refusal(publish(before, clerk))).toEqual({ status: 403, code: 'forbidden' })
  })
})
