import type { Client } from 'openapi-fetch'
import type { paths } from '#api/schema.d.ts'
import { answer } from '#tests/support/shopper.ts'

/** A product of the demo catalogue that the stories buy: discounted, insurable, in several colors, well stocked. */
export const phone = {
  slug: 'iphone-16-128gb',
  search: 'آیفون ۱۶',
  title: /گوشی اپل آیفون.۱۶، ۱۲۸/,
  color: 'مشکی',
}

/** Other goods of the demo catalogue by what the stories show of them. */
export const goods = {
  /** An offer that ends, a gift, insurances, pictures of buyers; 2, 14 and 0 in stock of its three colors. */
  rich: 'iphone-17-pro-max-256gb',
  /** 8, 3 and 1 in stock of its three colors. */
  dwindling: 'iphone-17-512gb-not-active',
  used: 'iphone-13-256gb-used-blue-100',
  /** Nine pictures, a film and no sound. */
  pictured: 'iphone-13-128gb',
  /** One color, a film and a sound. */
  sounding: 'airpods-pro-3',
  /** Nothing about it runs out or is reduced. */
  plain: 'iphone-17-pro-256gb',
  /** No discount, and no insurance to choose. */
  unreduced: 'airpods-4',
} as const

/** Where the card of a product leads: to the variant whose price it shows. */
export function cardPath(slug?: string, price?: { link_price_id: number | null } | null): string {
  const id = price?.link_price_id ?? null
  return `/products/${slug}${id === null ? '' : `?price_id=${id}`}`
}

type Reader = { api: Client<paths> }

/** The variant of that phone in the color that the stories choose. */
export async function phoneVariant({ api }: Reader) {
  const { price } = await product({ api }, phone.slug)
  const variant = price.find((each) => each.color_name === phone.color)
  if (variant === undefined) throw new Error(`no ${phone.color} ${phone.slug}`)
  return variant
}

/**
 * The newest product of the demo with one variant in stock, as the back office lists it: no test buys it, and those that
 * tests make are edited by them meanwhile.
 */
export async function singleProduct({ api }: Reader) {
  const { results } = await answer(api.GET('/staff/product/'))
  const found = results.find(
    ({ sku, variants, stock }) => sku.startsWith('FZ-') && variants === 1 && stock > 0,
  )
  if (found === undefined) throw new Error('the demo has no product with one variant in stock')
  return found
}

/** What one customer may order at once of a variant; of a rarer one, all that is there. */
export const unitsPerOrder = 5

/**
 * A variant of a list with at least as many in stock. What is ordered from it is no longer available to the tests of
 * other files, which run at the same time: they search from the other end.
 */
export async function stockedVariant(
  { api }: Reader,
  slug: string,
  atLeast = 1,
  from: 'start' | 'end' = 'start',
) {
  const { results } = await answer(
    api.GET('/product/v2/product/', { params: { query: { slug, available: true } } }),
  )
  for (const { slug } of from === 'start' ? results : results.toReversed()) {
    const { price } = await product({ api }, slug)
    const variant = price.find(({ quantity }) => quantity >= atLeast && quantity <= unitsPerOrder)
    if (variant !== undefined) return { ...variant, slug }
  }
  throw new Error(`nothing in ${slug} has ${atLeast} in stock`)
}

/** What the shop says of a product. */
export async function product({ api }: Reader, slug: string) {
  return answer(api.GET('/product/v2/product/{slug}/', { params: { path: { slug } } }))
}
