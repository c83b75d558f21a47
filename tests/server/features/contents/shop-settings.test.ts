import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '#server/schemas.ts'
import { startAtGateway } from '#tests/support/bank.ts'
import { addGoods } from '#tests/support/goods.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import {
  answer,
  fillCart,
  getCart,
  newShopper,
  newStaff,
  order,
  place,
  refusal,
} from '#tests/support/shopper.ts'

type Settings = Schemas['ShopSettingsContent']
type Member = Awaited<ReturnType<typeof newStaff>>

let shop: TestShop
let other: TestShop
let owner: Member
beforeAll(async () => {
  shop = await startShop({ content: 'demo' })
  other = await startShop({ sharing: shop })
  owner = await newStaff(shop, 'owner')
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

const params = { params: { path: { name: 'shopSettings' } } } as const
const publish = (by: Member, body: Settings, expected_version: number) =>
  by.api.POST('/staff/content/{name}/publish/', { ...params, body: { body, expected_version } })

async function settings(): Promise<{ body: Settings; version: number }> {
  const { published: body, version } = await answer(owner.api.GET('/staff/content/{name}/', params))
  if (body.kind !== 'shopSettings') throw new Error('another content item')
  return { body, version }
}

/** Publishes over whatever is there, and waits until the other process knows. */
async function change(fields: Partial<Settings>): Promise<void> {
  const { body, version } = await settings()
  const content = await answer(publish(owner, { ...body, ...fields }, version))
  for (const { context } of [shop, other])
    await expect
      .poll(() => context.catalogue.frame.versions.get('shopSettings'))
      .toBe(content.version)
}

const front = async (of: TestShop) => (await answer(of.client().api.GET('/site/front/'))).shop

describe('the settings of the shop', () => {
  it('are those of the configuration until others are published, which every process shows', async () => {
    const { body: first } = await settings()
    const before = await front(shop)
    expect(before).toMatchObject({ name: 'فیروزه', tel: '021-88001800', mail: '', seals: [] })
    expect(before.marks).toHaveLength(4)
    const seal = {
      title: 'اینماد',
      picture: '/images/scene/hero-1',
      link: 'https://enamad.example/1',
    }
    await change({ name: 'زمرد', mail: 'info@zomorod.example', seals: [seal], marks: [] })
    const after = { name: 'زمرد', mail: 'info@zomorod.example', seals: [seal], marks: [] }
    expect(await front(other)).toEqual({ ...before, ...after })
    const shopper = await newShopper(other)
    const outbox = await shopper.send({ url: `/dev/outbox?phone=${shopper.phone}` })
    expect(outbox.json<{ text: string }[]>()[0]?.text).toContain('زمرد')
    await change(first)
    expect(await front(other)).toEqual(before)
  })

  it('are for the owner alone, and every change is in the log', async () => {
    const { body, version } = await settings()
    const forbidden = { status: 403, code: 'forbidden' }
    for (const role of ['catalogue', 'orders'] as const) {
      const member = await newStaff(shop, role)
      expect(await refusal(member.api.GET('/staff/content/{name}/', params))).toEqual(forbidden)
      expect(await refusal(publish(member, body, version))).toEqual(forbidden)
    }
    await change({ hours: '۹ تا ۲۱' })
    const { results } = await answer(owner.api.GET('/staff/action/'))
    expect(results[0]).toMatchObject({
      action: 'publishContent',
      subject: 'content',
      before: { version },
      after: { version: version + 1 },
    })
    const colleague = await newStaff(shop, 'owner')
    expect(await refusal(publish(colleague, body, version))).toEqual({
      status: 409,
      code: 'changed_meanwhile',
    })
  })

  it('limit how much one customer may buy, and leave the server’s own limits where they say none', async () => {
    const buyer = await newShopper(other)
    const variant = await addGoods(shop.db, { stock: 9 })
    await order(buyer, [[variant, 1]])
    await change({ units_per_order: 2, units_per_day: 3, open_orders: 1 })
    const add = (quantity: number) =>
      buyer.api.POST('/purchase/cart/add_item/', { body: { price_id: variant, quantity } })
    expect(await refusal(add(3))).toEqual({ status: 409, code: 'purchase_limit_reached' })
    await fillCart(buyer, [[variant, 2]])
    expect((await getCart(buyer)).products).toMatchObject([{ quantity: 2, purchase_limit: 2 }])
    const late = { status: 409, code: 'open_orders_limit_reached' }
    expect((await getCart(buyer)).may_order).toBe(false)
    expect(await refusal(place(buyer))).toEqual(late)
    await change({ units_per_order: null, units_per_day: null, open_orders: null })
    await answer(add(1))
    expect((await getCart(buyer)).may_order).toBe(true)
  })

  it('decide whether orders can be paid at gateways for installments', async () => {
    const shopper = await newShopper(other)
    const options = async () =>
      (await answer(shopper.api.GET('/payments/payment_gateway_option/'))).credit_gateways.length
    expect(await options()).toBeGreaterThan(0)
    const id = await order(shopper, [[await addGoods(shop.db), 1]])
    await change({ offers_credit: false })
    expect(await options()).toBe(0)
    const { searchParams } = await startAtGateway(shopper, id, { gateway: 'credit' })
    expect(searchParams.get('code')).toBe('gateway_not_found')
    await change({ offers_credit: true })
    expect(await options()).toBeGreaterThan(0)
  })
})
