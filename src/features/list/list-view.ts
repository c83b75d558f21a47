import type { components } from '#api/schema.d.ts'
import { comparable } from '#domain/persian.ts'
import {
  isPriceBounded,
  priceSlider,
  pricesOf,
  withPrices,
  withToggled,
  type ListState,
} from './list-state.ts'

export type FilterDefinition = components['schemas']['FilterDefinition']
export type FilterValue = FilterDefinition['values'][number]
export type Facet = components['schemas']['Facet']
export type PriceRange = NonNullable<components['schemas']['ProductPage']['prices']>
export type ChosenValue = components['schemas']['ChosenValue']
export type Crumb = { name: string; slug: string; disabled: boolean }

/** An active filter, and the state without it. The price range has `prices` in place of a `name`. */
export type ActiveFilter = {
  id: string
  name: string | null
  prices: { min: number; max: number } | null
  without: ListState
}

/**
 * The active filters, first the offered ones in their order, then others, which the server names. Unknown ones are left
 * out.
 */
export function activeFilters(
  state: ListState,
  definitions: readonly FilterDefinition[],
  named: readonly ChosenValue[] = [],
): ActiveFilter[] {
  const offered = definitions.map(({ filter_key }) => filter_key)
  const keys = new Set([...offered, ...named.map(({ filter_key }) => filter_key)])
  const chosen = [...keys].flatMap((key) =>
    (state.values[key] ?? []).flatMap((value) => {
      const name = nameOf(definitions, named, key, value)
      if (name === null) return []
      return [
        { id: `${key}=${value}`, name, prices: null, without: withToggled(state, key, value) },
      ]
    }),
  )
  if (!isPriceBounded(state)) return chosen
  const without = withPrices(state, priceSlider.min, priceSlider.max)
  return [...chosen, { id: 'price', name: null, prices: pricesOf(state), without }]
}

/** The brand of the list; null if there are several, none, or one that the shop does not have. */
export function onlyBrand(state: ListState, named: readonly ChosenValue[]): ChosenValue | null {
  if (state.values.brand?.length !== 1) return null
  return named.find(({ filter_key }) => filter_key === 'brand') ?? null
}

/** Number of products with a value; null if the server did not count it. */
export function countOf(facets: readonly Facet[], key: string, value: string): number | null {
  const facet = facets.find((candidate) => candidate.filter_key === key)
  return facet?.values.find((candidate) => candidate.value === value)?.count ?? null
}

/** Values whose name contains the text, ignoring case and variants of letters. */
export function narrowed(values: readonly FilterValue[], text: string): FilterValue[] {
  const wanted = comparable(text)
  if (wanted === '') return [...values]
  return values.filter(
    ({ name, value }) => comparable(name).includes(wanted) || comparable(value).includes(wanted),
  )
}

/** Length of an HTML text without its tags. */
export function textLength(html: string): number {
  return html.replace(/<[^>]*>/g, '').trim().length
}

function nameOf(
  definitions: readonly FilterDefinition[],
  named: readonly ChosenValue[],
  key: string,
  value: string,
): string | null {
  const definition = definitions.find(({ filter_key }) => filter_key === key)
  if (definition?.filter_type === 'BOOL') return value === 'true' ? definition.name : null
  const offered = definition?.values.find((candidate) => candidate.value === value)
  const known = named.find((candidate) => candidate.filter_key === key && candidate.value === value)
  return offered?.name ?? known?.name ?? null
}
