import type { components } from '#api/schema.d.ts'
import {
  isPriceBounded,
  priceSlider,
  withPrices,
  withToggled,
  type ListState,
} from './list-state.ts'

export type FilterDefinition = components['schemas']['FilterDefinition']
export type FilterValue = FilterDefinition['values'][number]
export type Facet = components['schemas']['Facet']
export type Crumb = { name: string; slug: string; disabled: boolean }

/** A filter that is on, and the state without it. `name` is null for the price range, which `prices` tells. */
export type ActiveFilter = {
  id: string
  name: string | null
  prices: { min: number; max: number } | null
  without: ListState
}

/** The active filters in the order of their definitions; unknown keys and values are not shown. */
export function activeFilters(
  state: ListState,
  definitions: readonly FilterDefinition[],
): ActiveFilter[] {
  const chosen = definitions.flatMap((definition) =>
    (state.values[definition.filter_key] ?? []).flatMap((value) => {
      const name = nameOf(definition, value)
      if (name === null) return []
      const without = withToggled(state, definition.filter_key, value)
      return [{ id: `${definition.filter_key}=${value}`, name, prices: null, without }]
    }),
  )
  if (!isPriceBounded(state)) return chosen
  const prices = { min: state.minPrice ?? priceSlider.min, max: state.maxPrice ?? priceSlider.max }
  const without = withPrices(state, priceSlider.min, priceSlider.max)
  return [...chosen, { id: 'price', name: null, prices, without }]
}

/** How many products a value would leave; null where the server did not count it. */
export function countOf(facets: readonly Facet[], key: string, value: string): number | null {
  const facet = facets.find((candidate) => candidate.filter_key === key)
  return facet?.values.find((candidate) => candidate.value === value)?.count ?? null
}

/** Values whose name contains the text, whatever the case (LIST-46). */
export function narrowed(values: readonly FilterValue[], text: string): FilterValue[] {
  const wanted = text.trim().toLowerCase()
  return values.filter(
    ({ name, value }) =>
      name.toLowerCase().includes(wanted) || value.toLowerCase().includes(wanted),
  )
}

/** Length of an HTML text without its tags (A42). */
export function textLength(html: string): number {
  return html.replace(/<[^>]*>/g, '').trim().length
}

function nameOf(definition: FilterDefinition, value: string): string | null {
  if (definition.filter_type === 'BOOL') return value === 'true' ? definition.name : null
  return definition.values.find((candidate) => candidate.value === value)?.name ?? null
}
