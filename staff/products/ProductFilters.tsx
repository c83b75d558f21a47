import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { staff } from '#i18n/fa/staff.ts'
import { css } from '#styled/css/index.js'
import { catalogueQuery } from '#staff/app/queries.ts'
import { readId } from '#staff/table/list-query.ts'
import { activeFilter, namedChoice } from '#staff/table/active-filters.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { shownStates, stockLevels, type ProductQuery } from './product-query.ts'

const words = staff.products

type Props = {
  chosen: Pick<ProductQuery, 'brand' | 'category' | 'stock' | 'shown'>
  /** The URL of the list with other filters. */
  href: (change: Partial<ProductQuery>) => string
}

/** Narrows the list of products down to a brand, a category, a level of stock, or visible ones. */
export function ProductFilters({ chosen, href }: Props) {
  const { data } = useQuery(catalogueQuery(useApi()))
  const [, navigate] = useLocation()
  const change = (filters: Partial<ProductQuery>) => navigate(href(filters))
  const { brands = [], categories = [] } = data ?? {}
  return (
    <div role="group" aria-label={words.filters} className={row}>
      <SelectField
        label={words.brand}
        prompt={words.anyBrand}
        value={chosen.brand ?? ''}
        options={brands.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => change({ brand: readId(target.value) })}
      />
      <SelectField
        label={words.category}
        prompt={words.anyCategory}
        value={chosen.category ?? ''}
        options={categories.map(({ id, name, depth }) => ({
          value: id,
          label: `${'\u2003'.repeat(depth)}${name}`,
        }))}
        onChange={({ target }) => change({ category: readId(target.value) })}
      />
      <SelectField
        label={words.stock}
        prompt={words.anyStock}
        value={chosen.stock ?? ''}
        options={stockLevels.map((level) => ({ value: level, label: words.levels[level] }))}
        onChange={({ target }) =>
          change({ stock: stockLevels.find((level) => level === target.value) ?? null })
        }
      />
      <SelectField
        label={words.visibility}
        prompt={words.anyVisibility}
        value={chosen.shown ?? ''}
        options={shownStates.map((state) => ({ value: state, label: words.visibilities[state] }))}
        onChange={({ target }) =>
          change({ shown: shownStates.find((state) => state === target.value) ?? null })
        }
      />
    </div>
  )
}

/** The active filters of the list of products. */
export function useActiveProductFilters(
  { brand, category, stock, shown }: Props['chosen'],
  href: Props['href'],
) {
  const { data } = useQuery({
    ...catalogueQuery(useApi()),
    enabled: brand !== null || category !== null,
  })
  const nameIn = (all: readonly { id: number; name: string }[] | undefined, id: number) =>
    all?.find((each) => each.id === id)?.name
  return [
    ...activeFilter(
      brand,
      (id) => namedChoice(words.brand, nameIn(data?.brands, id)),
      href({ brand: null }),
    ),
    ...activeFilter(
      category,
      (id) => namedChoice(words.category, nameIn(data?.categories, id)),
      href({ category: null }),
    ),
    ...activeFilter(
      stock,
      (level) => namedChoice(words.stock, words.levels[level]),
      href({ stock: null }),
    ),
    ...activeFilter(
      shown,
      (state) => namedChoice(words.visibility, words.visibilities[state]),
      href({ shown: null }),
    ),
  ]
}

const row = css({ display: 'grid', gap: '3' })
