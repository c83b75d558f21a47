import { css } from '#styled/css/index.js'
import type { StoryItem } from '#machines/flows/stories/stories.types.ts'
import { home } from '#i18n/fa/home.ts'
import { ui } from '#i18n/fa/ui.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { ButtonLink } from '#src/ui/Button.tsx'
import { pricedPath } from '#src/goods/card-product.ts'
import { Price } from '#src/goods/Price.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

/** The product of a story's item with its current price and a link to it. Its space is kept while there is none. */
export function StoryOffer({ item }: { item: StoryItem | null }) {
  return (
    <div className={box}>
      {item === null ? (
        <Skeleton width="60%" height="20px" />
      ) : (
        <>
          {item.product_title !== undefined && (
            <p className={title}>
              <Bdi>{item.product_title}</Bdi>
            </p>
          )}
          <div className={row}>
            {item.price === null && <p className={gone}>{ui.unavailable}</p>}
            {item.price && (
              <Price price={item.price.price} newPrice={item.price.new_price} size="sm" reserve />
            )}
            <ButtonLink href={pricedPath(item.product_slug, item.price ?? null)}>
              {home.story.buy}
            </ButtonLink>
          </div>
        </>
      )}
    </div>
  )
}

const box = css({ minHeight: '112px' })
const title = css({ textStyle: 'card', lineClamp: '2', minHeight: '48px' })
const row = css({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '3',
  marginBlockStart: '1',
  minHeight: '60px',
})
const gone = css({ textStyle: 'ui', color: 'text-3', lineHeight: '48px' })
