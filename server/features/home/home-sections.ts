import { leadOf, shownColor, type Product } from '#server/catalogue/entry.ts'
import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import { listArticles } from '#server/features/articles/articles.service.ts'
import { briefProduct } from '#server/features/products/product-cards.ts'
import { storiesOf } from './stories.service.ts'

type EditedSection = Schemas['EditedSection']
type EditedProducts = Schemas['EditedProducts']

/** The visible sections of the home page, in order, with current products and prices. */
export function homeSections(
  context: Context,
  { sections }: Schemas['HomePageContent'],
  stories: Schemas['HomeStoriesContent'],
): Schemas['HomeSection'][] {
  return sections
    .filter((section) => section.is_shown)
    .map((section) => sectionBody(context, section, stories))
}

function sectionBody(
  context: Context,
  section: EditedSection,
  { stories }: Schemas['HomeStoriesContent'],
): Schemas['HomeSection'] {
  switch (section.type) {
    case 'STORY':
      return { type: 'STORY', data: storiesOf(context, stories) }
    case 'PRODUCT':
    case 'CUSTOM_PRODUCT':
      return productSection(context, section)
    case 'LATEST_ARTICLES': {
      const { type, size, title } = section
      return { type, data: listArticles(context).slice(0, size), extra_data: { title } }
    }
    case 'FLAGSHIP':
      return { type: section.type, data: section.tiles, extra_data: { title: section.title } }
    case 'PROPERTY':
      return {
        type: section.type,
        data: section.tabs.map(({ name, icon, slug }, index) => ({
          id: index + 1,
          name,
          icon,
          main_slug: slug,
          active: index === 0,
        })),
        extra_data: { title: section.title, ...listOf(context, { ...section, query: '' }) },
      }
    default:
      return {
        type: section.type,
        data: section.banners.map((banner) => bannerBody(context, banner)),
      }
  }
}

function productSection(context: Context, section: EditedProducts): Schemas['HomeSection'] {
  const { type, title, text } = section
  const products = picked(context, section.pick)
  const shown = type === 'CUSTOM_PRODUCT' ? discountedOrSoldOut(context, products) : products
  const extra_data = { title, ...filled({ text }), ...listOf(context, section) }
  return { type, data: shown.map((product) => briefProduct(product, context.now())), extra_data }
}

/** The list that a section's link leads to; empty if shoppers do not see its category. */
function listOf(
  { catalogue }: Context,
  { title, category, query }: Pick<EditedProducts, 'title' | 'category' | 'query'>,
) {
  if (category !== '' && catalogue.place(category) === undefined) return {}
  return {
    ...(category !== '' && { category: { name: title, slug: category } }),
    ...filled({ query }),
  }
}

function picked({ catalogue }: Context, pick: EditedProducts['pick']): Product[] {
  if (pick.by === 'hand') return pick.slugs.flatMap((slug) => catalogue.product(slug) ?? [])
  const { category, brand, ordering, size, min, max, is, min_price, max_price } = pick
  const place = category === '' ? null : catalogue.place(category)
  if (place === undefined) return []
  const values = new Map([
    ['available', ['true']],
    ...(ordering === '-current_discount_amount' ? [['discounted', ['true']] as const] : []),
    ...(brand === '' ? [] : [['brand', [brand]] as const]),
  ])
  return catalogue.list({
    categoryId: place?.category.id ?? null,
    rule: {
      category,
      min,
      max,
      is,
      minPrice: min_price ?? undefined,
      maxPrice: max_price ?? undefined,
    },
    search: null,
    flagshipsOnly: false,
    selection: { values, minPrice: null, maxPrice: null },
    ordering,
    page: 1,
    size,
    facets: [],
  }).products
}

/** Keeps products that are discounted now, and sold-out ones, whose cards say so. */
function discountedOrSoldOut({ now }: Context, products: readonly Product[]): Product[] {
  return products.filter((product) => leadOf(product, now())?.current.newPrice !== null)
}

function bannerBody(
  { catalogue, now }: Context,
  edited: Schemas['EditedBanner'],
): Schemas['Banner'] {
  const { image, mobile_image, link, title, kicker, text, action, alt, tint } = edited
  const banner = {
    image,
    mobile_image,
    link,
    title,
    ...filled({ kicker, text, action, alt }),
    ...(tint !== null && { tint }),
  }
  const product = edited.price_of === '' ? undefined : catalogue.product(edited.price_of)
  if (!product) return banner
  const { lead, linkPriceId, color } = shownColor(product, edited.color, now())
  return {
    ...banner,
    link: withPrice(link, linkPriceId),
    ...(lead && { price: lead.asked }),
    ...(color !== null && { color }),
  }
}

function withPrice(link: string, priceId: number | null): string {
  if (priceId === null) return link
  const { pathname, searchParams, hash } = new URL(link, 'http://shop.invalid')
  searchParams.set('price_id', String(priceId))
  return `${pathname}?${searchParams}${hash}`
}

/** The fields that are not empty. */
function filled<Fields extends Record<string, string>>(fields: Fields): Partial<Fields> {
  const kept: Partial<Fields> = { ...fields }
  for (const name in kept) if (kept[name] === '') delete kept[name]
  return kept
}
