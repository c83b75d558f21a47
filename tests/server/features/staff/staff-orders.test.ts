import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addDays, tehranDay, tehranInstant } from '#domain/day.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { orderEvents, orders } from '#server/platform/db/schema/commerce.ts'
import { limitHits } from '#server/platform/db/schema/accounts.ts'
import { staffActions } from '#server/platform/db/schema/staff.ts'
import type { Schemas } from '#server/schemas.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { payAtBank } from '#tests/support/bank.ts'
import type { TestClient } from '#tests/support/client.ts'
import {
  answer,
  movesToSent,
  getOrder,
  handOver,
  newShopper,
  newStaff,
  order,
  orderByCourier,
  refusal,
  type Shopper,
} from '#tests/support/shopper.ts'

const { shop, stocked } = await startAuditedShop()
const one = await newStaff(shop, 'orders')
const other = await newStaff(shop, 'orders')
const reader = await newStaff(shop, 'support')
const catalogue = await newStaff(shop, 'catalogue')

type Query = {
  text_status?: Schemas['OrderStatus']
  ready_for_pickup?: boolean
  lookup?: string
  from?: string
  to?: string
  sort?: Schemas['StaffOrderSort']
  page?: number
}
const list = (by: TestClient, query: Query = {}) =>
  by.api.GET('/staff/order/', { params: { query } })
const board = (by: TestClient, query: Pick<Query, 'lookup' | 'from' | 'to'> = {}) =>
  by.api.GET('/staff/order-board/', { params: { query } })
const toPrint = (by: TestClient, id: number[]) =>
  by.api.GET('/staff/order-print/', { params: { query: { id } } })
const details = (by: TestClient, id: number) =>
  by.api.GET('/staff/order/{id}/', { params: { path: { id } } })
const move = (by: TestClient, id: number, body: Schemas['OrderMove']) =>
  by.api.POST('/staff/order/{id}/move/', { params: { path: { id } }, body })

let keys = 0
const moveMany = (
  by: TestClient,
  chosen: Schemas['OrdersMove']['orders'],
  key = `many-orders-${++keys}`,
) =>
  by.api.POST('/staff/order-move/', {
    params: { header: { 'Idempotency-Key': key } },
    body: { orders: chosen },
  })

async function paidOrder(buyer?: Shopper, price = 1_000_000) {
  const shopper = buyer ?? (await newShopper(shop))
  const variant = await stocked({ kind: 'cable', stock: 5, price })
  const id = await order(shopper, [[variant, 2]])
  await payAtBank(shopper, id)
  return { shopper, id }
}

/** No parcel that lacks its code, or has an outdated slip or label. */
const ready = { lacks_parcel_code: false, has_outdated_print: false }

const idsOf = async (query: Query) => (await answer(list(one, query))).results.map(({ id }) => id)

describe('the list of orders', () => {
  it('is for the roles of orders, support and finance', async () => {
    expect(await refusal(list(catalogue))).toEqual({ status: 403, code: 'forbidden' })
    expect((await list(one)).response.status).toBe(200)
    expect((await list(reader)).response.status).toBe(200)
  })

  it('shows the summary of an order', async () => {
    const { shopper, id } = await paidOrder()
    const [row] = (await answer(list(one, { lookup: String(id) }))).results
    const { tracking_code, created_at, total_price, promised_date, shipping } = await getOrder(
      shopper,
      id,
    )
    expect(row).toEqual({
      id,
      text_status: 'NOT_CHECKED',
      created_at,
      tracking_code,
      total_price,
      refunded: 0,
      note_count: 0,
      first_name: 'مریم',
      last_name: 'رضایی',
      phone_number: shopper.phone,
      shipping_name: shipping.name,
      is_in_person: shipping.is_in_person,
      ...ready,
      promised_date,
      units: 2,
    })
  })

  it('finds orders by number, tracking code, parcel code and the beginning of a mobile number', async () => {
    const { shopper, id } = await paidOrder()
    const { tracking_code: code } = await getOrder(shopper, id)
    const { phone } = shopper
    const lookups = [
      String(id),
      toPersianDigits(String(id)),
      code,
      ` ${toPersianDigits(code)} `,
      phone,
      `+98 ${phone.slice(1, 4)} ${phone.slice(4)}`,
      `0098${phone.slice(1)}`,
      phone.slice(1),
    ]
    for (const lookup of lookups) expect([lookup, await idsOf({ lookup })]).toEqual([lookup, [id]])
    expect(await idsOf({ lookup: phone.slice(0, 9) })).toContain(id)
    const set = { parcelCode: 'RQ0004711IR' }
    await shop.db.update(orders).set(set).where(eq(orders.id, id))
    for (const lookup of ['RQ0004711IR', ' rq ۰۰۰۴۷۱۱ ir'])
      expect(await idsOf({ lookup })).toEqual([id])
    expect(await idsOf({ lookup: 'RQ0004711' })).toEqual([])
    expect(await idsOf({ lookup: 'سفارش' })).toEqual([])
    expect(await idsOf({ lookup: '99999999999999999999' })).toEqual([])
  })

  it('filters by status, counts the matching orders in each status, and sorts', async () => {
    const shopper = await newShopper(shop)
    const cheap = (await paidOrder(shopper, 1_000_000)).id
    const dear = (await paidOrder(shopper, 3_000_000)).id
    const middle = (await paidOrder(shopper, 2_000_000)).id
    await answer(move(one, middle, { event: 'staff.payment-checked' }))
    const lookup = shopper.phone
    expect(await idsOf({ lookup })).toEqual([middle, dear, cheap])
    expect(await idsOf({ lookup, sort: 'created_at' })).toEqual([cheap, dear, middle])
    expect(await idsOf({ lookup, sort: '-total_price' })).toEqual([dear, middle, cheap])
    expect(await idsOf({ lookup, sort: 'total_price' })).toEqual([cheap, middle, dear])
    const page = await answer(list(one, { lookup, text_status: 'NOT_CHECKED' }))
    expect(page.results.map(({ id }) => id)).toEqual([dear, cheap])
    expect([page.total, page.page_count]).toEqual([2, 1])
    expect(page.counts.toSorted((a, b) => a.total - b.total)).toEqual([
      { status: 'PAYMENT_VERIFIED', total: 1 },
      { status: 'NOT_CHECKED', total: 2 },
    ])
    expect(await idsOf({ lookup, page: 2 })).toEqual([])
  })

  it('finds the sent orders that wait at the desk, for its selection too', async () => {
    const shopper = await newShopper(shop)
    const picked = (await paidOrder(shopper)).id
    const couriered = await orderByCourier(shopper, await stocked({ kind: 'cable', stock: 5 }))
    await payAtBank(shopper, couriered)
    const early = (await paidOrder(shopper)).id
    for (const id of [picked, couriered])
      for (const event of movesToSent) await answer(move(one, id, { event }))
    const lookup = shopper.phone
    const page = await answer(list(one, { lookup, ready_for_pickup: true }))
    expect(page.results.map(({ id }) => id)).toEqual([picked])
    expect([page.total, page.page_count, page.ready_for_pickup]).toEqual([1, 1, 1])
    expect(page.counts.toSorted((a, b) => a.total - b.total)).toEqual([
      { status: 'NOT_CHECKED', total: 1 },
      { status: 'SENDING', total: 2 },
    ])
    expect(await idsOf({ lookup, text_status: 'SENDING' })).toEqual([couriered, picked])
    const sent = { lookup, text_status: 'SENDING', ready_for_pickup: false } as const
    const rest = await answer(list(one, sent))
    expect([rest.results.map(({ id }) => id), rest.total]).toEqual([[couriered], 1])
    expect(await idsOf({ lookup, text_status: 'NOT_CHECKED', ready_for_pickup: true })).toEqual([])
    expect(await idsOf({ lookup, ready_for_pickup: false })).toEqual([early, couriered])
    const query = { lookup, ready_for_pickup: true, expected_total: 1 }
    const selected = await answer(one.api.GET('/staff/order-selection/', { params: { query } }))
    expect(selected.orders).toEqual([
      { id: picked, text_status: 'SENDING', is_in_person: true, ...ready },
    ])
    const { columns } = await answer(board(one, { lookup }))
    expect(
      columns
        .slice(-2)
        .map((column) => [
          column.status,
          column.ready_for_pickup,
          column.total,
          column.orders.map(({ id }) => id),
        ]),
    ).toEqual([
      ['SENDING', false, 1, [couriered]],
      ['SENDING', true, 1, [picked]],
    ])
  })

  it('counts an unpaid order past its deadline as expired', async () => {
    const shopper = await newShopper(shop)
    const id = await order(shopper, [[await stocked({ kind: 'cable' }), 1]])
    const lookup = shopper.phone
    expect(await idsOf({ lookup, text_status: 'WAITING_PAYMENT' })).toEqual([id])
    shop.clock.advance(31 * 60)
    expect(await idsOf({ lookup, text_status: 'WAITING_PAYMENT' })).toEqual([])
    const page = await answer(list(one, { lookup, text_status: 'EXPIRED' }))
    expect(page.results.map(({ text_status }) => text_status)).toEqual(['EXPIRED'])
    expect(page.counts).toEqual([{ status: 'EXPIRED', total: 1 }])
  })
})

describe('the date range of a list of orders', () => {
  it('is in days of Tehran and includes both ends', async () => {
    const shopper = await newShopper(shop)
    const first = (await paidOrder(shopper)).id
    const day = tehranDay(shop.clock.now())
    shop.clock.advance((tehranInstant(addDays(day, 1), 0) - shop.clock.now()) / 1000)
    const second = (await paidOrder(shopper)).id
    const next = addDays(day, 1)
    const lookup = shopper.phone
    expect(await idsOf({ lookup, from: day, to: next })).toEqual([second, first])
    expect(await idsOf({ lookup, to: day })).toEqual([first])
    expect(await idsOf({ lookup, from: next })).toEqual([second])
    expect(await idsOf({ lookup, from: addDays(day, 2) })).toEqual([])
    const { total, counts } = await answer(list(one, { lookup, from: next, to: next }))
    expect([total, counts]).toEqual([1, [{ status: 'NOT_CHECKED', total: 1 }]])
    expect((await answer(board(one, { lookup, from: next }))).columns[0]?.total).toBe(1)
  })
})

describe('the board of orders', () => {
  it('has the orders that still need work, oldest first', async () => {
    const shopper = await newShopper(shop)
    const first = (await paidOrder(shopper)).id
    const second = (await paidOrder(shopper)).id
    const moved = (await paidOrder(shopper)).id
    const closed = (await paidOrder(shopper)).id
    shop.clock.advance(60)
    await answer(move(one, moved, { event: 'staff.payment-checked' }))
    await answer(move(one, closed, { event: 'staff.rejected', reason: 'ناموجود' }))
    const { columns } = await answer(board(one, { lookup: shopper.phone }))
    expect(
      columns.map(({ status, total, orders }) => [status, total, orders.map(({ id }) => id)]),
    ).toEqual([
      ['NOT_CHECKED', 2, [first, second]],
      ['PAYMENT_VERIFIED', 1, [moved]],
      ['PROCESSING', 0, []],
      ['PREPARING', 0, []],
      ['SENDING', 0, []],
      ['SENDING', 0, []],
    ])
    const card = columns[1]?.orders[0]
    expect(card?.since).toBe(new Date(shop.clock.now()).toISOString())
    const { results } = await answer(list(one, { lookup: String(moved) }))
    expect({ ...card, since: undefined }).toEqual(results[0])
  })

  it('shows twenty orders of a status, and their total', async () => {
    const shopper = await newShopper(shop)
    const ids: number[] = []
    for (let count = 0; count < 21; count += 1) {
      // More than one customer places in an hour.
      await shop.db.delete(limitHits)
      ids.push((await paidOrder(shopper)).id)
    }
    const [column] = (await answer(board(one, { lookup: shopper.phone }))).columns
    expect(column?.total).toBe(21)
    expect(column?.orders.map(({ id }) => id)).toEqual(ids.slice(0, 20))
  })

  it('is for the roles of orders, support and finance', async () => {
    expect(await refusal(board(catalogue))).toEqual({ status: 403, code: 'forbidden' })
    expect((await board(reader)).response.status).toBe(200)
  })
})

describe('orders to print', () => {
  it('are the requested ones in the requested order, with goods and addresses', async () => {
    const first = await paidOrder()
    const second = await paidOrder()
    const { results, skus } = await answer(toPrint(one, [second.id, 1, first.id, second.id]))
    const sold = results.flatMap(({ item }) => item.map((each) => each.price_obj.product.id))
    expect(new Set(skus.map((each) => each.product_id))).toEqual(new Set(sold))
    expect(skus.every(({ sku }) => sku !== '')).toBe(true)
    expect(results).toEqual([
      await getOrder(second.shopper, second.id),
      await getOrder(first.shopper, first.id),
    ])
  })

  it('are only for the role of orders', async () => {
    const { id } = await paidOrder()
    expect(await refusal(toPrint(reader, [id]))).toEqual({ status: 403, code: 'forbidden' })
  })
})

describe('many orders', () => {
  it('are moved one step each, with the problem of each that cannot be moved', async () => {
    const shopper = await newShopper(shop)
    const paid = (await paidOrder(shopper)).id
    const elsewhere = (await paidOrder(shopper)).id
    const closed = (await paidOrder(shopper)).id
    const last = (await paidOrder(shopper)).id
    await answer(move(other, elsewhere, { event: 'staff.payment-checked' }))
    await answer(move(other, closed, { event: 'staff.rejected', reason: 'ناموجود' }))
    const { results } = await answer(
      moveMany(one, [
        { id: paid, expected_status: 'NOT_CHECKED' },
        { id: elsewhere, expected_status: 'NOT_CHECKED' },
        { id: closed, expected_status: 'NOT_APPROVED' },
        { id: 1, expected_status: 'PREPARING' },
        { id: last, expected_status: 'NOT_CHECKED' },
      ]),
    )
    const moved = { status: 'PAYMENT_VERIFIED', problem: null }
    const theirs = expect.objectContaining({ staff_id: other.userId })
    expect(results).toEqual([
      { id: paid, ...moved },
      { id: elsewhere, status: null, problem: 'move_impossible', saved_by: theirs },
      { id: closed, status: null, problem: 'move_impossible' },
      { id: 1, status: null, problem: 'order_not_found' },
      { id: last, ...moved },
    ])
    const { text_status, actions } = await answer(details(one, last))
    expect(text_status).toBe('PAYMENT_VERIFIED')
    expect(actions).toEqual([
      expect.objectContaining({
        action: 'moveOrders',
        staff_id: one.userId,
        before: { status: 'NOT_CHECKED' },
        after: { status: 'PAYMENT_VERIFIED' },
      }),
    ])
    expect((await answer(details(one, elsewhere))).actions).toHaveLength(1)
  })

  it('are selected together if the list still finds as many as it showed', async () => {
    const shopper = await newShopper(shop)
    const first = (await paidOrder(shopper)).id
    const second = (await paidOrder(shopper)).id
    const filter = { lookup: shopper.phone, text_status: 'NOT_CHECKED' } as const
    const select = (expected_total: number, by = one) =>
      by.api.GET('/staff/order-selection/', { params: { query: { ...filter, expected_total } } })
    const selected = (await answer(select(2))).orders
    expect(selected).toEqual([
      { id: second, text_status: 'NOT_CHECKED', is_in_person: true, ...ready },
      { id: first, text_status: 'NOT_CHECKED', is_in_person: true, ...ready },
    ])
    await answer(move(other, first, { event: 'staff.payment-checked' }))
    expect(await refusal(select(2))).toEqual({ status: 409, code: 'results_changed' })
    expect((await answer(select(1))).orders).toEqual([
      { id: second, text_status: 'NOT_CHECKED', is_in_person: true, ...ready },
    ])
    const chosen = selected.map(({ id, text_status }) => ({ id, expected_status: text_status }))
    const { results } = await answer(moveMany(one, chosen))
    expect(results).toEqual([
      { id: second, status: 'PAYMENT_VERIFIED', problem: null },
      {
        id: first,
        status: null,
        problem: 'move_impossible',
        saved_by: expect.objectContaining({ staff_id: other.userId }),
      },
    ])
  })

  it('are not selected together if they are more than 500', async () => {
    const { id } = await paidOrder()
    await shop.db.execute(sql`
      insert into orders (user_id, status, tracking_code, cart_version, request_hash, total_products, total_discount,
        total_insurance, shipping_price, total_price, shipping_name, is_in_person, first_name, last_name, phone, expires_at)
      select user_id, 'NOT_APPROVED', 'many-' || number, 1000 + number, '', 1, 0, 0, 0, 1, '', false, '', '',
        '09990000000', now()
      from orders, generate_series(1, 501) number where id = ${id}`)
    const query = { lookup: '09990000000', expected_total: 501 }
    const call = one.api.GET('/staff/order-selection/', { params: { query } })
    expect(await refusal(call)).toEqual({ status: 400, code: 'too_many_results' })
  })

  it('are moved once by a repeated call, which gets the same reply', async () => {
    const { id } = await paidOrder()
    const chosen = [{ id, expected_status: 'NOT_CHECKED' as const }]
    const key = `many-${id}`
    const first = await answer(moveMany(one, chosen, key))
    expect(await answer(moveMany(one, chosen, key))).toEqual(first)
    expect((await answer(details(one, id))).actions).toHaveLength(1)
  })

  it('are not moved if one of them is listed twice', async () => {
    const { id } = await paidOrder()
    const chosen = [
      { id, expected_status: 'NOT_CHECKED' as const },
      { id, expected_status: 'PAYMENT_VERIFIED' as const },
    ]
    const refused = { status: 400, code: 'validation_failed' }
    expect(await refusal(moveMany(one, chosen))).toEqual(refused)
    expect((await answer(details(one, id))).text_status).toBe('NOT_CHECKED')
  })

  it('are refused if the key was used for another expected status', async () => {
    const { id } = await paidOrder()
    const key = `again-${id}`
    await answer(moveMany(one, [{ id, expected_status: 'NOT_CHECKED' }], key))
    const again = moveMany(one, [{ id, expected_status: 'PREPARING' }], key)
    const problem = 'idempotency_key_reused'
    expect((await answer(again)).results).toEqual([{ id, status: null, problem }])
    expect((await answer(details(one, id))).text_status).toBe('PAYMENT_VERIFIED')
  })

  it('are delivered together, except those that are picked up at the desk', async () => {
    const desk = await paidOrder()
    const shopper = await newShopper(shop)
    const sent = await orderByCourier(shopper, await stocked({ kind: 'cable', stock: 5 }))
    await payAtBank(shopper, sent)
    for (const event of movesToSent)
      for (const id of [desk.id, sent]) await answer(move(one, id, { event }))
    const expected_status = 'SENDING'
    const chosen = [desk.id, sent].map((id) => ({ id, expected_status }) as const)
    expect((await answer(moveMany(one, chosen))).results).toEqual([
      { id: desk.id, status: null, problem: 'pickup_code_required' },
      { id: sent, status: 'DELIVERED', problem: null },
    ])
    expect((await answer(details(one, desk.id))).text_status).toBe('SENDING')
    const inPerson = async (lookup: number) =>
      (await answer(list(one, { lookup: String(lookup) }))).results[0]?.is_in_person
    expect([await inPerson(desk.id), await inPerson(sent)]).toEqual([true, false])
  })

  it('are moved even if one of them fails unexpectedly', async () => {
    const ids = [(await paidOrder()).id, (await paidOrder()).id, (await paidOrder()).id] as const
    const check = `check (subject_id <> ${ids[1]}) not valid`
    await shop.db.execute(`alter table staff_actions add constraint broken ${check}`)
    const expected_status = 'NOT_CHECKED'
    const reply = await moveMany(
      one,
      ids.map((id) => ({ id, expected_status })),
    )
    await shop.db.execute('alter table staff_actions drop constraint broken')
    const moved = { status: 'PAYMENT_VERIFIED', problem: null }
    expect(reply.data?.results).toEqual([
      { id: ids[0], ...moved },
      { id: ids[1], status: null, problem: 'internal_error' },
      { id: ids[2], ...moved },
    ])
    expect((await answer(details(one, ids[1]))).text_status).toBe('NOT_CHECKED')
  })

  it('are moved only by the role of orders', async () => {
    const { id } = await paidOrder()
    const chosen = [{ id, expected_status: 'NOT_CHECKED' as const }]
    expect(await refusal(moveMany(reader, chosen))).toEqual({ status: 403, code: 'forbidden' })
    expect((await answer(details(one, id))).text_status).toBe('NOT_CHECKED')
  })
})

describe('an order', () => {
  it('offers the steps of its chart, one after the other, until it waits at the desk, where its code delivers it', async () => {
    const { shopper, id } = await paidOrder()
    const offered: string[][] = []
    let { moves } = await answer(details(one, id))
    while (moves[0]) {
      offered.push(moves.map(({ event }) => event))
      ;({ moves } = await answer(move(one, id, { event: moves[0].event })))
    }
    expect(offered).toEqual([
      ['staff.payment-checked', 'staff.rejected'],
      ['staff.accepted', 'staff.rejected'],
      ['staff.preparing', 'staff.rejected'],
      ['staff.sent', 'staff.rejected'],
    ])
    const { text_status: status, waits_at_desk: waits } = await answer(details(one, id))
    expect([status, waits]).toEqual(['SENDING', true])
    expect(await refusal(move(one, id, { event: 'staff.delivered' }))).toEqual({
      status: 409,
      code: 'pickup_code_required',
    })
    expect((await handOver(one, shopper, id)).text_status).toBe('DELIVERED')
  })

  it('has the actor of each step, and the actions of staff with their reasons', async () => {
    const { shopper, id } = await paidOrder()
    const at = new Date(shop.clock.now()).toISOString()
    const reason = ' کالا آسیب دیده بود '
    await answer(move(one, id, { event: 'staff.payment-checked' }))
    await answer(move(other, id, { event: 'staff.rejected', reason }))
    const { history, actions, account, moves, ...rejected } = await answer(details(one, id))
    expect(history.map(({ event, status, by }) => [event, status, by])).toEqual([
      ['order.placed', 'WAITING_PAYMENT', 'user'],
      ['payment.confirmed', 'NOT_CHECKED', 'gateway'],
      ['staff.payment-checked', 'PAYMENT_VERIFIED', 'staff'],
      ['staff.rejected', 'NOT_APPROVED', 'staff'],
    ])
    const action = { action: 'moveOrder', subject: 'order', subject_id: id, at }
    expect(actions).toEqual([
      expect.objectContaining({
        ...action,
        staff_id: other.userId,
        before: { status: 'PAYMENT_VERIFIED' },
        after: { status: 'NOT_APPROVED' },
        reason: reason.trim(),
      }),
      expect.objectContaining({
        ...action,
        staff_id: one.userId,
        before: { status: 'NOT_CHECKED' },
        after: { status: 'PAYMENT_VERIFIED' },
        reason: null,
      }),
    ])
    expect(account).toEqual({ id: shopper.userId, phone_number: shopper.phone })
    expect(moves).toEqual([])
    expect(rejected.refunded_to_wallet).toBe(rejected.total_price)
    expect(rejected.discount_code).toBeNull()
    expect(rejected.payments).toEqual([
      {
        id: expect.any(Number),
        created_at: at,
        status: 'SUCCESSFUL',
        gateway: 'sandbox',
        gateway_name: expect.stringMatching(/./),
        amount: rejected.total_price,
        reference_number: expect.stringMatching(/./),
      },
    ])
    const [told] = await answer(shopper.api.GET('/ticket/message/'))
    expect(told?.text).toMatch(/لغو شد و .* به کیف پول شما برگشت\.\nکالا آسیب دیده بود$/)
  })

  it('is moved only by the role of orders, and shown to the role of support', async () => {
    const { id } = await paidOrder()
    const forbidden = { status: 403, code: 'forbidden' }
    expect(await refusal(details(catalogue, id))).toEqual(forbidden)
    expect((await answer(details(reader, id))).id).toBe(id)
    expect(await refusal(move(reader, id, { event: 'staff.payment-checked' }))).toEqual(forbidden)
    expect(await refusal(details(one, 1))).toEqual({ status: 404, code: 'order_not_found' })
    expect((await answer(details(one, id))).actions).toEqual([])
  })

  it('is not rejected without a reason', async () => {
    const { id } = await paidOrder()
    const { moves } = await answer(details(one, id))
    expect(moves).toEqual([
      { event: 'staff.payment-checked', to: 'PAYMENT_VERIFIED', needs_reason: false },
      { event: 'staff.rejected', to: 'NOT_APPROVED', needs_reason: true },
    ])
    expect(await refusal(move(one, id, { event: 'staff.rejected', reason: ' ' }))).toEqual({
      status: 400,
      code: 'reason_required',
    })
    expect((await answer(details(one, id))).text_status).toBe('NOT_CHECKED')
  })

  it('is not moved by a member who saw another status', async () => {
    const { id } = await paidOrder()
    const expected_status = 'NOT_CHECKED'
    await answer(move(one, id, { event: 'staff.payment-checked', expected_status }))
    expect(await refusal(move(other, id, { event: 'staff.accepted', expected_status }))).toEqual({
      status: 409,
      code: 'move_impossible',
    })
    expect((await answer(details(one, id))).text_status).toBe('PAYMENT_VERIFIED')
  })

  it('is not moved by the key of another step, which is refused', async () => {
    const { id } = await paidOrder()
    const params = { path: { id }, header: { 'Idempotency-Key': `step-${id}` } }
    const send = (body: Schemas['OrderMove']) =>
      one.api.POST('/staff/order/{id}/move/', { params, body })
    const expected_status = 'NOT_CHECKED'
    await answer(send({ event: 'staff.payment-checked', expected_status }))
    const reason = 'کالا تمام شد'
    expect(await refusal(send({ event: 'staff.rejected', expected_status, reason }))).toEqual({
      status: 409,
      code: 'idempotency_key_reused',
    })
    expect((await answer(details(one, id))).text_status).toBe('PAYMENT_VERIFIED')
  })

  it('is moved once by a repeated call, which gets the current order', async () => {
    const { id } = await paidOrder()
    const body = { event: 'staff.payment-checked', expected_status: 'NOT_CHECKED' } as const
    const params = { path: { id }, header: { 'Idempotency-Key': `move-${id}` } }
    const send = (by: TestClient) => by.api.POST('/staff/order/{id}/move/', { params, body })
    const first = await answer(send(one))
    expect(first.text_status).toBe('PAYMENT_VERIFIED')
    expect(await answer(send(one))).toEqual(first)
    expect(first.actions).toHaveLength(1)
    expect(await refusal(send(other))).toEqual({ status: 409, code: 'move_impossible' })
  })

  it('is moved once by two members at the same time, and the slower one gets a conflict', async () => {
    const { id } = await paidOrder()
    const expected_status = 'NOT_CHECKED'
    const results = await Promise.all([
      refusal(move(one, id, { event: 'staff.payment-checked', expected_status })),
      refusal(move(other, id, { event: 'staff.rejected', expected_status, reason: 'ناموجود' })),
    ])
    const byStatus = results.toSorted((a, b) => a.status - b.status)
    expect(byStatus).toEqual([
      { status: 200, code: null },
      { status: 409, code: 'move_impossible' },
    ])
    expect((await answer(details(one, id))).actions).toHaveLength(1)
  })

  it('is not moved when the log cannot be written', async () => {
    const { id } = await paidOrder()
    const steps = () => shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, id))
    const before = await steps()
    await shop.db.execute('alter table staff_actions add constraint broken check (false) not valid')
    const { status } = await refusal(move(one, id, { event: 'staff.payment-checked' }))
    await shop.db.execute('alter table staff_actions drop constraint broken')
    expect(status).toBe(500)
    expect(await steps()).toEqual(before)
    expect(await shop.db.select().from(staffActions).where(eq(staffActions.subjectId, id))).toEqual(
      [],
    )
  })
})
