import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { post } from '#server/features/wallet/ledger.service.ts'
import { orders } from '#server/platform/db/schema/commerce.ts'
import { staffRoles } from '#server/platform/db/schema/staff.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import type { Schemas, StaffRole } from '#server/schemas.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { payAtBank } from '#tests/support/bank.ts'
import type { TestClient } from '#tests/support/client.ts'
import {
  answer,
  getOrder,
  getWallet,
  giveFunds,
  handOver,
  movesToSent,
  newShopper,
  newStaff,
  order,
  refusal,
  startTransfer,
  type Shopper,
} from '#tests/support/shopper.ts'

const { shop, stocked } = await startAuditedShop()
const colleague = await newStaff(shop, 'orders', 'finance')

const refused = { status: 403, code: 'own_account' }

async function newBuyingStaff(...roles: StaffRole[]): Promise<Shopper> {
  const member = await newStaff(shop, ...roles)
  const body = { first_name: 'مریم', last_name: 'رضایی', national_code: '0012345679' }
  await answer(member.api.PATCH('/profile/update/', { body }))
  return member
}

async function paidOrder(buyer: Shopper) {
  const variant = await stocked({ kind: 'cable', stock: 5, price: 1_000_000 })
  const id = await order(buyer, [[variant, 1]])
  await payAtBank(buyer, id)
  return { id, variant }
}

const move = (by: TestClient, id: number, event: Schemas['OrderMoveEvent']) =>
  by.api.POST('/staff/order/{id}/move/', {
    params: { path: { id } },
    body: { event, reason: 'به خواست مشتری' },
  })
const refund = (by: TestClient, id: number) =>
  by.api.POST('/staff/order/{id}/refund/', {
    params: { path: { id }, header: { 'Idempotency-Key': randomUUID() } },
    body: { amount: 100_000, destination: 'wallet', reason: 'تأخیر در ارسال' },
  })

describe('a staff member', () => {
  it('neither moves, rejects nor refunds their own order', async () => {
    const clerk = await newBuyingStaff('orders')
    const { id } = await paidOrder(clerk)
    expect(await refusal(move(clerk, id, 'staff.payment-checked'))).toEqual(refused)
    expect(await refusal(move(clerk, id, 'staff.rejected'))).toEqual(refused)
    expect(await refusal(refund(clerk, id))).toEqual(refused)
    const { results } = await answer(
      clerk.api.POST('/staff/order-move/', {
        params: { header: { 'Idempotency-Key': randomUUID() } },
        body: { orders: [{ id, expected_status: 'NOT_CHECKED' }] },
      }),
    )
    expect(results).toEqual([{ id, status: null, problem: 'own_account' }])
    expect((await getOrder(clerk, id)).text_status).toBe('NOT_CHECKED')
    expect((await getWallet(clerk))?.balance).toBe(0)
    await answer(refund(colleague, id))
  })

  it('neither hands their own order over nor decides its return', async () => {
    const clerk = await newBuyingStaff('orders')
    const { id, variant } = await paidOrder(clerk)
    for (const event of movesToSent) await answer(move(colleague, id, event))
    const { pickup_code: code = '' } = await getOrder(clerk, id)
    const atDesk = clerk.api.POST('/staff/pick-up/{id}/hand-over/', {
      params: { path: { id }, header: { 'Idempotency-Key': randomUUID() } },
      body: { pickup_code: code },
    })
    expect(await refusal(atDesk)).toEqual(refused)
    await handOver(colleague, clerk, id)
    const asked = await answer(
      clerk.api.POST('/purchase/v4/order/{id}/return/', {
        params: { path: { id } },
        body: { items: [{ price_id: variant, quantity: 1 }], reason: 'defective' },
      }),
    )
    const decided = clerk.api.POST('/staff/return/{id}/move/', {
      params: {
        path: { id: asked.returns[0]?.id ?? 0 },
        header: { 'Idempotency-Key': randomUUID() },
      },
      body: { event: 'staff.approved' },
    })
    expect(await refusal(decided)).toEqual(refused)
  })

  it('does not move an order of another account that comes to their own number', async () => {
    const clerk = await newBuyingStaff('orders')
    const buyer = await newShopper(shop)
    const { id } = await paidOrder(buyer)
    await shop.db.update(orders).set({ phone: clerk.phone }).where(eq(orders.id, id))
    expect(await refusal(move(clerk, id, 'staff.payment-checked'))).toEqual(refused)
    await answer(move(colleague, id, 'staff.payment-checked'))
  })

  it('neither handles their own withdrawal nor credits their own wallet', async () => {
    const bookkeeper = await newBuyingStaff('finance')
    await giveFunds(shop, bookkeeper, { balance: 1_000_000 })
    const { id } = await answer(
      bookkeeper.api.POST('/wallet/withdrawal-request/', {
        params: { header: {} },
        body: { amount: 400_000, iban: '820540102680020817909002' },
      }),
    )
    const pay = (by: TestClient) =>
      by.api.POST('/staff/withdrawal/{id}/move/', {
        params: { path: { id }, header: {} },
        body: { event: 'staff.paid', bank_tracking_code: '1405-77' },
      })
    expect(await refusal(pay(bookkeeper))).toEqual(refused)
    const start = bookkeeper.api.POST('/staff/withdrawal/{id}/transfer/', {
      params: { path: { id }, header: {} },
      body: { expected_staff_id: null },
    })
    expect(await refusal(start)).toEqual(refused)
    const credit = bookkeeper.api.POST('/staff/wallet/credit/', {
      body: { phone_number: bookkeeper.phone, amount: 50_000, comment: 'جبران تأخیر' },
    })
    expect(await refusal(credit)).toEqual(refused)
    expect((await getWallet(bookkeeper))?.store_credit).toBe(0)
    await startTransfer(colleague, id)
    await answer(pay(colleague))
  })

  it('revokes no gift card that they bought or were sent', async () => {
    const bookkeeper = await newBuyingStaff('finance')
    const buyer = await newShopper(shop)
    const buy = async (from: Shopper, recipient_phone: string) => {
      await giveFunds(shop, from, { balance: 1_000_000 })
      return answer(
        from.api.POST('/wallet/gift-card/', {
          params: { header: {} },
          body: { amount: 400_000, recipient_phone },
        }),
      )
    }
    const revoke = (by: TestClient, id: number) =>
      by.api.POST('/staff/gift-card/{id}/revoke/', {
        params: { path: { id }, header: {} },
        body: { reason: 'به نشانی دیگری رفته بود' },
      })
    const own = await buy(bookkeeper, '09121110000')
    const sent = await buy(buyer, bookkeeper.phone)
    expect(await refusal(revoke(bookkeeper, own.id))).toEqual(refused)
    expect(await refusal(revoke(bookkeeper, sent.id))).toEqual(refused)
    expect((await getWallet(bookkeeper))?.balance).toBe(600_000)
    await answer(revoke(colleague, own.id))
    await answer(revoke(colleague, sent.id))
    const owner = await newBuyingStaff('owner')
    await answer(revoke(owner, (await buy(owner, '09121110000')).id))
  })

  it('redeems no gift card that they issued', async () => {
    const issuedBy = async (by: Shopper) => {
      const { issued } = await answer(
        by.api.POST('/staff/gift-card/', {
          params: { header: { 'Idempotency-Key': randomUUID() } },
          body: { count: 2, amount: 400_000, valid_days: null, reason: 'قرعه‌کشی نوروز' },
        }),
      )
      return issued.map(({ gift_code }) => gift_code)
    }
    const redeem = (by: Shopper, gift_code = '') =>
      by.api.POST('/wallet/gift-card/redeem/', { body: { gift_code } })
    const bookkeeper = await newBuyingStaff('finance')
    const [code, another] = await issuedBy(bookkeeper)
    expect(await refusal(redeem(bookkeeper, code))).toEqual(refused)
    await shop.db.delete(staffRoles).where(eq(staffRoles.userId, bookkeeper.userId))
    expect(await refusal(redeem(bookkeeper, code))).toEqual(refused)
    expect((await getWallet(bookkeeper))?.store_credit).toBe(0)
    await answer(redeem(await newShopper(shop), code))
    await answer(redeem(colleague, another))
    const owner = await newBuyingStaff('owner')
    await answer(redeem(owner, (await issuedBy(owner))[0]))
    expect((await getWallet(owner))?.store_credit).toBe(400_000)
  })

  it('books out no money that they are owed themselves', async () => {
    const bookkeeper = await newBuyingStaff('finance')
    const at = new Date(shop.clock.now())
    await transaction(shop.db, (tx) =>
      post(tx, { kind: 'deposit', uniqueKey: randomUUID(), at }, [
        { account: { kind: 'gateway' }, amount: -50_000 },
        { account: { kind: 'unclaimed', userId: bookkeeper.userId }, amount: 50_000 },
      ]),
    )
    const payOut = (by: TestClient) =>
      by.api.POST('/staff/unclaimed/{id}/pay-out/', {
        params: { path: { id: bookkeeper.userId }, header: { 'Idempotency-Key': randomUUID() } },
        body: { amount: 50_000, bank_tracking_code: '1405-78', reason: 'مبلغ بیشتر' },
      })
    expect(await refusal(payOut(bookkeeper))).toEqual(refused)
    await answer(payOut(colleague))
  })

  it('moves and refunds their own order as an owner', async () => {
    const owner = await newBuyingStaff('owner')
    const { id } = await paidOrder(owner)
    await answer(move(owner, id, 'staff.payment-checked'))
    await answer(refund(owner, id))
    expect((await getWallet(owner))?.balance).toBe(100_000)
  })
})
