import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { contentFaults } from '#domain/content.ts'
import { siteLinks } from '#i18n/fa/site-links.ts'
import { siteContents } from '#server/platform/db/schema/catalogue.ts'
import type { Schemas } from '#server/schemas.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import { answer, newStaff, refusal } from '#tests/support/shopper.ts'

type Name = 'categoryMenu' | 'siteLinks'
type Member = Awaited<ReturnType<typeof newStaff>>

let shop: TestShop
let member: Member
beforeAll(async () => {
  shop = await startShop({ content: 'demo' })
  member = await newStaff(shop, 'catalogue')
})
afterAll(() => shop.close())

const params = (name: Name) => ({ params: { path: { name } } })
const read = (name: Name) => answer(member.api.GET('/staff/content/{name}/', params(name)))
const publish = ({ api }: Member, body: Schemas['Content'] & { kind: Name }, version: number) =>
  api.POST('/staff/content/{name}/publish/', {
    ...params(body.kind),
    body: { body, expected_version: version },
  })
const menu = async () => answer(shop.client().api.GET('/home-page/menu/'))
const front = async () => answer(shop.client().api.GET('/site/front/'))

describe('the links of header and footer', () => {
  it('are those of the program until others are published, which the shop then shows', async () => {
    await shop.db.delete(siteContents).where(eq(siteContents.key, 'siteLinks'))
    const { version, published } = await read('siteLinks')
    if (published.kind !== 'siteLinks') throw new Error('another content item')
    expect(version).toBe(0)
    const texts = ({ links }: { links: readonly { title: string }[] }) =>
      links.map(({ title }) => title)
    await expect
      .poll(async () => texts(await front()))
      .toEqual(siteLinks.links.map(({ title }) => title))
    const before = await front()
    expect(before.columns.map(texts)).toEqual(siteLinks.columns.map(texts))
    expect(contentFaults(published)).toEqual([])
    const columns = [
      { title: 'تازه', is_shown: true, links: [{ title: 'مجله', link: '/blogs', is_shown: true }] },
    ]
    const body = { ...published, links: [], columns }
    await answer(publish(member, body, version))
    await expect.poll(front).toMatchObject({
      links: [],
      columns: [{ title: 'تازه', links: [{ title: 'مجله', link: '/blogs' }] }],
    })
    const back = await answer(
      member.api.POST('/staff/content/{name}/undo/', {
        ...params('siteLinks'),
        body: { expected_version: version + 1 },
      }),
    )
    expect(back.published).toEqual(published)
    await expect.poll(front).toEqual(before)
  })

  it('are not published with one that leads out of the shop', async () => {
    const { version, published } = await read('siteLinks')
    if (published.kind !== 'siteLinks') throw new Error('another content item')
    const links = [{ icon: 'grid', title: 'بانک', link: '//evil.example', is_shown: true }]
    const { error } = await publish(member, { ...published, links }, version)
    expect(error).toMatchObject({ errors: [{ field: 'links.0.link', rule: 'link' }] })
  })
})

describe('the menu of categories', () => {
  it('has a box next to its groups only while one is published and shown', async () => {
    const { version, published } = await read('categoryMenu')
    if (published.kind !== 'categoryMenu') throw new Error('another content item')
    const promotion = {
      title: 'تازه‌ها',
      text: '',
      link: '/productlist',
      image: '',
      is_shown: true,
    }
    await answer(publish(member, { ...published, promotion }, version))
    await expect
      .poll(async () => (await front()).promotion)
      .toEqual({ title: 'تازه‌ها', text: '', link: '/productlist', image: '' })
    const { promotion: removed, ...without } = { ...published, promotion }
    expect(removed).toEqual(promotion)
    await answer(publish(member, without, version + 1))
    await expect.poll(async () => (await front()).promotion).toBeNull()
  })

  it('is not published with a picture that the shop does not have', async () => {
    const { version, published } = await read('categoryMenu')
    if (published.kind !== 'categoryMenu') throw new Error('another content item')
    const withPicture = (image: string) => ({
      ...published,
      promotion: { title: 'تازه‌ها', text: '', link: '/productlist', image, is_shown: true },
    })
    for (const image of ['/images/x', '/images/scene/hero-99', '/images/scene/tile/mobile/x']) {
      const { error } = await publish(member, withPicture(image), version)
      expect(error).toMatchObject({
        code: 'validation_failed',
        errors: [{ field: 'promotion.image', rule: 'unknown' }],
      })
    }
    const drawn = '/images/phone/iphone-13/hero/midnight'
    await answer(publish(member, withPicture(drawn), version))
    await answer(publish(member, published, version + 1))
  })

  it('is published by members who edit the catalogue, with an entry in the log', async () => {
    const { version, published } = await read('categoryMenu')
    if (published.kind !== 'categoryMenu') throw new Error('another content item')
    expect(contentFaults(published)).toEqual([])
    const [first, ...rest] = published.departments
    if (first === undefined) throw new Error('the demo has no menu')
    const before = await menu()
    expect(before[0]).toMatchObject({ title: first.title, href: '/productlist/mobile' })
    const departments = [...rest, { ...first, is_shown: false }]
    const body = { ...published, departments }
    const helper = await newStaff(shop, 'support')
    expect(await refusal(publish(helper, body, version))).toEqual({
      status: 403,
      code: 'forbidden',
    })
    const orders = await newStaff(shop, 'orders')
    expect(await refusal(publish(orders, body, version))).toEqual({
      status: 403,
      code: 'forbidden',
    })
    await answer(publish(member, body, version))
    await expect
      .poll(async () => (await menu()).map(({ title }) => title))
      .toEqual(before.slice(1).map(({ title }) => title))
    const owner = await newStaff(shop, 'owner')
    const { results } = await answer(owner.api.GET('/staff/action/'))
    expect(results[0]).toMatchObject({ action: 'publishContent', subject: 'content' })
    expect(await refusal(publish(owner, { ...published, departments: [] }, version))).toEqual({
      status: 409,
      code: 'changed_meanwhile',
    })
  })

  it('of a shop that the version before has filled is taken over as it was shown', async () => {
    const link = { id: 3, title: 'آیفون', icon: null, query: 'search=17', sub_menu: [] }
    const leaf = { ...link, all_items_title: null, category: { slug: 'mobile/iphone' } }
    const group = { ...leaf, id: 2, title: 'برند', query: null, sub_menu: [leaf] }
    const body = [
      {
        ...group,
        id: 1,
        title: 'موبایل',
        icon: 'mobile',
        all_items_title: 'همه',
        sub_menu: [group],
      },
    ]
    await shop.db.delete(siteContents).where(eq(siteContents.key, 'categoryMenu'))
    await shop.db.insert(siteContents).values({ key: 'menu', body })
    const script = await readFile('server/platform/migrations/0042_category_menu.sql', 'utf8')
    await shop.db.execute(sql.raw(script))
    const { published } = await read('categoryMenu')
    const iphones = '/productlist/mobile/iphone'
    expect(published).toEqual({
      kind: 'categoryMenu',
      departments: [
        {
          title: 'موبایل',
          icon: 'mobile',
          link: iphones,
          all_title: 'همه',
          is_shown: true,
          groups: [
            {
              title: 'برند',
              link: iphones,
              all_title: '',
              is_shown: true,
              links: [{ title: 'آیفون', link: `${iphones}?search=17`, is_shown: true }],
            },
          ],
        },
      ],
    })
  })
})
