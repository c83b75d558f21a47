import { use } from 'react'
import { css, cva } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import type { CardProduct } from './card-product.ts'
import { CardColors, CardFacts } from './CardFacts.tsx'
import { CardHeartContext, type CardLook } from './CardHeartContext.tsx'
import { CardLink } from './CardLink.tsx'
import { CardOffer } from './CardOffer.tsx'
import { CardPicture } from './CardPicture.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { truncate } from '#src/lib/truncate.ts'

type Props = {
  product: CardProduct
  /** `horizontal` applies below 600 px, with the picture at the start; `vertical` applies at every width. */
  look?: CardLook
  /** The maximum title length in characters; the rest is cut with «…» but kept in the link's title. */
  titleLength?: number
  /** The same on phones, where it is shorter. */
  phoneTitleLength?: number
  /** `sizes` of the picture. */
  sizes?: string
  priority?: boolean
  /** Where the time left of an offer is shown; below the price if every card of the row has one. */
  countdown?: 'above' | 'below'
  /** Opens the product in a new tab. */
  newTab?: boolean
}

/** A product in a list or slider. The whole card is the link; prices of a row share one baseline. */
export function ProductCard({ look = 'vertical', countdown, ...props }: Props) {
  const { product, titleLength = 70, phoneTitleLength } = props
  const { sizes = '240px', priority, newTab } = props
  const { href, title, price } = product
  const renderHeart = use(CardHeartContext)
  const isCut = title.length > Math.min(titleLength, phoneTitleLength ?? titleLength)
  return (
    <article className={card({ look })} data-unavailable={price === null || undefined}>
      <div className={media({ look })}>
        <CardPicture product={product} look={look} sizes={sizes} priority={priority} />
        <CardColors colors={product.colors} look={look} />
      </div>
      <div className={body({ look })}>
        <h3 className={heading}>
          <CardLink href={href} title={isCut ? title : undefined} newTab={newTab}>
            <Bdi phoneLength={phoneTitleLength}>{truncate(title, titleLength)}</Bdi>
          </CardLink>
        </h3>
        <div className={details({ look })}>
          <CardFacts facts={product.facts} look={look} />
          <p className={gift({ look })}>
            {product.gift !== null && (
              <>
                <Icon name="gift" size={18} />
                {ui.gift(product.gift)}
              </>
            )}
          </p>
        </div>
        {price === null ? (
          <p className={gone}>{ui.unavailable}</p>
        ) : (
          <CardOffer price={price} countdown={countdown} />
        )}
      </div>
      {renderHeart({ product, look })}
    </article>
  )
}

const card = cva({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: 'full',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'md',
    bg: 'surface',
    overflow: 'hidden',
    transition: 'border-color {durations.fast}',
    _hover: { borderColor: 'border-strong', '& img': { transform: 'scale(1.035)' } },
    _press: { bg: 'surface-2' },
    '&[data-unavailable] img': { opacity: '.45', filter: 'grayscale(1)' },
    '&[data-unavailable] h3': { color: 'text-2' },
  },
  variants: {
    look: {
      vertical: {},
      horizontal: {
        flexDirection: { base: 'row', sm: 'column' },
        flexWrap: { base: 'wrap', sm: 'nowrap' },
      },
    },
  },
})
/** The picture with the colors below it. */
const media = cva({
  variants: {
    look: {
      vertical: {},
      horizontal: {
        smDown: {
          display: 'flex',
          flexDirection: 'column',
          flex: '1 0 124px',
          minHeight: '184px',
          paddingBlockEnd: '2',
        },
      },
    },
  },
})
const body = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    minWidth: '0',
    paddingInline: '3',
    paddingBlockEnd: '3',
  },
  variants: {
    look: {
      vertical: {},
      horizontal: {
        // Where the text has no room beside the picture, it goes below it.
        flex: { base: '99999 1 9rem', sm: '1' },
        paddingBlockStart: { base: '3', sm: '0' },
      },
    },
  },
})
const heading = css({ textStyle: 'card', minHeight: '48px', lineClamp: '2' })
/** On phones a second row of facts takes the place of the gift where there is none. */
const details = cva({
  base: { display: 'contents' },
  variants: {
    look: {
      vertical: {},
      horizontal: {
        display: { base: 'flex', sm: 'contents' },
        flexDirection: 'column',
        flexShrink: '0',
        minHeight: 'max(52px, 3.25rem)',
      },
    },
  },
})
const gift = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '24px',
    textStyle: 'caption',
    color: 'ok-text',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
  variants: {
    look: { vertical: {}, horizontal: { smDown: { _empty: { display: 'none' } } } },
  },
})
const gone = css({ marginBlockStart: 'auto', textStyle: 'ui', color: 'text-3' })
