import { readFile } from 'node:fs/promises'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articleIdIn } from '#domain/content-article.ts'
import { siteContents } from '#server/platform/db/schema/catalogue.ts'
import { siteContentVersions } from '#server/platform/db/schema/contents.ts'
import type { Schemas } from '#server/schemas.ts'
import { form, photo } from '#tests/support/files.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import { answer, newStaff, refusal, type Shopper } from '#tests/support/shopper.ts'

type Article = Schemas['ArticleContent']

let shop: TestShop
let member: Shopper
let colleague: Shopper
beforeAll(async () => {
  shop = await startShop({ content: 'demo', storefront: 'built' })
  member = await newStaff(shop, 'catalogue')
  colleague = await newStaff(shop, 'owner')
})
afterAll(() => shop.close())

const named = (name: string) => ({ params: { path: { name } } })
const read = ({ api }: Shopper, name: string) =>
  answer(api.GET('/staff/content/{name}/', named(name)))
const publish = ({ api }: Shopper, name: string, body: Article, expected_version: number) =>
  api.POST('/staff/content/{name}/publish/', { ...named(name), body: { body, expected_version } })
const keep = ({ api }: Shopper, name: string, body: Article, expected_version: number) =>
  api.PUT('/staff/content/{name}/draft/', { ...named(name), body: { body, expected_version } })
const remove = (name: string, expected_version: number, key: string, reason = 'تکراری است') =>
  member.api.POST('/staff/article/{id}/remove/', {
    params: { path: { id: idOf(name) }, header: { 'Idempotency-Key': key } },
    body: { reason, expected_version },
  })
const begin = async (title = 'مقالهٔ تازه') =>
  (await answer(member.api.POST('/staff/article/', { body: { title } }))).name
const idOf = (name: string) => articleIdIn(name) ?? 0

const list = () => answer(member.api.GET('/staff/article/', { params: { query: {} } }))
const rowOf = async (name: string) =>
  (await list()).results.find(({ id }) => id === idOf(name)) ?? null

const shown = async (name: string) => {
  const params = { path: { id: idOf(name) } }
  return (await shop.client().api.GET('/blogs/{id}/', { params })).data ?? null
}
const html = async (url: string) => (await shop.client().send({ method: 'GET', url })).body

const line = (text: string, link = '') => [{ text, bold: false, italic: false, link }]
const article = (fields: Partial<Article> = {}): Article => ({
  kind: 'article',
  is_shown: true,
  title: 'راهنمای خرید شارژر',
  excerpt: '',
  cover: '/images/scene/article-1',
  cover_alt: 'شارژر روی میز',
  body: [
    { type: 'paragraph', content: line('آغاز مقاله') },
    { type: 'heading', level: 2, content: line('چند وات؟') },
    { type: 'bulletList', items: [line('بیست وات'), line('سی وات')] },
    { type: 'paragraph', content: line('قوانین', '/terms') },
  ],
  products: ['iphone-17-256gb-not-active', 'no-such-product'],
  published_at: null,
  ...fields,
})

describe('an article', () => {
  it('is a draft of its writer until it is published, and then on its page, in the magazine and on the home page', async () => {
    const name = await begin()
    expect(await read(colleague, name)).toMatchObject({ version: 0, draft: null })
    expect(await rowOf(name)).toEqual({
      id: idOf(name),
      title: 'مقالهٔ تازه',
      state: 'new',
      published_at: null,
      version: 0,
      is_drafted: true,
    })
    await answer(keep(member, name, article(), 0))
    expect(await shown(name)).toBe(null)
    const content = await answer(publish(member, name, article(), 0))
    const published_at = new Date(shop.clock.now()).toISOString()
    expect(content).toMatchObject({
      version: 1,
      published: article({ published_at }),
      draft: null,
      has_previous: false,
    })
    const undo = (version: number) =>
      member.api.POST('/staff/content/{name}/undo/', {
        ...named(name),
        body: { expected_version: version },
      })
    expect(await refusal(undo(1))).toEqual({ status: 409, code: 'no_previous_version' })
    await expect.poll(() => shown(name)).not.toBe(null)
    const whole = await shown(name)
    expect(whole).toEqual({
      id: idOf(name),
      title: 'راهنمای خرید شارژر',
      text: 'آغاز مقاله',
      cover: '/images/scene/article-1',
      cover_alt: 'شارژر روی میز',
      read_time: 1,
      published_at,
      body: article().body,
      product_ids: [expect.any(Number)],
    })
    const page = await html(`/blogs/${idOf(name)}`)
    for (const part of [
      'href="#part-1"',
      'id="part-1"',
      'alt="شارژر روی میز"',
      'href="/terms"',
      '<li>بیست وات</li>',
    ])
      expect(page).toContain(part)
    expect(await html('/')).toContain('راهنمای خرید شارژر')
    expect(await rowOf(name)).toMatchObject({ state: 'shown', is_drafted: false, version: 1 })
    await answer(
      publish(member, name, article({ title: 'شارژر تازه', excerpt: 'خلاصه', published_at }), 1),
    )
    await expect.poll(async () => (await shown(name))?.title).toBe('شارژر تازه')
    for (const path of ['/', '/blogs', `/blogs/${idOf(name)}`]) {
      expect(await html(path)).toContain('شارژر تازه')
      expect(await html(path)).not.toContain('راهنمای خرید شارژر')
    }
    await answer(undo(2))
    await expect.poll(async () => (await shown(name))?.title).toBe('راهنمای خرید شارژر')
  })

  it('is hidden again, or waits for its day, which comes by itself', async () => {
    const name = await begin()
    await answer(publish(member, name, article({ is_shown: false, cover: '', body: [] }), 0))
    expect(await rowOf(name)).toMatchObject({ state: 'hidden', published_at: null })
    const published_at = new Date(shop.clock.now() + 3_600_000).toISOString()
    await answer(publish(member, name, article({ published_at }), 1))
    expect(await rowOf(name)).toMatchObject({ state: 'planned', published_at })
    expect(await shown(name)).toBe(null)
    shop.clock.advance(3600)
    await expect.poll(() => shown(name)).toMatchObject({ published_at })
    expect(await rowOf(name)).toMatchObject({ state: 'shown' })
  })

  it('shows markup as it was typed, and runs none of it', async () => {
    const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(2)>'
    const name = await begin()
    const body: Article['body'] = [
      { type: 'heading', level: 2, content: line(hostile) },
      { type: 'paragraph', content: line(hostile) },
    ]
    const looks = {
      title: hostile,
      excerpt: hostile,
      cover_alt: '"><script>alert(1)</script>',
      body,
    }
    await answer(publish(member, name, article(looks), 0))
    await expect.poll(() => shown(name)).not.toBe(null)
    const written = await html(`/blogs/${idOf(name)}`)
    expect(written).toContain('&lt;img src=x onerror=alert(2)&gt;')
    expect(written).not.toContain('<img src=x')
    expect(written).not.toContain('<script>alert(1)')
  })

  it.each(['/images/../api/accounts/logout/', '/uploads/./00000000-0000-4000-8000-000000000000'])(
    'shows no picture at %s, neither in its text nor as its cover',
    async (image) => {
      const name = await begin()
      const body = [...article().body, { type: 'picture' as const, image, alt: '' }]
      const refused = { status: 400, code: 'validation_failed' }
      expect(await refusal(publish(member, name, article({ body }), 0))).toEqual(refused)
      expect(await refusal(publish(member, name, article({ cover: image }), 0))).toEqual(refused)
    },
  )

  it.each([
    [
      'a call of the shop as a link',
      {
        body: [
          { type: 'paragraph' as const, content: line('x', '/images/../api/accounts/logout/') },
        ],
      },
      'body',
      'address',
    ],
    [
      'a script as a link',
      { body: [{ type: 'paragraph' as const, content: line('x', 'javascript:alert(1)') }] },
      'body',
      'address',
    ],
    ['no text', { body: [] }, 'body', 'required'],
    ['no title', { title: ' ' }, 'title', 'required'],
    ['no cover', { cover: '' }, 'cover', 'required'],
    [
      'a day that does not exist',
      { published_at: new Date(0).toISOString() },
      'published_at',
      'date',
    ],
  ])('is not published with %s, and may be a draft', async (_, fields, field, rule) => {
    const name = await begin()
    const { error, response } = await publish(member, name, article(fields), 0)
    expect(response.status).toBe(400)
    expect(error).toMatchObject({ code: 'validation_failed', errors: [{ field, rule }] })
    await answer(keep(member, name, article(fields), 0))
    expect(await read(member, name)).toMatchObject({ version: 0, draft: { body: article(fields) } })
  })

  it.each([
    ['markup as a block', { body: [{ type: 'html', content: '<b>x</b>' }] }],
    ['an attribute of its own', { body: [{ type: 'paragraph', content: [], style: 'color:red' }] }],
    [
      'a picture of another site',
      { body: [{ type: 'picture', image: 'https://evil.example/x', alt: '' }] },
    ],
    [
      'a picture that is a script',
      { body: [{ type: 'picture', image: 'javascript:alert(1)', alt: '' }] },
    ],
    ['a cover of another site', { cover: '//evil.example/x.png' }],
    ['a field of its own', { html: '<script>alert(1)</script>' }],
    ['another kind', { kind: 'faq', categories: [] }],
  ])('is refused with %s, as a draft too', async (_, fields) => {
    const name = await begin()
    for (const [method, end] of [
      ['POST', 'publish'],
      ['PUT', 'draft'],
    ] as const) {
      const payload = { body: { ...article(), ...fields }, expected_version: 0 }
      const reply = await member.send({
        method,
        url: `/api/staff/content/${name}/${end}/`,
        payload,
      })
      expect(reply.statusCode).toBe(400)
      expect(reply.json()).toMatchObject({ code: 'validation_failed' })
    }
  })

  it('is not replaced by someone who has not seen what a colleague has published', async () => {
    const name = await begin()
    await answer(keep(member, name, article({ title: 'من' }), 0))
    await answer(publish(colleague, name, article({ title: 'همکار' }), 0))
    const conflict = { status: 409, code: 'changed_meanwhile' }
    expect(await refusal(publish(member, name, article({ title: 'من' }), 0))).toEqual(conflict)
    expect(await refusal(remove(name, 0, `remove-${name}`))).toEqual(conflict)
    expect(await read(member, name)).toMatchObject({
      version: 1,
      published: { title: 'همکار' },
      draft: { body: article({ title: 'من' }), base_version: 0 },
    })
  })

  it('shows its pictures once it is published', async () => {
    const name = await begin()
    const reply = await member.send({
      method: 'POST',
      url: `/api/staff/content/${name}/picture/`,
      ...form([{ name: 'file', content: await photo(), filename: 'a.jpg', type: 'image/jpeg' }]),
    })
    const { address: image } = reply.json<Schemas['ContentUpload']>()
    const send = () => shop.client().send({ url: `${image}?w=480` })
    expect((await send()).headers['cache-control']).toBe('private, no-store')
    const picture = { type: 'picture' as const, image, alt: 'درگاه USB-C' }
    await answer(
      publish(member, name, article({ cover: image, body: [...article().body, picture] }), 0),
    )
    expect((await send()).headers['cache-control']).toMatch(/^public/)
    await expect.poll(() => shown(name)).toMatchObject({ cover: image })
    expect(await html(`/blogs/${idOf(name)}`)).toContain('alt="درگاه USB-C"')
  })

  it('is deleted with a reason and everybody’s drafts, once, and its id is given to no other', async () => {
    const name = await begin()
    await answer(publish(member, name, article(), 0))
    await expect.poll(() => shown(name)).not.toBe(null)
    await answer(keep(colleague, name, article({ title: 'همکار' }), 1))
    expect(await refusal(remove(name, 1, `remove-${name}`, ' '))).toEqual({
      status: 400,
      code: 'reason_required',
    })
    for (const _ of ['', 'again'])
      expect(await answer(remove(name, 1, `remove-${name}`))).toEqual({ id: idOf(name) })
    const gone = { status: 404, code: 'not_found' }
    expect(await refusal(remove(name, 1, `remove-other-${name}`))).toEqual(gone)
    expect(await refusal(keep(colleague, name, article(), 1))).toEqual(gone)
    expect(await refusal(publish(colleague, name, article(), 1))).toEqual(gone)
    expect(await refusal(colleague.api.GET('/staff/content/{name}/', named(name)))).toEqual(gone)
    await expect.poll(() => shown(name)).toBe(null)
    expect(await html('/blogs')).not.toContain(`href="/blogs/${idOf(name)}"`)
    const kept = and(eq(siteContentVersions.key, name), eq(siteContentVersions.version, 1))
    const [version] = await shop.db.select().from(siteContentVersions).where(kept)
    expect(version?.body).toMatchObject({ title: 'راهنمای خرید شارژر' })
    expect(idOf(await begin())).toBeGreaterThan(idOf(name))
  })

  it('is in the log with what was done to it', async () => {
    const name = await begin('برای گزارش')
    await answer(publish(member, name, article(), 0))
    const query = { subject: 'article', subject_id: idOf(name) } as const
    const { results } = await answer(colleague.api.GET('/staff/action/', { params: { query } }))
    expect(
      results.map(({ action, staff_id: by, before, after }) => [action, by, before, after]),
    ).toEqual([
      ['publishContent', member.userId, { version: 0 }, { version: 1 }],
      ['createArticle', member.userId, {}, { title: 'برای گزارش' }],
    ])
  })

  it('is in the log with the parts that a publication changed, and where a long text did', async () => {
    const name = await begin()
    const long = 'جملهٔ بلند. '.repeat(40)
    const ending = (text: string): Article['body'] => [
      ...article().body,
      { type: 'paragraph', content: line(`${long}${text}`) },
    ]
    const shownFrom = { published_at: '2026-11-01T00:00:00.000Z' }
    const first = article({ ...shownFrom, body: ending('قدیم') })
    await answer(publish(member, name, first, 0))
    const second = article({
      ...shownFrom,
      body: ending('تازه'),
      title: 'شارژر تازه',
      products: [],
    })
    await answer(publish(member, name, second, 1))
    const query = { subject: 'article', subject_id: idOf(name) } as const
    const { results } = await answer(colleague.api.GET('/staff/action/', { params: { query } }))
    const [last, , begun] = results
    expect(last).toMatchObject({ before: { version: 1 }, after: { version: 2 } })
    const cut = (text: string) => [
      { type: 'paragraph', content: line(`…${long.slice(-40)}${text}`) },
    ]
    expect(last?.content).toEqual({
      before: { ...first, body: cut('قدیم') },
      after: { ...second, body: cut('تازه') },
    })
    expect(begun).toMatchObject({ action: 'createArticle', content: null })
  })

  it('is not for those who handle orders', async () => {
    const clerk = await newStaff(shop, 'orders')
    const forbidden = { status: 403, code: 'forbidden' }
    expect(await refusal(clerk.api.GET('/staff/content/{name}/', named('article-1')))).toEqual(
      forbidden,
    )
    expect(await refusal(publish(clerk, 'article-1', article(), 1))).toEqual(forbidden)
  })
})

describe('articles', () => {
  it('are listed page by page, newest first', async () => {
    const key = (place: number) => `article-${1000 + place}`
    const rows = Array.from({ length: 51 }, (_, place) => ({
      key: key(place),
      body: article({ is_shown: false }),
    }))
    await shop.db.insert(siteContents).values(rows)
    const first = await list()
    expect(first.results.map(({ id }) => id)).toEqual(
      Array.from({ length: 50 }, (_, place) => 1050 - place),
    )
    const query = { before: first.next ?? 0 }
    const second = await answer(member.api.GET('/staff/article/', { params: { query } }))
    const found = await answer(
      member.api.GET('/staff/article/', { params: { query: { ...query, lookup: 'شارژر خرید' } } }),
    )
    expect(found.results.map(({ id }) => id)).toContain(1000)
    expect(second.results[0]?.id).toBe(1000)
    expect(second.results.at(-1)?.id).toBe(1)
    expect(second.next).toBe(null)
  })

  it('are found by words of their title, in any order and spelling', async () => {
    const found = async (lookup: string) => {
      const query = { lookup }
      const { results } = await answer(member.api.GET('/staff/article/', { params: { query } }))
      return results.map(({ title }) => title)
    }
    await begin('راهنمای کیف لپ‌تاپ USB-C')
    await begin('کیف دوربین')
    expect(await found('كيف usb')).toEqual(['راهنمای کیف لپ‌تاپ USB-C'])
    expect(await found('کیف')).toEqual(['کیف دوربین', 'راهنمای کیف لپ‌تاپ USB-C'])
    expect(await found('کیف گمشده')).toEqual([])
    expect(await found(' ! ')).toEqual((await list()).results.map(({ title }) => title))
  })

  it('of the version before become rows with the same ids', async () => {
    const old = {
      id: 2077,
      slug: 'old',
      title: 'مقالهٔ پیشین',
      paragraphs: ['آغاز', 'ادامه'],
      headings: [{ paragraph: 1, title: 'تیتر' }],
      products: ['iphone-17-256gb-not-active'],
      cover: '/images/scene/article-2',
      readMinutes: 3,
      publishedAt: '2026-11-01T10:00:00.000Z',
    }
    await shop.db.insert(siteContents).values({ key: 'articles', body: [old] })
    const text = await readFile('server/platform/migrations/0041_articles.sql', 'utf8')
    for (const statement of text.split('--> statement-breakpoint').slice(1))
      await shop.db.execute(sql.raw(statement))
    expect(await read(member, 'article-2077')).toMatchObject({
      version: 1,
      published: {
        ...article({ title: old.title, cover: old.cover, cover_alt: '', products: old.products }),
        published_at: old.publishedAt,
        body: [
          { type: 'paragraph', content: line('آغاز') },
          { type: 'heading', level: 2, content: line('تیتر') },
          { type: 'paragraph', content: line('ادامه') },
        ],
      },
    })
    expect(await begin()).toBe('article-2078')
    await expect.poll(() => shown('article-2077')).toMatchObject({ title: old.title })
  })
})
