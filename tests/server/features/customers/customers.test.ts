import { describe, expect, it } from 'vitest'
import { toPersianDigits } from '#domain/digits.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { freshPhone } from '#tests/support/shop.ts'
import {
  answer,
  getOrder,
  giveFunds,
  newShopper,
  newStaff,
  order,
  refusal,
} from '#tests/support/shopper.ts'

const { shop, stocked } = await startAuditedShop()
const support = await newStaff(shop, 'support')
const open = (lookup: string) => support.api.POST('/staff/customer/', { body: { lookup } })
const unknown = { status: 404, code: 'customer_not_found' }

describe('a customer whom support opens', () => {
  it('is found by the whole number or an order, by its id or the tracking code that the customer knows, with everything that helps', async () => {
    const shopper = await newShopper(shop)
    await giveFunds(shop, shopper, { balance: 300_000, storeCredit: 20_000 })
    const variant = await stocked({ kind: 'cable', stock: 5, price: 1_000_000 })
    const orderId = await order(shopper, [[variant, 1]])
    const customer = await answer(open(shopper.phone))
    expect(customer).toMatchObject({
      id: shopper.userId,
      phone_number: shopper.phone,
      wallet: { balance: 300_000, store_credit: 20_000, total_funds: 320_000 },
      order_count: 1,
      orders: [{ id: orderId, text_status: 'WAITING_PAYMENT', total_price: expect.any(Number) }],
      tickets: [],
      sessions: [{ last_used_at: expect.any(String) }],
    })
    const { tracking_code: code } = await getOrder(shopper, orderId)
    for (const lookup of [String(orderId), code, toPersianDigits(code)])
      expect((await answer(open(lookup))).id).toBe(shopper.userId)
  })

  it('is nobody for part of a number, an unknown one or a text; nothing is recorded', async () => {
    const { phone, userId } = await newShopper(shop)
    for (const lookup of [phone.slice(0, 8), freshPhone(), '999999', 'مریم'])
      expect(await refusal(open(lookup))).toEqual(unknown)
    const owner = await newStaff(shop, 'owner')
    const query = { subject: 'customer', subject_id: userId } as const
    const log = () => answer(owner.api.GET('/staff/action/', { params: { query } }))
    expect((await log()).results).toEqual([])
    await answer(open(phone))
    expect((await log()).results.map(({ staff_id: id }) => id)).toEqual([support.userId])
  })

  it('is not opened by staff of other roles', async () => {
    const clerk = await newStaff(shop, 'orders')
    const { phone } = await newShopper(shop)
    const body = { lookup: phone }
    expect(await refusal(clerk.api.POST('/staff/customer/', { body }))).toEqual({
      status: 403,
      code: 'forbidden',
    })
  })
})
