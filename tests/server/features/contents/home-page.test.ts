import { readFile } from 'node:fs/promises'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '#server/schemas.ts'
import { siteContents } from '#server/platform/db/schema/catalogue.ts'
import { siteContentVersions } from '#server/platform/db/schema/contents.ts'
import { uploads } from '#server/platform/db/schema/uploads.ts'
import { form, photo } from '#tests/support/files.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import { answer, newStaff, refusal } from '#tests/support/shopper.ts'

type Member = Awaited<ReturnType<typeof newStaff>>
type Section = Schemas['EditedSection']
type Body = Schemas['HomePageContent'] | Schemas['HomeStoriesContent']

let shop: TestShop
let member: Member
let colleague: Member
beforeAll(async () => {
  shop = await startShop({ content: 'demo' })
  member = await newStaff(shop, 'catalogue')
  colleague = await newStaff(shop, 'owner')
})
afterAll(() => shop.close())

const params = (name: Body['kind']) => ({ params: { path: { name } } })
const read = ({ api }: Member, name: Body['kind']) =>
  answer(api.GET('/staff/content/{name}/', params(name)))
const home = async () => answer(shop.client().api.GET('/home-page/v2/'))
const preview = ({ api }: Member) => answer(api.GET('/staff/home-preview/'))
const titles = (sections: readonly Schemas['HomeSection'][]) =>
  sections.map(({ type, extra_data: extra }) => extra?.title ?? type)

async function publishedSections(): Promise<Section[]> {
  const { published } = await read(member, 'homePage')
  return published.kind === 'homePage' ? published.sections : []
}

async function publish(body: Body) {
  const { version: expected_version } = await read(member, body.kind)
  return member.api.POST('/staff/content/{name}/publish/', {
    ...params(body.kind),
    body: { body, expected_version },
  })
}

/** Publishes, and waits until the shop shows it. */
async function replace(body: Body): Promise<void> {
  const { version } = await answer(publish(body))
  await expect.poll(() => shop.context.catalogue.frame.versions.get(body.kind)).toBe(version)
}

const rule = (fields: Partial<Schemas['PickedByRule']> = {}): Schemas['PickedByRule'] => ({
  by: 'rule',
  category: '',
  brand: '',
  ordering: '-sold_count',
  size: 5,
  min: {},
  max: {},
  is: {},
  min_price: null,
  max_price: null,
  ...fields,
})
const row = (
  pick: Schemas['EditedProducts']['pick'],
  title = 'ردیف',
): Schemas['EditedProducts'] => ({
  type: 'PRODUCT',
  is_shown: true,
  title,
  text: '',
  category: '',
  query: '',
  pick,
})
const banner = (fields: Partial<Schemas['EditedBanner']> = {}): Schemas['EditedBanner'] => ({
  image: '/images/scene/hero-1',
  mobile_image: '/images/scene/hero-1-mobile',
  alt: '',
  link: '/productlist',
  kicker: '',
  title: 'بنر',
  text: '',
  action: '',
  price_of: '',
  tint: null,
  ...fields,
})
const page = (...sections: Section[]): Schemas['HomePageContent'] => ({
  kind: 'homePage',
  sections,
})
const banners = (...all: Schemas['EditedBanner'][]): Section => ({
  type: 'HERO_SECTION',
  is_shown: true,
  banners: all,
})

describe('the home page', () => {
  it('is shown in the order of the staff, without what they hide, and only once it is published', async () => {
    const before = titles(await home())
    const sections = await publishedSections()
    const changed = sections
      .toReversed()
      .map((section) => ({ ...section, is_shown: section.type !== 'SMALL_BANNER' }))
    await answer(
      member.api.PUT('/staff/content/{name}/draft/', {
        ...params('homePage'),
        body: { body: page(...changed), expected_version: 1 },
      }),
    )
    expect(titles(await home())).toEqual(before)
    const after = before.toReversed().filter((title) => title !== 'SMALL_BANNER')
    expect(titles(await preview(member))).toEqual(after)
    expect(titles(await preview(colleague))).toEqual(before)
    await replace(page(...changed))
    expect(titles(await home())).toEqual(after)
    await replace(page(...sections))
    expect(titles(await home())).toEqual(before)
  })

  it('shows products by category and brand, by discount, by price or by hand', async () => {
    const hand = ['sony-wh-1000xm6', 'no-such-product', 'airpods-pro-3']
    const sections = await publishedSections()
    await replace(
      page(
        row(rule({ category: 'mobile', brand: 'samsung' }), 'سامسونگ'),
        row(rule({ ordering: '-current_discount_amount' }), 'تخفیف'),
        row(rule({ max_price: 10_000_000 }), 'ارزان'),
        row(rule({ category: 'no-such-category' }), 'هیچ'),
        row({ by: 'hand', slugs: hand }, 'دستی'),
      ),
    )
    const [samsung, deals, cheap, none, picked] = (await home()).map((section) =>
      section.type === 'PRODUCT' ? section.data : [],
    )
    expect(samsung).toHaveLength(5)
    expect(samsung?.every(({ slug }) => slug.startsWith('galaxy-'))).toBe(true)
    expect(deals?.every(({ price }) => price?.new_price !== null)).toBe(true)
    const asked = cheap?.map(({ price }) => price?.new_price ?? price?.price ?? 0) ?? []
    expect(Math.max(...asked)).toBeLessThanOrEqual(10_000_000)
    expect(none).toEqual([])
    expect(picked?.map(({ slug }) => slug)).toEqual(['sony-wh-1000xm6', 'airpods-pro-3'])
    await replace(page(...sections))
  })

  it('leads from a banner to the variant whose price it shows, at the part that its link names', async () => {
    const sections = await publishedSections()
    const link = '/products/iphone-17-pro-max-256gb?from=home#comments'
    await replace(page(banners(banner({ link, price_of: 'iphone-17-pro-max-256gb' }))))
    const [section] = await home()
    const [shown] = section?.type === 'HERO_SECTION' ? section.data : []
    expect(shown?.link).toMatch(
      /^\/products\/iphone-17-pro-max-256gb\?from=home&price_id=\d+#comments$/,
    )
    await replace(page(...sections))
  })

  it.each([
    ['a banner without a picture', banners(banner({ image: '' })), 'banners.0.image', 'required'],
    ['a picture twice', banners(banner(), banner()), 'banners.1.image', 'twice'],
    [
      'a banner to another site',
      banners(banner({ link: '//evil.example' })),
      'banners.0.link',
      'link',
    ],
    ['a banner without a link', banners(banner({ link: '' })), 'banners.0.link', 'required'],
    ['a row without a title', row(rule(), ' '), 'title', 'required'],
    ['a row without products', row({ by: 'hand', slugs: [] }), 'pick.slugs', 'required'],
  ])('with %s is not published', async (_, section, field, rule) => {
    const { error, response } = await publish(page(section))
    expect(response.status).toBe(400)
    const errors = [{ field: `sections.0.${field}`, rule }]
    expect(error).toMatchObject({ code: 'validation_failed', errors })
  })

  it('with two rows of one title is not published: a shopper’s browser could not tell them apart', async () => {
    const { error } = await publish(page(row(rule()), row(rule({ size: 3 }))))
    expect(error).toMatchObject({ errors: [{ field: 'sections.1.title', rule: 'twice' }] })
  })

  it.each([
    'https://evil.example/a.png',
    '/images/../api/accounts/logout/',
    '/images/scene/../../api/accounts/logout/',
    '/images/./scene/hero-1',
    '/images/%2e%2e/api/accounts/logout/',
    '/uploads/./00000000-0000-4000-8000-000000000000',
    '/uploads/../api/accounts/logout/',
  ])('takes no picture from elsewhere, as %s', async (image) => {
    const elsewhere = banners(banner({ image }))
    expect(await refusal(publish(page(elsewhere)))).toMatchObject({ code: 'validation_failed' })
    const { published } = await read(member, 'homeStories')
    const stories = published.kind === 'homeStories' ? published.stories : []
    const covered = stories.map((story) => ({ ...story, cover: image }))
    const body = { kind: 'homeStories', stories: covered } as const
    expect(await refusal(publish(body))).toMatchObject({ code: 'validation_failed' })
  })
})

describe('the stories', () => {
  it('are shown in their order, and need a picture and a product in every item', async () => {
    const { published } = await read(member, 'homeStories')
    const stories = published.kind === 'homeStories' ? published.stories : []
    const reversed = stories.toReversed()
    await replace({ kind: 'homeStories', stories: reversed })
    const [first] = (await home()).flatMap((section) =>
      section.type === 'STORY' ? section.data : [],
    )
    expect(first?.id).toBe(reversed[0]?.id)
    const items = [{ id: 900, image: '', product: '', text: '' }]
    const broken = stories.map((story) => ({ ...story, items })).slice(0, 1)
    const { error } = await publish({ kind: 'homeStories', stories: broken })
    expect(error).toMatchObject({
      errors: [
        { field: 'stories.0.items.0.image', rule: 'required' },
        { field: 'stories.0.items.0.product', rule: 'required' },
      ],
    })
    await replace({ kind: 'homeStories', stories })
  })
})

describe('a picture of the home page', () => {
  const upload = async (content: Buffer | string) =>
    member.send({
      method: 'POST',
      url: '/api/staff/content/homePage/picture/',
      ...form([{ name: 'file', content, filename: 'a.jpg', type: 'image/jpeg' }]),
    })

  it('is encoded again, and public once it is published', async () => {
    const reply = await upload(await photo())
    expect(reply.statusCode).toBe(201)
    const { address } = reply.json<Schemas['ContentUpload']>()
    const shown = () => shop.client().send({ url: `${address}?w=480` })
    const draft = await shown()
    expect(draft.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
    })
    expect(draft.rawPayload.includes('Camera')).toBe(false)
    const sections = await publishedSections()
    await replace(page(banners(banner({ image: address, alt: 'گوشی' })), ...sections))
    const [hero] = await home()
    expect(hero?.data[0]).toMatchObject({ image: address, alt: 'گوشی' })
    expect((await shown()).headers['cache-control']).toMatch(/^public/)
    await replace(page(...sections))
  })

  it('that no longer exists, or never did, keeps an earlier version from coming back until it does', async () => {
    const { address } = (await upload(await photo())).json<Schemas['ContentUpload']>()
    const sections = await publishedSections()
    const illustrated = page(banners(banner({ image: address })))
    await replace(illustrated)
    await replace(page(...sections))
    const { version: expected_version } = await read(member, 'homePage')
    const undo = () =>
      member.api.POST('/staff/content/{name}/undo/', {
        ...params('homePage'),
        body: { expected_version },
      })
    const release = (at: Date | null) =>
      shop.db
        .update(uploads)
        .set({ looseSince: at })
        .where(eq(uploads.id, address.replace('/uploads/', '')))
    const fault = {
      code: 'validation_failed',
      errors: [{ field: 'sections.0.banners.0.image', rule: 'unknown' }],
    }
    await release(new Date(shop.clock.now()))
    expect((await undo()).error).toMatchObject(fault)
    await release(null)
    const version = and(
      eq(siteContentVersions.key, 'homePage'),
      eq(siteContentVersions.version, expected_version - 1),
    )
    const keepAs = (body: Body) => shop.db.update(siteContentVersions).set({ body }).where(version)
    await keepAs(page(banners(banner({ image: '/images/../api/accounts/logout/' }))))
    expect((await undo()).error).toMatchObject(fault)
    await keepAs(illustrated)
    expect((await answer(undo())).published).toEqual(illustrated)
    await replace(page(...sections))
  })

  it('that is not a picture is refused', async () => {
    const reply = await upload('<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect(reply.json()).toMatchObject({ code: 'file_type_refused' })
  })
})

describe('the choices for the home page', () => {
  it('is named by slugs, and products are found by their names', async () => {
    const choices = await answer(member.api.GET('/staff/content-choices/'))
    expect(choices.categories).toContainEqual({
      slug: 'mobile',
      name: 'گوشی موبایل',
      depth: 0,
      is_shown: true,
    })
    expect(choices.lists).toEqual(expect.arrayContaining(['mobile', 'strong-camera']))
    expect(choices.collections.map(({ slug }) => slug)).toContain('strong-camera')
    expect(choices.brands.map(({ slug }) => slug)).toContain('samsung')
    const products = (query: { search?: string; slug?: string[] }) =>
      answer(member.api.GET('/staff/content-products/', { params: { query } }))
    const found = await products({ search: 'ایرپادز پرو' })
    expect(found.map(({ slug }) => slug)).toContain('airpods-pro-3')
    const slugs = ['sony-wh-1000xm6', 'no-such-product', 'airpods-pro-3']
    const chosen = await products({ slug: slugs })
    expect(chosen.map(({ slug }) => slug)).toEqual(['sony-wh-1000xm6', 'airpods-pro-3'])
  })
})

describe('a shop from before this', () => {
  it('keeps its home page: the migration turns its rows into what is edited', async () => {
    const stories = (await read(member, 'homeStories')).published
    const before = [
      { type: 'STORY' },
      {
        type: 'HERO_SECTION',
        data: [
          {
            image: '/images/scene/hero-1',
            mobile_image: '/images/scene/hero-1-mobile',
            tint: 'firouzeh',
            kicker: 'نارنجی',
            title: 'آیفون',
            priceOf: 'airpods-pro-3',
            link: '/products/airpods-pro-3',
          },
        ],
      },
      {
        type: 'PRODUCT',
        pick: {
          rule: { category: 'mobile', min: { releaseYear: 2025 }, maxPrice: 50 },
          ordering: '-create_at',
          size: 12,
        },
        extra_data: { title: 'تازه', category: { name: 'تازه', slug: 'mobile' }, query: 'a=b' },
      },
      {
        type: 'CUSTOM_PRODUCT',
        pick: { slugs: ['airpods-pro-3'] },
        extra_data: { title: 'شگفت', text: 'تا پایان' },
      },
      {
        type: 'FLAGSHIP',
        data: [{ name: 'م', image: '/images/a', slug: 'b' }],
        extra_data: { title: 'د' },
      },
      {
        type: 'PROPERTY',
        data: [{ id: 1, name: 'دوربین', icon: 'camera', main_slug: 'strong-camera', active: true }],
        extra_data: { title: 'ویژگی', category: { name: 'ویژگی', slug: 'mobile' } },
      },
      { type: 'LATEST_ARTICLES', size: 4, extra_data: { title: 'مجله' } },
    ]
    const keys = ['homePage', 'homeStories']
    await shop.db.delete(siteContents).where(inArray(siteContents.key, keys))
    await shop.db.insert(siteContents).values([
      { key: 'home', body: before },
      { key: 'stories', body: stories.kind === 'homeStories' ? stories.stories : [] },
    ])
    const file = 'server/platform/migrations/0028_home_page_content.sql'
    for (const statement of (await readFile(file, 'utf8')).split('--> statement-breakpoint'))
      await shop.db.execute(sql.raw(statement))
    const [migrated] = await shop.db
      .select({ body: siteContents.body })
      .from(siteContents)
      .where(eq(siteContents.key, 'homePage'))
    expect(migrated?.body).toEqual(
      page(
        { type: 'STORY', is_shown: true },
        banners(
          banner({
            tint: 'firouzeh',
            kicker: 'نارنجی',
            title: 'آیفون',
            price_of: 'airpods-pro-3',
            link: '/products/airpods-pro-3',
          }),
        ),
        {
          ...row(
            rule({
              category: 'mobile',
              ordering: '-create_at',
              size: 12,
              min: { releaseYear: 2025 },
              max_price: 50,
            }),
            'تازه',
          ),
          category: 'mobile',
          query: 'a=b',
        },
        {
          ...row({ by: 'hand', slugs: ['airpods-pro-3'] }, 'شگفت'),
          type: 'CUSTOM_PRODUCT',
          text: 'تا پایان',
        },
        {
          type: 'FLAGSHIP',
          is_shown: true,
          title: 'د',
          tiles: [{ name: 'م', image: '/images/a', slug: 'b' }],
        },
        {
          type: 'PROPERTY',
          is_shown: true,
          title: 'ویژگی',
          category: 'mobile',
          tabs: [{ name: 'دوربین', icon: 'camera', slug: 'strong-camera' }],
        },
        { type: 'LATEST_ARTICLES', is_shown: true, title: 'مجله', size: 4 },
      ),
    )
    expect((await read(member, 'homeStories')).published).toEqual(stories)
  })
})
