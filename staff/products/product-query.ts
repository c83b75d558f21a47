import type { Schemas } from '#machines/api/client.ts'
import type { Sort } from '#staff/table/DataTable.tsx'
import { readColumns, readId, readPage, sortNamed, writeQuery } from '#staff/table/list-query.ts'

/** What the list of products shows, as its URL says. */
export type ProductQuery = {
  search: string
  brand: number | null
  category: number | null
  stock: Schemas['StaffStockLevel'] | null
  /** Whether the shop shows them; null for both. */
  shown: Shown | null
  sort: Schemas['StaffProductSort']
  /** The columns that are shown, in their order; null for the usual ones. */
  columns: readonly string[] | null
  page: number
}

export const shownStates = ['yes', 'no'] as const
type Shown = (typeof shownStates)[number]

export const stockLevels = ['available', 'low', 'sold_out'] as const
const sorts = ['-id', 'id', 'title', '-title', 'price', '-price', 'stock', '-stock'] as const
const firstSort = sorts[0]
/** The ids of the columns of the table, in their order. */
export const productColumnIds: readonly string[] = [
  'title',
  'id',
  'brand',
  'category',
  'price',
  'stock',
  'variants',
  'is_active',
]
/** What the list shows by itself, which fits beside the menu; the name of a product has its brand. */
export const usualProductColumns: readonly string[] = [
  'title',
  'id',
  'category',
  'price',
  'stock',
  'is_active',
]

/** Reads the query of a URL; what it does not know counts as left out. */
export function readProductQuery(query: URLSearchParams): ProductQuery {
  return {
    search: (query.get('search') ?? '').slice(0, 100),
    brand: readId(query.get('brand')),
    category: readId(query.get('category')),
    stock: stockLevels.find((level) => level === query.get('stock')) ?? null,
    shown: shownStates.find((state) => state === query.get('shown')) ?? null,
    sort: sorts.find((sort) => sort === query.get('sort')) ?? firstSort,
    columns: readColumns(query.get('columns'), productColumnIds, usualProductColumns),
    page: readPage(query),
  }
}

/** The query of a URL without its question mark, which leaves out what is as it is at first. */
export const writeProductQuery = ({ sort, ...query }: ProductQuery): string =>
  writeQuery({
    ...query,
    sort: sort === firstSort ? null : sort,
  })

/** The sort for a column and a direction; null: as at first. */
export const productSort = (sort: Sort | null): ProductQuery['sort'] =>
  sortNamed(sorts, sort) ?? firstSort
