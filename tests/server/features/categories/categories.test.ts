import { afterAll, describe, expect, it, vi } from 'vitest'
import { eq, isNull } from 'drizzle-orm'
import { categories, filters, insurances } from '#server/platform/db/schema/catalogue.ts'
import { discountCodes } from '#server/platform/db/schema/commerce.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import type { Schemas } from '#server/schemas.ts'
import {
  addCategory,
  changeCategory,
  findCategory,
  hideCategory,
  newContent,
  removeCategory,
} from '#tests/support/categories.ts'
import { waitingFor } from '#tests/support/held-lock.ts'
import { startShop } from '#tests/support/shop.ts'
import { answer, newShopper, newStaff, refusal } from '#tests/support/shopper.ts'

const shop = await startShop({ content: 'demo' })
afterAll(() => shop.close())
const member = await newStaff(shop, 'catalogue')
const colleague = await newStaff(shop, 'catalogue')

type Content = Schemas['CategoryContent']
type Filter = Schemas['FilterContent']

const list = () => answer(member.api.GET('/staff/category/'))
const category = (slug: string) => findCategory(member, slug)
const filter = async (key: string) => {
  const found = (await list()).filters.find((each) => each.key === key)
  if (found === undefined) throw new Error(`the shop has no ${key}`)
  return found.content
}
const change = (id: number, next: Content, expected: Content, by = member) =>
  changeCategory(by, id, next, expected)
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

const added = (fields: Partial<Content>) => addCategory(member, fields)
const remove = (id: number, key: string) => removeCategory(member, id, key)
const hide = (id: number, is_hidden: boolean) => hideCategory(member, id, is_hidden)
/** What shoppers get of a category. */
const shown = (child: string) =>
  answer(member.api.GET('/product/v2/category/{child}/', { params: { path: { child } } }))

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
    const { error } = await change(id, { ...content, name: 'دیگر' }, content)
    expect(error).toMatchObject({
      code: 'changed_meanwhile',
      saved_by: { staff_id: (await answer(colleague.api.GET('/staff/me/'))).id },
    })
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
      await expect.poll(() => waitingFor(shop)).toBe(1)
      for (const [position, root] of moved.entries())
        await tx.update(categories).set({ position }).where(eq(categories.id, root.id))
      return { reply }
    })
    expect(await reply).toEqual({ status: 409, code: 'changed_meanwhile' })
    expect((await category('mobile')).content).toEqual({ ...content, place: last })
  })

  it('is refused with blank texts, and with an unknown filter or place', async () => {
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

describe('a new category', () => {
  it('is under its parent in its place, and the shop shows it', async () => {
    const parent = await category('tablet')
    const made = await added({ parent_id: parent.id, place: 0, filters: ['brand'] })
    expect(made).toMatchObject({ depth: 1, is_shown: true, is_deletable: true, products: 0 })
    await vi.waitFor(async () => {
      const body = await shown('tablet')
      expect(body.sub_categories[0]).toEqual({
        id: made.id,
        name: made.content.name,
        slug: `tablet/${made.content.slug}`,
      })
    })
    expect((await shown(made.content.slug)).show_category.map(({ slug }) => slug)).toEqual([
      'tablet',
      `tablet/${made.content.slug}`,
    ])
  })

  it('is refused with the address of another or of a collection, and too far down', async () => {
    const { slug, ...content } = newContent()
    const taken = member.api.POST('/staff/category/', { body: { ...content, slug: 'mobile' } })
    const [collection] = shop.context.catalogue.frame.contents.collections
    if (collection === undefined) throw new Error('the demo has no collection')
    const collected = member.api.POST('/staff/category/', {
      body: { ...content, slug: collection.slug },
    })
    for (const call of [taken, collected])
      expect(await refusal(call)).toEqual({ status: 409, code: 'category_address_taken' })
    const deep = { ...content, slug, parent_id: (await category('used-iphone')).id }
    const { error } = await member.api.POST('/staff/category/', { body: deep })
    expect(error).toMatchObject({ errors: [{ field: 'category.parent_id', rule: 'unknown' }] })
  })

  it('is deleted once, and not while a product, a category, a code, an insurance or advice needs it', async () => {
    const made = await added({})
    const key = `delete-${made.content.slug}`
    await answer(remove(made.id, key))
    await answer(remove(made.id, key))
    expect(await refusal(remove(made.id, `${key}-2`))).toMatchObject({ code: 'category_not_found' })
    const { id } = await category('headphone')
    expect(await refusal(remove(id, `${key}-3`))).toEqual({
      status: 409,
      code: 'category_not_empty',
    })
    const named = await added({})
    const code = { code: `CAT${named.id}`, kind: 'percent', value: 5 } as const
    await shop.db.insert(discountCodes).values({ ...code, categorySlug: named.content.slug })
    const insured = await added({})
    await shop.db.insert(insurances).values({
      name: 'بیمه',
      description: '',
      months: 12,
      ratePermille: 20,
      minimumPrice: 0,
      categorySlugs: [insured.content.slug],
    })
    const advised = await added({})
    await expect.poll(() => shop.context.catalogue.frame.tree.byId(advised.id)).toBeDefined()
    const question = { category: advised.id, text: 'کدام؟', phone_number: '09120000000' }
    await answer((await newShopper(shop)).api.POST('/ticket/sales-advisor/', { body: question }))
    for (const needed of [named, insured, advised])
      expect(await refusal(remove(needed.id, `${key}-${needed.id}`))).toMatchObject({
        code: 'category_not_empty',
      })
  })
})

describe('a category elsewhere', () => {
  it('is neither under itself nor under one below it', async () => {
    const { id, content } = await category('mobile')
    for (const slug of ['mobile', 'iphone', 'used-iphone']) {
      const below = await category(slug)
      const { error } = await change(id, { ...content, parent_id: below.id, place: 0 }, content)
      expect(error).toMatchObject({ errors: [{ field: 'category.parent_id', rule: 'unknown' }] })
    }
  })

  it('takes those below it along to a new path', async () => {
    const top = await added({})
    const child = await added({ parent_id: top.id, place: 0 })
    const other = await added({})
    const next = { ...top.content, parent_id: other.id, place: 0 }
    await answer(change(top.id, next, (await category(top.content.slug)).content))
    const paths = [other, top, child].map(({ content }) => content.slug).join('/')
    await vi.waitFor(async () => {
      expect((await shown(child.content.slug)).canonical).toBe(`/productlist/${paths}`)
    })
  })

  it('is found by its former slug, and its codes and insurances follow', async () => {
    const made = await added({})
    const { slug } = made.content
    const code = { code: `SLUG${made.id}`, kind: 'percent', value: 5 } as const
    await shop.db.insert(discountCodes).values({ ...code, categorySlug: slug })
    const insurance = { name: 'بیمه', description: '', months: 12, ratePermille: 20 }
    const [insured] = await shop.db
      .insert(insurances)
      .values({ ...insurance, minimumPrice: 0, categorySlugs: ['mobile', slug] })
      .returning()
    const before = (await category(slug)).content
    await answer(change(made.id, { ...before, slug: `${slug}-new` }, before))
    await vi.waitFor(async () => {
      expect((await shown(slug)).elsewhere).toEqual({ path: `${slug}-new`, is_lasting: true })
    })
    expect((await shown(`${slug}-new`)).elsewhere).toBeUndefined()
    const [row] = await shop.db
      .select()
      .from(discountCodes)
      .where(eq(discountCodes.code, code.code))
    expect(row?.categorySlug).toBe(`${slug}-new`)
    const covers = await shop.db
      .select({ slugs: insurances.categorySlugs })
      .from(insurances)
      .where(eq(insurances.id, insured?.id ?? 0))
    expect(covers).toEqual([{ slugs: ['mobile', `${slug}-new`] }])
    const again = await added({ slug })
    await answer(remove(again.id, `again-${slug}`))
    const params = { path: { child: slug } }
    await vi.waitFor(async () => {
      const { response } = await member.api.GET('/product/v2/category/{child}/', { params })
      expect(response.status).toBe(404)
    })
  })
})

describe('a hidden category', () => {
  it('is in no list, filter, menu or sitemap, its address leads up, and its products stay', async () => {
    const { id, products, below, menu_entries: entries } = await category('iphone')
    expect([products > 0, below, entries.length > 0]).toEqual([true, 1, true])
    const [product] = shop.context.catalogue.inCategory(id)
    if (product === undefined) throw new Error('the demo has no iPhone')
    const menuText = async () => JSON.stringify(await answer(member.api.GET('/home-page/menu/')))
    expect(await menuText()).toContain('"slug":"mobile/iphone"')
    await answer(hide(id, true))
    await vi.waitFor(async () => {
      const { sub_categories: left } = await shown('mobile')
      expect(left.map(({ slug }) => slug)).not.toContain('mobile/iphone')
    })
    expect(await menuText()).not.toContain('"slug":"mobile/iphone"')
    const sitemap = await member.send({ url: '/sitemaps/categories.xml' })
    expect(sitemap.body).toContain('/productlist/mobile<')
    expect(sitemap.body).not.toContain('iphone')
    for (const slug of ['iphone', 'used-iphone'])
      expect((await shown(slug)).elsewhere).toEqual({ path: 'mobile', is_lasting: false })
    const list = (slug: string) => member.send({ url: `/api/product/v2/product/?slug=${slug}` })
    expect((await list('iphone')).statusCode).toBe(404)
    const found = await member.send({
      url: `/api/product/v2/product/?slug=mobile&search=${encodeURIComponent(product.sku)}`,
    })
    expect(found.json<{ total: number }>().total).toBe(1)
    const params = { path: { slug: product.slug } }
    const page = await answer(member.api.GET('/product/v2/product/{slug}/', { params }))
    expect(page.show_category.map(({ slug }) => slug)).toEqual(['mobile'])
    expect(await refusal(hide(id, true))).toMatchObject({ code: 'changed_meanwhile' })
    await answer(hide(id, false))
    await vi.waitFor(async () => expect(await menuText()).toContain('"slug":"mobile/iphone"'))
  })

  it('is hidden once under one key, even when it was shown again meanwhile', async () => {
    const { id } = await added({})
    const set = (is_hidden: boolean, key: string) =>
      answer(
        member.api.PUT('/staff/category/{id}/visibility/', {
          params: { path: { id }, header: { 'Idempotency-Key': `${key}-${id}` } },
          body: { is_hidden },
        }),
      )
    await set(true, 'hide-once')
    await set(false, 'show-once')
    const { categories: all } = await set(true, 'hide-once')
    expect(all.find((each) => each.id === id)?.is_hidden).toBe(false)
  })

  it('without a parent redirects to the list of all products, and is not a department', async () => {
    const { id } = await category('laptop')
    const departments = async () => {
      const reply = await member.send({ url: '/api/product/product-filter/' })
      const filters = reply.json<{ filter_key: string; values: { value: string }[] }[]>()
      return filters.find((each) => each.filter_key === 'category')?.values.map((v) => v.value)
    }
    expect(await departments()).toContain('laptop')
    await answer(hide(id, true))
    await vi.waitFor(async () => expect(await departments()).not.toContain('laptop'))
    expect((await shown('laptop')).elsewhere).toEqual({ path: null, is_lasting: false })
    const advice = await answer(member.api.GET('/product/categories/'))
    expect(advice.map((each) => each.id)).not.toContain(id)
  })
})

describe('products', () => {
  const move = (body: Schemas['ProductsMove'], key: string) =>
    member.api.POST('/staff/product-category/', {
      params: { header: { 'Idempotency-Key': key } },
      body,
    })

  it('go to another category together, once, and the lists follow', async () => {
    const made = await added({})
    const speakers = await category('speaker')
    const goods = shop.context.catalogue.inCategory(speakers.id).slice(0, 2)
    const products = goods.map((each) => ({ id: each.id, category_id: each.categoryId }))
    expect(products).toHaveLength(2)
    const body = { category_id: made.id, chosen: { products } }
    expect(await answer(move(body, `move-goods-${made.id}`))).toEqual({ moved: 2 })
    expect(await answer(move(body, `move-goods-${made.id}`))).toEqual({ moved: 2 })
    await vi.waitFor(async () => {
      const url = `/api/product/v2/product/?slug=${made.content.slug}`
      expect((await member.send({ url })).json<{ total: number }>().total).toBe(2)
    })
    const third = await added({})
    const back = { ...body, category_id: third.id }
    expect(await refusal(move(back, `move-goods-${third.id}`))).toEqual({
      status: 409,
      code: 'changed_meanwhile',
    })
    expect((await category(third.content.slug)).products).toBe(0)
    expect(await answer(move(body, `move-again-${made.id}`))).toEqual({ moved: 2 })
  })

  it('of a whole list are moved only if the list still has as many', async () => {
    const made = await added({})
    const gaming = await category('gaming')
    const chosen = { category: gaming.id, expected_total: gaming.products }
    const body = { category_id: made.id, chosen }
    const fewer = { ...body, chosen: { ...chosen, expected_total: gaming.products + 1 } }
    expect(await refusal(move(fewer, `found-${made.id}`))).toEqual({
      status: 409,
      code: 'results_changed',
    })
    const all = { ...body, chosen: { ...chosen, expected_total: 2_001 } }
    expect(await refusal(move(all, `found-${made.id}`))).toMatchObject({
      code: 'too_many_results',
    })
    const nowhere = { ...body, category_id: 2_000_000_000 }
    expect(await refusal(move(nowhere, `found-${made.id}`))).toMatchObject({
      code: 'category_not_found',
    })
    expect(await answer(move(body, `found-${made.id}`))).toEqual({ moved: gaming.products })
    expect((await category('gaming')).products).toBe(0)
    expect((await category(made.content.slug)).products).toBe(gaming.products)
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

  it('by ranges gets the bounds after which a new range is named', async () => {
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
    const { error } = await rename('os', { ...content, name: 'من' }, content)
    expect(error).toMatchObject({
      code: 'changed_meanwhile',
      saved_by: { staff_id: (await answer(colleague.api.GET('/staff/me/'))).id },
    })
    expect(await refusal(rename('smell', content, content))).toMatchObject({
      status: 404,
      code: 'filter_not_found',
    })
  })
})
