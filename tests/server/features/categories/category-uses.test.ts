import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { categories, siteContents } from '#server/platform/db/schema/catalogue.ts'
import { discountCodes } from '#server/platform/db/schema/commerce.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import type { Schemas } from '#server/schemas.ts'
import {
  addCategory,
  changeCategory,
  hideCategory,
  newContent,
  removeCategory,
} from '#tests/support/categories.ts'
import { whileChanged } from '#tests/support/held-lock.ts'
import { startShop } from '#tests/support/shop.ts'
import { newProductContent } from '#tests/support/product-content.ts'
import { answer, newShopper, newStaff, refusal } from '#tests/support/shopper.ts'

const shop = await startShop({ content: 'demo' })
afterAll(() => shop.close())
const member = await newStaff(shop, 'catalogue')
const finance = await newStaff(shop, 'finance')

type Body = Schemas['Content'] & { kind: Schemas['ContentName'] }

const read = (name: Body['kind']) =>
  answer(member.api.GET('/staff/content/{name}/', { params: { path: { name } } }))

/** Publishes over whatever is there, and waits until the shop shows it. */
async function publish(body: Body): Promise<Schemas['Content']> {
  const { version: expected_version } = await read(body.kind)
  const params = { path: { name: body.kind } }
  const { version, published } = await answer(
    member.api.POST('/staff/content/{name}/publish/', { params, body: { body, expected_version } }),
  )
  await expect.poll(() => shop.context.catalogue.frame.versions.get(body.kind)).toBe(version)
  return published
}

const renamed = async ({ id, content }: Schemas['StaffCategories']['categories'][number]) => {
  const next = { ...content, slug: `${content.slug}-new` }
  const { categories: all } = await answer(changeCategory(member, id, next, content))
  return all.find((each) => each.id === id)
}

describe('a section of the home page', () => {
  it('has no link to a category that is deleted', async () => {
    const { id, content } = await addCategory(member)
    await publish({
      kind: 'homePage',
      sections: [
        {
          type: 'PRODUCT',
          is_shown: true,
          title: 'ردیف',
          text: '',
          category: content.slug,
          query: '',
          pick: { by: 'hand', slugs: ['airpods-pro-3'] },
        },
      ],
    })
    const link = async () => {
      const [section] = await answer(member.api.GET('/home-page/v2/'))
      return section?.extra_data?.category?.slug
    }
    await expect.poll(link).toBe(content.slug)
    await answer(removeCategory(member, id, `home-${content.slug}`))
    await expect.poll(link).toBeUndefined()
  })
})

describe('a collection', () => {
  it('counts as a list that shoppers see until its category is hidden, and can still be chosen', async () => {
    const made = await addCategory(member)
    const { collections } = shop.context.catalogue.frame.contents
    const own = { slug: 'seen-collection', name: 'فهرست', rule: { category: made.content.slug } }
    await shop.db
      .update(siteContents)
      .set({ body: [...collections, own] })
      .where(eq(siteContents.key, 'collections'))
    const choices = async () => {
      const { lists, collections: all } = await answer(member.api.GET('/staff/content-choices/'))
      return [lists.includes(own.slug), all.some(({ slug }) => slug === own.slug)]
    }
    await expect.poll(choices).toEqual([true, true])
    await answer(hideCategory(member, made.id, true))
    await expect.poll(choices).toEqual([false, true])
  })

  it('keeps its category from being deleted, even by a former slug', async () => {
    const made = await addCategory(member)
    const { collections } = shop.context.catalogue.frame.contents
    const rule = { category: made.content.slug }
    await shop.db
      .update(siteContents)
      .set({ body: [...collections, { slug: 'own-collection', name: 'فهرست', rule }] })
      .where(eq(siteContents.key, 'collections'))
    const refused = { status: 409, code: 'category_not_empty' }
    expect(await refusal(removeCategory(member, made.id, `collected-${made.id}`))).toEqual(refused)
    expect((await renamed(made))?.is_deletable).toBe(false)
    expect(await refusal(removeCategory(member, made.id, `renamed-${made.id}`))).toEqual(refused)
  })
})

describe('the address of a collection', () => {
  it('is taken as soon as it is stored, before this process knows of it', async () => {
    const { collections } = shop.context.catalogue.frame.contents
    const rule = { category: 'mobile' }
    const own = { slug: 'unheard-collection', name: 'فهرست', rule }
    await transaction(shop.db, async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx
        .update(siteContents)
        .set({ body: [...collections, own] })
        .where(eq(siteContents.key, 'collections'))
    })
    const body = { ...newContent(), slug: own.slug }
    const taken = { status: 409, code: 'category_address_taken' }
    expect(await refusal(member.api.POST('/staff/category/', { body }))).toEqual(taken)
  })
})

describe('an insurance', () => {
  it('that is published from an older draft stays with a category that has another slug by now', async () => {
    const made = await addCategory(member)
    const { published } = await read('insurances')
    if (published.kind !== 'insurances') throw new Error('it is another content item')
    const [first, ...others] = published.insurances
    if (first === undefined) throw new Error('the demo has no insurance')
    const slug = `${made.content.slug}-new`
    await renamed(made)
    const draft = { ...first, category_slugs: [made.content.slug, slug, 'no-category'] }
    const after = await publish({ kind: 'insurances', insurances: [draft, ...others] })
    if (after.kind !== 'insurances') throw new Error('it is another content item')
    expect(after.insurances[0]?.category_slugs).toEqual([slug, 'no-category'])
  })
})

describe('the menu', () => {
  it('is named in the reply that gives a category its slug, and by choices as long as shoppers see it', async () => {
    const [first, second] = [newContent(), newContent()]
    const entry = (title: string, slug: string) => ({
      title,
      link: `/productlist/${slug}`,
      is_shown: true,
      icon: '',
      all_title: '',
      groups: [],
    })
    const departments = [entry('یکم', first.slug), entry('دوم', second.slug)]
    await publish({ kind: 'categoryMenu', departments })
    const of = ({ categories: all }: Schemas['StaffCategories'], slug: string) =>
      all.find((each) => each.content.slug === slug)
    const created = await answer(member.api.POST('/staff/category/', { body: first }))
    const made = of(created, first.slug)
    if (made === undefined) throw new Error('it was not made')
    expect(made.menu_entries).toEqual(['یکم'])
    const next = { ...made.content, slug: second.slug }
    const changed = await answer(changeCategory(member, made.id, next, made.content))
    expect(of(changed, second.slug)?.menu_entries).toEqual(['یکم', 'دوم'])
    const choices = async () => {
      const { lists, categories: all } = await answer(member.api.GET('/staff/content-choices/'))
      const isShown = all.find(({ slug }) => slug === second.slug)?.is_shown
      return [isShown, lists.includes(first.slug), lists.includes(second.slug)]
    }
    await expect.poll(choices).toEqual([true, true, true])
    await answer(hideCategory(member, made.id, true))
    await expect.poll(choices).toEqual([false, false, false])
  })
})

const whileDeleted = <Reply>(id: number, call: () => Promise<Reply>) =>
  whileChanged(shop, (tx) => tx.delete(categories).where(eq(categories.id, id)), call)

describe('a discount code for a category', () => {
  const slugOf = async (id: number) => {
    const [row] = await shop.db.select().from(discountCodes).where(eq(discountCodes.id, id))
    return row?.categorySlug
  }
  const newTerms = (category_id: number | null): Schemas['DiscountTerms'] => ({
    code: `CATEGORY${category_id}`,
    kind: 'percent',
    value: 50,
    maximum: null,
    minimum_amount: 0,
    category_id,
    total_limit: null,
    customer_limit: 1,
    starts_at: null,
    expires_at: null,
    is_active: true,
  })
  const create = (terms: Schemas['DiscountTerms']) =>
    finance.api.POST('/staff/discount/', { params: { header: {} }, body: terms })
  const update = (id: number, terms: Schemas['DiscountTerms'], expected: typeof terms) =>
    finance.api.PUT('/staff/discount/{id}/', {
      params: { path: { id }, header: {} },
      body: { terms, expected },
    })
  const details = (id: number) =>
    answer(finance.api.GET('/staff/discount/{id}/', { params: { path: { id } } }))
  const unknown = {
    code: 'validation_failed',
    errors: [{ field: 'category_id', rule: 'unknown' }],
  }
  const known = async () => {
    const made = await addCategory(member)
    await expect.poll(() => shop.context.catalogue.frame.tree.byId(made.id)).toBeDefined()
    return made
  }

  it('is refused if the category is deleted meanwhile', async () => {
    const { id } = await known()
    const { error } = await whileDeleted(id, () => create(newTerms(id)))
    expect(error).toMatchObject(unknown)
  })

  it('that is changed is refused if its new category is deleted meanwhile', async () => {
    const { id } = await known()
    const made = await answer(create({ ...newTerms(null), code: `CHANGED${id}` }))
    const next = { ...made.terms, category_id: id }
    const { error } = await whileDeleted(id, () => update(made.id, next, made.terms))
    expect(error).toMatchObject(unknown)
    expect((await details(made.id)).terms).toEqual(made.terms)
  })

  it('has the slug that the category gets meanwhile', async () => {
    const { id, content } = await known()
    const slug = `${content.slug}-meanwhile`
    const made = await answer(
      whileChanged(
        shop,
        (tx) => tx.update(categories).set({ slug, path: slug }).where(eq(categories.id, id)),
        () => create(newTerms(id)),
      ),
    )
    expect(await slugOf(made.id)).toBe(slug)
    expect(made).toMatchObject({ terms: { category_id: id }, category_name: content.name })
  })

  it('stays one for it when the category is deleted, until it is given another', async () => {
    const { id, content } = await addCategory(member)
    const made = await answer(create(newTerms(id)))
    await shop.db.delete(categories).where(eq(categories.id, id))
    const { terms, category_name: name } = await details(made.id)
    expect([terms, name]).toEqual([{ ...made.terms, category_id: 0 }, null])
    const later = { ...terms, expires_at: '2027-01-01T00:00:00.000Z' }
    const saved = await answer(update(made.id, later, terms))
    expect([saved.terms, await slugOf(made.id)]).toEqual([later, content.slug])
    expect((await create({ ...newTerms(0) })).error).toMatchObject(unknown)
    const free = await answer(update(made.id, { ...later, category_id: null }, later))
    expect([free.terms.category_id, await slugOf(made.id)]).toEqual([null, null])
    const back = await update(made.id, later, free.terms)
    expect(back.error).toMatchObject(unknown)
  })

  it('with a former slug is shown with the category, and stored with the present one', async () => {
    const made = await addCategory(member)
    const { id, terms } = await answer(create(newTerms(made.id)))
    const present = await renamed(made)
    await shop.db
      .update(discountCodes)
      .set({ categorySlug: made.content.slug })
      .where(eq(discountCodes.id, id))
    expect(await details(id)).toMatchObject({ terms, category_name: made.content.name })
    await answer(update(id, { ...terms, value: 40 }, terms))
    expect(await slugOf(id)).toBe(present?.content.slug)
  })
})

describe('a category that is deleted meanwhile', () => {
  it('takes no product', async () => {
    const { id } = await addCategory(member)
    await expect.poll(() => shop.context.catalogue.frame.tree.byId(id)).toBeDefined()
    const { brands } = await answer(member.api.GET('/staff/catalogue/'))
    const content = newProductContent({
      title: 'کالا',
      second_title: 'Goods',
      brand_id: brands[0]?.id ?? 0,
      category_id: id,
    })
    const variant = {
      color_name: 'سفید',
      color_code: '#ffffff',
      price: 1_000_000,
      quantity: 0,
      low_stock: 1,
    }
    const body = { sku: `own-${id}`, slug: `own-${id}`, variant, content }
    const { error } = await whileDeleted(id, () =>
      member.api.POST('/staff/product/', { params: { header: {} }, body }),
    )
    expect(error).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'content.category_id', rule: 'unknown' }],
    })
  })

  it('takes no request for advice, nor does a hidden one', async () => {
    const shopper = await newShopper(shop)
    const ask = (category: number) =>
      refusal(
        shopper.api.POST('/ticket/sales-advisor/', {
          body: { category, text: 'کدام بهتر است؟', phone_number: '09120000000' },
        }),
      )
    const { id } = await addCategory(member)
    await expect.poll(() => shop.context.catalogue.frame.tree.byId(id)).toBeDefined()
    expect(await whileDeleted(id, () => ask(id))).toMatchObject({ code: 'category_not_found' })
    const hidden = await addCategory(member)
    await answer(hideCategory(member, hidden.id, true))
    await expect.poll(() => shop.context.catalogue.frame.tree.byId(hidden.id)?.isShown).toBe(false)
    expect(await ask(hidden.id)).toMatchObject({ code: 'category_not_found' })
  })
})
