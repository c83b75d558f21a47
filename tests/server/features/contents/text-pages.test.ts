import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schemas } from '#server/schemas.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import { answer, newStaff, refusal, type Shopper } from '#tests/support/shopper.ts'

let shop: TestShop
let member: Shopper
beforeAll(async () => {
  shop = await startShop({ content: 'demo', storefront: 'built' })
  member = await newStaff(shop, 'catalogue')
})
afterAll(() => shop.close())

const params = { path: { name: 'terms' } } as const
const read = () => answer(member.api.GET('/staff/content/{name}/', { params }))
const publish = async (body: Schemas['TextPageContent']) => {
  const { version: expected_version } = await read()
  return member.api.POST('/staff/content/{name}/publish/', {
    params,
    body: { body, expected_version },
  })
}
const shown = () => answer(shop.client().api.GET('/site/page/{name}/', { params }))
const html = async () => (await shop.client().send({ method: 'GET', url: '/terms' })).body

const span = (text: string, looks: Partial<Schemas['RichSpan']> = {}) => ({
  text,
  bold: false,
  italic: false,
  link: '',
  ...looks,
})
const page = (fields: Partial<Schemas['TextSection']> = {}): Schemas['TextPageContent'] => ({
  kind: 'terms',
  title: 'قوانین تازه',
  description: 'شرح',
  lead: '',
  sections: [
    {
      id: 'one',
      title: 'بخش یکم',
      body: [{ type: 'paragraph', content: [span('متن ', { bold: true }), span('پیوند')] }],
      steps: [],
      facts: [],
      questions: [],
      ...fields,
    },
  ],
})

describe('a page of text', () => {
  it('is first the one of the shop, with its sections', async () => {
    const { published, version } = await read()
    expect(version).toBe(0)
    expect(await shown()).toEqual(published)
    expect(await html()).toContain('سفارش‌های عمدهٔ تکراری یک کالا')
  })

  it('is published for everyone, in the page that is kept in memory too, and brought back', async () => {
    const before = await shown()
    const body = page({
      body: [
        { type: 'heading', level: 3, content: [span('زیرتیتر')] },
        {
          type: 'paragraph',
          content: [
            span('پررنگ', { bold: true }),
            span('بازگشت', { link: '/return-products' }),
            span('پست', { link: 'https://post.ir/' }),
          ],
        },
        { type: 'bulletList', items: [[span('الف')], [span('ب')]] },
      ],
      questions: [{ title: 'کی؟', text: 'فردا' }],
    })
    const { version } = await answer(publish(body))
    await expect.poll(shown).toEqual(body)
    const written = await html()
    expect(written).toContain('<h1')
    for (const part of [
      'قوانین تازه',
      '<strong>پررنگ</strong>',
      'href="/return-products"',
      'href="https://post.ir/" rel="noopener"',
      'زیرتیتر</h3>',
      '"@type":"Question","name":"کی؟"',
    ])
      expect(written).toContain(part)
    expect(written).not.toContain('سفارش‌های عمدهٔ تکراری')
    await answer(
      member.api.POST('/staff/content/{name}/undo/', {
        params,
        body: { expected_version: version },
      }),
    )
    await expect.poll(shown).toEqual(before)
    expect(await html()).toContain('سفارش‌های عمدهٔ تکراری')
  })

  it('shows markup as it was typed, and runs none of it', async () => {
    const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(2)>'
    const body = page({
      title: hostile.slice(0, 100),
      body: [{ type: 'paragraph', content: [span(hostile)] }],
      questions: [{ title: hostile, text: hostile }],
    })
    await answer(publish(body))
    await expect.poll(async () => (await shown()).title).toBe('قوانین تازه')
    const written = await html()
    expect(written).toContain('&lt;img src=x onerror=alert(2)&gt;')
    expect(written).not.toContain('<img src=x')
    expect(written).not.toContain('<script>alert(1)')
  })

  it.each([
    ['a script as a link', { link: 'javascript:alert(1)' }],
    ['a link to another site without its scheme', { link: '//evil.example' }],
    ['a document as a link', { link: 'data:text/html,<script>alert(1)</script>' }],
  ])('is not published with %s, and may be a draft', async (_, looks) => {
    const body = page({ body: [{ type: 'paragraph', content: [span('متن', looks)] }] })
    const { version, published } = await read()
    const { error, response } = await publish(body)
    expect(response.status).toBe(400)
    expect(error).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'sections.0.body', rule: 'address' }],
    })
    const change = { body, expected_version: version }
    await answer(member.api.PUT('/staff/content/{name}/draft/', { params, body: change }))
    expect((await read()).published).toEqual(published)
    await answer(member.api.DELETE('/staff/content/{name}/draft/', { params }))
  })

  it.each([
    ['a block of its own kind', [{ type: 'html', content: '<b>x</b>' }]],
    ['an attribute of its own', [{ type: 'paragraph', content: [], style: 'color:red' }]],
    [
      'a mark of its own',
      [{ type: 'paragraph', content: [{ ...span('x'), onclick: 'alert(1)' }] }],
    ],
    ['a picture', [{ type: 'picture', src: 'https://evil.example/x', alt: 'x' }]],
  ])('is refused with %s, as a draft too', async (_, blocks) => {
    const { version: expected_version } = await read()
    for (const [method, end] of [
      ['POST', 'publish'],
      ['PUT', 'draft'],
    ] as const) {
      const body = { ...page(), sections: [{ ...page().sections[0], body: blocks }] }
      const reply = await member.send({
        method,
        url: `/api/staff/content/terms/${end}/`,
        payload: { body, expected_version },
      })
      expect(reply.statusCode).toBe(400)
      expect(reply.json()).toMatchObject({ code: 'validation_failed' })
    }
  })

  it('has each anchor once, and is not for those who handle orders', async () => {
    const twice = { ...page(), sections: [...page().sections, ...page().sections] }
    expect(await refusal(publish(twice))).toEqual({ status: 400, code: 'validation_failed' })
    const clerk = await newStaff(shop, 'orders')
    expect(await refusal(clerk.api.GET('/staff/content/{name}/', { params }))).toEqual({
      status: 403,
      code: 'forbidden',
    })
  })
})
