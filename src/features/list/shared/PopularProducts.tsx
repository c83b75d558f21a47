import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { css } from '#styled/css/index.js'
import { CardSlider } from '#src/goods/CardSlider.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { popularProductsQuery } from './popular-products.queries.ts'

type Props = {
  title: string
  /** Shown when the products could not be loaded. */
  failed: string
}

/** A slider of the best sellers; nothing if there are none. */
export function PopularProducts({ title, failed }: Props) {
  const id = useId()
  const { data, isError, refetch } = useQuery(popularProductsQuery(useApi()))
  if (data === undefined)
    return isError ? <Retry text={failed} onRetry={() => void refetch()} /> : null
  if (data.results.length === 0) return null
  return (
    <>
      <h2 id={id} className={css({ textStyle: 'h2', marginBlockEnd: '4' })}>
        {title}
      </h2>
      <CardSlider label={title} products={data.results} />
    </>
  )
}
