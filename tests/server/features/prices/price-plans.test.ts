import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { variants } from '#server/platform/db/schema/catalogue.ts'
import type { Schemas } from '#server/schemas.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { answer, newStaff, refusal } from '#tests/support/shopper.ts'

const { shop, stocked } = await startAuditedShop()
const member = await newStaff(shop, 'catalogue')
const hour = 3_600_000

const inHours = (hours: number) => new Date(shop.clock.now() + hours * hour).toISOString()
const newVariant = () => stocked({ kind: 'cable', price: 1_000_000 })
const plan = (
  ids: number[],
  schedule: { starts_at: string; ends_at: string | null },
  {
    target = 'all',
    key,
    percent = -10,
    price = 1_000_000,
  }: { target?: Schemas['PriceTarget']; key?: string; percent?: number; price?: number } = {},
) =>
  member.api.POST('/staff/price-plan/', {
    params: { header: key === undefined ? {} : { 'Idempotency-Key': key } },
    body: {
      percent,
      target,
      variants: ids.map((variant_id) => ({ variant_id, price, new_price: null })),
      ...schedule,
    },
  })
const cancel = (id: number) =>
  member.api.POST('/staff/price-plan/{id}/cancel/', { params: { path: { id } } })
const rowOf = async (id: number) => {
  const [row] = await shop.db.select().from(variants).where(eq(variants.id, id))
  return row
}
const pricesOf = async (...ids: number[]) =>
  Promise.all(ids.map(async (id) => (await rowOf(id))?.price))
/** What the list of products says of the plans for a variant's product. */
const plannedIn = async (variantId: number) => {
  const productId = (await rowOf(variantId))?.productId ?? 0
  const { sku } = await answer(
    member.api.GET('/staff/product/{id}/', { params: { path: { id: productId } } }),
  )
  const { results } = await answer(
    member.api.GET('/staff/product/', { params: { query: { search: sku } } }),
  )
  return results.find(({ id }) => id === productId)?.planned_prices
}
/** What the preview of ten percent less says of a variant. */
const previewOf = async (
  variantId: number,
  { starts_at, ends_at }: { starts_at: string; ends_at: string | null },
) => {
  const productId = (await rowOf(variantId))?.productId ?? 0
  const period = { starts_at, ends_at: ends_at ?? undefined }
  const query = { percent: -10, target: 'all' as const, product: [productId], ...period }
  const { results } = await answer(member.api.GET('/staff/price-change/', { params: { query } }))
  return results.find(({ variant_id: id }) => id === variantId)
}
const newest = async (): Promise<Schemas['PricePlan']> => {
  const { results } = await answer(member.api.GET('/staff/price-plan/'))
  const [latest] = results.toSorted((one, other) => other.id - one.id)
  if (latest === undefined) throw new Error('nothing is planned')
  return latest
}

describe('planned prices', () => {
  it('begin at their hour, return at the other, and leave alone what a colleague changed', async () => {
    const [plain, taken, late] = [await newVariant(), await newVariant(), await newVariant()]
    const schedule = { starts_at: inHours(1), ends_at: inHours(3) }
    const plan_id = expect.any(Number)
    expect(await answer(plan([plain, taken, late], schedule))).toEqual({
      changed: 3,
      left_out: [],
      plan_id,
    })
    await shop.runJobs()
    expect(await pricesOf(plain)).toEqual([1_000_000])
    const edit = (id: number, price: number) =>
      answer(
        member.api.PATCH('/staff/variants/{id}/', { params: { path: { id } }, body: { price } }),
      )
    await edit(taken, 1_500_000)
    shop.clock.advance(3_600)
    await shop.runJobs()
    expect(await pricesOf(plain, taken, late)).toEqual([900_000, 1_500_000, 900_000])
    expect(await newest()).toMatchObject({
      ...schedule,
      status: 'running',
      percent: -10,
      target: 'all',
      products: 3,
      variants: 3,
      left_out: 1,
      staff_id: member.userId,
    })
    await edit(late, 800_000)
    shop.clock.advance(2 * 3_600)
    await shop.runJobs()
    expect(await pricesOf(plain, taken, late)).toEqual([1_000_000, 1_500_000, 800_000])
    expect((await newest()).status).toBe('done')
  })

  it('are listed with their products until they begin, except where a colleague changed the price', async () => {
    const [first, other] = [await newVariant(), await newVariant()]
    const listed = () => plannedIn(first)
    expect(await listed()).toEqual([])
    const late = inHours(2)
    await answer(plan([first, other], { starts_at: late, ends_at: null }))
    const { id: lateId } = await newest()
    const cut = { variant_id: first, price: 900_000, new_price: null }
    expect(await listed()).toEqual([{ ...cut, plan_id: lateId, starts_at: late }])
    const edit = (price: number) =>
      answer(
        member.api.PATCH('/staff/variants/{id}/', {
          params: { path: { id: first } },
          body: { price },
        }),
      )
    await edit(1_500_000)
    expect(await listed()).toEqual([])
    await edit(1_000_000)
    shop.clock.advance(2 * 3_600)
    await shop.runJobs()
    expect(await pricesOf(first, other)).toEqual([900_000, 900_000])
    expect(await listed()).toEqual([])
  })

  it('are listed after one that ends before they begin, also while that one holds', async () => {
    const variant = await newVariant()
    const planned = async () => (await plannedIn(variant))?.map(({ plan_id: id }) => id)
    await answer(plan([variant], { starts_at: inHours(1), ends_at: inHours(2) }))
    const { id: first } = await newest()
    await answer(plan([variant], { starts_at: inHours(3), ends_at: null }))
    const { id: last } = await newest()
    expect(await planned()).toEqual([first, last])
    shop.clock.advance(3_600)
    await shop.runJobs()
    expect(await pricesOf(variant)).toEqual([900_000])
    expect(await planned()).toEqual([last])
    shop.clock.advance(3_600)
    await shop.runJobs()
    expect(await pricesOf(variant)).toEqual([1_000_000])
    shop.clock.advance(3_600)
    await shop.runJobs()
    expect(await pricesOf(variant)).toEqual([900_000])
    expect(await planned()).toEqual([])
  })

  it('follow each other at the same hour, and run in order when several are due together', async () => {
    const touching = await Promise.all(Array.from({ length: 6 }, newVariant))
    for (const id of touching) {
      await answer(plan([id], { starts_at: inHours(2), ends_at: inHours(3) }, { percent: -20 }))
      await answer(plan([id], { starts_at: inHours(1), ends_at: inHours(2) }))
    }
    const late = await Promise.all(Array.from({ length: 6 }, newVariant))
    for (const id of late) {
      await answer(plan([id], { starts_at: inHours(7), ends_at: null }, { percent: -20 }))
      await answer(plan([id], { starts_at: inHours(4), ends_at: inHours(6) }))
    }
    const pass = async (hours: number) => {
      shop.clock.advance(hours * 3_600)
      await shop.runJobs()
    }
    await pass(1)
    expect(new Set(await pricesOf(...touching))).toEqual(new Set([900_000]))
    await pass(1)
    expect(new Set(await pricesOf(...touching))).toEqual(new Set([800_000]))
    await pass(6)
    expect(new Set(await pricesOf(...touching))).toEqual(new Set([1_000_000]))
    expect(new Set(await pricesOf(...late))).toEqual(new Set([800_000]))
  })

  it('wait for an earlier one of the same variants that fails, while others go on', async () => {
    const [first, other] = [await newVariant(), await newVariant()]
    await answer(plan([first], { starts_at: inHours(1), ends_at: inHours(2) }))
    const { id: failing } = await newest()
    await answer(plan([first], { starts_at: inHours(2), ends_at: null }, { percent: -20 }))
    await answer(plan([other], { starts_at: inHours(2), ends_at: null }))
    await shop.db.execute(sql`
      create function refuse_plan() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`)
    await shop.db.execute(
      sql.raw(`create trigger refuse_plan before update on price_plans for each row
        when (old.id = ${failing}) execute function refuse_plan()`),
    )
    shop.clock.advance(2 * 3_600)
    await shop.runJobs()
    expect(await pricesOf(first, other)).toEqual([1_000_000, 900_000])
    await shop.db.execute(sql`drop function refuse_plan cascade`)
    shop.clock.advance(60)
    await shop.runJobs()
    expect(await pricesOf(first, other)).toEqual([800_000, 900_000])
  })

  it.each([
    ['begins at the same hour', 2, 5],
    ['begins while it holds', 3, 5],
    ['holds when it begins', 1, 3],
    ['stays from before it begins', 1, null],
  ])('are left out where another plan %s, as the preview says', async (_, start, end) => {
    const id = await newVariant()
    await answer(plan([id], { starts_at: inHours(2), ends_at: inHours(4) }))
    const schedule = { starts_at: inHours(start), ends_at: end === null ? null : inHours(end) }
    expect((await previewOf(id, schedule))?.fault).toBe('planned_already')
    const { changed, left_out: left } = await answer(plan([id], schedule))
    expect(changed).toBe(0)
    expect(left).toMatchObject([{ variant_id: id, cause: 'planned_already' }])
    expect(await plannedIn(id)).toHaveLength(1)
  })

  it('are planned from the price that a variant has by then', async () => {
    const id = await newVariant()
    await answer(plan([id], { starts_at: inHours(1), ends_at: null }))
    await answer(plan([id], { starts_at: inHours(2), ends_at: inHours(3) }, { price: 900_000 }))
    const schedule = { starts_at: inHours(3), ends_at: null }
    expect(await previewOf(id, schedule)).toMatchObject({ price: 900_000, price_after: 810_000 })
    const seenNow = await answer(plan([id], schedule, { percent: -20 }))
    expect(seenNow.left_out).toMatchObject([{ cause: 'changed_meanwhile' }])
    await answer(plan([id], schedule, { price: 900_000, percent: -20 }))
    for (const price of [900_000, 810_000, 720_000]) {
      shop.clock.advance(3_600)
      await shop.runJobs()
      expect(await pricesOf(id)).toEqual([price])
    }
  })

  it('are over at once if every variant was left out', async () => {
    const id = await newVariant()
    await answer(plan([id], { starts_at: inHours(1), ends_at: inHours(9) }))
    const body = { price: 1_500_000 }
    await answer(member.api.PATCH('/staff/variants/{id}/', { params: { path: { id } }, body }))
    shop.clock.advance(3_600)
    await shop.runJobs()
    expect(await newest()).toMatchObject({ status: 'done', left_out: 1 })
  })

  it('are shown with every price from which and to which they lead, and what became of it', async () => {
    const [plain, taken] = [await newVariant(), await newVariant()]
    await answer(plan([plain, taken], { starts_at: inHours(1), ends_at: null }))
    const listed = await newest()
    const opened = async () => {
      const params = { path: { id: listed.id } }
      const detail = await answer(member.api.GET('/staff/price-plan/{id}/', { params }))
      return {
        ...detail,
        lines: detail.lines
          .map(({ title: _title, product_id: _product, color_name: _color, ...line }) => line)
          .toSorted((one, other) => one.variant_id - other.variant_id),
      }
    }
    const line = { price: 1_000_000, new_price: null, price_after: 900_000, new_price_after: null }
    expect(await opened()).toEqual({
      plan: listed,
      reason: null,
      lines: [
        { ...line, variant_id: plain, outcome: null },
        { ...line, variant_id: taken, outcome: null },
      ],
    })
    await answer(
      member.api.PATCH('/staff/variants/{id}/', {
        params: { path: { id: taken } },
        body: { price: 1_500_000 },
      }),
    )
    shop.clock.advance(3_600)
    await shop.runJobs()
    expect((await opened()).lines.map(({ outcome }) => outcome)).toEqual(['changed', 'left_out'])
    const missing = await refusal(
      member.api.GET('/staff/price-plan/{id}/', { params: { path: { id: 999_999 } } }),
    )
    expect(missing.code).toBe('price_plan_not_found')
  })

  it('can be offers, which end with the plan', async () => {
    const id = await newVariant()
    const schedule = { starts_at: inHours(1), ends_at: inHours(2) }
    await answer(plan([id], schedule, { target: 'offer' }))
    shop.clock.advance(3_600)
    await shop.runJobs()
    expect(await rowOf(id)).toMatchObject({
      price: 1_000_000,
      newPrice: 900_000,
      offerEndsAt: new Date(schedule.ends_at),
    })
    shop.clock.advance(3_600)
    await shop.runJobs()
    expect(await rowOf(id)).toMatchObject({ price: 1_000_000, newPrice: null, offerEndsAt: null })
  })

  it('are cancelled before they begin, and brought back at once afterwards', async () => {
    const [one, other] = [await newVariant(), await newVariant()]
    await answer(plan([one], { starts_at: inHours(1), ends_at: null }))
    const { id: cancelled } = await newest()
    await answer(cancel(cancelled))
    await answer(plan([other], { starts_at: inHours(1), ends_at: inHours(5) }))
    shop.clock.advance(3_600)
    await shop.runJobs()
    expect(await pricesOf(one, other)).toEqual([1_000_000, 900_000])
    const { id: running } = await newest()
    await answer(cancel(running))
    expect(await pricesOf(other)).toEqual([1_000_000])
    for (const id of [cancelled, running])
      expect(await refusal(cancel(id))).toEqual({ status: 409, code: 'move_impossible' })
    expect(await refusal(cancel(999_999))).toEqual({ status: 404, code: 'price_plan_not_found' })
  })

  it('are planned once by the same key', async () => {
    const id = await newVariant()
    const schedule = { starts_at: inHours(1), ends_at: null }
    await answer(plan([id], schedule, { key: 'plan-once-1' }))
    const { id: first } = await newest()
    await answer(plan([id], schedule, { key: 'plan-once-1' }))
    expect((await newest()).id).toBe(first)
    await answer(cancel(first))
  })

  it.each([
    ['in the past', -1, null],
    ['in more than a year', 9_000, null],
    ['after their end', 3, 2],
  ])('are refused if they begin %s', async (_, start, end) => {
    const schedule = { starts_at: inHours(start), ends_at: end === null ? null : inHours(end) }
    expect(await refusal(plan([await newVariant()], schedule))).toEqual({
      status: 400,
      code: 'validation_failed',
    })
  })
})
