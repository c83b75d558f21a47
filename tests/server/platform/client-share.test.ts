import { describe, expect, it } from 'vitest'
import { lockLimit } from '#server/platform/limits/limits.queries.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { waitingFor } from '#tests/support/held-lock.ts'
import { comeBack, press, startAtGateway } from '#tests/support/bank.ts'
import { addItem, getCart, newShopper, order, refusal } from '#tests/support/shopper.ts'

const { shop, stocked } = await startAuditedShop()

describe('requests of one client that wait for the same lock', () => {
  it('leave the connections of the database to others', async () => {
    const [greedy, other] = [await newShopper(shop), await newShopper(shop)]
    const variant = await stocked()
    const query = { discount_code: 'NONE' }
    const attempt = () =>
      refusal(greedy.api.GET('/purchase/cart/payment_info_v4/', { params: { query } }))
    const { replies } = await transaction(shop.db, async (tx) => {
      await lockLimit(tx, `discount-code:${greedy.userId}`)
      const replies = Array.from({ length: 70 }, attempt)
      await expect.poll(() => waitingFor(shop)).toBeGreaterThanOrEqual(3)
      await addItem(other, variant)
      expect((await getCart(other)).cart_count).toBe(1)
      expect(await waitingFor(shop)).toBe(3)
      return { replies }
    })
    const statuses = (await Promise.all(replies)).map(({ status }) => status)
    // Sixty are within the hourly limit.
    expect(statuses.filter((status) => status === 400)).toHaveLength(60)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  })

  it('keep no payment at their address from being settled', async () => {
    const shopper = await newShopper(shop)
    const id = await order(shopper, [[await stocked(), 1]])
    const back = await press(shopper, await startAtGateway(shopper, id), 'pay')
    const guest = shop.client()
    const ask = () =>
      guest.api.POST('/accounts/request-otp/', { body: { phone_number: '09120000001' } })
    const { replies } = await transaction(shop.db, async (tx) => {
      await lockLimit(tx, 'code:phone:09120000001')
      const replies = Array.from({ length: 70 }, ask)
      await expect.poll(() => waitingFor(shop)).toBe(6)
      const result = await comeBack(guest, back)
      expect(result.searchParams.get('paid')).toBe('1')
      return { replies }
    })
    await Promise.all(replies)
  })
})
