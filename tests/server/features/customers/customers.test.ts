import { describe, expect, it } from 'vitest'
import { toPersianDigits } from '#domain/digits.ts'
import { insertRefund } from '#server/features/orders/refunds.queries.ts'
import { registeredDevices, warrantyCodes } from '#server/platform/db/schema/device-registry.ts'
import { transaction } from '#server/platform/db/transaction.ts'
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
  type Shopper,
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

  it('is shown with the returns and the registered devices to roles that may see those', async () => {
    const shopper = await newShopper(shop)
    const variant = await stocked({ kind: 'cable', stock: 5, price: 1_000_000 })
    const orderId = await order(shopper, [[variant, 1]])
    const at = new Date(shop.clock.now())
    const refund = { orderId, reason: 'defective', description: '', amount: 900_000 } as const
    const { id: returnId } = await transaction(shop.db, (tx) =>
      insertRefund(tx, { ...refund, createdAt: at }, [{ variantId: variant, quantity: 1 }], 'user'),
    )
    const code = 'FZ77CUSTOMER'
    const [kept] = await shop.db
      .insert(warrantyCodes)
      .values({ code, registryCode: '840213570000' })
      .returning()
    await shop.db.insert(registeredDevices).values({
      userId: shopper.userId,
      firstImei: '356938035643809',
      warrantyCode: code,
      registeredAt: at,
      expiresAt: new Date(at.getTime() + 1000),
    })
    const seen = async (by: Shopper) => {
      const body = { lookup: shopper.phone }
      const { returns, devices } = await answer(by.api.POST('/staff/customer/', { body }))
      return { returns, devices }
    }
    const devices = [
      {
        id: kept?.number,
        product_title: null,
        warranty_code: code,
        warranty: 'active',
        registered_at: at.toISOString(),
      },
    ]
    expect(await seen(support)).toEqual({ returns: null, devices })
    const both = await newStaff(shop, 'support', 'orders')
    expect(await seen(both)).toEqual({
      returns: [
        {
          id: returnId,
          order_id: orderId,
          status: 'REQUESTED',
          amount: 900_000,
          created_at: at.toISOString(),
        },
      ],
      devices,
    })
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
