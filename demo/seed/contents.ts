import { articleKey, type ArticleKey } from '#domain/content-article.ts'
import type { SiteContent, TextPages } from '#server/catalogue/site-content.ts'
import type { Schemas } from '#server/schemas.ts'
import { hasScene } from '#demo/pictures/scenes.ts'
import type { CategoryIds } from './insert.ts'
import type {
  SeedAnnouncement,
  SeedArticle,
  SeedBanner,
  SeedCollection,
  SeedHomeSection,
  SeedMenuNode,
  SeedPick,
  SeedProduct,
  SeedSeoText,
} from './types.ts'

export type ContentParts = {
  home: readonly SeedHomeSection[]
  menu: readonly SeedMenuNode[]
  menuPromotion: Schemas['MenuPromotion']
  siteLinks: Schemas['SiteLinksContent']
  seoText: SeedSeoText
  announcement: SeedAnnouncement
  products: readonly SeedProduct[]
  categories: CategoryIds
}

const dayMs = 86_400_000

/** The edited content of the site in the catalogue's format. Throws for an unknown slug. */
export function siteContent(
  parts: ContentParts,
): Omit<SiteContent, 'faq' | 'articles' | 'shopSettings' | keyof TextPages> {
  const collections = parts.home.flatMap((section) =>
    section.type === 'PROPERTY' ? section.tabs.map(collectionOf) : [],
  )
  return {
    categoryMenu: {
      kind: 'categoryMenu',
      departments: departments(parts),
      promotion: parts.menuPromotion,
    },
    siteLinks: parts.siteLinks,
    homePage: {
      kind: 'homePage',
      sections: parts.home.map((section) => sectionContent(section, parts)),
    },
    homeStories: { kind: 'homeStories', stories: storyContents(parts) },
    seoText: parts.seoText,
    collections,
    announcement: {
      kind: 'announcement',
      is_shown: true,
      starts_at: null,
      ends_at: null,
      ...parts.announcement,
    },
  }
}

function departments({ menu, categories }: ContentParts): Schemas['MenuDepartment'][] {
  const entry = ({ title, category, query = '' }: SeedMenuNode) => ({
    title,
    link: `/productlist/${pathOf(category, categories)}${query && `?${query}`}`,
    is_shown: true,
  })
  return menu.map((department) => ({
    ...entry(department),
    icon: department.icon ?? '',
    all_title: department.allItemsTitle ?? '',
    groups: (department.children ?? []).map((group) => ({
      ...entry(group),
      all_title: group.allItemsTitle ?? '',
      links: (group.children ?? []).map(entry),
    })),
  }))
}

type EditedSection = Schemas['EditedSection']

function sectionContent(section: SeedHomeSection, parts: ContentParts): EditedSection {
  const { categories } = parts
  switch (section.type) {
    case 'STORY':
      return { type: 'STORY', is_shown: true }
    case 'HERO_SECTION':
      return { type: 'HERO_SECTION', is_shown: true, banners: section.slides.map(bannerContent) }
    case 'SMALL_BANNER':
    case 'FULL_WIDTH_BANNER':
      return { type: section.type, is_shown: true, banners: section.banners.map(bannerContent) }
    case 'FLAGSHIP':
      return {
        type: 'FLAGSHIP',
        is_shown: true,
        title: section.title,
        tiles: section.tiles.map(({ category, name }) => ({
          name,
          image: `/images/scene/tile/${category}`,
          slug: pathOf(category, categories),
        })),
      }
    case 'PRODUCT':
    case 'CUSTOM_PRODUCT':
      return {
        type: section.type,
        is_shown: true,
        title: section.title,
        text: section.type === 'PRODUCT' ? '' : section.text,
        category: section.type === 'PRODUCT' ? pathOf(section.category, categories) : '',
        query: section.query ?? '',
        pick: pickContent(section.pick, categories),
      }
    case 'PROPERTY':
      return {
        type: 'PROPERTY',
        is_shown: true,
        title: section.title,
        category: pathOf(section.category, categories),
        tabs: section.tabs.map(({ slug, name, icon }) => ({ slug, name, icon })),
      }
    default:
      return {
        type: 'LATEST_ARTICLES',
        is_shown: true,
        title: section.title,
        size: section.size,
      }
  }
}

function pickContent(pick: SeedPick, categories: CategoryIds): Schemas['EditedProducts']['pick'] {
  if ('slugs' in pick) return { by: 'hand', slugs: pick.slugs }
  const { category, min = {}, max = {}, is = {}, minPrice, maxPrice } = pick.rule
  return {
    by: 'rule',
    category: pathOf(category, categories),
    brand: '',
    ordering: pick.ordering,
    size: pick.size,
    min,
    max,
    is,
    min_price: minPrice ?? null,
    max_price: maxPrice ?? null,
  }
}

function storyContents({ home, products }: ContentParts): Schemas['EditedStory'][] {
  const pictures = new Map(products.map(({ slug, picture }) => [slug, picture]))
  let lastItemId = 0
  return home
    .flatMap((section) => (section.type === 'STORY' ? section.stories : []))
    .map(({ name, scene, tint, items }, index) => ({
      id: index + 1,
      name,
      cover: `/images/scene/${scene}`,
      tint,
      items: items.map(({ product, color, text }) => {
        const picture = pictures.get(product)
        if (!picture) throw new Error(`no product ${product}`)
        const image = `/images/scene/stage/${tint}/${picture.kind}/${picture.model}/${color}`
        return { id: ++lastItemId, image, product, color, text }
      }),
    }))
}

function bannerContent({ scene, priceOf, ...banner }: SeedBanner): Schemas['EditedBanner'] {
  const phone = `${scene}-mobile`
  return {
    image: `/images/scene/${scene}`,
    mobile_image: `/images/scene/${hasScene(phone) ? phone : scene}`,
    alt: '',
    kicker: '',
    text: '',
    action: '',
    price_of: priceOf ?? '',
    ...banner,
  }
}

/** The rows of the articles, by their keys. @param now from which dates count back, in milliseconds since 1970 */
export function articleContents(
  articles: readonly SeedArticle[],
  now: number,
): Record<ArticleKey, Schemas['ArticleContent']> {
  return Object.fromEntries(
    articles.map(
      ({ scene, publishedDaysAgo, introduction, sections, title, excerpt, products }, index) => [
        articleKey(index + 1),
        {
          kind: 'article',
          is_shown: true,
          title,
          excerpt,
          cover: `/images/scene/${scene}`,
          cover_alt: '',
          body: [...introduction.map(paragraphOf), ...sections.flatMap(sectionBlocks)],
          products,
          published_at: new Date(now - publishedDaysAgo * dayMs).toISOString(),
        },
      ],
    ),
  )
}

function sectionBlocks({
  title,
  paragraphs,
}: SeedArticle['sections'][number]): Schemas['RichText'] {
  return [{ type: 'heading', level: 2, content: lineOf(title) }, ...paragraphs.map(paragraphOf)]
}

const paragraphOf = (text: string): Schemas['RichBlock'] => ({
  type: 'paragraph',
  content: lineOf(text),
})

const lineOf = (text: string) => [{ text, bold: false, italic: false, link: '' }]

function collectionOf({ slug, name, rule }: SeedCollection) {
  return { slug, name, rule }
}

function pathOf(slug: string, categories: CategoryIds): string {
  const category = categories.get(slug)
  if (!category) throw new Error(`no category ${slug}`)
  return category.path
}
