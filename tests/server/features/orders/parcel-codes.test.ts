import { describe, expect, it } from 'vitest'
import type { Schemas } from '#server/schemas.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { payAtBank } from '#tests/support/bank.ts'
import {
  answer,
  getOrder,
  newShopper,
  newStaff,
  order,
  orderByCourier,
  refusal,
} from '#tests/support/shopper.ts'

const { shop, stocked } = await startAuditedShop()
const one = await newStaff(shop, 'orders')
const other = await newStaff(shop, 'orders')
const reader = await newStaff(shop, 'support')

const code = '987654321098765432101234'
const preparing = ['staff.payment-checked', 'staff.accepted', 'staff.preparing'] as const

const set = (by: typeof one, id: number, body: Schemas['ParcelCodeInput']) =>
  by.api.PUT('/staff/order/{id}/parcel-code/', { params: { path: { id } }, body })
const move = (id: number, event: Schemas['OrderMoveEvent']) =>
  answer(one.api.POST('/staff/order/{id}/move/', { params: { path: { id } }, body: { event } }))

/** A paid order that a courier takes, so far along. */
async function courierOrder(events: readonly Schemas['OrderMoveEvent'][]) {
  const shopper = await newShopper(shop)
  const id = await orderByCourier(shopper, await stocked({ kind: 'cable', stock: 5 }))
  await payAtBank(shopper, id)
  for (const event of events) await move(id, event)
  const news = async () =>
    (await answer(shopper.api.GET('/ticket/message/'))).map(({ text }) => text)
  return { shopper, id, news }
}

describe('the code of a parcel', () => {
  it('is in the message that the order was sent, and on its page', async () => {
    const { shopper, id, news } = await courierOrder(preparing)
    await answer(set(one, id, { parcel_code: code, expected: null }))
    expect((await news()).filter((text) => text.includes(code))).toEqual([])
    await move(id, 'staff.sent')
    const told = (await news()).filter((text) => text.includes(code))
    expect(told).toEqual([expect.stringMatching(/:\n\d{24}$/)])
    expect((await getOrder(shopper, id)).parcel_code).toBe(code)
  })

  it('has a message of its own where the order was sent before, once', async () => {
    const { id, news } = await courierOrder([...preparing, 'staff.sent'])
    const body = { parcel_code: code, expected: null }
    await answer(set(one, id, body))
    await answer(set(one, id, body))
    expect((await news()).filter((text) => text.includes(code))).toHaveLength(1)
    const right = 'RA123456785IR'
    await answer(set(other, id, { parcel_code: right, expected: code }))
    expect((await news()).filter((text) => text.includes(right))).toEqual([
      expect.stringContaining('عوض شد و کد پیشین درست نبود'),
    ])
  })

  it('is said to be missing by the list and its selection while a carrier takes the order without it', async () => {
    const { shopper, id } = await courierOrder(['staff.payment-checked', 'staff.accepted'])
    const query = { lookup: shopper.phone }
    const lacking = async () => {
      const { results } = await answer(one.api.GET('/staff/order/', { params: { query } }))
      const selecting = { params: { query: { ...query, expected_total: 1 } } }
      const { orders } = await answer(one.api.GET('/staff/order-selection/', selecting))
      return [...results, ...orders].map((each) => each.lacks_parcel_code)
    }
    expect(await lacking()).toEqual([false, false])
    await move(id, 'staff.preparing')
    expect(await lacking()).toEqual([true, true])
    await answer(set(one, id, { parcel_code: code, expected: null }))
    expect(await lacking()).toEqual([false, false])
  })

  it('is not replaced by somebody who was shown another one', async () => {
    const { shopper, id } = await courierOrder(preparing)
    await answer(set(one, id, { parcel_code: code, expected: null }))
    const late = set(other, id, { parcel_code: 'RA123456785IR', expected: null })
    expect(await refusal(late)).toEqual({ status: 409, code: 'changed_meanwhile' })
    await answer(set(other, id, { parcel_code: null, expected: code }))
    expect((await getOrder(shopper, id)).parcel_code).toBeUndefined()
  })

  it('is only of an order that a carrier takes or has taken', async () => {
    const impossible = { status: 409, code: 'move_impossible' }
    const body = { parcel_code: code, expected: null }
    const { id } = await courierOrder(['staff.payment-checked'])
    expect(await refusal(set(one, id, body))).toEqual(impossible)
    const buyer = await newShopper(shop)
    const pickedUp = await order(buyer, [[await stocked({ kind: 'cable', stock: 5 }), 1]])
    await payAtBank(buyer, pickedUp)
    for (const event of preparing) await move(pickedUp, event)
    expect(await refusal(set(one, pickedUp, body))).toEqual(impossible)
    expect(await refusal(set(reader, id, body))).toEqual({ status: 403, code: 'forbidden' })
  })

  it.each(['123', 'a b c d e', '<script>', 'کد۱۲۳۴', 'x'.repeat(41)])(
    'is not %s',
    async (parcel_code) => {
      const { id } = await courierOrder(preparing)
      expect(await refusal(set(one, id, { parcel_code, expected: null }))).toMatchObject({
        status: 400,
        code: 'validation_failed',
      })
    },
  )
})
