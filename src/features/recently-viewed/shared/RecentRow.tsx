import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { css } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { productCardsQuery } from './recently-viewed.queries.ts'
import { forgetViewed } from './recently-viewed.ts'
import { Button } from '#src/ui/Button.tsx'
import { cardOfListed } from '#src/goods/card-product.ts'
import { ProductCard } from '#src/goods/ProductCard.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { Slider } from '#src/ui/Slider.tsx'

/** The products that still exist, in a row with current prices. */
export function RecentRow({ ids }: { ids: readonly number[] }) {
  const products = useQuery({
    ...productCardsQuery(useApi(), ids),
    placeholderData: keepPreviousData,
  })
  if (products.isLoadingError) return <Retry onRetry={() => void products.refetch()} />
  if (products.data === undefined || products.data.length === 0) return null
  return (
    <>
      <div className={head}>
        <h2 className={css({ textStyle: 'h2' })}>{ui.recentlyViewed}</h2>
        <Button look="ghost" size="sm" onClick={forgetViewed}>
          {ui.forgetViewed}
        </Button>
      </div>
      <Slider
        label={ui.recentlyViewed}
        className={css({ marginInline: '-2' })}
        slideClass={slide}
        slides={products.data.map((product) => ({
          key: product.id,
          content: (
            <ProductCard
              product={cardOfListed(product)}
              sizes="(min-width: 1280px) 220px, (min-width: 600px) 240px, 62vw"
            />
          ),
        }))}
      />
    </>
  )
}

const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  minHeight: 'tap',
  marginBlockEnd: { base: '3', md: '4' },
})
const slide = css({
  minWidth: '0',
  paddingInline: '2',
  flex: { base: '0 0 62%', sm: '0 0 calc(100% / 3)', md: '0 0 25%', xl: '0 0 calc(100% / 6)' },
})
