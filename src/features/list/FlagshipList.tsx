import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { components } from '#api/schema.d.ts'
import { list } from '#i18n/fa/list.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { briefProductsQuery } from './shared/brief-products.queries.ts'
import { paths } from '#src/lib/paths.ts'
import { Breadcrumb } from '#src/ui/Breadcrumb.tsx'
import { cardOfBrief } from '#src/goods/card-product.ts'
import { Pagination } from '#src/ui/Pagination.tsx'
import { ProductCard } from '#src/goods/ProductCard.tsx'
import { Banner } from './Banner.tsx'
import { Failed } from './Failed.tsx'
import { cards, listPage } from './layout.ts'
import { ListHead } from './ListHead.tsx'
import { CardSkeletons } from './ListSkeleton.tsx'
import { toFlagshipQuery, withPage } from './list-state.ts'
import { useListState } from './use-list-state.ts'

/** The flagship phones, in the order of the server; a card links to the variant that it shows. */
export function FlagshipList() {
  const control = useListState()
  const products = useQuery({
    ...briefProductsQuery(useApi(), toFlagshipQuery(control.state)),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={listPage}>
      <ListHead
        title={list.flagshipTitle}
        description={list.description(list.flagshipTitle)}
        canonical={paths.productList(null, { is_flagship: true })}
      />
      <Breadcrumb crumbs={[{ name: list.flagshipTitle }]} />
      <Banner title={list.flagshipTitle} category={null} />
      {products.isLoadingError && <Failed retry={() => void products.refetch()} />}
      {products.isPending && <CardSkeletons />}
      <ul aria-label={list.resultsLabel} className={cards}>
        {products.data?.results.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={{ ...cardOfBrief(product), href: flagshipPath(product) }}
              look="horizontal"
              titleLength={50}
              sizes="(min-width: 1280px) 320px, (min-width: 600px) 30vw, 124px"
              newTab
            />
          </li>
        ))}
      </ul>
      <Pagination
        page={control.state.page}
        pageCount={products.data?.page_count ?? 0}
        href={(number) => control.addressOf(withPage(control.state, number))}
      />
    </div>
  )
}

/** By its number, on the variant of the card (LIST-23). */
function flagshipPath({ id, price }: components['schemas']['BriefProduct']): string {
  return paths.product(id, price === null ? '' : { price_id: price.id })
}
