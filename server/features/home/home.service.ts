import { leadOf, linkPriceId, type Product } from '#server/catalogue/entry.ts'
import type {
  BannerContent,
  HomeSectionContent,
  ProductPick,
} from '#server/catalogue/site-content.ts'
import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import { listArticles } from '#server/features/articles/articles.service.ts'
import { briefProduct } from '#server/features/products/product-cards.ts'
import { listStories } from './stories.service.ts'

export function getMenu({ catalogue }: Context): Schemas['MenuNode'][] {
  return catalogue.frame.contents.menu
}

/** The sections of the home page in order, with current products and prices. */
export function getHome(context: Context): Schemas['HomeSection'][] {
  return context.catalogue.frame.contents.home.map((section) => sectionBody(context, section))
}

export function getSeoText({ catalogue }: Context): Schemas['SeoText'] {
  return catalogue.frame.contents.seoText
}

function sectionBody(context: Context, section: HomeSectionContent): Schemas['HomeSection'] {
  switch (section.type) {
    case 'STORY':
      return { type: 'STORY', data: listStories(context) }
    case 'PRODUCT': {
      const { type, pick, extra_data } = section
      return { type, data: bodies(context, picked(context, pick)), extra_data }
    }
    case 'CUSTOM_PRODUCT': {
      const { type, pick, extra_data } = section
      return { type, data: bodies(context, onOffer(context, picked(context, pick))), extra_data }
    }
    case 'LATEST_ARTICLES': {
      const { type, size, extra_data } = section
      return { type, data: listArticles(context).slice(0, size), extra_data }
    }
    case 'HERO_SECTION':
    case 'SMALL_BANNER':
    case 'FULL_WIDTH_BANNER':
      return { ...section, data: section.data.map((banner) => bannerBody(context, banner)) }
    default:
      return section
  }
}

function picked({ catalogue }: Context, pick: ProductPick): Product[] {
  if ('slugs' in pick) return pick.slugs.flatMap((slug) => catalogue.product(slug) ?? [])
  const { rule, ordering, size } = pick
  const isDiscount = ordering === '-current_discount_amount'
  const values = new Map([
    ['available', ['true']],
    ...(isDiscount ? [['discounted', ['true']] as const] : []),
  ])
  return catalogue.list({
    categoryId: catalogue.place(rule.category)?.category.id ?? null,
    rule,
    search: null,
    flagshipsOnly: false,
    selection: { values, minPrice: null, maxPrice: null },
    ordering,
    page: 1,
    size,
    facets: [],
  }).products
}

/** Removes products whose special price has ended; sold-out ones stay and say so. */
function onOffer({ now }: Context, products: readonly Product[]): Product[] {
  return products.filter((product) => leadOf(product, now())?.current.newPrice !== null)
}

function bodies({ now }: Context, products: readonly Product[]): Schemas['HomeProduct'][] {
  return products.map((product) => briefProduct(product, now()))
}

function bannerBody({ catalogue, now }: Context, content: BannerContent): Schemas['Banner'] {
  const { priceOf, ...banner } = content
  const product = priceOf === undefined ? undefined : catalogue.product(priceOf)
  const lead = product && leadOf(product, now())
  if (!lead) return banner
  const priceId = linkPriceId(product, lead)
  const link = priceId === null ? banner.link : `${banner.link}?price_id=${priceId}`
  return { ...banner, link, price: lead.asked }
}
