import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { createStaffMoneyMoveActors } from '#machines/flows/staff-money-move/staff-money-move.actors.ts'
import {
  staffMoneyMoveMachine,
  staffMoneyMoveSelectors as selectors,
} from '#machines/flows/staff-money-move/staff-money-move.machine.ts'
import type { MoneyFields, MoneyMove } from '#machines/flows/staff-money-move/money-moves.ts'
import { required } from '#machines/kernel/required.ts'
import { startFlow } from '#machines/kernel/start.ts'
import { emptyUser } from '#server/features/accounts/closure.queries.ts'
import { refunds } from '#server/platform/db/schema/commerce.ts'
import { staffActions } from '#server/platform/db/schema/staff.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import type { Schemas } from '#server/schemas.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { comeBack, payAtBank, press, startAtGateway } from '#tests/support/bank.ts'
import type { TestClient } from '#tests/support/client.ts'
import {
  answer,
  getOrder,
  getWallet,
  giveFunds,
  handOver,
  newShopper,
  newStaff,
  order,
  refusal,
} from '#tests/support/shopper.ts'

const { shop, stocked } = await startAuditedShop()
const clerk = await newStaff(shop, 'orders')
const bookkeeper = await newStaff(shop, 'finance')
const reader = await newStaff(shop, 'support')

const outdated = { status: 409, code: 'changed_meanwhile' }
const exceeded = { status: 409, code: 'refund_exceeded' }
const reason = 'تأخیر در ارسال'

const details = (id: number) =>
  answer(clerk.api.GET('/staff/order/{id}/', { params: { path: { id } } }))
const move = (id: number, event: Schemas['OrderMoveEvent'], reason?: string) =>
  answer(
    clerk.api.POST('/staff/order/{id}/move/', {
      params: { path: { id }, header: {} },
      body: { event, ...(reason !== undefined && { reason }) },
    }),
  )
function refund(
  id: number,
  given: Partial<Schemas['OrderRefundInput']>,
  by: TestClient = bookkeeper,
  key: string = randomUUID(),
) {
  const body: Schemas['OrderRefundInput'] = {
    amount: 100_000,
    destination: 'wallet',
    reason,
    ...given,
  }
  const params = { path: { id }, header: { 'Idempotency-Key': key } }
  return by.api.POST('/staff/order/{id}/refund/', { params, body })
}

const openReturns = { amount: 0, canList: true }

function openDialog(by: TestClient, move: MoneyMove) {
  const actor = startFlow(
    staffMoneyMoveMachine.provide({ actors: createStaffMoneyMoveActors(by.api) }),
    { input: undefined },
  )
  actor.send({ type: 'move.chosen', move })
  const confirm = (fields: MoneyFields) => {
    actor.send({ type: 'move.confirmed', fields, key: randomUUID() })
    return waitFor(actor, (snapshot) => !selectors.isBusy(snapshot))
  }
  return { confirm }
}

async function paidOrder(units = 1) {
  const shopper = await newShopper(shop)
  const variant = await stocked({ kind: 'cable', stock: 5, price: 1_000_000 })
  const id = await order(shopper, [[variant, units]])
  await payAtBank(shopper, id)
  return { shopper, id, variant, paid: (await getOrder(shopper, id)).total_price }
}

async function deliveredOrder(units = 1) {
  const placed = await paidOrder(units)
  for (const step of ['payment-checked', 'accepted', 'preparing', 'sent'] as const)
    await move(placed.id, `staff.${step}`)
  await handOver(clerk, placed.shopper, placed.id)
  return placed
}

describe('a refund by staff', () => {
  it('of everything keeps the order from going out with many others', async () => {
    const whole = await paidOrder()
    const part = await paidOrder()
    await answer(refund(whole.id, { amount: whole.paid }))
    await answer(refund(part.id, { amount: part.paid - 1 }))
    const expected_status = 'NOT_CHECKED' as const
    const { results } = await answer(
      clerk.api.POST('/staff/order-move/', {
        params: { header: { 'Idempotency-Key': randomUUID() } },
        body: { orders: [whole, part].map(({ id }) => ({ id, expected_status })) },
      }),
    )
    expect(results).toEqual([
      { id: whole.id, status: null, problem: 'order_refunded' },
      { id: part.id, status: 'PAYMENT_VERIFIED', problem: null },
    ])
    await move(whole.id, 'staff.payment-checked')
    expect((await details(whole.id)).text_status).toBe('PAYMENT_VERIFIED')
  })

  it('goes to the wallet at once, again and again until nothing is left', async () => {
    const { shopper, id, paid } = await paidOrder()
    const first = await answer(refund(id, { amount: 300_000 }))
    expect(first.refund_left).toEqual({ total: paid - 300_000, to_bank: paid - 300_000 })
    expect((await getWallet(shopper))?.balance).toBe(300_000)
    expect(await refusal(refund(id, { amount: paid - 299_999 }, clerk))).toEqual(exceeded)
    const second = await answer(refund(id, { amount: paid - 300_000 }, clerk))
    expect(second.refund_left).toEqual({ total: 0, to_bank: 0 })
    expect(second.refunds.map(({ amount, cause }) => [amount, cause])).toEqual([
      [paid - 300_000, 'staff'],
      [300_000, 'staff'],
    ])
    expect(second.refunded_to_wallet).toBe(paid)
    expect((await getWallet(shopper))?.balance).toBe(paid)
    expect(await refusal(refund(id, { amount: 1 }))).toEqual(exceeded)
  })

  it('by two members at once asks the second one again, with the input, for what is left', async () => {
    const { id, paid } = await paidOrder()
    const actor = startFlow(
      staffMoneyMoveMachine.provide({ actors: createStaffMoneyMoveActors(bookkeeper.api) }),
      { input: undefined },
    )
    const confirm = async (amount: number) => {
      const fields = { amount: String(amount), bankCode: '140577', reason }
      actor.send({ type: 'move.confirmed', fields, key: randomUUID() })
      await waitFor(actor, (snapshot) => !selectors.isBusy(snapshot))
      return fields
    }
    actor.send({ type: 'move.chosen', move: { kind: 'refundToBank', id, amount: paid } })
    await answer(refund(id, { amount: paid - 300_000 }, clerk))
    const typed = await confirm(400_000)
    expect(selectors.isRenewed(actor.getSnapshot())).toBe(true)
    expect(selectors.fields(actor.getSnapshot())).toEqual(typed)
    expect(selectors.move(actor.getSnapshot())?.amount).toBe(300_000)
    await confirm(300_001)
    expect(selectors.isIncomplete(actor.getSnapshot())).toBe(true)
    await answer(refund(id, { amount: 200_000 }, clerk))
    await confirm(300_000)
    await confirm(100_000)
    expect(selectors.isOpen(actor.getSnapshot())).toBe(false)
    expect((await details(id)).refund_left.total).toBe(0)
    actor.send({ type: 'move.chosen', move: { kind: 'refundToBank', id, amount: paid } })
    await confirm(100_000)
    expect(selectors.isNothingLeft(actor.getSnapshot())).toBe(true)
  })

  it('by two members at once is made once, if both were shown the same refunds', async () => {
    const { shopper, id, paid } = await paidOrder()
    const shown = { kind: 'refundToWallet', id, amount: paid, openReturns, refunded: 0 } as const
    const typed = { amount: '100000', reason }
    const dialogs = [clerk, bookkeeper].map((member) => openDialog(member, shown))
    const snapshots = await Promise.all(dialogs.map(({ confirm }) => confirm(typed)))
    const again = snapshots.findIndex(selectors.isRenewed)
    expect(snapshots.map(selectors.isOpen)).toEqual([again === 0, again === 1])
    expect((await getWallet(shopper))?.balance).toBe(100_000)
    const asked = required(snapshots[again] ?? null)
    expect([selectors.fields(asked), selectors.move(asked)]).toEqual([
      typed,
      { ...shown, amount: paid - 100_000, refunded: 100_000 },
    ])
    const confirmed = await required(dialogs[again] ?? null).confirm(typed)
    expect(selectors.isOpen(confirmed)).toBe(false)
    expect((await getWallet(shopper))?.balance).toBe(200_000)
  })

  it('is repeated under its key, whatever was refunded since', async () => {
    const { shopper, id } = await paidOrder()
    const key = randomUUID()
    await answer(refund(id, { expected_refunded: 0 }, bookkeeper, key))
    expect(await refusal(refund(id, { expected_refunded: 0 }, clerk))).toEqual(outdated)
    await answer(refund(id, { expected_refunded: 100_000, amount: 50_000 }, clerk))
    for (const expected_refunded of [0, 150_000])
      await answer(refund(id, { expected_refunded }, bookkeeper, key))
    expect((await getWallet(shopper))?.balance).toBe(150_000)
  })

  it('is summed where orders are seen, to the wallet and to the bank', async () => {
    const { shopper, id } = await paidOrder()
    const other = await order(shopper, [
      [await stocked({ kind: 'cable', stock: 5, price: 1_000_000 }), 1],
    ])
    const query = { lookup: shopper.phone }
    const lists = async () => {
      const { results } = await answer(clerk.api.GET('/staff/order/', { params: { query } }))
      const { columns } = await answer(clerk.api.GET('/staff/order-board/', { params: { query } }))
      const body = { lookup: shopper.phone }
      const customer = await answer(reader.api.POST('/staff/customer/', { body }))
      return [results, columns.flatMap(({ orders }) => orders), customer.orders].map((orders) =>
        orders.map((each) => [each.id, each.refunded]),
      )
    }
    await answer(refund(id, { amount: 300_000 }))
    const toBank = { destination: 'bank', bank_tracking_code: '1405-78' } as const
    await answer(refund(id, { amount: 150_000, ...toBank }))
    const all = [
      [other, 0],
      [id, 450_000],
    ]
    expect(await lists()).toEqual([all, [[id, 450_000]], all])
  })

  it('is recorded as a bank transfer with the code of the bank', async () => {
    const { shopper, id, paid } = await paidOrder()
    const body = { amount: 200_000, destination: 'bank' } as const
    const { status } = await refusal(refund(id, { ...body, bank_tracking_code: ' \u200b\u200c' }))
    expect(status).toBe(400)
    const after = await answer(refund(id, { ...body, bank_tracking_code: ' ۱۴۰۵-۷۷ ' }))
    expect(after.refunds).toEqual([
      {
        id: after.refunds[0]?.id,
        cause: 'staff',
        amount: 200_000,
        bank_tracking_code: '1405-77',
        reason,
        at: new Date(shop.clock.now()).toISOString(),
      },
    ])
    expect(after.refund_history).toEqual([
      {
        id: after.refunds[0]?.id,
        cause: 'staff',
        status: 'PAID',
        amount: 200_000,
        to_bank: true,
        by: 'staff',
        at: after.refunds[0]?.at,
      },
    ])
    expect([after.refund_left.total, after.refunded_to_wallet]).toEqual([paid - 200_000, 0])
    expect((await getWallet(shopper))?.total_funds).toBe(0)
  })

  it('does not turn gift credit into money', async () => {
    const shopper = await newShopper(shop)
    await giveFunds(shop, shopper, { storeCredit: 400_000 })
    const variant = await stocked({ kind: 'cable', stock: 5, price: 1_000_000 })
    const id = await order(shopper, [[variant, 1]], { wallet: true })
    await payAtBank(shopper, id)
    const { total, to_bank: toBank } = (await details(id)).refund_left
    expect(total - toBank).toBe(400_000)
    const body = { destination: 'bank', bank_tracking_code: '140577' } as const
    expect(await refusal(refund(id, { ...body, amount: toBank + 1 }))).toEqual(exceeded)
    await answer(refund(id, { ...body, amount: toBank - 50_000 }))
    await answer(refund(id, { amount: 150_000 }))
    expect(await getWallet(shopper))?.toEqual({
      total_funds: 150_000,
      balance: 50_000,
      store_credit: 100_000,
    })
    expect((await details(id)).refund_left).toEqual({ total: 300_000, to_bank: 0 })
  })

  it('of what a lender paid waits for finance, if the account was closed meanwhile', async () => {
    const shopper = await newShopper(shop)
    const id = await order(shopper, [[await stocked({ stock: 5, price: 20_000_000 }), 1]])
    const page = await startAtGateway(shopper, id, { gateway: 'credit' })
    await comeBack(shopper, await press(shopper, page, 'pay'))
    for (const step of ['payment-checked', 'accepted', 'preparing', 'sent'] as const)
      await move(id, `staff.${step}`)
    await handOver(clerk, shopper, id)
    await transaction(shop.db, (tx) => emptyUser(tx, shopper.userId, new Date(shop.clock.now())))
    await answer(refund(id, { amount: 1_000_000 }))
    await answer(refund(id, { amount: 500_000 }))
    const { results } = await answer(bookkeeper.api.GET('/staff/unclaimed/'))
    expect(results.find(({ customer_id: customer }) => customer === shopper.userId)).toMatchObject({
      amount: 1_500_000,
    })
    expect((await details(id)).refund_left).toMatchObject({ to_bank: 0 })
  })

  it('of what a lender paid for an earlier order waits for finance too', async () => {
    const shopper = await newShopper(shop)
    const variant = await stocked({ stock: 5, price: 20_000_000 })
    const first = await order(shopper, [[variant, 1]])
    const page = await startAtGateway(shopper, first, { gateway: 'credit' })
    await comeBack(shopper, await press(shopper, page, 'pay'))
    const params = { path: { id: first } }
    await answer(shopper.api.POST('/purchase/v4/order/{id}/cancel/', { params }))
    const id = await order(shopper, [], { wallet: true })
    for (const step of ['payment-checked', 'accepted', 'preparing', 'sent'] as const)
      await move(id, `staff.${step}`)
    await handOver(clerk, shopper, id)
    await transaction(shop.db, (tx) => emptyUser(tx, shopper.userId, new Date(shop.clock.now())))
    await answer(refund(id, { amount: 1_500_000 }))
    const { results } = await answer(bookkeeper.api.GET('/staff/unclaimed/'))
    expect(results.find(({ customer_id: customer }) => customer === shopper.userId)).toMatchObject({
      amount: 1_500_000,
    })
  })

  it('never exceeds what was paid when ten are made at once', async () => {
    const { shopper, id, paid } = await paidOrder()
    const amount = Math.floor(paid / 4)
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        refusal(refund(id, { amount }, i % 2 === 0 ? clerk : bookkeeper)),
      ),
    )
    expect(results.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(results.filter(({ code }) => code === 'refund_exceeded')).toHaveLength(6)
    expect((await getWallet(shopper))?.balance).toBe(4 * amount)
    expect((await details(id)).refund_left.total).toBe(paid - 4 * amount)
  })

  it('is made once by ten calls with one key, and the key is for nothing else', async () => {
    const { shopper, id, paid } = await paidOrder()
    const key = `refund-${id}`
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => answer(refund(id, { amount: paid }, clerk, key))),
    )
    expect(new Set(replies.map(({ refunds }) => refunds.length))).toEqual(new Set([1]))
    expect((await getWallet(shopper))?.balance).toBe(paid)
    const reused = { status: 409, code: 'idempotency_key_reused' }
    for (const body of [
      { amount: paid - 1 },
      { amount: paid, reason: 'کالا معیوب بود' },
      { amount: paid, destination: 'bank', bank_tracking_code: '140577' } as const,
    ])
      expect(await refusal(refund(id, body, clerk, key))).toEqual(reused)
    const other = await paidOrder()
    expect(await refusal(refund(other.id, {}, clerk, key))).toEqual(reused)
  })

  it('needs a reason, an amount, a paid order and a role', async () => {
    const { id } = await paidOrder()
    expect(await refusal(refund(id, { reason: ' ' }))).toEqual({
      status: 400,
      code: 'reason_required',
    })
    expect((await refusal(refund(id, { amount: 0 }))).status).toBe(400)
    expect((await refusal(refund(id, { amount: 1.5 }))).status).toBe(400)
    expect(await refusal(refund(id, {}, reader))).toEqual({ status: 403, code: 'forbidden' })
    expect(await refusal(refund(1, {}))).toEqual({ status: 404, code: 'order_not_found' })
    const unpaid = await order(await newShopper(shop), [[await stocked({ kind: 'cable' }), 1]])
    expect(await refusal(refund(unpaid, {}))).toEqual(exceeded)
    expect((await details(id)).refunds).toEqual([])
  })

  it('is announced to the customer with its reason', async () => {
    const { shopper, id } = await paidOrder()
    await answer(refund(id, { reason: `\u202e${reason.replace(' ', ' \u0001\u001b\u0085')}` }))
    const [latest] = await answer(shopper.api.GET('/ticket/message/'))
    expect(latest?.title).toBe('مبلغی از سفارش شما برگشت')
    expect(latest?.text).toContain('۱۰۰٬۰۰۰ تومان')
    expect(latest?.text).toContain(reason)
    expect(latest?.order_id).toBe(id)
  })

  it('is not made when the log cannot be written', async () => {
    const { shopper, id } = await paidOrder()
    await shop.db.execute('alter table staff_actions add constraint broken check (false) not valid')
    const { status } = await refusal(refund(id, {}))
    await shop.db.execute('alter table staff_actions drop constraint broken')
    expect(status).toBe(500)
    expect((await getWallet(shopper))?.balance).toBe(0)
    expect(await shop.db.select().from(refunds).where(eq(refunds.orderId, id))).toEqual([])
    expect(await shop.db.select().from(staffActions).where(eq(staffActions.subjectId, id))).toEqual(
      [],
    )
  })
})

describe('a refund by staff of an order with open returns', () => {
  async function orderToReturn(units = 1) {
    const placed = await deliveredOrder(units)
    const { shopper, id, variant } = placed
    const askReturn = () =>
      answer(
        shopper.api.POST('/purchase/v4/order/{id}/return/', {
          params: { path: { id } },
          body: { items: [{ price_id: variant, quantity: 1 }], reason: 'defective' },
        }),
      )
    return { ...placed, askReturn }
  }

  it('is refused if they are not those that the member has read', async () => {
    const { shopper, id, askReturn } = await orderToReturn()
    const { returns } = await askReturn()
    const amount = returns[0]?.amount ?? 0
    expect(await refusal(refund(id, { expected_open_returns: 0 }))).toEqual(outdated)
    expect((await getWallet(shopper))?.balance).toBe(0)
    await answer(refund(id, { expected_open_returns: amount, amount: 100_000 }))
    const path = { id: returns[0]?.id ?? 0 }
    await answer(
      clerk.api.POST('/staff/return/{id}/move/', {
        params: { path },
        body: { event: 'staff.refused', comment: 'سالم است' },
      }),
    )
    expect(await refusal(refund(id, { expected_open_returns: amount }))).toEqual(outdated)
    await answer(refund(id, { expected_open_returns: 0 }))
    expect((await getWallet(shopper))?.balance).toBe(200_000)
  })

  it('is repeated under its key if it was made before the return was requested', async () => {
    const { shopper, id, askReturn } = await orderToReturn()
    const key = randomUUID()
    await answer(refund(id, { expected_open_returns: 0 }, bookkeeper, key))
    const { returns } = await askReturn()
    await answer(refund(id, { expected_open_returns: 0 }, bookkeeper, key))
    const expected = returns[0]?.amount ?? 0
    await answer(refund(id, { expected_open_returns: expected }, bookkeeper, key))
    expect((await getWallet(shopper))?.balance).toBe(100_000)
  })

  it('is asked about again, with its input, once the open returns were read', async () => {
    const { shopper, id, paid, askReturn } = await orderToReturn()
    const shown = { kind: 'refundToWallet', id, amount: paid, openReturns } as const
    const { confirm } = openDialog(bookkeeper, shown)
    const { returns } = await askReturn()
    const typed = { amount: '100000', reason }
    const asked = await confirm(typed)
    expect(selectors.areReturnsChanged(asked)).toBe(true)
    expect(selectors.fields(asked)).toEqual(typed)
    expect(selectors.move(asked)).toEqual({
      ...shown,
      openReturns: { amount: returns[0]?.amount, canList: true },
    })
    expect((await getWallet(shopper))?.balance).toBe(0)
    expect(selectors.isOpen(await confirm(typed))).toBe(false)
    expect((await getWallet(shopper))?.balance).toBe(100_000)
  })

  it('is asked about again if one was paid meanwhile and another one of the same amount filed', async () => {
    const { shopper, id, paid, askReturn } = await orderToReturn(2)
    const returned = (await askReturn()).returns[0]
    const move = (event: Schemas['ReturnMove']['event']) => {
      const params = { path: { id: returned?.id ?? 0 } }
      return answer(clerk.api.POST('/staff/return/{id}/move/', { params, body: { event } }))
    }
    await move('staff.approved')
    const amount = returned?.amount ?? 0
    const shown = {
      kind: 'refundToWallet',
      id,
      amount: paid,
      openReturns: { amount, canList: true },
      refunded: 0,
    } as const
    const { confirm } = openDialog(bookkeeper, shown)
    await move('goods.received')
    await askReturn()
    const typed = { amount: String(amount), reason }
    const asked = await confirm(typed)
    expect([selectors.isRenewed(asked), selectors.areReturnsChanged(asked)]).toEqual([true, false])
    expect([selectors.fields(asked), selectors.move(asked)]).toEqual([
      typed,
      { ...shown, amount: paid - amount, refunded: amount },
    ])
    expect((await getWallet(shopper))?.balance).toBe(amount)
  })
})

describe('what comes after a refund by staff', () => {
  it('is the rest alone when the order is rejected', async () => {
    const { shopper, id, paid } = await paidOrder()
    await answer(refund(id, { amount: 300_000 }))
    const { refunds: made, refund_left: left } = await move(id, 'staff.rejected', 'ناموجود')
    expect(made.map(({ cause, amount }) => [cause, amount])).toEqual([
      ['order_closed', paid - 300_000],
      ['staff', 300_000],
    ])
    expect(left.total).toBe(0)
    expect((await getWallet(shopper))?.balance).toBe(paid)
  })

  it('is a return that comes to what is left, or is refused if nothing is', async () => {
    const { shopper, id, variant, paid } = await deliveredOrder()
    const { returns } = await answer(
      shopper.api.POST('/purchase/v4/order/{id}/return/', {
        params: { path: { id } },
        body: { items: [{ price_id: variant, quantity: 1 }], reason: 'defective' },
      }),
    )
    const returnId = returns[0]?.id ?? 0
    const step = (event: Schemas['ReturnMove']['event']) =>
      clerk.api.POST('/staff/return/{id}/move/', {
        params: { path: { id: returnId } },
        body: { event },
      })
    await answer(step('staff.approved'))
    await answer(refund(id, { amount: paid }))
    expect(await refusal(step('goods.received'))).toEqual(exceeded)

    const other = await deliveredOrder()
    const asked = await answer(
      other.shopper.api.POST('/purchase/v4/order/{id}/return/', {
        params: { path: { id: other.id } },
        body: { items: [{ price_id: other.variant, quantity: 1 }], reason: 'defective' },
      }),
    )
    const params = { path: { id: asked.returns[0]?.id ?? 0 } }
    await answer(refund(other.id, { amount: other.paid - 200_000 }))
    for (const event of ['staff.approved', 'goods.received'] as const)
      await answer(clerk.api.POST('/staff/return/{id}/move/', { params, body: { event } }))
    const { refunds: made, refund_left: left } = await details(other.id)
    expect(made[0]).toMatchObject({ cause: 'return', amount: 200_000 })
    expect(left.total).toBe(0)
    expect((await getWallet(other.shopper))?.balance).toBe(other.paid)
  })
})
