import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addDays, tehranDay } from '#domain/day.ts'
import { orders } from '#server/platform/db/schema/commerce.ts'
import { flowSteps } from '#server/platform/db/schema/engagement.ts'
import type { Schemas } from '#server/schemas.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { payAtBank } from '#tests/support/bank.ts'
import { answer, getOrder, newShopper, newStaff, order, refusal } from '#tests/support/shopper.ts'

const { shop, stocked } = await startAuditedShop()
const member = await newStaff(shop, 'finance')

type Taken = Schemas['FlowSteps']['taken']
const send = (taken: Taken, by = shop.client()) => by.api.POST('/flow-step/', { body: { taken } })
const figures = async (days: 7 | 30 | 90 = 7) =>
  (await answer(member.api.GET('/staff/figures/flow/', { params: { query: { days } } }))).flows
const paying = { flow: 'giftCardPurchase', from: 'editing', to: 'buying', count: 2 }

describe('the steps of flows', () => {
  it('are added up by day, flow and step, and by nothing else', async () => {
    const [first] = Object.entries((await import('#api/flow-steps.ts')).flowSteps)
    const [flow, [from = '', to = '']] = [first?.[0] ?? '', first?.[1] ?? []]
    const today = tehranDay(shop.clock.now())
    await shop.db.insert(flowSteps).values([
      { day: addDays(today, -6), flow, fromStep: from, toStep: to, count: 5 },
      { day: addDays(today, -7), flow, fromStep: from, toStep: to, count: 70 },
    ])
    for (const count of [1, 2])
      expect((await send([{ flow, from, to, count }])).response.status).toBe(204)
    expect(await figures(7)).toEqual([{ flow, taken: [{ from, to, count: 8 }] }])
    expect(await figures(30)).toEqual([{ flow, taken: [{ from, to, count: 78 }] }])
    const { rows } = await shop.db.execute(
      sql`select * from flow_steps where day = ${today} order by flow`,
    )
    expect(rows).toEqual([{ day: today, flow, from_step: from, to_step: to, count: 3 }])
  })

  it('come with how the orders of the counted days ended', async () => {
    const ended = async () => {
      const params = { query: { days: 7 } } as const
      return (await answer(member.api.GET('/staff/figures/flow/', { params }))).orders
    }
    const before = await ended()
    const shopper = await newShopper(shop)
    const cable = await stocked({ kind: 'cable', stock: 5 })
    await payAtBank(shopper, await order(shopper, [[cable, 1]]))
    const id = await order(shopper, [[cable, 1]])
    const after = { ...before, paid: before.paid + 1, waiting: before.waiting + 1 }
    expect(await ended()).toEqual(after)
    const uncounted = await order(shopper, [[cable, 1]])
    const { expires_at: end } = await getOrder(shopper, id)
    const earlier = new Date(shop.clock.now() - 3 * 86_400_000)
    await shop.db.update(orders).set({ createdAt: earlier }).where(eq(orders.id, uncounted))
    expect(await ended()).toEqual(after)
    shop.clock.advance((Date.parse(end) - shop.clock.now()) / 1000)
    expect(await ended()).toEqual({
      paid: after.paid,
      waiting: 0,
      expired: before.expired + after.waiting,
    })
  })

  it('are refused if a flow does not have them, with all that came with them', async () => {
    const before = await figures()
    const known = { flow: 'wishlist', from: 'guest', to: 'reading', count: 1 }
    for (const taken of [
      [known, { ...known, flow: 'nothing' }],
      [known, { ...known, to: 'nowhere' }],
      [known, { ...known, to: 'guest' }],
      [known, known],
      [{ ...paying, flow: 'staffMoneyMove', from: 'closed', to: 'asking' }],
      [],
      Array.from({ length: 61 }, () => known),
      [{ ...known, count: 101 }],
    ])
      expect(await refusal(send(taken))).toEqual({ status: 400, code: 'validation_failed' })
    expect(await figures()).toEqual(before)
  })

  it('from one address are counted up to an hourly limit', async () => {
    const of = async () =>
      (await figures()).find(({ flow }) => flow === 'wishlist')?.taken[0]?.count ?? 0
    const known = { flow: 'wishlist', from: 'guest', to: 'reading', count: 1 }
    const shopper = shop.client()
    for (let sent = 0; sent < 245; sent += 1) await send([known], shopper)
    expect(await of()).toBe(240)
  })
})
