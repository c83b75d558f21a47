import { describe, expect, it } from 'vitest'
import { lockLimit } from '#server/platform/limits/limits.queries.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { waitingFor } from '#tests/support/held-lock.ts'
import { addItem, getCart, newShopper, refusal } from '#tests/support/shopper.ts'

const { shop, stocked } = await startAuditedShop()

describe('requests of one client that wait for the same lock', () => {
  it('leave the connections of the database to others, and are refused beyond sixty', async () => {
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
    // Of the sixty-three that got their turn, sixty are within the hourly limit.
    expect(statuses.filter((status) => status === 400)).toHaveLength(60)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  })
})
