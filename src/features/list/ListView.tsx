import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { css } from '#styled/css/index.js'
import type { components } from '#api/schema.d.ts'
import { list } from '#i18n/fa/list.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { filtersQuery, productListQuery } from './list.queries.ts'
import { paths } from '#src/lib/paths.ts'
import { RecentlyViewed } from '#src/features/recently-viewed/shared/RecentlyViewed.tsx'
import { DeferredSection } from '#src/ui/DeferredSection.tsx'
import { Breadcrumb } from '#src/ui/Breadcrumb.tsx'
import { Note } from '#src/ui/Note.tsx'
import { ChipLink, chipRow } from '#src/ui/Chip.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { Banner } from './Banner.tsx'
import { Description } from './Description.tsx'
import { Filters } from './Filters.tsx'
import { alone, grid, listPage } from './layout.ts'
import { PhoneControls } from './PhoneControls.tsx'
import { Results } from './Results.tsx'
import { SortBar } from './SortBar.tsx'
import { activeFilterCount, toApiQuery, toFiltersQuery } from './list-state.ts'
import { useListState } from './use-list-state.ts'

type Category = components['schemas']['Category']
type Props = {
  title: string
  category: Category | null
  /** Slug of the category, if it is in the path. */
  path: string | null
}

/** A list: banner, filters, sort order, products and description. */
export function ListView({ title, category, path }: Props) {
  const api = useApi()
  const control = useListState()
  const products = useQuery({
    ...productListQuery(api, toApiQuery(control.state, path)),
    placeholderData: keepPreviousData,
  })
  const filters = useQuery({
    ...filtersQuery(api, toFiltersQuery(control.state, path)),
    placeholderData: keepPreviousData,
  })
  const total = products.data?.total ?? null
  // Nothing to sort and no filter to change; a reply that is still shown for another address says nothing of this one.
  const isBare =
    total === 0 && !products.isPlaceholderData && activeFilterCount(control.state) === 0
  const shared = {
    control,
    definitions: filters.data,
    facets: products.data?.facets ?? [],
    prices: products.data?.prices ?? null,
    retry: filters.isLoadingError ? () => void filters.refetch() : null,
  }
  return (
    <div className={listPage}>
      <Breadcrumb crumbs={crumbsOf(category)} />
      <Banner title={title} category={category} />
      {category !== null && category.sub_categories.length > 0 && (
        <nav aria-label={list.subcategories} className={chipRow}>
          {category.sub_categories.map(({ id, name, slug }) => (
            <ChipLink key={id} href={paths.productList(slug)}>
              {name}
            </ChipLink>
          ))}
        </nav>
      )}
      {!isBare && <PhoneControls {...shared} total={products.isPlaceholderData ? null : total} />}
      <div className={isBare ? alone : grid}>
        {!isBare && (
          <aside id="filters" aria-label={list.filters} className={sidebar}>
            <Suspense>
              <Filters {...shared} />
            </Suspense>
          </aside>
        )}
        <div className={main}>
          <h2 className={css({ srOnly: true })}>{list.resultsLabel}</h2>
          <SortBar control={control} total={total} isBare={isBare} />
          <ActiveFilters
            control={control}
            definitions={filters.data ?? []}
            named={products.data?.chosen ?? []}
          />
          {products.data?.is_partial === true && !isBare && <Note icon="info">{list.partial}</Note>}
          <Suspense>
            <Results control={control} products={products} />
          </Suspense>
        </div>
      </div>
      {category !== null && (
        <DeferredSection height={260}>
          <Description name={category.name} html={category.description} />
        </DeferredSection>
      )}
      <RecentlyViewed className={css({ marginBlockStart: 'section' })} />
    </div>
  )
}

function crumbsOf(category: Category | null) {
  if (category === null) return [{ name: list.products }]
  return category.show_category.map(({ name, slug, disabled }) => ({
    name,
    href: disabled ? undefined : paths.productList(slug),
  }))
}

const sidebar = css({
  display: { base: 'none', md: 'block' },
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  paddingInline: '4',
  _target: { display: 'block' },
})
const main = css({ display: 'grid', gap: '3', minWidth: '0' })
