import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Schemas } from '#server/schemas.ts'
import { startAuditedShop } from '#tests/support/audited-shop.ts'
import { impossibleTimes } from '#tests/support/impossible-times.ts'
import { answer, fillCart, newShopper, newStaff, place, refusal } from '#tests/support/shopper.ts'

const { shop, stocked } = await startAuditedShop()
const member = await newStaff(shop, 'finance')
const colleague = await newStaff(shop, 'finance')

type Terms = Schemas['DiscountTerms']
type Query = { state?: Schemas['DiscountState']; lookup?: string }
const list = (query: Query = {}) =>
  answer(member.api.GET('/staff/discount/', { params: { query } }))
const details = (id: number) =>
  member.api.GET('/staff/discount/{id}/', { params: { path: { id } } })
const create = (body: Terms, key?: string) => {
  const header = key === undefined ? {} : { 'Idempotency-Key': key }
  return member.api.POST('/staff/discount/', { params: { header }, body })
}
const update = (id: number, terms: Terms, expected: Terms, by = member, key?: string) =>
  by.api.PUT('/staff/discount/{id}/', {
    params: { path: { id }, header: key === undefined ? {} : { 'Idempotency-Key': key } },
    body: { terms, expected },
  })

let count = 0
const newTerms = (change: Partial<Terms> = {}): Terms => ({
  code: `CODE${(count += 1)}`,
  kind: 'percent',
  value: 10,
  maximum: null,
  minimum_amount: 0,
  category_id: null,
  total_limit: null,
  customer_limit: 1,
  starts_at: null,
  expires_at: null,
  is_active: true,
  ...change,
})

const day = 24 * 60 * 60_000
const at = (days: number) => new Date(shop.clock.now() + days * day).toISOString()

describe('discount codes', () => {
  it('are made by staff, and used by customers', async () => {
    const terms = newTerms({ code: ' بهار۱۴۰۵ ', value: 20, maximum: 150_000 })
    const made = await answer(create(terms))
    expect(made).toMatchObject({
      terms: { ...terms, code: 'بهار1405' },
      state: 'active',
      category_name: null,
      uses: 0,
      orders: [],
    })
    const shopper = await newShopper(shop)
    const variant = await stocked({ kind: 'cable', stock: 5, price: 1_000_000 })
    await fillCart(shopper, [[variant, 1]])
    const query = { discount_code: 'بهار۱۴۰۵' }
    await answer(shopper.api.GET('/purchase/cart/payment_info_v4/', { params: { query } }))
    const { order_id: id } = await answer(place(shopper))
    const used = await answer(details(made.id))
    expect([used.uses, used.orders]).toEqual([
      1,
      [
        {
          order_id: id,
          used_at: new Date(shop.clock.now()).toISOString(),
          released_at: null,
          amount: 150_000,
          phone_number: shopper.phone,
        },
      ],
    ])
  })

  it('count no use by an order that was canceled, and may be used again', async () => {
    const made = await answer(create(newTerms({ total_limit: 1 })))
    const shopper = await newShopper(shop)
    const variant = await stocked({ kind: 'cable', stock: 5, price: 1_000_000 })
    await fillCart(shopper, [[variant, 1]])
    const query = { discount_code: made.terms.code }
    await answer(shopper.api.GET('/purchase/cart/payment_info_v4/', { params: { query } }))
    const { order_id: id } = await answer(place(shopper))
    expect(await answer(details(made.id))).toMatchObject({ uses: 1, state: 'used_up' })
    await answer(shopper.api.POST('/purchase/v4/order/{id}/cancel/', { params: { path: { id } } }))
    const released_at = new Date(shop.clock.now()).toISOString()
    expect(await answer(details(made.id))).toMatchObject({
      uses: 0,
      state: 'active',
      orders: [{ order_id: id, released_at }],
    })
  })

  it('are listed by state and by a part of their text', async () => {
    const made = await Promise.all(
      [
        newTerms({ code: 'STATE_A' }),
        newTerms({ code: 'STATE_B', starts_at: at(1) }),
        newTerms({ code: 'STATE_C', expires_at: at(-1) }),
        newTerms({ code: 'STATE_D', total_limit: 0 }),
        newTerms({ code: 'STATE_E', is_active: false }),
      ].map((terms) => answer(create(terms))),
    )
    expect(made.map(({ state }) => state)).toEqual(['active', 'planned', 'over', 'used_up', 'off'])
    const { counts, total } = await list({ lookup: 'state_' })
    expect(new Map(counts.map((each) => [each.state, each.total]))).toEqual(
      new Map(made.map(({ state }) => [state, 1])),
    )
    expect(total).toBe(5)
    const planned = await list({ lookup: 'state_', state: 'planned' })
    expect(planned.results.map(({ terms }) => terms.code)).toEqual(['STATE_B'])
    expect((await list({ lookup: '%' })).total).toBe(0)
  })

  it('that contradict themselves are refused', async () => {
    const broken: [Partial<Terms>, string, string][] = [
      [{ value: 101 }, 'value', 'percent'],
      [{ code: 'A B' }, 'code', 'pattern'],
      [{ starts_at: at(2), expires_at: at(2) }, 'expires_at', 'after_start'],
      [{ category_id: 999_999 }, 'category_id', 'unknown'],
    ]
    for (const [change, field, rule] of broken) {
      const { response, error } = await create(newTerms(change))
      expect([response.status, error?.code, error?.errors]).toEqual([
        400,
        'validation_failed',
        [{ field, rule }],
      ])
    }
  })

  it('are made once by a repeated call, and one text is one code', async () => {
    const [terms, key] = [newTerms(), randomUUID()]
    const first = await answer(create(terms, key))
    expect(await answer(create(terms, key))).toEqual(first)
    const taken = { status: 409, code: 'discount_code_taken' }
    expect(await refusal(create({ ...terms, code: terms.code.toLowerCase() }))).toEqual(taken)
    const other = await answer(create(newTerms()))
    const wanted = { ...other.terms, code: terms.code }
    expect(await refusal(update(other.id, wanted, other.terms))).toEqual(taken)
  })

  it('are refused for a key that other terms were sent with', async () => {
    const reused = { status: 409, code: 'idempotency_key_reused' }
    const [terms, key, second] = [newTerms({ starts_at: at(1) }), randomUUID(), randomUUID()]
    const made = await answer(create(terms, key))
    const spelt = {
      ...terms,
      code: terms.code.toLowerCase(),
      starts_at: at(1).replace('Z', '+00:00'),
    }
    expect(await answer(create(spelt, key))).toEqual(made)
    expect(await refusal(create({ ...terms, value: 11 }, key))).toEqual(reused)
    const wanted = { ...terms, value: 20 }
    const changed = await answer(update(made.id, wanted, terms, member, second))
    expect(await answer(update(made.id, wanted, terms, member, second))).toEqual(changed)
    for (const other of [{ value: 21 }, { starts_at: at(2) }, { is_active: false }])
      expect(
        await refusal(update(made.id, { ...wanted, ...other }, terms, member, second)),
      ).toEqual(reused)
    expect((await answer(details(made.id))).terms).toEqual(changed.terms)
  })

  it('have times that can be kept', async () => {
    const { id, terms } = await answer(create(newTerms()))
    const refused = { status: 400, code: 'validation_failed' }
    for (const time of impossibleTimes)
      for (const change of [{ starts_at: time }, { expires_at: time }]) {
        expect(await refusal(create(newTerms(change)))).toEqual(refused)
        expect(await refusal(update(id, { ...terms, ...change }, terms))).toEqual(refused)
      }
  })

  it('are not overwritten by someone who was shown other terms', async () => {
    const { id, terms } = await answer(create(newTerms()))
    const changed = await answer(update(id, { ...terms, value: 15 }, terms, colleague))
    expect(changed.actions[0]).toMatchObject({ before: terms, after: changed.terms })
    expect(await refusal(update(id, { ...terms, value: 30 }, terms))).toEqual({
      status: 409,
      code: 'changed_meanwhile',
    })
    expect((await answer(details(id))).terms.value).toBe(15)
    expect(await refusal(details(999_999))).toEqual({ status: 404, code: 'discount_not_found' })
  })
})
