import type {
  BrandRow,
  CategoryRow,
  FilterRow,
  InsuranceRow,
  SiteContentRow,
} from '#server/queries/catalogue.ts'
import { CategoryTree } from './category-tree.ts'

export type FrameRows = {
  categories: CategoryRow[]
  brands: BrandRow[]
  filters: FilterRow[]
  insurances: InsuranceRow[]
  contents: SiteContentRow[]
}

/** Everything of the catalogue beside its products. */
export type Frame = {
  tree: CategoryTree
  brands: ReadonlyMap<number, BrandRow>
  filters: readonly FilterRow[]
  insurances: readonly InsuranceRow[]
  contents: ReadonlyMap<string, unknown>
}

export function frameOf(rows: FrameRows): Frame {
  return {
    tree: new CategoryTree(rows.categories),
    brands: new Map(rows.brands.map((brand) => [brand.id, brand])),
    filters: rows.filters,
    insurances: rows.insurances,
    contents: new Map(rows.contents.map(({ key, body }) => [key, body])),
  }
}
