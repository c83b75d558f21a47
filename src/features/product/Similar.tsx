import { useQuery } from '@tanstack/react-query'
import { css } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { similarProductsQuery } from './shared/product.queries.ts'
import { cardOfListed } from '#src/goods/card-product.ts'
import { ProductCard } from '#src/goods/ProductCard.tsx'
import { Slider } from '#src/ui/Slider.tsx'

/** Similar products; nothing if there are none. */
export function Similar({ slug }: { slug: string }) {
  const { data = [] } = useQuery(similarProductsQuery(useApi(), slug))
  if (data.length === 0) return null
  return (
    <div className={section}>
      <h2 className={title}>{words.similar}</h2>
      <Slider
        label={words.similar}
        className={flush}
        slideClass={slide}
        slides={data.map((product) => ({
          key: product.id,
          content: (
            <ProductCard
              product={cardOfListed(product)}
              look="horizontal"
              sizes="(min-width: 600px) 260px, 124px"
            />
          ),
        }))}
      />
    </div>
  )
}

const section = css({ marginBlockStart: 'section' })
/** Aligns the first slide with the page, since slides have their gap as padding. */
const flush = css({ marginInline: '-2' })
const title = css({ textStyle: 'h2', marginBlockEnd: '5' })
/** One slide and the beginning of the next on phones, 3.78 on the widest screens. */
const slide = css({
  minWidth: '0',
  flex: {
    base: '0 0 90%',
    sm: '0 0 calc(100% / 2.4)',
    md: '0 0 calc(100% / 3)',
    '2xl': '0 0 calc(100% / 3.78)',
  },
  paddingInline: '2',
})
