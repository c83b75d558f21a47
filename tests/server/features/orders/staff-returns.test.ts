import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Schemas } from '#server/schemas.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { payAtBank } from '#tests/support/bank.ts'
import {
  answer,
  getOrder,
  getWallet,
  handOver,
  newShopper,
  newStaff,
  order,
  refusal,
} from '#tests/support/shopper.ts'

const { shop, stocked } = await startAuditedShop()
const clerk = await newStaff(shop, 'orders')

const list = (query: { status?: Schemas['ReturnStatus']; lookup?: string }) =>
  answer(clerk.api.GET('/staff/return/', { params: { query } }))

const decide = (
  id: number,
  event: Schemas['ReturnStaffEvent'],
  { comment, key = randomUUID() }: { comment?: string; key?: string } = {},
) =>
  clerk.api.POST('/staff/return/{id}/move/', {
    params: { path: { id }, header: { 'Idempotency-Key': key } },
    body: { event, comment },
  })

/** A return of one of two cables that were delivered. */
async function requestedReturn() {
  const shopper = await newShopper(shop)
  const variant = await stocked({ kind: 'cable', stock: 5, price: 1_000_000 })
  const orderId = await order(shopper, [[variant, 2]])
  await payAtBank(shopper, orderId)
  const params = { path: { id: orderId } }
  for (const step of ['payment-checked', 'accepted', 'preparing', 'sent'] as const)
    await answer(
      clerk.api.POST('/staff/order/{id}/move/', { params, body: { event: `staff.${step}` } }),
    )
  await handOver(clerk, shopper, orderId)
  const { returns } = await answer(
    shopper.api.POST('/purchase/v4/order/{id}/return/', {
      params,
      body: {
        items: [{ price_id: variant, quantity: 1 }],
        reason: 'defective',
        description: 'شارژ نمی‌کند',
      },
    }),
  )
  return { shopper, orderId, variant, id: returns[0]?.id ?? 0 }
}

describe('the returns in the back office', () => {
  it('are listed with what comes back, why, from whom, and what can be done', async () => {
    const { shopper, orderId, variant, id } = await requestedReturn()
    const { results, total } = await list({ lookup: String(orderId) })
    expect(total).toBe(1)
    expect(results).toMatchObject([
      {
        id,
        order_id: orderId,
        status: 'REQUESTED',
        reason: 'defective',
        description: 'شارژ نمی‌کند',
        phone_number: shopper.phone,
        goods: [
          {
            product_id: expect.any(Number),
            variant_id: variant,
            quantity: 1,
            title: expect.stringMatching(/./),
            color: expect.any(String),
          },
        ],
        moves: ['staff.approved', 'staff.refused'],
      },
    ])
  })

  it('are found by the number of the customer, and counted by status', async () => {
    const [one, other] = [await requestedReturn(), await requestedReturn()]
    await answer(decide(one.id, 'staff.approved'))
    const ofOne = await list({ lookup: one.shopper.phone })
    expect(ofOne.results.map(({ id, moves }) => ({ id, moves }))).toEqual([
      { id: one.id, moves: ['goods.received', 'staff.refused'] },
    ])
    expect(ofOne.counts).toEqual([{ status: 'APPROVED', total: 1 }])
    const open = (await list({ status: 'REQUESTED' })).results.map(({ id }) => id)
    expect(open).toContain(other.id)
    expect(open).not.toContain(one.id)
    expect(open).toEqual(open.toSorted((first, second) => first - second))
    expect((await list({ lookup: 'کابل' })).total).toBe(0)
  })

  it('are moved once by a call that is sent again, and refused under the key of another', async () => {
    const { shopper, id } = await requestedReturn()
    await answer(decide(id, 'staff.approved'))
    const key = randomUUID()
    const paid = await answer(decide(id, 'goods.received', { key }))
    expect(paid).toMatchObject({ status: 'PAID', moves: [] })
    const wallet = await getWallet(shopper)
    expect(wallet?.balance).toBe(paid.amount)
    expect(await answer(decide(id, 'goods.received', { key }))).toEqual(paid)
    expect(await getWallet(shopper)).toEqual(wallet)
    const reused = { status: 409, code: 'idempotency_key_reused' }
    for (const [event, comment] of [
      ['staff.refused', 'پلمپ باز است'],
      ['goods.received', 'پلمپ باز است'],
    ] as const)
      expect(await refusal(decide(id, event, { comment, key }))).toEqual(reused)
    const { id: otherId } = await requestedReturn()
    expect(await refusal(decide(otherId, 'staff.approved', { key }))).toEqual(reused)
  })

  it('name the colleague who decided first, and nobody if the customer did', async () => {
    const slow = await newStaff(shop, 'orders')
    const late = async (id: number) => {
      const { error } = await slow.api.POST('/staff/return/{id}/move/', {
        params: { path: { id }, header: { 'Idempotency-Key': randomUUID() } },
        body: { event: 'staff.approved' },
      })
      return error
    }
    const { id } = await requestedReturn()
    await answer(decide(id, 'staff.approved'))
    expect(await late(id)).toMatchObject({
      code: 'move_impossible',
      saved_by: { staff_id: clerk.userId, at: expect.any(String) },
    })
    const again = await decide(id, 'staff.approved')
    expect(again.error?.code).toBe('move_impossible')
    expect(again.error).not.toHaveProperty('saved_by')
    const other = await requestedReturn()
    await answer(
      other.shopper.api.POST('/purchase/v4/return/{id}/cancel/', {
        params: { path: { id: other.id } },
      }),
    )
    const refused = await late(other.id)
    expect(refused?.code).toBe('move_impossible')
    expect(refused).not.toHaveProperty('saved_by')
  })

  it('are moved from the status that was shown only, and name the colleague who changed it', async () => {
    const slow = await newStaff(shop, 'orders')
    const { id } = await requestedReturn()
    const move = (by: typeof clerk, body: Schemas['ReturnMove']) =>
      by.api.POST('/staff/return/{id}/move/', {
        params: { path: { id }, header: { 'Idempotency-Key': randomUUID() } },
        body: { expected_status: 'REQUESTED', ...body },
      })
    const [approved, refused] = await Promise.all([
      move(clerk, { event: 'staff.approved' }),
      move(slow, { event: 'staff.refused', comment: 'پلمپ باز است' }),
    ])
    expect([approved, refused].filter(({ error }) => error === undefined)).toHaveLength(1)
    const isApproved = approved.error === undefined
    expect(isApproved ? refused.error : approved.error).toMatchObject({
      code: 'move_impossible',
      saved_by: { staff_id: isApproved ? clerk.userId : slow.userId },
    })
  })

  it('count a call that is sent again once, also with the status that was shown', async () => {
    const { id } = await requestedReturn()
    const header = { 'Idempotency-Key': randomUUID() }
    const approve = (expected_status: Schemas['ReturnStatus']) =>
      clerk.api.POST('/staff/return/{id}/move/', {
        params: { path: { id }, header },
        body: { event: 'staff.approved', expected_status },
      })
    const approved = await answer(approve('REQUESTED'))
    expect(await answer(approve('REQUESTED'))).toEqual(approved)
    expect((await refusal(approve('APPROVED'))).code).toBe('idempotency_key_reused')
  })

  it('are in the history of their order, with whose each step was', async () => {
    const { orderId, id } = await requestedReturn()
    await answer(decide(id, 'staff.approved'))
    const { amount } = await answer(decide(id, 'goods.received'))
    const params = { path: { id: orderId } }
    const { refund_history: steps } = await answer(clerk.api.GET('/staff/order/{id}/', { params }))
    const step = { id, cause: 'return', amount, to_bank: false, at: expect.any(String) }
    expect(steps).toEqual([
      { ...step, status: 'REQUESTED', by: 'user' },
      { ...step, status: 'APPROVED', by: 'staff' },
      { ...step, status: 'PAID', by: 'staff' },
    ])
  })

  it('say what they give back when staff have already refunded most of the order', async () => {
    const { shopper, orderId, id } = await requestedReturn()
    const [asked] = (await list({ lookup: String(orderId) })).results
    expect(asked).toMatchObject({
      to_refund: 1_000_000,
      other_refunds: 0,
      returned_price: 1_000_000,
    })
    const { total_price: paid } = await getOrder(shopper, orderId)
    const finance = await newStaff(shop, 'finance')
    await answer(
      finance.api.POST('/staff/order/{id}/refund/', {
        params: { path: { id: orderId }, header: { 'Idempotency-Key': randomUUID() } },
        body: { amount: paid - 400_000, destination: 'wallet', reason: 'جبران تأخیر' },
      }),
    )
    const [left] = (await list({ lookup: String(orderId) })).results
    expect(left).toMatchObject({
      amount: 1_000_000,
      to_refund: 400_000,
      other_refunds: paid - 400_000,
      returned_price: 1_000_000,
    })
    await answer(decide(id, 'staff.approved'))
    const paidOut = await answer(decide(id, 'goods.received'))
    expect(paidOut).toMatchObject({
      amount: 400_000,
      requested_amount: 1_000_000,
      to_refund: 400_000,
      other_refunds: paid - 400_000,
    })
    expect((await getWallet(shopper))?.balance).toBe(paid)
    expect((await getOrder(shopper, orderId)).returns).toMatchObject([
      { amount: 400_000, requested_amount: 1_000_000 },
    ])
    const params = { path: { id: orderId } }
    const { refund_history: steps } = await answer(clerk.api.GET('/staff/order/{id}/', { params }))
    expect(steps.map(({ cause, status, amount }) => [cause, status, amount])).toEqual([
      ['return', 'REQUESTED', 1_000_000],
      ['staff', 'PAID', paid - 400_000],
      ['return', 'APPROVED', 1_000_000],
      ['return', 'PAID', 400_000],
    ])
  })

  it('are read one by one, and not moved if other refunds of the order have changed since', async () => {
    const { shopper, orderId, id } = await requestedReturn()
    const params = { path: { id } }
    const read = () => answer(clerk.api.GET('/staff/return/{id}/', { params }))
    expect(await read()).toEqual((await list({ lookup: String(orderId) })).results[0])
    const move = (
      event: 'staff.approved' | 'goods.received',
      expected_other_refunds: number,
      key = randomUUID(),
    ) =>
      clerk.api.POST('/staff/return/{id}/move/', {
        params: { ...params, header: { 'Idempotency-Key': key } },
        body: { event, expected_other_refunds },
      })
    await answer(move('staff.approved', 0))
    const finance = await newStaff(shop, 'finance')
    const refund = (amount: number) =>
      answer(
        finance.api.POST('/staff/order/{id}/refund/', {
          params: { path: { id: orderId }, header: { 'Idempotency-Key': randomUUID() } },
          body: { amount, destination: 'wallet', reason: 'جبران تأخیر' },
        }),
      )
    const outdated = { status: 409, code: 'changed_meanwhile' }
    await refund(100_000)
    expect(await refusal(move('goods.received', 0))).toEqual(outdated)
    expect((await getWallet(shopper))?.balance).toBe(100_000)
    expect(await read()).toMatchObject({
      status: 'APPROVED',
      to_refund: 1_000_000,
      other_refunds: 100_000,
    })
    const key = randomUUID()
    await answer(move('goods.received', 100_000, key))
    await answer(move('goods.received', 100_000, key))
    expect((await getWallet(shopper))?.balance).toBe(1_100_000)
    const unknown = clerk.api.GET('/staff/return/{id}/', { params: { path: { id: 999_999 } } })
    expect(await refusal(unknown)).toEqual({ status: 404, code: 'return_not_found' })
  })

  it('come to the price of all goods that were returned, together with the return before', async () => {
    const { shopper, orderId, variant, id } = await requestedReturn()
    await answer(decide(id, 'staff.approved'))
    await answer(decide(id, 'goods.received'))
    const params = { path: { id: orderId } }
    const items = [{ price_id: variant, quantity: 1 }]
    const body = { items, reason: 'defective' } as const
    await answer(shopper.api.POST('/purchase/v4/order/{id}/return/', { params, body }))
    const { results } = await list({ lookup: String(orderId), status: 'REQUESTED' })
    expect(results).toMatchObject([
      { to_refund: 1_000_000, other_refunds: 1_000_000, returned_price: 2_000_000 },
    ])
  })

  it('are refused with a reason alone', async () => {
    const { id } = await requestedReturn()
    expect(await refusal(decide(id, 'staff.refused', { comment: ' ' }))).toMatchObject({
      code: 'reason_required',
    })
    expect(await answer(decide(id, 'staff.refused', { comment: 'پلمپ باز است' }))).toMatchObject({
      status: 'REFUSED',
      admin_comment: 'پلمپ باز است',
      moves: [],
    })
  })
})
