import type { Client } from 'openapi-fetch'
import type { paths } from '#api/schema.d.ts'
import { answer } from '../../support/shopper.ts'

/** A product of the demo catalogue that the stories buy: discounted, insurable, in several colours, well stocked. */
export const phone = {
  slug: 'iphone-16-128gb',
  search: 'آیفون ۱۶',
  title: /گوشی اپل آیفون.۱۶، ۱۲۸/,
  color: 'مشکی',
}

type Reader = { api: Client<paths> }

/** The variant of that phone in the colour that the stories choose. */
export async function phoneVariant({ api }: Reader) {
  const { price } = await product({ api }, phone.slug)
  const variant = price.find((each) => each.color_name === phone.color)
  if (variant === undefined) throw new Error(`no ${phone.color} ${phone.slug}`)
  return variant
}

/** A variant of a list with at least as many in stock; each of `skip` is left out. */
export async function stockedVariant({ api }: Reader, slug: string, atLeast = 1) {
  const { results } = await answer(
    api.GET('/product/v2/product/', { params: { query: { slug, available: true } } }),
  )
  for (const { slug } of results) {
    const { price } = await product({ api }, slug)
    const variant = price.find(({ quantity }) => quantity >= atLeast)
    if (variant !== undefined) return { ...variant, slug }
  }
  throw new Error(`nothing in ${slug} has ${atLeast} in stock`)
}

async function product({ api }: Reader, slug: string) {
  return answer(api.GET('/product/v2/product/{slug}/', { params: { path: { slug } } }))
}
