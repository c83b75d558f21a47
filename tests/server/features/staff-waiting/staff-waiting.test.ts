import { describe, expect, it } from 'vitest'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { payAtBank } from '#tests/support/bank.ts'
import { answer, newShopper, newStaff, order } from '#tests/support/shopper.ts'

const { shop, stocked } = await startAuditedShop()
const owner = await newStaff(shop)
const waitingFor = ({ api }: Awaited<ReturnType<typeof newStaff>>) =>
  answer(api.GET('/staff/waiting/'))

const untilSent = [
  'staff.payment-checked',
  'staff.accepted',
  'staff.preparing',
  'staff.sent',
] as const

describe('the work that waits', () => {
  it('grows with a paid order and a ticket, and shrinks when they are sent and answered', async () => {
    const before = await waitingFor(owner)
    const shopper = await newShopper(shop)
    const variant = await stocked({ kind: 'cable', stock: 5, price: 1_000_000 })
    const id = await order(shopper, [[variant, 1]])
    expect((await waitingFor(owner)).orders).toBe(before.orders)
    await payAtBank(shopper, id)
    const [category] = await answer(shopper.api.GET('/ticket/ticket-category/'))
    const ticket = await answer(
      shopper.api.POST('/ticket/v3/ticket/', {
        body: { title: 'کابل خراب است', category: category?.id ?? 0, text: 'سلام' },
      }),
    )
    const after = await waitingFor(owner)
    expect([after.orders, after.tickets]).toEqual([
      (before.orders ?? 0) + 1,
      (before.tickets ?? 0) + 1,
    ])
    const params = { path: { id: ticket.id } }
    await answer(
      owner.api.POST('/staff/ticket/{id}/reply/', {
        params,
        body: { text: 'سلام، بررسی می‌کنیم' },
      }),
    )
    expect((await waitingFor(owner)).tickets).toBe(before.tickets)
    for (const event of untilSent)
      await answer(
        owner.api.POST('/staff/order/{id}/move/', { params: { path: { id } }, body: { event } }),
      )
    expect((await waitingFor(owner)).orders).toBe(before.orders)
  })

  it('includes only the lists that the roles admit', async () => {
    const seen = async (role: 'orders' | 'support' | 'finance' | 'catalogue') =>
      Object.entries(await waitingFor(await newStaff(shop, role)))
        .filter(([, count]) => count !== null)
        .map(([list]) => list)
    expect(await seen('orders')).toEqual(['orders', 'returns'])
    expect(await seen('support')).toEqual([
      'orders',
      'tickets',
      'requests',
      'comments',
      'questions',
    ])
    expect(await seen('finance')).toEqual(['orders', 'withdrawals', 'differences'])
    expect(await seen('catalogue')).toEqual([])
  })
})
