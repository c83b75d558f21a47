import type { tableContentNames } from '#domain/content-names.ts'
import { faq } from '#i18n/fa/information/faq.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Product } from './entry.ts'
import { firstLinks } from './first-links.ts'
import { firstPages } from './first-pages.ts'
import { firstSettings } from './first-settings.ts'

/** Selects products of a category by their facts and current price; bounds are inclusive, in tomans. */
export type CollectionRule = {
  /** A slug. */
  category: string
  min?: Partial<Record<string, number>>
  max?: Partial<Record<string, number>>
  is?: Partial<Record<string, boolean>>
  minPrice?: number
  maxPrice?: number
}

/** A list that is not a category; requests can use its slug like a category's. */
export type Collection = { slug: string; name: string; rule: CollectionRule }

/** An article of the magazine as it was published. */
export type PublishedArticle = Schemas['ArticleContent'] & { id: number }

/** The edited content of the site by its key in `site_contents`, where each article has a row of its own. */
export type SiteContent = {
  articles: PublishedArticle[]
  seoText: Schemas['SeoText']
  collections: Collection[]
  announcement: Schemas['AnnouncementContent']
  faq: Schemas['FaqContent']
  homePage: Schemas['HomePageContent']
  homeStories: Schemas['HomeStoriesContent']
  categoryMenu: Schemas['CategoryMenuContent']
  siteLinks: Schemas['SiteLinksContent']
  shopSettings: Schemas['ShopSettingsContent']
} & TextPages

export type TextPages = Record<Schemas['TextPageName'], Schemas['TextPageContent']>

/** The keys of what staff publish as a whole. */
export type ContentName = Schemas['ContentName']

/** The content in tables of its own, which the shop reads where it needs it. */
export type TableContentName = (typeof tableContentNames)[number]

/** What the shop shows until staff publish something under these names. */
export const firstContents: {
  [Name in Exclude<ContentName, TableContentName>]: SiteContent[Name]
} = {
  announcement: {
    kind: 'announcement',
    is_shown: false,
    text: '',
    accent: '',
    more: '',
    link: '',
    starts_at: null,
    ends_at: null,
  },
  faq: {
    kind: 'faq',
    categories: faq.categories.map(({ title, questions }) => ({
      title,
      questions: [...questions],
    })),
  },
  homePage: { kind: 'homePage', sections: [] },
  homeStories: { kind: 'homeStories', stories: [] },
  categoryMenu: { kind: 'categoryMenu', departments: [] },
  siteLinks: firstLinks,
  shopSettings: firstSettings,
  ...firstPages,
}

/** When the shown content changes by itself, in milliseconds since 1970, unsorted. */
export function turnsOf({ announcement, articles }: SiteContent): number[] {
  const instants = [
    announcement.starts_at,
    announcement.ends_at,
    ...articles.map(({ published_at: at }) => at),
  ]
  return instants.flatMap((instant) => (instant === null ? [] : [Date.parse(instant)]))
}

/**
 * Whether a product is within the bounds of a rule (not whether it is in its category). `asked` is its current price.
 */
export function meetsRule(
  product: Product,
  asked: number | undefined,
  rule: CollectionRule,
): boolean {
  const { min = {}, max = {}, is = {}, minPrice, maxPrice } = rule
  const fact = (name: string) => product.facts[name]
  const number = (name: string) => {
    const value = fact(name)
    return typeof value === 'number' ? value : Number.NaN
  }
  return (
    Object.entries(min).every(([name, bound]) => bound === undefined || number(name) >= bound) &&
    Object.entries(max).every(([name, bound]) => bound === undefined || number(name) <= bound) &&
    Object.entries(is).every(([name, wanted]) => (fact(name) === true) === wanted) &&
    (minPrice === undefined || (asked !== undefined && asked >= minPrice)) &&
    (maxPrice === undefined || (asked !== undefined && asked <= maxPrice))
  )
}
