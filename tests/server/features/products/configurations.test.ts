import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer } from '#tests/support/shopper.ts'
import { startShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startShop({ content: 'demo' })
})
afterAll(() => shop.close())

const configurationsOf = async (slug: string) => {
  const path = { slug }
  const product = await answer(
    shop.client().api.GET('/product/v2/product/{slug}/', { params: { path } }),
  )
  return product.configurations.map(({ slug, name, in_stock: isInStock }) => [
    slug,
    name,
    isInStock,
  ])
}

describe('the configurations of a product', () => {
  it('are the products of its model by storage, itself among them, sold out or not', async () => {
    const sizes = [
      ['iphone-17-pro-256gb', '۲۵۶\u00a0گیگابایت', true],
      ['iphone-17-pro-512gb', '۵۱۲\u00a0گیگابایت', true],
      ['iphone-17-pro-1tb', '۱\u00a0ترابایت', false],
    ]
    expect(await configurationsOf('iphone-17-pro-256gb')).toEqual(sizes)
    expect(await configurationsOf('iphone-17-pro-1tb')).toEqual(sizes)
  })

  it('name the variants of the colors in stock, except that on which the page opens unasked', async () => {
    const path = { slug: 'galaxy-s25-12gb-128gb' }
    const product = await answer(
      shop.client().api.GET('/product/v2/product/{slug}/', { params: { path } }),
    )
    const large = shop.context.catalogue.product('galaxy-s25-12gb-256gb')
    const [unasked, other] = (large?.variants ?? []).filter(({ stock }) => stock > 0)
    const colors = product.configurations.find(({ slug }) => slug === large?.slug)?.colors
    expect(colors).toEqual([
      { color_code: unasked?.colorCode, link_price_id: null },
      { color_code: other?.colorCode, link_price_id: other?.id },
    ])
  })

  it('are not listed for a product that is the only one of its model', async () => {
    expect(await configurationsOf('nokia-105-2023')).toEqual([])
  })
})
