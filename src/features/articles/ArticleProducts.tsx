import { useQuery } from '@tanstack/react-query'
import { css } from '#styled/css/index.js'
import { blogs as words } from '#i18n/fa/articles.ts'
import { productCardsQuery } from '#src/features/recently-viewed/shared/recently-viewed.queries.ts'
import { CardSlider } from '#src/goods/CardSlider.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Retry } from '#src/ui/Retry.tsx'

/** The products that an article is about, with current prices: its page is kept longer than they last. */
export function ArticleProducts({ ids }: { ids: readonly number[] }) {
  const { data, isLoadingError, refetch } = useQuery(productCardsQuery(useApi(), ids))
  return (
    <div className={place}>
      <h2 className={css({ textStyle: 'h2', marginBlockEnd: '4' })}>{words.products}</h2>
      {isLoadingError && <Retry text={words.productsFailed} onRetry={() => void refetch()} />}
      {data !== undefined && <CardSlider label={words.products} products={data} />}
    </div>
  )
}

/** Room for the row, so that nothing below moves when it arrives. */
const place = css({ marginBlockStart: 'section', minHeight: { base: '440px', sm: '460px' } })
