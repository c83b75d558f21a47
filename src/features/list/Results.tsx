import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import type { components } from '#api/schema.d.ts'
import { css } from '#styled/css/index.js'
import { list } from '#i18n/fa/list.ts'
import { navigatedByLink } from '#src/lib/navigation.ts'
import { useIdle } from '#src/lib/use-idle.ts'
import { cardOfListed } from '#src/goods/card-product.ts'
import { Pagination } from '#src/ui/Pagination.tsx'
import { deferredImageRef, ImageRefContext } from '#src/ui/deferred-images.ts'
import { ProductCard } from '#src/goods/ProductCard.tsx'
import { Empty } from './Empty.tsx'
import { Failed } from './Failed.tsx'
import { cards } from './layout.ts'
import { CardSkeletons } from './ListSkeleton.tsx'
import { withPage } from './list-state.ts'
import type { ListControl } from './use-list-state.ts'

type Page = components['schemas']['ProductPage']
type Props = { control: ListControl; products: UseQueryResult<Page> }

/** The first row may be on the first screen: its pictures are not lazy. */
const firstRow = 4

/** How many may be on the first screen of a phone. */
const firstOnPhone = 2

/** The products of the page, and links to the other pages. */
export function Results({ control, products }: Props) {
  const { data: page, isLoadingError, isPlaceholderData, refetch } = products
  const top = useScrollToTopOnPageChange(control.state.page)
  if (isLoadingError) return <Failed retry={() => void refetch()} />
  if (page === undefined) return <CardSkeletons />
  if (page.results.length === 0) return <Empty control={control} />
  return (
    <>
      <ul
        ref={top}
        aria-label={list.resultsLabel}
        aria-busy={isPlaceholderData || undefined}
        className={items}
      >
        {page.results.map((product, position) => (
          <Item key={product.id} isDeferred={position >= firstOnPhone}>
            <ProductCard
              product={cardOfListed(product)}
              look="horizontal"
              titleLength={58}
              phoneTitleLength={38}
              sizes="(min-width: 1280px) 250px, (min-width: 600px) 30vw, 124px"
              priority={position < firstRow}
              countdown="above"
              newTab
            />
          </Item>
        ))}
      </ul>
      <Pagination
        page={page.page}
        pageCount={page.page_count}
        href={(number) => control.addressOf(withPage(control.state, number))}
      />
    </>
  )
}

/** A card's place: what is deferred is laid out (on phones) and its picture fetched when it is near or the page is idle. */
function Item({ isDeferred, children }: { isDeferred: boolean; children: ReactNode }) {
  const isIdle = useIdle()
  return (
    <li className={isDeferred && !isIdle ? deferred : undefined}>
      <ImageRefContext value={deferredImageRef(isIdle)}>{children}</ImageRefContext>
    </li>
  )
}

/** Scrolls to the top of the list when a link leads to another of its pages; back and forward restore their position. */
function useScrollToTopOnPageChange(page: number) {
  const top = useRef<HTMLUListElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current !== page && navigatedByLink()) top.current?.scrollIntoView({ block: 'start' })
    shown.current = page
  }, [page])
  return top
}

const items = `${cards} ${css({
  transition: 'opacity {durations.fast}',
  '&[aria-busy]': { opacity: '.55' },
})}`
const deferred = css({
  containIntrinsicBlockSize: 'auto 202px',
  smDown: { contentVisibility: 'auto' },
})
