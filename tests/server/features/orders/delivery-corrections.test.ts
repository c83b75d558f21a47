import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { findLatestPrints } from '#server/features/orders/order-prints.queries.ts'
import { lockOrder } from '#server/features/orders/orders.queries.ts'
import { staffActions } from '#server/platform/db/schema/staff.ts'
import type { Schemas } from '#server/schemas.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { payAtBank } from '#tests/support/bank.ts'
import { whileChanged } from '#tests/support/held-lock.ts'
import {
  answer,
  getOrder,
  movesToSent,
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

const reason = 'مشتری تماس گرفت'
const shown: Schemas['OrderDelivery'] = {
  first_name: 'سارا',
  last_name: 'کریمی',
  phone_number: '09351234567',
  text_address: 'خیابان نمونه، پلاک ۱',
  postal_code: '1345678913',
}
const impossible = { status: 409, code: 'move_impossible' }

const send = (by: typeof one, id: number, body: Schemas['DeliveryCorrection']) =>
  by.api.PUT('/staff/order/{id}/delivery/', { params: { path: { id } }, body })
const correct = (id: number, changes: Partial<Schemas['OrderDelivery']>, by = one) =>
  send(by, id, { delivery: { ...shown, ...changes }, expected: shown, reason })
const move = (id: number, event: Schemas['OrderMoveEvent']) =>
  answer(one.api.POST('/staff/order/{id}/move/', { params: { path: { id } }, body: { event } }))
const details = (id: number) =>
  answer(one.api.GET('/staff/order/{id}/', { params: { path: { id } } }))

/** A paid order that a courier takes, and what its customer was told of corrections. */
async function courierOrder(postalCode?: string) {
  const shopper = await newShopper(shop)
  const id = await orderByCourier(shopper, await stocked({ kind: 'cable', stock: 5 }), postalCode)
  await payAtBank(shopper, id)
  const news = async () =>
    (await answer(shopper.api.GET('/ticket/message/')))
      .map(({ text }) => text)
      .filter((text) => text.includes('اصلاح شد'))
  return { shopper, id, news }
}

describe('the delivery of an order', () => {
  it('is corrected before it is sent, for the customer, the slip and the label', async () => {
    const { shopper, id, news } = await courierOrder()
    const { text_address: before } = await getOrder(shopper, id)
    expect((await details(id)).delivery).toEqual(shown)
    const { delivery_place: place, ...corrected } = await answer(
      correct(id, { first_name: 'ساره', text_address: 'خیابان نمونه، پلاک ۱۱' }),
    )
    expect(corrected.delivery).toEqual({
      ...shown,
      first_name: 'ساره',
      text_address: 'خیابان نمونه، پلاک ۱۱',
    })
    expect(before).toBe(`${place}، ${shown.text_address}`)
    const facts = { first_name: 'ساره', text_address: `${place}، خیابان نمونه، پلاک ۱۱` }
    expect(await getOrder(shopper, id)).toMatchObject(facts)
    const { results } = await answer(
      one.api.GET('/staff/order-print/', { params: { query: { id: [id] } } }),
    )
    expect(results).toMatchObject([facts])
    expect(await news()).toEqual([expect.stringContaining('اصلاح شد: نام گیرنده، آدرس.')])
  })

  it('is in the log with what it was and why', async () => {
    const { id } = await courierOrder()
    const { actions } = await answer(correct(id, { phone_number: '09351234568' }))
    expect(actions[0]).toMatchObject({
      action: 'correctDelivery',
      before: { phone_number: '09351234567' },
      after: { phone_number: '09351234568' },
      reason,
    })
    expect(Object.keys(actions[0]?.after ?? {})).toEqual(['phone_number'])
  })

  it('leaves the invoice with the buyer whose national code it has', async () => {
    const { shopper, id } = await courierOrder()
    const first = { ...shown, first_name: 'نگار', phone_number: '09351234568' }
    await answer(correct(id, first))
    const second = { ...first, last_name: 'رستمی', text_address: 'خیابان دیگر', first_name: 'ندا' }
    await answer(send(one, id, { delivery: second, expected: first, reason }))
    for (const event of [...movesToSent, 'staff.delivered'] as const) await move(id, event)
    const params = { path: { id } }
    expect(await answer(shopper.api.GET('/profile/v3/invoice/{id}/', { params }))).toMatchObject({
      ...shown,
      national_code: '0499370899',
    })
    expect(await getOrder(shopper, id)).toMatchObject({ first_name: 'ندا', last_name: 'رستمی' })
  })

  it('keeps what was ordered by other rules while something else is corrected', async () => {
    const postalCode = '0000000000'
    const { id } = await courierOrder(postalCode)
    const expected = { ...shown, postal_code: postalCode }
    const delivery = { ...expected, first_name: 'ساره' }
    expect((await answer(send(one, id, { delivery, expected, reason }))).delivery).toEqual(delivery)
    const worse = { ...delivery, postal_code: '0000000001' }
    expect(
      (await send(one, id, { delivery: worse, expected: delivery, reason })).error,
    ).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'delivery.postal_code', rule: 'start' }],
    })
  })

  it('is corrected at most ten times an hour, since each correction sends an SMS', async () => {
    const { id, news } = await courierOrder()
    let expected = shown
    const again = (last: string) => {
      const delivery = { ...expected, postal_code: `13456789${last}` }
      const sent = send(one, id, { delivery, expected, reason })
      expected = delivery
      return sent
    }
    for (let count = 0; count < 10; count++) await answer(again(`2${count}`))
    const before = expected
    expect(await refusal(again('30'))).toEqual({ status: 429, code: 'too_many_requests' })
    expect((await details(id)).delivery).toEqual(before)
    expect(await news()).toHaveLength(10)
    shop.clock.advance(3600)
    expected = before
    await answer(again('30'))
  })

  it('is corrected once, however often that is sent', async () => {
    const { id, news } = await courierOrder()
    const changes = { postal_code: '1345678914' }
    await answer(correct(id, changes))
    await answer(correct(id, changes))
    expect(await news()).toHaveLength(1)
  })

  it('is not replaced by somebody who was shown another one, and names who changed it', async () => {
    const { id } = await courierOrder()
    await answer(correct(id, { last_name: 'کریم' }))
    await answer(
      other.api.POST('/staff/order/{id}/move/', {
        params: { path: { id } },
        body: { event: 'staff.payment-checked' },
      }),
    )
    const late = await correct(id, { last_name: 'کریمیان' }, other)
    expect(late.error).toMatchObject({
      code: 'changed_meanwhile',
      saved_by: { staff_id: (await details(id)).actions.at(-1)?.staff_id },
    })
    expect((await details(id)).delivery?.last_name).toBe('کریم')
  })

  it('is not corrected before it is paid, once it was sent, or where the customer comes to a branch', async () => {
    const buyer = await newShopper(shop)
    const unpaid = await orderByCourier(buyer, await stocked({ kind: 'cable', stock: 5 }))
    expect((await details(unpaid)).delivery).toBeNull()
    expect(await refusal(correct(unpaid, { last_name: 'کریم' }))).toEqual(impossible)
    const { id } = await courierOrder()
    for (const event of movesToSent.slice(0, -1)) await move(id, event)
    expect((await details(id)).delivery).toEqual(shown)
    await move(id, 'staff.sent')
    expect((await details(id)).delivery).toBeNull()
    expect(await refusal(correct(id, { last_name: 'کریم' }))).toEqual(impossible)
    const visitor = await newShopper(shop)
    const pickedUp = await order(visitor, [[await stocked({ kind: 'cable', stock: 5 }), 1]])
    await payAtBank(visitor, pickedUp)
    expect(await refusal(correct(pickedUp, { last_name: 'کریم' }))).toEqual(impossible)
    expect((await details(pickedUp)).delivery_place).toBeNull()
  })

  it.each([
    ['first_name', 'سارا ۲', 'letters'],
    ['last_name', ' ', 'required'],
    ['text_address', 'خیابان <b>', 'characters'],
    ['postal_code', '0345678913', 'start'],
    ['postal_code', '1111111111', 'repeats'],
  ] as const)('has the rules of an address: not the %s %s', async (field, value, rule) => {
    const { id } = await courierOrder()
    const { error } = await correct(id, { [field]: value })
    expect(error).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: `delivery.${field}`, rule }],
    })
  })

  it.each(['12', '۰۹۳۵۱۲۳۴۵۶۷', '1'.repeat(16)])(
    'is not for the number %s',
    async (phone_number) => {
      const { id } = await courierOrder()
      expect(await refusal(correct(id, { phone_number }))).toMatchObject({ status: 400 })
    },
  )

  it('needs a reason, a role, and somebody else as the customer and the receiver', async () => {
    const { id } = await courierOrder()
    const delivery = { ...shown, last_name: 'کریم' }
    const blank = send(one, id, { delivery, expected: shown, reason: ' ' })
    expect(await refusal(blank)).toEqual({ status: 400, code: 'reason_required' })
    expect(await refusal(correct(id, { last_name: 'کریم' }, reader))).toEqual({
      status: 403,
      code: 'forbidden',
    })
    const { phone_number: own } = await answer(one.api.GET('/profile/', {}))
    for (const phone_number of [own, own.slice(1), `98${own.slice(1)}`, `0098${own.slice(1)}`])
      expect(await refusal(correct(id, { phone_number }))).toMatchObject({ code: 'own_account' })
    expect((await details(id)).delivery).toEqual(shown)
  })
})

type Kind = Schemas['PrintKind']

/**
 * An order with its prints, and whether each kind is outdated, which its page, the print page, the list and its selection
 * must agree on.
 */
async function printedOrder() {
  const { shopper, id } = await courierOrder()
  const query = { lookup: shopper.phone }
  const read = () => answer(one.api.GET('/staff/order-print/', { params: { query: { id: [id] } } }))
  const record = async (kind: Kind, last_corrections: Schemas['LastCorrection'][], by = one) => {
    const body = { kind, last_corrections }
    expect((await by.api.POST('/staff/order-print/', { body })).response.status).toBe(204)
  }
  const print = async (kind: Kind, by = one) => record(kind, (await read()).last_corrections, by)
  const outdated = async () => {
    const { prints } = await read()
    expect((await details(id)).prints).toEqual(prints)
    const { results } = await answer(one.api.GET('/staff/order/', { params: { query } }))
    const selecting = { params: { query: { ...query, expected_total: 1 } } }
    const { orders } = await answer(one.api.GET('/staff/order-selection/', selecting))
    const has_outdated_print = prints.some(({ is_outdated: isOutdated }) => isOutdated)
    expect([...results, ...orders]).toMatchObject([{ has_outdated_print }, { has_outdated_print }])
    return prints.map(({ kind, is_outdated: isOutdated }) => [kind, isOutdated])
  }
  const logged = () =>
    shop.db.$count(
      staffActions,
      and(eq(staffActions.action, 'recordPrint'), eq(staffActions.subjectId, id)),
    )
  return { id, read, record, print, outdated, logged }
}

describe('the log of prints', () => {
  it('warns about a slip printed before the correction until it is reprinted', async () => {
    const { id, read, print, outdated } = await printedOrder()
    expect((await read()).prints).toEqual([])
    await print('slips')
    const at = new Date(shop.clock.now()).toISOString()
    expect((await details(id)).prints).toEqual([
      expect.objectContaining({ order_id: id, kind: 'slips', at, staff_id: one.userId }),
    ])
    expect(await outdated()).toEqual([['slips', false]])
    await answer(correct(id, { first_name: 'ساره' }))
    expect(await outdated()).toEqual([['slips', true]])
    await print('labels')
    expect(await outdated()).toEqual([
      ['slips', true],
      ['labels', false],
    ])
    await print('slips')
    expect(await outdated()).toEqual([
      ['slips', false],
      ['labels', false],
    ])
  })

  it('warns about a slip that was read before the correction and printed after it', async () => {
    const { id, read, record, outdated } = await printedOrder()
    const { last_corrections: early } = await read()
    expect(early).toEqual([{ order_id: id, correction_id: null }])
    await answer(correct(id, { first_name: 'ساره' }))
    shop.clock.advance(1)
    await record('slips', early)
    expect(await outdated()).toEqual([['slips', true]])
  })

  it('warns about a slip that was printed while the correction waited for the order', async () => {
    const { id, print, outdated } = await printedOrder()
    const correcting = whileChanged(
      shop,
      (tx) => lockOrder(tx, id),
      () => correct(id, { first_name: 'ساره' }),
      async () => {
        shop.clock.advance(1)
        await print('slips')
      },
    )
    await answer(correcting)
    expect(await outdated()).toEqual([['slips', true]])
  })

  it('warns about the next correction, whichever one the print claims to have', async () => {
    const { id, record, outdated } = await printedOrder()
    await record('slips', [
      { order_id: id, correction_id: 2_147_483_647 },
      { order_id: 999_999_999, correction_id: null },
    ])
    await answer(correct(id, { first_name: 'ساره' }))
    expect(await outdated()).toEqual([['slips', true]])
  })

  it('does not warn once the order was sent', async () => {
    const { id, print, outdated } = await printedOrder()
    await print('slips')
    await answer(correct(id, { first_name: 'ساره' }))
    expect(await outdated()).toEqual([['slips', true]])
    for (const event of movesToSent) await move(id, event)
    expect(await outdated()).toEqual([['slips', false]])
  })

  it('has one entry a minute for a member and a kind', async () => {
    const { print, logged } = await printedOrder()
    await Promise.all([print('slips'), print('slips'), print('slips')])
    expect(await logged()).toBe(1)
    await print('labels')
    await print('slips', other)
    expect(await logged()).toBe(3)
    shop.clock.advance(59)
    await print('slips')
    expect(await logged()).toBe(3)
    shop.clock.advance(1)
    await print('slips')
    expect(await logged()).toBe(4)
  })

  it('has another entry at once if the delivery was corrected meanwhile', async () => {
    const { id, read, record, print, outdated } = await printedOrder()
    const { last_corrections: early } = await read()
    await print('slips')
    await answer(correct(id, { first_name: 'ساره' }))
    await print('slips')
    expect(await outdated()).toEqual([['slips', false]])
    await record('slips', early)
    expect(await outdated()).toEqual([['slips', true]])
    await print('slips', other)
    await record('slips', early)
    expect(await outdated()).toEqual([['slips', true]])
  })

  it('leaves the history of an order, and who moved it, readable', async () => {
    const { id } = await printedOrder()
    await move(id, 'staff.payment-checked')
    const printed = {
      staffId: other.userId,
      action: 'recordPrint',
      subject: 'order',
      subjectId: id,
      before: {},
      after: { printed: 'labels', correction_id: null },
      at: new Date(shop.clock.now()),
    } as const
    await shop.db.insert(staffActions).values(Array.from({ length: 200 }, () => printed))
    const { actions, prints } = await answer(
      other.api.GET('/staff/order/{id}/', { params: { path: { id } } }),
    )
    expect(actions.map(({ action }) => action)).toEqual(['moveOrder'])
    expect(prints).toHaveLength(1)
    expect(await findLatestPrints(shop.db, [id])).toHaveLength(1)
    const late = await other.api.POST('/staff/order/{id}/move/', {
      params: { path: { id } },
      body: { event: 'staff.payment-checked', expected_status: 'NOT_CHECKED' },
    })
    expect(late.error).toMatchObject({
      code: 'move_impossible',
      saved_by: { staff_id: one.userId },
    })
  })
})
