import { and, eq, notInArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { components } from '#api/schema.d.ts'
import { products, variants } from '#server/platform/db/schema/catalogue.ts'
import { commentEvents, comments } from '#server/platform/db/schema/comments.ts'
import { orders } from '#server/platform/db/schema/commerce.ts'
import { uploads } from '#server/platform/db/schema/uploads.ts'
import type { TestClient } from '#tests/support/client.ts'
import { film, photo, sendFile } from '#tests/support/files.ts'
import { addGoods } from '#tests/support/goods.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import { answer, newShopper, newStaff, order, refusal } from '#tests/support/shopper.ts'

type NewComment = components['schemas']['NewComment']

let shop: TestShop
let staff: TestClient
let product: { id: number; slug: string }
beforeAll(async () => {
  shop = await startShop({ content: 'demo', limits: { commentsPerHour: 500 } })
  staff = await newStaff(shop)
  product = await quietProduct()
})
afterAll(() => shop.close())

/** A product without comments, a different one each time. */
async function quietProduct() {
  const rows = await shop.db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(and(eq(products.ratingCount, 0), notInArray(products.id, taken)))
  const [row] = rows
  if (!row) throw new Error('people said something of every product')
  taken.push(row.id)
  return row
}
const taken: number[] = []

const send = ({ api }: TestClient, change: Partial<NewComment> = {}, key?: string) =>
  api.POST('/product/v3/comment/', {
    params: { header: key === undefined ? {} : { 'Idempotency-Key': key } },
    body: { stars: 5, text: 'خوب است', product_id: product.id, ...change },
  })
const list = (
  client: TestClient,
  slug = product.slug,
  ordering?: '-send_at' | 'send_at' | '-stars' | 'stars',
) =>
  answer(
    client.api.GET('/product/v4/comment/', {
      params: { query: { product__slug: slug, ...(ordering && { ordering }) } },
    }),
  )
const decide = (id: number, verb: 'approve' | 'refuse', client = staff) =>
  client.api.POST(`/staff/comment/{id}/${verb}/`, { body: {}, params: { path: { id } } })
const react = ({ api }: TestClient, id: number, body: { like?: boolean; dislike?: boolean }) =>
  api.POST('/product/v4/comment/{id}/interaction/', { params: { path: { id } }, body })
const extraData = (slug = product.slug) =>
  answer(
    shop.client().api.GET('/product/v3/comment/get_comment_extra_data/', {
      params: { query: { product__slug: slug } },
    }),
  )

/** Publishes a guest's comment. Returns its id. */
async function published(change: Partial<NewComment> = {}): Promise<number> {
  const { id } = await answer(send(shop.client(), change))
  await answer(decide(id, 'approve'))
  return id
}

async function picture(client: TestClient): Promise<string> {
  return (await sendFile(client, await photo(80, 60))).json<{ id: string }>().id
}

async function video(client: TestClient): Promise<string> {
  return (await sendFile(client, film(), { type: 'video' })).json<{ id: string }>().id
}

describe('a comment', () => {
  it(
    'waits until the shop approves it, and then appears on the page',
    { tags: ['CMT-09', 'ROLE-31'] },
    async () => {
      product = await quietProduct()
      const sent = await answer(
        send(shop.client(), { text: 'سریع رسید', display_name: 'نیما', stars: 4 }),
      )
      expect(sent).toEqual({
        id: sent.id,
        display_name: 'نیما',
        text: 'سریع رسید',
        stars: 4,
        send_at: new Date(shop.clock.now()).toISOString(),
        is_buyer: false,
        likes: 0,
        dislikes: 0,
        has_interaction: { like: false, dislike: false },
        files: [],
        children: [],
        status: 'pending',
      })
      expect(await list(shop.client())).toEqual({ results: [], total: 0 })
      await answer(decide(sent.id, 'approve'))
      const { status: _pending, ...comment } = sent
      expect((await list(shop.client())).results).toEqual([comment])
      await answer(decide(sent.id, 'refuse'))
      expect((await list(shop.client())).results).toEqual([])
      expect(await refusal(decide(sent.id, 'refuse'))).toEqual({
        status: 409,
        code: 'move_impossible',
      })
      const moves = await shop.db
        .select()
        .from(commentEvents)
        .where(eq(commentEvents.commentId, sent.id))
      expect(moves.map(({ fromStatus, event, toStatus }) => [fromStatus, event, toStatus])).toEqual(
        [
          [null, 'shopper.sent', 'pending'],
          ['pending', 'staff.approved', 'approved'],
          ['approved', 'staff.refused', 'refused'],
        ],
      )
      expect(moves.map(({ actor }) => actor.split(':')[0])).toEqual(['guest', 'staff', 'staff'])
    },
  )

  it('is answered by the shop beneath it', { tags: ['ROLE-32', 'CMT-06'] }, async () => {
    const id = await published({ text: 'گارانتی دارد؟' })
    const reply = staff.api.POST('/staff/comment/{id}/reply/', {
      params: { path: { id } },
      body: { text: ' بله، ۱۸ ماه. ' },
    })
    const { children } = await answer(reply)
    expect(children).toMatchObject([{ display_name: 'پشتیبانی فیروزه', text: 'بله، ۱۸ ماه.' }])
    const { results } = await list(shop.client())
    expect(results.find((one) => one.id === id)?.children).toEqual(children)
  })

  it(
    'of a guest appears under any name, or the generic one',
    { tags: ['CMT-14', 'ROLE-17'] },
    async () => {
      const names = ['  مهمانِ   آمده ', '', '   ', null, undefined, '\u202Eنام']
      const shown = []
      for (const [index, display_name] of names.entries())
        shown.push(
          (await answer(send(shop.client(), { display_name, text: `نظر ${index}` }))).display_name,
        )
      const generic = 'کاربر سایت'
      expect(shown).toEqual(['مهمانِ آمده', generic, generic, generic, generic, 'نام'])
    },
  )

  it(
    'of a customer appears under their own name or the generic one, never under another',
    { tags: ['CMT-15'] },
    async () => {
      const shopper = await newShopper(shop)
      const names = []
      for (const display_name of ['پشتیبانی فیروزه', undefined, 'کاربر سایت'])
        names.push(
          (await answer(send(shopper, { display_name, text: `نظر ${display_name}` }))).display_name,
        )
      expect(names).toEqual(['مریم رضایی', 'مریم رضایی', 'کاربر سایت'])
    },
  )

  it('needs a complete profile of a customer', { tags: ['ROLE-18', 'CMT-18'] }, async () => {
    const client = await shop.signIn()
    expect(await refusal(send(client))).toEqual({ status: 409, code: 'profile_incomplete' })
  })

  it('of someone who bought the product here says so', async () => {
    const variantId = await addGoods(shop.db)
    const [variant] = await shop.db.select().from(variants).where(eq(variants.id, variantId))
    await expect.poll(() => shop.context.catalogue.product(`${variant?.productId}`)).toBeDefined()
    const shopper = await newShopper(shop)
    const about = { product_id: variant?.productId ?? 0 }
    const orderId = await order(shopper, [[variantId, 1]])
    expect((await answer(send(shopper, { ...about, text: 'هنوز نه' }))).is_buyer).toBe(false)
    for (const [status, isBuyer] of [
      ['EXPIRED', false],
      ['NOT_CHECKED', true],
      ['DELIVERED', true],
    ] as const) {
      await shop.db.update(orders).set({ status }).where(eq(orders.id, orderId))
      const sent = await answer(
        send(shopper, { ...about, text: status, display_name: 'کاربر سایت' }),
      )
      expect(sent.is_buyer).toBe(isBuyer)
    }
    expect((await answer(send(shop.client(), about))).is_buyer).toBe(false)
  })

  it('is text, whatever was typed', async () => {
    const evil = '<img src=x onerror=alert(1)> & "quotes"\n\u0007خط دوم'
    const sent = await answer(send(shop.client(), { text: evil, display_name: '<b>نام</b>' }))
    expect(sent.text).toBe('<img src=x onerror=alert(1)> & "quotes"\nخط دوم')
    expect(sent.display_name).toBe('<b>نام</b>')
  })
})

describe('a comment is refused', () => {
  it.each<[string, Partial<Record<keyof NewComment, unknown>>, number, string]>([
    ['without text', { text: '   ' }, 400, 'validation_failed'],
    ['of ten thousand characters', { text: 'آ'.repeat(10_000) }, 400, 'validation_failed'],
    ['with six stars', { stars: 6 }, 400, 'validation_failed'],
    ['without stars', { stars: 0 }, 400, 'validation_failed'],
    ['with half a star', { stars: 4.5 }, 400, 'validation_failed'],
    [
      'with a name of a hundred letters',
      { display_name: 'ن'.repeat(100) },
      400,
      'validation_failed',
    ],
    ['about a product that is not there', { product_id: 999_999 }, 404, 'product_not_found'],
    [
      'with a file that is not there',
      { files_ids: ['3f2504e0-4f89-41d3-9a0c-0305e82c3301'] },
      400,
      'upload_not_found',
    ],
    ['with an invalid id', { files_ids: ['1'] }, 400, 'validation_failed'],
  ])('%s', { tags: ['CMT-12', 'CMT-37'] }, async (_name, change, status, code) => {
    const payload = { stars: 5, text: 'خوب', product_id: product.id, ...change }
    const reply = await shop
      .client()
      .send({ method: 'POST', url: '/api/product/v3/comment/', payload })
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([status, code])
  })

  it('about a product that the shop took away', async () => {
    const gone = await quietProduct()
    await shop.db.update(products).set({ isActive: false }).where(eq(products.id, gone.id))
    await expect
      .poll(() => refusal(send(shop.client(), { product_id: gone.id })))
      .toEqual({
        status: 404,
        code: 'product_not_found',
      })
    const reply = await shop
      .client()
      .send({ method: 'GET', url: `/api/product/v4/comment/?product__slug=${gone.slug}` })
    expect(reply.json()).toMatchObject({ code: 'product_not_found' })
  })

  it('when an author sent many within the hour', async () => {
    const limited = await startShop({ sharing: shop, limits: { commentsPerHour: 2 } })
    const client = limited.client()
    for (const text of ['یک', 'دو']) await answer(send(client, { text }))
    expect(await refusal(send(client, { text: 'سه' }))).toEqual({
      status: 429,
      code: 'too_many_requests',
    })
    expect((await answer(send(client, { text: 'دو' }))).text).toBe('دو')
    await limited.app.close()
  })
})

describe('a comment that is sent twice', () => {
  it('is one comment even if it is the last one that the limit admits', async () => {
    const limited = await startShop({ sharing: shop, limits: { commentsPerHour: 1 } })
    const client = await newShopper(limited)
    const sent = await Promise.all([1, 2, 3].map(() => answer(send(client, { text: 'یک بار' }))))
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    await limited.app.close()
  })

  it('is one comment, with a key or without, at the same moment too', async () => {
    const client = shop.client()
    const same = { text: 'دوبار' }
    const plainly = await Promise.all([1, 2, 3].map(() => answer(send(client, same))))
    expect(new Set(plainly.map(({ id }) => id)).size).toBe(1)
    const files_ids = [await picture(client)]
    const keyed = { text: 'با عکس', files_ids }
    const first = await answer(send(client, keyed, 'key-of-a-draft'))
    expect(await answer(send(shop.client(), keyed, 'key-of-a-draft'))).toEqual(first)
    const others: Partial<NewComment>[] = [
      { text: 'چیز دیگر' },
      { ...keyed, stars: 2 },
      { ...keyed, files_ids: [] },
      { ...keyed, display_name: 'سارا' },
    ]
    for (const change of others)
      expect(await refusal(send(client, change, 'key-of-a-draft'))).toEqual({
        status: 409,
        code: 'idempotency_key_reused',
      })
    expect((await answer(send(shop.client(), same))).id).not.toBe(plainly[0]?.id)
  })
})

describe('the name of a guest', () => {
  it.each([
    ['\u200c', 'کاربر سایت'],
    [' \u200d\u2066', 'کاربر سایت'],
    ['علي\u200c \tكريمي', 'علی کریمی'],
  ])('%j is published as %s', async (display_name, shown) => {
    const sent = await answer(send(shop.client(), { text: `از ${display_name}`, display_name }))
    expect(sent.display_name).toBe(shown)
  })
})

describe('a key of a comment', () => {
  it('belongs to its customer: others may use the same one', async () => {
    const [one, two] = [await newShopper(shop), await newShopper(shop)]
    const key = 'key-of-two-people'
    const first = await answer(send(one, { text: 'یکی' }, key))
    const second = await answer(send(two, { text: 'دیگری' }, key))
    expect([first.text, second.text]).toEqual(['یکی', 'دیگری'])
    expect(await answer(send(one, { text: 'یکی' }, key))).toEqual(first)
  })
})

describe('a text with half of a character', () => {
  it('is refused as such, not as a repetition', async () => {
    const { error } = await send(shop.client(), { text: 'خوب \uD83D است' })
    expect(error?.errors).toEqual([{ field: 'text', rule: 'characters' }])
  })
})

describe('files of a comment', () => {
  it(
    'are shown with it once it is published, to everyone',
    { tags: ['CMT-08', 'CMT-24', 'CMT-26', 'CMT-27'] },
    async () => {
      product = await quietProduct()
      const client = shop.client()
      const files_ids = [await picture(client), await picture(client)]
      const sent = await answer(
        send(client, { text: 'ببینید', display_name: 'سارا', stars: 3, files_ids }),
      )
      expect(sent.files.map(({ id }) => id)).toEqual(files_ids)
      const listFiles = () =>
        answer(
          client.api.GET('/product/v3/comment-file/', {
            params: { query: { comments__product__slug: product.slug } },
          }),
        )
      expect(await listFiles()).toEqual({ results: [] })
      await answer(decide(sent.id, 'approve'))
      const comment = {
        display_name: 'سارا',
        stars: 3,
        created_at: sent.send_at,
        comment: 'ببینید',
      }
      expect((await listFiles()).results).toEqual(sent.files.map((file) => ({ ...file, comment })))
      const served = await client.send({ method: 'GET', url: sent.files[0]?.file ?? '' })
      expect(served.headers['cache-control']).toBe('public, max-age=86400')
      await answer(decide(sent.id, 'refuse'))
      expect(await listFiles()).toEqual({ results: [] })
      const [row] = await shop.db
        .select()
        .from(uploads)
        .where(eq(uploads.id, files_ids[0] ?? ''))
      expect(row).toMatchObject({ isPublic: false, looseSince: new Date(shop.clock.now()) })
      await answer(decide(sent.id, 'approve'))
      expect((await listFiles()).results).toHaveLength(2)
    },
  )

  it('are the customer’s own, or those sent before signing in, each for one comment', async () => {
    const [shopper, other] = [await newShopper(shop), await newShopper(shop)]
    const own = await picture(shopper)
    const asGuest = await picture(shop.client())
    const stolen = { status: 400, code: 'upload_not_found' }
    expect(await refusal(send(other, { files_ids: [own], text: 'دزدی' }))).toEqual(stolen)
    expect(await refusal(send(shop.client(), { files_ids: [own], text: 'دزدی' }))).toEqual(stolen)
    const sent = await answer(send(shopper, { files_ids: [own, asGuest], text: 'عکس‌ها' }))
    expect(sent.files.map(({ id }) => id)).toEqual([own, asGuest])
    expect(await refusal(send(shopper, { files_ids: [own], text: 'دوباره' }))).toEqual(stolen)
    const left = await shop.db.select().from(comments).where(eq(comments.text, 'دوباره'))
    expect(left).toEqual([])
  })

  it('are at most eight pictures', async () => {
    const client = shop.client()
    const files_ids = await Promise.all(Array.from({ length: 9 }, () => picture(client)))
    expect(await refusal(send(client, { files_ids, text: 'زیاد' }))).toEqual({
      status: 400,
      code: 'validation_failed',
    })
    expect(
      (await answer(send(client, { files_ids: files_ids.slice(1), text: 'بس' }))).files,
    ).toHaveLength(8)
  })

  it('are at most one video, for which there is room next to eight pictures', async () => {
    const client = shop.client()
    const pictures = await Promise.all(Array.from({ length: 8 }, () => picture(client)))
    const [one, other] = [await video(client), await video(client)]
    expect(await refusal(send(client, { files_ids: [one, other], text: 'زیاد' }))).toEqual({
      status: 400,
      code: 'validation_failed',
    })
    const sent = await answer(send(client, { files_ids: [...pictures, one], text: 'همه' }))
    expect(sent.files.map(({ id }) => id)).toEqual([...pictures, one])
  })
})

describe('likes and dislikes', () => {
  it(
    'are one of a customer, taken back by saying so or by the other one',
    { tags: ['CMT-25', 'ROLE-26'] },
    async () => {
      const id = await published({ text: 'پسندیدنی' })
      const shopper = await newShopper(shop)
      const steps: [{ like?: boolean; dislike?: boolean }, number, number, boolean, boolean][] = [
        [{ like: true }, 1, 0, true, false],
        [{ like: true }, 1, 0, true, false],
        [{ dislike: true }, 0, 1, false, true],
        [{ like: false }, 0, 1, false, true],
        [{ dislike: false }, 0, 0, false, false],
        [{ dislike: false }, 0, 0, false, false],
      ]
      for (const [body, likes, dislikes, like, dislike] of steps)
        expect(await answer(react(shopper, id, body))).toMatchObject({
          likes,
          dislikes,
          has_interaction: { like, dislike },
        })
      await answer(react(shopper, id, { like: true }))
      await answer(react(await newShopper(shop), id, { like: true }))
      const seenBy = async (client: TestClient) => {
        const { results } = await list(client)
        const comment = results.find((one) => one.id === id)
        return [comment?.likes, comment?.has_interaction]
      }
      expect(await seenBy(shopper)).toEqual([2, { like: true, dislike: false }])
      expect(await seenBy(shop.client())).toEqual([2, { like: false, dislike: false }])
    },
  )

  it('count once, however many are said at the same moment', async () => {
    const id = await published({ text: 'شتاب' })
    const shopper = await newShopper(shop)
    const bodies = [
      { like: true },
      { dislike: true },
      { like: true },
      { dislike: true },
      { like: true },
    ]
    await Promise.all(bodies.map((body) => answer(react(shopper, id, body))))
    const after = await answer(react(shopper, id, { like: true }))
    expect([after.likes, after.dislikes]).toEqual([1, 0])
  })

  it(
    'are refused to guests, together, and for what is not published',
    { tags: ['ROLE-25'] },
    async () => {
      const id = await published({ text: 'برای همه' })
      expect(await refusal(react(shop.client(), id, { like: true }))).toEqual({
        status: 401,
        code: 'unauthenticated',
      })
      const shopper = await newShopper(shop)
      const both = await refusal(react(shopper, id, { like: true, dislike: true }))
      expect(both).toEqual({ status: 400, code: 'validation_failed' })
      const { id: pending } = await answer(send(shop.client(), { text: 'در انتظار' }))
      const missing = { status: 404, code: 'comment_not_found' }
      expect(await refusal(react(shopper, pending, { like: true }))).toEqual(missing)
      expect(await refusal(react(shopper, 999_999, { like: true }))).toEqual(missing)
    },
  )
})

describe('the comments of a product', () => {
  it(
    'come in the asked order, the newest first unless another is asked for',
    { tags: ['CMT-11', 'CMT-22', 'CMT-01'] },
    async () => {
      product = await quietProduct()
      for (const stars of [3, 5, 1]) {
        shop.clock.advance(60)
        await published({ stars, text: `${stars} ستاره` })
      }
      const starsIn = async (ordering?: '-send_at' | 'send_at' | '-stars' | 'stars') =>
        (await list(shop.client(), product.slug, ordering)).results.map(({ stars }) => stars)
      expect(await starsIn()).toEqual([1, 5, 3])
      expect(await starsIn('-send_at')).toEqual([1, 5, 3])
      expect(await starsIn('send_at')).toEqual([3, 5, 1])
      expect(await starsIn('-stars')).toEqual([5, 3, 1])
      expect(await starsIn('stars')).toEqual([1, 3, 5])
      const query = { product__slug: product.slug, size: 2 }
      const two = async () => {
        const { results, total } = await answer(
          shop.client().api.GET('/product/v4/comment/', { params: { query } }),
        )
        return [results.length, total]
      }
      await expect.poll(two).toEqual([2, 3])
    },
  )

  it(
    'add up to its rating, on the page, on cards and in the summary',
    { tags: ['CMT-07', 'CMT-23'] },
    async () => {
      product = await quietProduct()
      const ids = []
      for (const stars of [5, 5, 4, 2])
        ids.push(await published({ stars, text: `${stars} از ۵ ${ids.length}` }))
      expect(await extraData()).toEqual({
        stars_count: { 1: 0, 2: 1, 3: 0, 4: 1, 5: 2 },
        total_count: 4,
        average_stars: 4,
      })
      const path = { slug: product.slug }
      const page = async () =>
        (await answer(shop.client().api.GET('/product/v2/product/{slug}/', { params: { path } })))
          .rating
      await expect.poll(page).toEqual({ average_stars: 4, total_count: 4 })
      await answer(decide(ids[3] ?? 0, 'refuse'))
      await expect.poll(page).toEqual({ average_stars: 4.7, total_count: 3 })
    },
  )

  it('of the demo are there, with answers, pictures and the marks of buyers', async () => {
    const { results } = await list(shop.client(), 'iphone-17-pro-max-256gb')
    expect(results.map(({ display_name }) => display_name)).toEqual([
      'مهدی کاظمی',
      'نگین رستمی',
      'امیرحسین صادقی',
      'پریا م.',
      'کاربر سایت',
    ])
    expect(results[0]).toMatchObject({ likes: 36, dislikes: 2, is_buyer: true })
    expect(results[0]?.files).toHaveLength(3)
    expect(results[1]?.children).toHaveLength(1)
    expect(await extraData('iphone-17-pro-max-256gb')).toMatchObject({
      total_count: 5,
      average_stars: 4.4,
    })
  })
})

describe('the staff', () => {
  it('sees what waits, the longest waiting first', async () => {
    const shopper = await newShopper(shop)
    const { id } = await answer(send(shopper, { text: 'برای بررسی' }))
    const status = 'pending'
    const page = await answer(staff.api.GET('/staff/comment/', { params: { query: { status } } }))
    expect(page.results.map((one) => one.id)).toEqual(
      page.results.map((one) => one.id).toSorted((a, b) => a - b),
    )
    const last = await answer(
      staff.api.GET('/staff/comment/', { params: { query: { page: page.page_count } } }),
    )
    expect(last.results.find((one) => one.id === id)).toMatchObject({
      status,
      phone_number: shopper.phone,
      product: { id: product.id, slug: product.slug },
    })
  })

  it('sees what was published last first', async () => {
    const shopper = await newShopper(shop)
    const first = (await answer(send(shopper, { text: 'یکی' }))).id
    const second = (await answer(send(shopper, { text: 'دیگری' }))).id
    for (const id of [first, second]) await answer(decide(id, 'approve'))
    const query = { status: 'approved' } as const
    const { results } = await answer(staff.api.GET('/staff/comment/', { params: { query } }))
    expect(results.slice(0, 2).map(({ id }) => id)).toEqual([second, first])
  })

  it('finds comments by words of their text in any spelling, or by the number of their author', async () => {
    const shopper = await newShopper(shop)
    const { id } = await answer(send(shopper, { text: 'كيفيتِ دوربین ۱۲۳ Zeiss عالی' }))
    const idsOf = async (search: string) => {
      const query = { status: 'pending', search } as const
      const { results, total } = await answer(
        staff.api.GET('/staff/comment/', { params: { query } }),
      )
      return { ids: results.map((one) => one.id), total }
    }
    const one = { ids: [id], total: 1 }
    expect(await idsOf('zeiss کیفیت 123')).toEqual(one)
    expect(await idsOf(shopper.phone)).toEqual(one)
    expect(await idsOf('zeiss کیفیت ۱۲۴')).toEqual({ ids: [], total: 0 })
    expect(await idsOf('%')).toEqual(await idsOf(''))
  })

  it('decides alone: nobody else may, and two at once decide once', async () => {
    const { id } = await answer(send(shop.client(), { text: 'یکی بس است' }))
    expect(await refusal(decide(id, 'approve', await shop.signIn()))).toEqual({
      status: 403,
      code: 'forbidden',
    })
    const before = (await extraData()).total_count
    const both = await Promise.all([refusal(decide(id, 'approve')), refusal(decide(id, 'approve'))])
    expect(both.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409'])
    expect((await extraData()).total_count).toBe(before + 1)
    expect(await refusal(decide(999_999, 'approve'))).toEqual({
      status: 404,
      code: 'comment_not_found',
    })
  })
})
