import { afterAll, describe, expect, it, vi } from 'vitest'
import { eq, isNull, sql } from 'drizzle-orm'
import { categories, filters } from '#server/platform/db/schema/catalogue.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import type { Schemas } from '#server/schemas.ts'
import { startShop } from '#tests/support/shop.ts'
import { answer, newStaff, refusal } from '#tests/support/shopper.ts'

const shop = await startShop({ content: 'demo' })
afterAll(() => shop.close())
const member = await newStaff(shop, 'catalogue')
const colleague = await newStaff(shop, 'catalogue')

type Content = Schemas['CategoryContent']
type Filter = Schemas['FilterContent']

const list = () => answer(member.api.GET('/staff/category/'))
const category = async (slug: string) => {
  const found = (await list()).categories.find((each) => each.slug === slug)
  if (found === undefined) throw new Error(`the demo has no ${slug}`)
  return found
}
const filter = async (key: string) => {
  const found = (await list()).filters.find((each) => each.key === key)
  if (found === undefined) throw new Error(`the shop has no ${key}`)
  return found.content
}
const change = (id: number, next: Content, expected: Content, by = member) =>
  by.api.PUT('/staff/category/{id}/', {
    params: { path: { id } },
    body: { category: next, expected },
  })
const rename = (key: string, next: Filter, expected: Filter, by = member) =>
  by.api.PUT('/staff/filter/{key}/', {
    params: { path: { key } },
    body: { filter: next, expected },
  })
const offered = async (slug: string) => {
  const reply = await member.send({
    url: `/api/product/product-filter/?categories__main_slug=${slug}`,
  })
  return reply.json<
    { filter_key: string; name: string; values: { value: string; name: string }[] }[]
  >()
}

/** How many statements of the shop wait for a lock. */
const waiting = async () => {
  const { rows } = await shop.db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

describe('a category', () => {
  it('is listed with its place, its texts and its filters', async () => {
    const { id, content } = await category('mobile')
    const [row] = await shop.db.select().from(categories).where(eq(categories.id, id))
    expect(content).toMatchObject({
      name: row?.name,
      title_tag: row?.titleTag,
      filters: row?.filterKeys,
    })
    expect((await category('used-iphone')).depth).toBe(2)
  })

  it('offers other filters in another order, and the list of the shop follows', async () => {
    const { id, content } = await category('tablet')
    const wanted = ['ram', 'storage', 'brand']
    const next = { ...content, name: ' تبلت و کتاب‌خوان ', filters: wanted }
    const all = await answer(change(id, next, content))
    const [before] = content.filters
    expect(before).not.toBe('ram')
    expect(all.categories.find((each) => each.id === id)?.content).toEqual({
      ...next,
      name: 'تبلت و کتاب‌خوان',
    })
    await vi.waitFor(async () => {
      expect((await offered('tablet')).map((each) => each.filter_key)).toEqual(wanted)
    })
  })

  it('gets another place among those beside it, and keeps the markup of its description', async () => {
    const { id, beside, content } = await category('mobile')
    expect([content.place, beside > 2]).toEqual([0, true])
    const [before] = await shop.db.select().from(categories).where(eq(categories.id, id))
    expect(before?.description).toContain('<h')
    const all = await answer(change(id, { ...content, place: 2 }, content))
    const roots = all.categories.filter(({ depth }) => depth === 0)
    expect(roots.map((each) => each.content.place)).toEqual(roots.map((_, place) => place))
    expect(roots[2]?.id).toBe(id)
    const [after] = await shop.db.select().from(categories).where(eq(categories.id, id))
    expect(after?.description).toBe(before?.description)
  })

  it('is not changed over what a colleague wrote meanwhile', async () => {
    const { id, content } = await category('headphone')
    const theirs = { ...content, title_tag: 'عنوان همکار' }
    await answer(change(id, theirs, content, colleague))
    const slower = await refusal(change(id, { ...content, name: 'دیگر' }, content))
    expect(slower).toEqual({ status: 409, code: 'changed_meanwhile' })
    expect((await category('headphone')).content).toEqual(theirs)
  })

  it('is not moved from a place that it lost while the change waited for a colleague', async () => {
    const { id, beside, content } = await category('mobile')
    const last = beside - 1
    const { reply } = await transaction(shop.db, async (tx) => {
      const roots = await tx
        .select()
        .from(categories)
        .where(isNull(categories.parentId))
        .orderBy(categories.position, categories.id)
        .for('no key update')
      const moved = [
        ...roots.filter((root) => root.id !== id),
        ...roots.filter((root) => root.id === id),
      ]
      const reply = refusal(change(id, { ...content, name: 'دیگر' }, content))
      await expect.poll(waiting).toBe(1)
      for (const [position, root] of moved.entries())
        await tx.update(categories).set({ position }).where(eq(categories.id, root.id))
      return { reply }
    })
    expect(await reply).toEqual({ status: 409, code: 'changed_meanwhile' })
    expect((await category('mobile')).content).toEqual({ ...content, place: last })
  })

  it('is refused with blank texts, and with a filter or a place that there is not', async () => {
    const { id, content } = await category('headphone')
    const wrong: [Partial<Content>, string, string][] = [
      [{ name: ' ' }, 'name', 'required'],
      [{ filters: ['smell'] }, 'category.filters', 'unknown'],
      [{ place: 900 }, 'category.place', 'unknown'],
    ]
    for (const [fields, field, rule] of wrong) {
      const { error } = await change(id, { ...content, ...fields }, content)
      expect(error).toMatchObject({ code: 'validation_failed', errors: [{ field, rule }] })
    }
    expect(await refusal(change(2_000_000_000, content, content))).toMatchObject({
      code: 'category_not_found',
    })
  })
})

describe('a filter', () => {
  it('gets new names and new values, and products are found by them', async () => {
    const content = await filter('storage')
    const values = [...content.values, { value: '2048', name: '۲ ترابایت' }]
    const next = { name: 'حافظه', values }
    const { filters: all } = await answer(rename('storage', next, content))
    expect(all.find(({ key }) => key === 'storage')).toEqual({
      key: 'storage',
      values_kind: 'free',
      content: next,
    })
    await vi.waitFor(async () => {
      const shown = (await offered('mobile')).find((each) => each.filter_key === 'storage')
      expect(shown?.name).toBe('حافظه')
      const found = await member.send({ url: '/api/product/v2/product/?slug=mobile&storage=2048' })
      expect(found.json<{ chosen: object[] }>().chosen).toEqual([
        expect.objectContaining({ value: '2048', name: '۲ ترابایت' }),
      ])
    })
  })

  it('by ranges gets the bounds that a new range is named after', async () => {
    const content = await filter('battery')
    const values = [
      ...content.values.slice(0, -1),
      { value: '6000-7000.5', name: '۶۰۰۰ تا ۷۰۰۰' },
      { value: 'from-7000.5', name: 'بیشتر' },
    ]
    await answer(rename('battery', { ...content, values }, content))
    const [row] = await shop.db.select().from(filters).where(eq(filters.key, 'battery'))
    expect(row?.values.slice(-2)).toEqual([
      { value: '6000-7000.5', name: '۶۰۰۰ تا ۷۰۰۰', min: 6000, max: 7000.5 },
      { value: 'from-7000.5', name: 'بیشتر', min: 7000.5 },
    ])
    expect(row?.values[0]).toMatchObject({ value: 'under-4000', max: 4000 })
  })

  it('keeps the values that the shop knows by itself, under other names', async () => {
    const content = await filter('color')
    const renamed = content.values.map((each) => ({ ...each, name: `${each.name} رنگ` }))
    await answer(rename('color', { ...content, values: renamed }, content))
    const [row] = await shop.db.select().from(filters).where(eq(filters.key, 'color'))
    expect(row?.values[0]).toEqual({ value: 'black', name: 'مشکی رنگ', colorCode: '#22272e' })
    const now = await filter('color')
    const range = await filter('display')
    const wrong: [string, Filter, Filter['values']][] = [
      ['color', now, now.values.slice(1)],
      ['color', now, [...now.values, { value: 'teal', name: 'سبزآبی' }]],
      ['display', range, [...range.values, { value: 'huge', name: 'بزرگ' }]],
      ['display', range, [...range.values, { value: '9-8', name: 'وارونه' }]],
      ['display', range, [...range.values, ...range.values.slice(0, 1)]],
    ]
    for (const [key, expected, values] of wrong) {
      const { error } = await rename(key, { ...expected, values }, expected)
      expect(error).toMatchObject({ errors: [{ field: 'filter.values', rule: 'unknown' }] })
    }
  })

  it('is not changed over what a colleague wrote meanwhile, nor if there is none', async () => {
    const content = await filter('os')
    await answer(rename('os', { ...content, name: 'سامانه' }, content, colleague))
    expect(await refusal(rename('os', { ...content, name: 'من' }, content))).toMatchObject({
      code: 'changed_meanwhile',
    })
    expect(await refusal(rename('smell', content, content))).toMatchObject({
      status: 404,
      code: 'filter_not_found',
    })
  })
})
