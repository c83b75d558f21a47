import type { Product } from '#server/catalogue/entry.ts'
import { leadOf } from '#server/catalogue/entry.ts'
import type {
  BannerContent,
  HomeSectionContent,
  ProductPick,
} from '#server/catalogue/site-content.ts'
import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/contract/types.ts'
import { briefProduct } from './product-cards.ts'

/** The menu tree as it was edited. */
export function getMenu({ catalogue }: Context): Schemas['MenuNode'][] {
  return catalogue.frame.contents.menu
}

/** The sections of the home page in their order, with the products and prices of now. */
export function getHome(context: Context): Schemas['HomeSection'][] {
  return context.catalogue.frame.contents.home.map((section) => sectionBody(context, section))
}

function sectionBody(context: Context, section: HomeSectionContent): Schemas['HomeSection'] {
  switch (section.type) {
    case 'PRODUCT':
    case 'CUSTOM_PRODUCT': {
      const { type, pick, extra_data } = section
      const now = context.now()
      const data = picked(context, pick).map((product) => briefProduct(product, now))
      return { type, data, extra_data }
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

function bannerBody({ catalogue, now }: Context, content: BannerContent): Schemas['Banner'] {
  const { priceOf, ...banner } = content
  const product = priceOf === undefined ? undefined : catalogue.product(priceOf)
  const lead = product && leadOf(product, now())
  return lead ? { ...banner, price: lead.asked } : banner
}
