import type { HomeSectionContent, SiteContent } from '#server/catalogue/site-content.ts'
import { hasScene } from '#demo/pictures/scenes.ts'
import type { CategoryIds } from './insert.ts'
import type {
  SeedAnnouncement,
  SeedArticle,
  SeedBanner,
  SeedCollection,
  SeedHomeSection,
  SeedMenuNode,
  SeedProduct,
  SeedSeoText,
} from './types.ts'

export type ContentParts = {
  home: readonly SeedHomeSection[]
  menu: readonly SeedMenuNode[]
  articles: readonly SeedArticle[]
  seoText: SeedSeoText
  announcement: SeedAnnouncement
  products: readonly SeedProduct[]
  categories: CategoryIds
  /** Dates count back from it; milliseconds since 1970. */
  now: number
}

const dayMs = 86_400_000

/** The edited contents of the site in the catalogue's format. Throws for an unknown slug. */
export function siteContent(parts: ContentParts): Omit<SiteContent, 'faq'> {
  const collections = parts.home.flatMap((section) =>
    section.type === 'PROPERTY' ? section.tabs.map(collectionOf) : [],
  )
  return {
    menu: menuNodes(parts),
    home: parts.home.map((section) => sectionContent(section, parts)),
    stories: storyContents(parts),
    articles: articleContents(parts),
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

function menuNodes({ menu, categories }: ContentParts): SiteContent['menu'] {
  let lastId = 0
  const node = (seed: SeedMenuNode): SiteContent['menu'][number] => ({
    id: ++lastId,
    title: seed.title,
    icon: seed.icon ?? null,
    query: seed.query ?? null,
    all_items_title: seed.allItemsTitle ?? null,
    category: { slug: pathOf(seed.category, categories) },
    sub_menu: (seed.children ?? []).map(node),
  })
  return menu.map(node)
}

function sectionContent(section: SeedHomeSection, parts: ContentParts): HomeSectionContent {
  switch (section.type) {
    case 'STORY':
      return { type: 'STORY' }
    case 'HERO_SECTION':
      return { type: 'HERO_SECTION', data: section.slides.map(bannerContent) }
    case 'SMALL_BANNER':
    case 'FULL_WIDTH_BANNER':
      return { type: section.type, data: section.banners.map(bannerContent) }
    case 'FLAGSHIP':
      return {
        type: 'FLAGSHIP',
        data: section.tiles.map(({ category, name }) => ({
          name,
          image: `/images/scene/tile/${category}`,
          slug: pathOf(category, parts.categories),
        })),
        extra_data: { title: section.title },
      }
    case 'PRODUCT': {
      const category = { name: section.title, slug: pathOf(section.category, parts.categories) }
      const { title, query, pick } = section
      return { type: 'PRODUCT', pick, extra_data: { title, category, query } }
    }
    case 'CUSTOM_PRODUCT': {
      const { title, text, query, pick } = section
      return { type: 'CUSTOM_PRODUCT', pick, extra_data: { title, text, query } }
    }
    case 'PROPERTY':
      return {
        type: 'PROPERTY',
        data: section.tabs.map(({ slug, name, icon }, index) => ({
          id: index + 1,
          name,
          icon,
          main_slug: slug,
          active: index === 0,
        })),
        extra_data: {
          title: section.title,
          category: { name: section.title, slug: pathOf(section.category, parts.categories) },
        },
      }
    default:
      return {
        type: 'LATEST_ARTICLES',
        size: section.size,
        extra_data: { title: section.title },
      }
  }
}

function storyContents({ home, products }: ContentParts): SiteContent['stories'] {
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
        return { id: ++lastItemId, image, product, text }
      }),
    }))
}

function bannerContent({ scene, ...banner }: SeedBanner) {
  const phone = `${scene}-mobile`
  return {
    ...banner,
    image: `/images/scene/${scene}`,
    mobile_image: `/images/scene/${hasScene(phone) ? phone : scene}`,
  }
}

function articleContents({ articles, now }: ContentParts): SiteContent['articles'] {
  return articles.map(({ scene, publishedDaysAgo, headings, ...article }, index) => ({
    id: index + 1,
    ...article,
    headings: headings.map((title, place) => ({ paragraph: place + 1, title })),
    cover: `/images/scene/${scene}`,
    publishedAt: new Date(now - publishedDaysAgo * dayMs).toISOString(),
  }))
}

function collectionOf({ slug, name, rule }: SeedCollection) {
  return { slug, name, rule }
}

function pathOf(slug: string, categories: CategoryIds): string {
  const category = categories.get(slug)
  if (!category) throw new Error(`no category ${slug}`)
  return category.path
}
