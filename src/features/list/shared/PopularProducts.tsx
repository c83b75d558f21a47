import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { css } from '#styled/css/index.js'
import { cardOfListed } from '#src/goods/card-product.ts'
import { flush, productSizes, productSlide } from '#src/goods/product-slides.ts'
import { ProductCard } from '#src/goods/ProductCard.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { Slider } from '#src/ui/Slider.tsx'
import { popularProductsQuery } from './popular-products.queries.ts'

type Props = {
  title: string
  /** Shown when the products could not be loaded. */
  failed: string
}

/** A slider of the best sellers. */
export function PopularProducts({ title, failed }: Props) {
  const id = useId()
  const { data, isError, refetch } = useQuery(popularProductsQuery(useApi()))
  if (data === undefined)
    return isError ? <Retry text={failed} onRetry={() => void refetch()} /> : null
  return (
    <>
      <h2 id={id} className={css({ textStyle: 'h2', marginBlockEnd: '4' })}>
        {title}
      </h2>
      <Slider
        label={title}
        className={flush}
        slideClass={productSlide}
        slides={data.results.map((product) => ({
          key: product.id,
          content: <ProductCard product={cardOfListed(product)} sizes={productSizes} />,
        }))}
      />
    </>
  )
}
