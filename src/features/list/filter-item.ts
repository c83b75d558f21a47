import type { FilterValue } from './list-view.ts'

/** A value of a filter that can be ticked. */
export type FilterItem = {
  filterKey: string
  value: FilterValue
  /** Number of products; null if unknown. */
  count: number | null
  checked: boolean
  onChange: () => void
}
