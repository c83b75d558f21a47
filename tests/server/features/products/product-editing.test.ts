import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { products } from '#server/platform/db/schema/catalogue.ts'
import { uploads } from '#server/platform/db/schema/uploads.ts'
import type { Schemas } from '#server/schemas.ts'
import { photo, sendPicture } from '#tests/support/files.ts'
import { freshPhone, startShop } from '#tests/support/shop.ts'
import { answer, newStaff, refusal } from '#tests/support/shopper.ts'

const shop = await startShop({ content: 'demo' })
afterAll(() => shop.close())
const member = await newStaff(shop, 'catalogue')
const colleague = await newStaff(shop, 'catalogue')
const known = await answer(member.api.GET('/staff/catalogue/'))
const { brands, categories } = known
const [brand, otherBrand] = brands
const category = categories.find(({ depth }) => depth > 0)
const { results: listed } = await answer(member.api.GET('/staff/product/'))

type Content = Schemas['ProductContent']
type NewProduct = Schemas['NewProduct']

const newContent = (change: Partial<Content> = {}): Content => ({
  title: 'شارژر دیواری',
  second_title: 'Wall charger',
  brand_id: brand?.id ?? 0,
  category_id: category?.id ?? 0,
  warranty: 'گارانتی ۱۸ ماهه',
  is_used: false,
  is_active: false,
  description: 'برای خانه\nبرای <سفر>',
  key_features: [{ title: 'توان', value: '۴۵ وات' }],
  specifications: [{ title: 'نسبت', value: '20:9' }],
  highlights: [{ title: 'سبک', value: '', description: 'در جیب جا می‌شود.' }],
  used_details: [],
  facts: [],
  similar_ids: [],
  ...change,
})

const white = {
  color_name: 'سفید',
  color_code: '#ffffff',
  price: 900_000,
  quantity: 3,
  low_stock: 1,
}

const newProduct = (change: Partial<NewProduct> = {}): NewProduct => {
  const code = `CH-${freshPhone()}`
  return { sku: code, slug: code.toLowerCase(), variant: white, content: newContent(), ...change }
}

const create = (body: NewProduct, key?: string) =>
  member.api.POST('/staff/product/', {
    params: { header: key === undefined ? {} : { 'Idempotency-Key': key } },
    body,
  })
const update = (id: number, content: Content, expected: Content, by = member) =>
  by.api.PUT('/staff/product/{id}/', { params: { path: { id } }, body: { content, expected } })
const addVariant = (id: number, body: Schemas['NewVariant'], key?: string) =>
  member.api.POST('/staff/product/{id}/variants/', {
    params: { path: { id }, header: key === undefined ? {} : { 'Idempotency-Key': key } },
    body,
  })
const details = (id: number) =>
  answer(member.api.GET('/staff/product/{id}/', { params: { path: { id } } }))
const inShop = (slug: string) =>
  member.api.GET('/product/v2/product/{slug}/', { params: { path: { slug } } })
const draw = (id: number) =>
  shop.db
    .update(products)
    .set({ images: [{ image: '/images/x', alt: 'x', color: null }] })
    .where(eq(products.id, id))

describe('a new product', () => {
  it('is hidden, with its first variant and its first units as received ones', async () => {
    const body = newProduct()
    const made = await answer(create(body))
    expect(made).toMatchObject({
      sku: body.sku,
      slug: body.slug,
      title: 'شارژر دیواری',
      image: null,
      brand,
      is_active: false,
      content: body.content,
      similar: [],
      variants: [{ color_name: 'سفید', color_code: '#ffffff', price: 900_000, quantity: 3 }],
    })
    const id = made.variants[0]?.id ?? 0
    const { results } = await answer(
      member.api.GET('/staff/variants/{id}/stock/', { params: { path: { id } } }),
    )
    expect(results).toMatchObject([
      { reason: 'received', change: 3, before: 0, after: 3, unit_cost: null },
    ])
    expect(await refusal(inShop(body.slug))).toMatchObject({ code: 'product_not_found' })
  })

  it('may say what its first units have cost, which needs units', async () => {
    const { variant } = newProduct()
    const made = await answer(create(newProduct({ variant: { ...variant, unit_cost: 640_000 } })))
    const id = made.variants[0]?.id ?? 0
    const { results } = await answer(
      member.api.GET('/staff/variants/{id}/stock/', { params: { path: { id } } }),
    )
    expect(results.map(({ unit_cost: cost }) => cost)).toEqual([640_000])
    const { error } = await create(
      newProduct({ variant: { ...variant, quantity: 0, unit_cost: 640_000 } }),
    )
    expect(error).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'variant.unit_cost', rule: 'units' }],
    })
  })

  it('is shown once it has a picture, and the catalogue follows', async () => {
    const { id, slug, content } = await answer(create(newProduct()))
    const shown = { ...content, is_active: true }
    expect(await refusal(update(id, shown, content))).toMatchObject({ code: 'product_incomplete' })
    await draw(id)
    await answer(update(id, shown, content))
    const page = await vi.waitFor(async () => answer(inShop(slug)))
    expect(page).toMatchObject({
      description: '<p>برای خانه</p><p>برای &lt;سفر&gt;</p>',
      details: [{ title: 'نسبت', value: '20:9' }],
      quantity: 3,
    })
  })

  it('shows how it was used if it is used, and not while it is sold as new', async () => {
    const used = { used_details: [{ title: 'سلامت باتری', value: '۹۱٪' }], is_used: true }
    const { id, slug, content } = await answer(create(newProduct({ content: newContent(used) })))
    await draw(id)
    const shown = { ...content, is_active: true }
    await answer(update(id, shown, content))
    const usedDetails = async () => (await answer(inShop(slug))).used_details
    await vi.waitFor(async () => expect(await usedDetails()).toEqual(used.used_details))
    await answer(update(id, { ...shown, is_used: false }, shown))
    await vi.waitFor(async () => expect(await usedDetails()).toEqual([]))
    expect((await details(id)).content.used_details).toEqual(used.used_details)
  })

  it('is made once by the same key', async () => {
    const [body, key] = [newProduct(), randomUUID()]
    const first = await answer(create(body, key))
    expect(await answer(create(body, key))).toEqual(first)
  })

  it('needs a code and an address of its own, and is not shown at once', async () => {
    const made = await answer(create(newProduct()))
    const sku = await refusal(create(newProduct({ sku: made.sku })))
    const slug = await refusal(create(newProduct({ slug: made.slug })))
    const shown = await refusal(create(newProduct({ content: newContent({ is_active: true }) })))
    expect([sku.code, slug.code, shown.code]).toEqual([
      'product_code_taken',
      'product_address_taken',
      'product_incomplete',
    ])
  })

  it('is refused with blank texts, and with an unknown brand, category or product', async () => {
    const missing = 2_000_000_000
    const content = newContent({
      title: ' ',
      brand_id: missing,
      category_id: missing,
      similar_ids: [missing],
    })
    const { error } = await create(newProduct({ content }))
    expect(error).toMatchObject({
      code: 'validation_failed',
      errors: [
        { field: 'content.title', rule: 'required' },
        { field: 'content.brand_id', rule: 'unknown' },
        { field: 'content.category_id', rule: 'unknown' },
        { field: 'content.similar_ids', rule: 'unknown' },
      ],
    })
  })
})

describe('an edit of a product', () => {
  it('changes its texts, its brand and what is similar to it in the shop', async () => {
    const { id, slug, content } = await answer(create(newProduct()))
    await draw(id)
    const chosen = listed.filter(({ stock, is_active: active }) => active && stock > 0).slice(0, 2)
    const ids = chosen.map((each) => each.id).toReversed()
    const next = newContent({
      is_active: true,
      title: 'شارژر سفری',
      brand_id: otherBrand?.id ?? 0,
      similar_ids: ids,
    })
    const edited = await answer(update(id, next, content))
    expect([edited.title, edited.brand, edited.similar.map((each) => each.id)]).toEqual([
      'شارژر سفری',
      otherBrand,
      ids,
    ])
    const similar = await vi.waitFor(() =>
      answer(
        member.api.GET('/product/v2/product/{slug}/similar_products/', {
          params: { path: { slug } },
        }),
      ),
    )
    expect(similar.slice(0, 2).map((each) => each.id)).toEqual(ids)
    expect(new Set(similar.map((each) => each.id)).size).toBe(similar.length)
  })

  it('warns the slower of two colleagues, and changes nothing', async () => {
    const { id, content } = await answer(create(newProduct()))
    const theirs = { ...content, warranty: null }
    await answer(update(id, theirs, content, colleague))
    const { error } = await update(id, { ...content, title: 'دیگر' }, content)
    expect(error).toMatchObject({
      code: 'changed_meanwhile',
      saved_by: {
        staff_id: (await answer(colleague.api.GET('/staff/me/'))).id,
        at: expect.any(String),
      },
    })
    const own = await update(id, { ...theirs, title: 'دیگر' }, content, colleague)
    expect(own.error).toMatchObject({ code: 'changed_meanwhile' })
    expect(own.error).not.toHaveProperty('saved_by')
    expect((await details(id)).content).toEqual(theirs)
  })

  it('keeps the markup of a description that stays as it is', async () => {
    const { id, content } = await answer(create(newProduct()))
    const html = '<p>برای <b>خانه</b></p><ul><li>سبک</li></ul>'
    await shop.db.update(products).set({ description: html }).where(eq(products.id, id))
    const { content: shown } = await details(id)
    expect(shown.description).toBe('برای خانه\nسبک')
    await answer(update(id, { ...content, description: shown.description }, shown))
    const [row] = await shop.db.select().from(products).where(eq(products.id, id))
    expect(row?.description).toBe(html)
  })

  it('finds no unknown product, and refuses the product itself as similar', async () => {
    const { id, content } = await answer(create(newProduct()))
    expect(await refusal(update(2_000_000_000, content, content))).toMatchObject({
      code: 'product_not_found',
    })
    const { error } = await update(id, { ...content, similar_ids: [id] }, content)
    expect(error).toMatchObject({
      errors: [{ field: 'content.similar_ids', rule: 'unknown' }],
    })
  })
})

describe('the facts of a product', () => {
  const { categories: all, filters } = known
  const phones = all.find((each) => each.name === 'گوشی موبایل')
  const facts: Content['facts'] = [
    { fact: 'displayInch', value: 6.7 },
    { fact: 'fiveG', value: true },
    { fact: 'os', value: 'android' },
    { fact: 'storageGb', value: 256 },
  ]
  const search = (query: string) =>
    member
      .send({ url: `/api/product/v2/product/?slug=mobile&max_price=1000000&${query}` })
      .then((reply) => reply.json<{ results: { id: number; property_values: object[] }[] }>())

  it('are those that the filters of its category read', () => {
    const offered = phones?.filters.map((key) => filters.find((each) => each.key === key))
    expect(offered?.slice(0, 2)).toEqual([
      { key: 'storage', name: 'حافظهٔ داخلی', fact: 'storageGb', kind: 'number', choices: [] },
      { key: 'ram', name: 'مقدار رم', fact: 'ramGb', kind: 'number', choices: [] },
    ])
    expect(offered).toContainEqual(
      expect.objectContaining({
        key: 'os',
        kind: 'choice',
        choices: expect.arrayContaining([{ value: 'android', name: 'اندروید' }]),
      }),
    )
    expect(offered).toContainEqual(expect.objectContaining({ key: 'five_g', kind: 'switch' }))
  })

  it('let the filters of the shop find it once it is shown, and its card shows them', async () => {
    const content = newContent({ category_id: phones?.id ?? 0, facts })
    const made = await answer(create(newProduct({ content })))
    expect(made.content.facts).toEqual(facts)
    await draw(made.id)
    await answer(update(made.id, { ...content, is_active: true }, made.content))
    const filtered = 'storage=256&os=android&five_g=true&display=from-6.7'
    const card = await vi.waitFor(async () => {
      const found = (await search(filtered)).results.find(({ id }) => id === made.id)
      if (found === undefined) throw new Error('the list does not show it yet')
      return found
    })
    expect(card.property_values).toEqual([
      expect.objectContaining({ property_icon: 'storage', numeric_value: '256' }),
      expect.objectContaining({ property_icon: 'display', numeric_value: '6.7' }),
    ])
    const less = [
      { fact: 'fiveG', value: false },
      { fact: 'storageGb', value: 128 },
    ]
    const shown = { ...made.content, is_active: true }
    const edited = await answer(update(made.id, { ...shown, facts: less }, shown))
    expect(edited.content.facts).toEqual([{ fact: 'storageGb', value: 128 }])
    await vi.waitFor(async () => {
      const found = (await search('storage=128')).results.some(({ id }) => id === made.id)
      const gone = (await search('five_g=true')).results.every(({ id }) => id !== made.id)
      expect([found, gone]).toEqual([true, true])
    })
  })

  it('are refused if no filter reads them, and kept if they were there before', async () => {
    const wrong: [Content['facts'], string, string][] = [
      [[{ fact: 'smell', value: 3 }], 'content.facts.smell', 'unknown'],
      [[{ fact: 'storageGb', value: 'many' }], 'content.facts.storageGb', 'value'],
      [[{ fact: 'os', value: 'symbian' }], 'content.facts.os', 'value'],
      [[{ fact: 'fiveG', value: 5 }], 'content.facts.fiveG', 'value'],
      [[...facts, { fact: 'os', value: 'ios' }], 'content.facts', 'repeated'],
    ]
    for (const [given, field, rule] of wrong) {
      const { error } = await create(newProduct({ content: newContent({ facts: given }) }))
      expect(error).toMatchObject({ code: 'validation_failed', errors: [{ field, rule }] })
    }
    const { id } = await answer(create(newProduct()))
    await shop.db
      .update(products)
      .set({ facts: { smell: 3 } })
      .where(eq(products.id, id))
    const { content } = await details(id)
    const next = { ...content, facts: [...content.facts, { fact: 'model', value: 'charger 45' }] }
    const kept = await answer(update(id, next, content))
    expect(kept.content.facts).toEqual([
      { fact: 'model', value: 'charger 45' },
      { fact: 'smell', value: 3 },
    ])
  })
})

describe('a further variant', () => {
  it('comes last, once by the same key, and can be bought', async () => {
    const { id, slug, content } = await answer(create(newProduct()))
    await draw(id)
    await answer(update(id, { ...content, is_active: true }, content))
    const key = randomUUID()
    const black = { ...white, color_name: ' سیاه ', color_code: '#000000' }
    const made = await answer(addVariant(id, black, key))
    expect(made.variants.map((each) => each.color_name)).toEqual(['سفید', 'سیاه'])
    expect(await answer(addVariant(id, black, key))).toEqual(made)
    await vi.waitFor(async () => expect((await answer(inShop(slug))).price).toHaveLength(2))
  })

  it('is refused for an existing color, and for an unknown product', async () => {
    const { id } = await answer(create(newProduct()))
    expect(await refusal(addVariant(id, white))).toMatchObject({ code: 'color_taken' })
    expect(await refusal(addVariant(2_000_000_000, white))).toMatchObject({
      code: 'product_not_found',
    })
  })
})

describe('the pictures of a product', () => {
  type Pictures = Schemas['ProductPictures']
  const send = async (id: number, content?: Buffer) =>
    (await sendPicture(member, id, content ?? (await photo(400, 300)))).json<
      Schemas['StaffProduct'] & { code?: string }
    >()
  const set = (id: number, pictures: Pictures, expected: Pictures, by = member) =>
    by.api.PUT('/staff/product/{id}/pictures/', {
      params: { path: { id } },
      body: { pictures, expected },
    })
  const status = async (address: string) =>
    (await member.send({ method: 'GET', url: `${address}?w=480` })).statusCode

  it('are encoded again, and shown in the shop in their order with their texts and colors', async () => {
    const { id, slug, content, variants } = await answer(create(newProduct()))
    await send(id)
    const { pictures } = await send(id)
    expect(pictures).toEqual(
      Array.from({ length: 2 }, () => ({
        image: expect.stringMatching(/^\/uploads\/[\da-f-]{36}$/),
        alt_text: 'شارژر دیواری',
        variant_id: null,
      })),
    )
    const [first, second] = pictures
    if (first === undefined || second === undefined) throw new Error('there are two')
    const next = [{ ...second, alt_text: ' از روبه‌رو ', variant_id: variants[0]?.id ?? 0 }, first]
    const { image } = await answer(set(id, next, pictures))
    expect(image).toEqual({ image: second.image, alt_text: 'از روبه‌رو' })
    await answer(update(id, { ...content, is_active: true }, content))
    const { images } = await vi.waitFor(async () => answer(inShop(slug)))
    expect(images).toEqual([
      { image: second.image, alt_text: 'از روبه‌رو', related_price_id: variants[0]?.id },
      { image: first.image, alt_text: 'شارژر دیواری', related_price_id: null },
    ])
    const reply = await member.send({ method: 'GET', url: `${first.image}?w=480` })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(reply.headers['cache-control']).toContain('public')
  })

  it('are removed, but not the last one of a product that is shown', async () => {
    const { id, content } = await answer(create(newProduct()))
    await send(id)
    const { pictures } = await send(id)
    await answer(update(id, { ...content, is_active: true }, content))
    const kept = pictures.slice(0, 1)
    await answer(set(id, kept, pictures))
    const [row] = await shop.db
      .select()
      .from(uploads)
      .where(eq(uploads.address, pictures[1]?.image ?? ''))
    expect(row?.looseSince).not.toBeNull()
    expect(await refusal(set(id, [], kept))).toMatchObject({ code: 'product_incomplete' })
    expect(await status(kept[0]?.image ?? '')).toBe(200)
  })

  it('stay as they are if a colleague was faster, or something is wrong with them', async () => {
    const { id } = await answer(create(newProduct()))
    const { pictures } = await send(id)
    await answer(set(id, pictures, pictures, colleague))
    const { error } = await set(id, [], [])
    expect(error).toMatchObject({
      code: 'changed_meanwhile',
      saved_by: { staff_id: (await answer(colleague.api.GET('/staff/me/'))).id },
    })
    const [first] = pictures
    if (first === undefined) throw new Error('there is one')
    const wrong: [string, Pictures][] = [
      ['pictures.0.image', [{ ...first, image: '/uploads/x' }]],
      ['pictures.0.alt_text', [{ ...first, alt_text: ' ' }]],
      ['pictures.0.variant_id', [{ ...first, variant_id: 2_000_000_000 }]],
      ['pictures', [first, first]],
    ]
    for (const [field, list] of wrong) {
      const { error } = await set(id, list, pictures)
      expect(error).toMatchObject({ code: 'validation_failed', errors: [{ field }] })
    }
    expect((await details(id)).pictures).toEqual(pictures)
  })

  it('are at most 20, and nothing but pictures', async () => {
    const { id } = await answer(create(newProduct()))
    expect((await send(id, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).code).toBe(
      'file_type_refused',
    )
    const images = Array.from({ length: 20 }, (_, place) => ({
      image: `/images/${place}`,
      alt: 'x',
      color: null,
    }))
    await shop.db.update(products).set({ images }).where(eq(products.id, id))
    expect((await send(id)).code).toBe('picture_limit_reached')
    expect((await send(2_000_000_000)).code).toBe('product_not_found')
  })
})
