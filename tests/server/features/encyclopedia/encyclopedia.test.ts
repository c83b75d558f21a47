import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startShop, type TestShop } from '#tests/support/shop.ts'
import { answer, refusal } from '#tests/support/shopper.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop({ content: 'demo' })
})
afterAll(() => shop.close())

const idOf = (slug: string) => shop.context.catalogue.product(slug)?.id ?? 0

const related = (ids: string) =>
  shop.client().api.GET('/encyclopedia/related-encyclopedia/v2', { params: { query: { ids } } })

describe('the encyclopedia of two products', () => {
  it('has the facts of both in their order, and the article that fits them', async () => {
    const slugs = ['iphone-air-256gb', 'iphone-17-256gb-not-active'] as const
    const [one, other, articles, ...more] = await answer(related(slugs.map(idOf).join(',')))
    expect(more).toEqual([])
    for (const [slug, facts] of [
      [slugs[0], one],
      [slugs[1], other],
    ] as const) {
      const { title, details } = await answer(
        shop.client().api.GET('/product/v2/product/{slug}/', { params: { path: { slug } } }),
      )
      expect(details.length).toBeGreaterThan(4)
      expect(facts).toEqual({
        id: idOf(slug),
        title,
        details: details.map(({ title, value }) => ({ title: { title }, value })),
      })
    }
    expect(articles).toEqual({
      encyclopedias: [
        {
          id: 1,
          title: 'آیفون ایر بخریم یا آیفون ۱۷؟',
          text: expect.stringContaining('باریک‌ترین آیفون تاریخ'),
          cover: expect.stringMatching(/^\/images\//),
        },
      ],
    })
  })

  it('has an article about headphones for headphones', async () => {
    const ids = ['sony-wh-1000xm6', 'sony-wh-ch720n'].map(idOf).join(',')
    const [, , articles] = await answer(related(ids))
    expect(articles).toMatchObject({
      encyclopedias: [{ title: 'پنج هدفون با بهترین حذف نویز' }],
    })
  })

  it('suggests no watch article for phones of the same brand', async () => {
    const ids = ['iphone-16-128gb', 'iphone-13-128gb'].map(idOf)
    expect(ids.every((id) => id > 0)).toBe(true)
    const [, , articles] = await answer(related(ids.join(',')))
    expect(JSON.stringify(articles)).not.toContain('ساعت هوشمند به چه کار می‌آید؟')
  })

  it('suggests no article about two other phones', async () => {
    for (const slugs of [
      ['iphone-16-128gb', 'iphone-13-128gb'],
      ['galaxy-s25-12gb-128gb', 'galaxy-a56-8gb-256gb'],
    ]) {
      const ids = slugs.map(idOf)
      expect(ids.every((id) => id > 0)).toBe(true)
      const [, , articles] = await answer(related(ids.join(',')))
      expect(JSON.stringify(articles)).not.toMatch(/آیفون ایر بخریم|پیکسل ۱۰ پرو یا/)
    }
  })

  it('refuses one product, three, and one that is not there', async () => {
    for (const ids of ['1', '1,2,3', 'a,b', '0,1'])
      expect(await refusal(related(ids))).toEqual({ status: 400, code: 'validation_failed' })
    expect(await refusal(related('1,999999999'))).toEqual({
      status: 404,
      code: 'product_not_found',
    })
  })
})
