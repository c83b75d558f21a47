import type {
  BrandRow,
  CategoryRow,
  FilterRow,
  InsuranceRow,
  SiteContentRow,
} from './catalogue.queries.ts'
import { CategoryTree } from './category-tree.ts'
import type { SiteContent } from './site-content.ts'

export type FrameRows = {
  categories: CategoryRow[]
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
  insurances: readonly InsuranceRow[]
  contents: SiteContent
}

export function frameOf(rows: FrameRows): Frame {
  return {
    tree: new CategoryTree(rows.categories),
    brands: new Map(rows.brands.map((brand) => [brand.id, brand])),
    filters: rows.filters,
    insurances: rows.insurances,
    contents: contentsOf(rows.contents),
  }
}

/** The rows are only written by the shop's own editors (seed, back office), each in its shape of `SiteContent`. */
function contentsOf(rows: readonly SiteContentRow[]): SiteContent {
  const bodies: Record<string, unknown> = Object.fromEntries(
    rows.map(({ key, body }) => [key, body]),
  )
  const seoText = { title: '', paragraphs: [], questions: [] }
  return { menu: [], home: [], stories: [], articles: [], seoText, collections: [], ...bodies }
}
