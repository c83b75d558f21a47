import { articleIdIn } from '#domain/content-article.ts'
import type {
  BrandRow,
  CategoryRow,
  FilterRow,
  FormerSlugRow,
  InsuranceRow,
  SiteContentRow,
} from './catalogue.queries.ts'
import type { Schemas } from '#server/schemas.ts'
import { CategoryTree } from './category-tree.ts'
import { firstContents, turnsOf, type PublishedArticle, type SiteContent } from './site-content.ts'

export type FrameRows = {
  categories: CategoryRow[]
  formerSlugs: FormerSlugRow[]
  brands: BrandRow[]
  filters: FilterRow[]
  insurances: InsuranceRow[]
  contents: SiteContentRow[]
}

/** Everything in the catalogue except its products. */
export type Frame = {
  tree: CategoryTree
  brands: ReadonlyMap<number, BrandRow>
  filters: readonly FilterRow[]
  filterKeys: ReadonlySet<string>
  insurances: readonly InsuranceRow[]
  contents: SiteContent
  /** The published version of each content item by its key. */
  versions: ReadonlyMap<string, number>
  /** When the shown content changes by itself, in milliseconds since 1970, in order. */
  turns: readonly number[]
}

export function frameOf(rows: FrameRows): Frame {
  const contents = contentsOf(rows.contents)
  return {
    tree: new CategoryTree(rows.categories, rows.formerSlugs),
    brands: new Map(rows.brands.map((brand) => [brand.id, brand])),
    filters: rows.filters,
    filterKeys: new Set(rows.filters.map(({ key }) => key)),
    insurances: rows.insurances,
    contents,
    versions: new Map(rows.contents.map(({ key, version }) => [key, version])),
    turns: turnsOf(contents).toSorted((one, other) => one - other),
  }
}

/** The rows are only written by the shop's own editors (seed, back office), each in its shape of `SiteContent`. */
function contentsOf(rows: readonly SiteContentRow[]): SiteContent {
  const bodies: Record<string, unknown> = Object.fromEntries(
    rows.map(({ key, body }) => [key, body]),
  )
  const seoText = { title: '', paragraphs: [], questions: [] }
  return {
    seoText,
    collections: [],
    ...firstContents,
    ...bodies,
    articles: rows.flatMap(articleIn),
  }
}

function articleIn({ key, body }: SiteContentRow): PublishedArticle[] {
  const id = articleIdIn(key)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return id === null ? [] : [{ id, ...(body as Schemas['ArticleContent']) }]
}
