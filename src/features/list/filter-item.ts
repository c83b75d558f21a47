import type { FilterValue } from './list-view.ts'

/** A value of a filter that can be ticked. */
export type FilterItem = {
  filterKey: string
  value: FilterValue
  /** How many products it would leave; null where that is not known. */
  count: number | null
  checked: boolean
  onChange: () => void
}
