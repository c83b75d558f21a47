import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { variants } from '#server/platform/db/schema/catalogue.ts'
import type { Schemas } from '#server/schemas.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { freshPhone } from '#tests/support/shop.ts'
import { answer, newStaff, refusal, type Shopper } from '#tests/support/shopper.ts'

const { shop, stocked } = await startAuditedShop()
const member = await newStaff(shop, 'catalogue')
const colleague = await newStaff(shop, 'catalogue')
const owner = await newStaff(shop)
const day = 86_400_000

const newVariant = (goods: Partial<Parameters<typeof stocked>[0]> = {}) =>
  stocked({ kind: 'cable', price: 1_000_000, ...goods })
const newKey = () => `undo-${freshPhone()}`
const rowOf = async (id: number) => {
  const [row] = await shop.db.select().from(variants).where(eq(variants.id, id))
  return { price: row?.price, newPrice: row?.newPrice, offerEndsAt: row?.offerEndsAt }
}
const pricesOf = (...ids: number[]) => Promise.all(ids.map(async (id) => (await rowOf(id)).price))

/** Changes prices at once and returns the id under which the former ones are kept. */
async function change(
  shown: Schemas['ShownPrices'][],
  how: Pick<Schemas['PriceChangeInput'], 'percent' | 'target'> = { percent: 10, target: 'all' },
): Promise<number> {
  const { plan_id } = await answer(
    member.api.POST('/staff/price-change/', {
      params: { header: {} },
      body: { ...how, variants: shown },
    }),
  )
  if (plan_id === null) throw new Error('nothing was changed')
  return plan_id
}
const shown = (variant_id: number, price = 1_000_000, new_price: number | null = null) => ({
  variant_id,
  price,
  new_price,
})
const undo = (id: number, { api }: Pick<Shopper, 'api'> = member, key = newKey()) =>
  api.POST('/staff/price-plan/{id}/undo/', {
    params: { path: { id }, header: { 'Idempotency-Key': key } },
  })
const planOf = async (id: number) =>
  (await answer(member.api.GET('/staff/price-plan/{id}/', { params: { path: { id } } }))).plan
const edit = (id: number, body: { price?: number; expire_time?: string }) =>
  answer(colleague.api.PATCH('/staff/variants/{id}/', { params: { path: { id } }, body }))

describe('the undo of a change of many prices', () => {
  it('brings the former prices back, and leaves, counts and names what was changed since', async () => {
    const [plain, taken] = [await newVariant(), await newVariant()]
    const end = new Date(shop.clock.now() + day)
    const offered = await newVariant({ newPrice: 900_000, offerEndsAt: end })
    const id = await change([shown(plain), shown(taken), shown(offered, 1_000_000, 900_000)])
    expect(await planOf(id)).toMatchObject({
      status: 'done',
      percent: 10,
      starts_at: new Date(shop.clock.now()).toISOString(),
      ends_at: null,
      variants: 3,
      returned: 0,
      returnable: 3,
      changed_since: 0,
    })
    await edit(taken, { price: 1_500_000 })
    expect(await planOf(id)).toMatchObject({ returnable: 2, changed_since: 1 })
    expect(await answer(undo(id))).toEqual({
      returned: 2,
      left_out: [
        {
          variant_id: taken,
          product_id: expect.any(Number),
          title: 'گوشی آزمایشی',
          color_name: 'مشکی',
          price: 1_500_000,
          new_price: null,
        },
      ],
    })
    expect(await pricesOf(plain, taken)).toEqual([1_000_000, 1_500_000])
    expect(await rowOf(offered)).toEqual({
      price: 1_000_000,
      newPrice: 900_000,
      offerEndsAt: end,
    })
    expect(await planOf(id)).toMatchObject({
      status: 'returned',
      returned: 2,
      returnable: 0,
      changed_since: 1,
    })
  })

  it('is one line of the log, and a line of the log of each variant with its prices', async () => {
    const [one, other] = [await newVariant(), await newVariant()]
    const id = await change([shown(one), shown(other)])
    await answer(undo(id))
    const { results } = await answer(owner.api.GET('/staff/action/', {}))
    const lines = results.filter(({ action }) => action === 'undoPriceChange')
    const ofThis = lines.filter(
      ({ subject, subject_id }) => subject !== 'price_plan' || subject_id === id,
    )
    expect(ofThis).toEqual([
      expect.objectContaining({
        subject: 'price_plan',
        before: { status: 'done' },
        after: { status: 'returned', returned: 2, kept: 0 },
      }),
    ])
    const query = { subject: 'variant', subject_id: one } as const
    const log = await answer(owner.api.GET('/staff/action/', { params: { query } }))
    expect(log.results[0]).toMatchObject({
      action: 'undoPriceChange',
      before: { price: 1_100_000 },
      after: { price: 1_000_000 },
    })
  })

  it('does nothing twice when the same request is repeated', async () => {
    const [one, other] = [await newVariant(), await newVariant()]
    const id = await change([shown(one), shown(other)])
    await edit(other, { price: 1_500_000 })
    const key = newKey()
    const first = await answer(undo(id, member, key))
    await edit(one, { price: 1_100_000 })
    expect(await answer(undo(id, member, key))).toEqual({
      ...first,
      left_out: [expect.objectContaining({ variant_id: other })],
    })
    expect(await pricesOf(one, other)).toEqual([1_100_000, 1_500_000])
  })

  it('is made by one of two members who ask at once, and the refusal of the other names who it was', async () => {
    const id = await newVariant()
    const plan = await change([shown(id)])
    const calls = await Promise.all([undo(plan), undo(plan, colleague)])
    expect(calls.map(({ response }) => response.status).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ])
    const slower = calls.find(({ error }) => error !== undefined)
    const faster = slower === calls[0] ? colleague : member
    expect(slower?.error).toMatchObject({
      code: 'move_impossible',
      saved_by: { staff_id: faster.userId },
    })
    expect(await pricesOf(id)).toEqual([1_000_000])
  })

  it('returns what a later change has changed once that one is undone', async () => {
    const [both, only] = [await newVariant(), await newVariant()]
    const earlier = await change([shown(both), shown(only)])
    const later = await change([shown(both, 1_100_000)])
    expect((await answer(undo(earlier))).left_out).toHaveLength(1)
    expect(await pricesOf(both, only)).toEqual([1_210_000, 1_000_000])
    expect(await refusal(undo(earlier))).toEqual({ status: 409, code: 'move_impossible' })
    await answer(undo(later))
    expect(await answer(undo(earlier))).toEqual({ returned: 1, left_out: [] })
    expect(await pricesOf(both, only)).toEqual([1_000_000, 1_000_000])
  })

  it('takes away an offer that the change has made, and keeps the end that a colleague has given one', async () => {
    const end = new Date(shop.clock.now() + day)
    const plain = await newVariant()
    const offered = await newVariant({ newPrice: 900_000, offerEndsAt: end })
    const id = await change([shown(plain), shown(offered, 1_000_000, 900_000)], {
      percent: -20,
      target: 'offer',
    })
    const later = new Date(end.getTime() + day)
    await edit(offered, { expire_time: later.toISOString() })
    await answer(undo(id))
    expect(await rowOf(plain)).toEqual({ price: 1_000_000, newPrice: null, offerEndsAt: null })
    expect(await rowOf(offered)).toEqual({
      price: 1_000_000,
      newPrice: 900_000,
      offerEndsAt: later,
    })
  })

  it('is also for planned prices that stay, once they have begun, not for those that return by themselves', async () => {
    const [stays, returns] = [await newVariant(), await newVariant()]
    const starts_at = new Date(shop.clock.now() + day).toISOString()
    const planned = async (id: number, ends_at: string | null) => {
      const body = {
        percent: -10,
        target: 'all',
        variants: [shown(id)],
        starts_at,
        ends_at,
      } as const
      const { plan_id } = await answer(
        member.api.POST('/staff/price-plan/', {
          params: { header: {} },
          body: { ...body, variants: [...body.variants] },
        }),
      )
      return plan_id ?? 0
    }
    const staying = await planned(stays, null)
    const returning = await planned(returns, new Date(shop.clock.now() + 2 * day).toISOString())
    expect(await refusal(undo(staying))).toEqual({ status: 409, code: 'move_impossible' })
    shop.clock.advance(day / 1000)
    await shop.runJobs()
    expect(await pricesOf(stays, returns)).toEqual([900_000, 900_000])
    expect(await refusal(undo(returning))).toEqual({ status: 409, code: 'move_impossible' })
    expect(await planOf(returning)).toMatchObject({ returnable: 0, changed_since: 0 })
    expect(await answer(undo(staying))).toEqual({ returned: 1, left_out: [] })
    expect(await pricesOf(stays)).toEqual([1_000_000])
  })

  it('is refused for what is not there', async () => {
    expect(await refusal(undo(999_999))).toEqual({ status: 404, code: 'price_plan_not_found' })
  })

  it('can still be made when the reply to the change was lost', async () => {
    const id = await newVariant()
    const params = { header: { 'Idempotency-Key': newKey() } }
    const body = { percent: 10, target: 'all' as const, variants: [shown(id)] }
    const repeated = () => answer(member.api.POST('/staff/price-change/', { params, body }))
    const first = await repeated()
    expect(await repeated()).toEqual(first)
    await answer(undo(first.plan_id ?? 0))
    expect(await pricesOf(id)).toEqual([1_000_000])
  })
})
