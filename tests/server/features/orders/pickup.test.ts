import { describe, expect, it } from 'vitest'
import { toPersianDigits } from '#domain/digits.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { payAtBank } from '#tests/support/bank.ts'
import type { TestClient } from '#tests/support/client.ts'
import {
  answer,
  getOrder,
  newShopper,
  newStaff,
  order,
  refusal,
  type Shopper,
} from '#tests/support/shopper.ts'

const { shop, stocked } = await startAuditedShop()
const clerk = await newStaff(shop, 'orders')

const move = (id: number, event: 'staff.sent' | 'staff.preparing') =>
  clerk.api.POST('/staff/order/{id}/move/', { params: { path: { id } }, body: { event } })
const find = (by: TestClient, pickup_code: string) =>
  by.api.POST('/staff/pick-up/', { body: { pickup_code } })
const handOver = (by: TestClient, id: number, pickup_code: string, key = `hand-over-${id}`) =>
  by.api.POST('/staff/pick-up/{id}/hand-over/', {
    params: { path: { id }, header: { 'Idempotency-Key': key } },
    body: { pickup_code },
  })

/** An order that waits at the desk, and its code. */
async function waiting(buyer?: Shopper) {
  const shopper = buyer ?? (await newShopper(shop))
  const id = await order(shopper, [[await stocked({ kind: 'cable', stock: 5 }), 2]])
  await payAtBank(shopper, id)
  const steps = ['staff.payment-checked', 'staff.accepted', 'staff.preparing'] as const
  for (const event of steps) {
    const params = { path: { id } }
    await answer(clerk.api.POST('/staff/order/{id}/move/', { params, body: { event } }))
  }
  expect((await getOrder(shopper, id)).pickup_code).toBe(undefined)
  await answer(move(id, 'staff.sent'))
  const { pickup_code: code = '' } = await getOrder(shopper, id)
  return { shopper, id, code }
}

const invalid = { status: 400, code: 'pickup_code_invalid' }

describe('an order that is picked up', () => {
  it('has a code once it is ready, which only its customer receives', async () => {
    const { shopper, id, code } = await waiting()
    expect(code).toMatch(/^\d{6}$/)
    const outbox = await shopper.send({ method: 'GET', url: `/dev/outbox?phone=${shopper.phone}` })
    expect(outbox.body).toContain(`کد تحویل: ${toPersianDigits(code)}`)
    const params = { path: { id } }
    const seen = await answer(clerk.api.GET('/staff/order/{id}/', { params }))
    expect(seen.pickup_code).toBe(undefined)
  })

  it('is found by its code, and handed over once, which the log keeps', async () => {
    const { shopper, id, code } = await waiting()
    const found = await answer(find(clerk, code))
    expect([found.id, found.item[0]?.quantity, found.pickup_code]).toEqual([id, 2, undefined])
    const handed = await answer(handOver(clerk, id, code))
    expect(handed.text_status).toBe('DELIVERED')
    expect(handed.actions[0]).toMatchObject({
      action: 'handOverOrder',
      staff_id: clerk.userId,
      before: { status: 'SENDING' },
      after: { status: 'DELIVERED' },
    })
    expect(await answer(handOver(clerk, id, code))).toEqual(handed)
    expect(await refusal(handOver(clerk, id, code, 'another-key'))).toEqual({
      status: 409,
      code: 'order_delivered',
    })
    expect(await refusal(find(clerk, code))).toEqual(invalid)
    expect((await getOrder(shopper, id)).pickup_code).toBe(undefined)
  })

  it('is refused to a colleague who is slower, who reads who handed it over and when', async () => {
    const slower = await newStaff(shop, 'orders')
    const { id, code } = await waiting()
    await answer(handOver(clerk, id, code))
    const { error } = await handOver(slower, id, code, 'key-of-slower')
    expect([error?.code, error?.saved_by?.staff_id, error?.saved_by?.at]).toEqual([
      'order_delivered',
      clerk.userId,
      new Date(shop.clock.now()).toISOString(),
    ])
  })

  it('is handed over although its try stays counted', async () => {
    const { shopper, id, code } = await waiting()
    await shop.db.execute(`create function refuse() returns trigger language plpgsql
      as $$ begin raise exception 'broken'; end $$`)
    await shop.db.execute(`create trigger broken before delete on limit_hits
      for each statement execute function refuse()`)
    const { status } = await refusal(handOver(clerk, id, code))
    await shop.db.execute('drop function refuse cascade')
    expect(status).toBe(200)
    expect((await getOrder(shopper, id)).text_status).toBe('DELIVERED')
  })

  it('is not handed over with the code of another order', async () => {
    const one = await waiting()
    const other = await waiting()
    expect(await refusal(handOver(clerk, one.id, other.code))).toEqual(invalid)
    expect((await getOrder(one.shopper, one.id)).text_status).toBe('SENDING')
  })

  it('cannot be found by guessing: ten wrong codes an hour are all that a member has', async () => {
    const { code } = await waiting()
    const guesser = await newStaff(shop, 'orders')
    const wrong = code === '000000' ? '000001' : '000000'
    const tries = await Promise.all(Array.from({ length: 14 }, () => refusal(find(guesser, wrong))))
    const codes = tries.map((each) => each.code)
    expect(codes.filter((each) => each === 'pickup_code_invalid')).toHaveLength(10)
    expect(codes.filter((each) => each === 'too_many_requests')).toHaveLength(4)
    expect((await refusal(find(guesser, code))).code).toBe('too_many_requests')
    expect((await find(clerk, code)).response.status).toBe(200)
    shop.clock.advance(61 * 60)
    expect((await find(guesser, code)).response.status).toBe(200)
  })

  it('counts as no wrong code when it cannot be handed over for another reason', async () => {
    const hasty = await newStaff(shop, 'orders')
    const { id, code } = await waiting()
    const { id: otherId } = await waiting()
    await answer(handOver(hasty, id, code, 'key-of-both'))
    for (let tries = 0; tries < 12; tries++)
      expect((await refusal(handOver(hasty, otherId, code, 'key-of-both'))).code).toBe(
        'idempotency_key_reused',
      )
    expect((await refusal(find(hasty, code === '000000' ? '000001' : '000000'))).code).toBe(
      'pickup_code_invalid',
    )
  })

  it('is found by those who work on orders alone', async () => {
    const { code } = await waiting()
    const reader = await newStaff(shop, 'support')
    expect(await refusal(find(reader, code))).toEqual({ status: 403, code: 'forbidden' })
  })
})
