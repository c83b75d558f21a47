import { css, cva } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'
import { CardHeart } from '#src/features/wishlist/CardHeart.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { Bdi } from '#src/ui/Bdi.tsx'
import { CardColors, CardFacts } from './CardFacts.tsx'
import { CardLink } from './CardLink.tsx'
import { CardOffer } from './CardOffer.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Picture } from '#src/ui/Picture.tsx'

export type CardProduct = {
  slug: string
  title: string
  image: { image: string; alt_text: string }
  isUsed: boolean
  colors: readonly { code: string; name: string }[]
  facts: readonly { property_icon: FactIcon; numeric_value: string; label: string }[]
  gift: string | null
  /** Null when nothing of the product can be sold now. */
  price: { price: number; newPrice: number | null; expireTime: string | null } | null
}

type FactIcon = 'camera' | 'memory' | 'battery' | 'storage' | 'display' | 'power'

type Props = {
  product: CardProduct
  /** `lying` below 600 px has the picture at the start, one card a row; `standing` always stands up. */
  look?: 'standing' | 'lying'
  /** Longest title in characters; more is cut with «…» and stays in the link's title. */
  titleLength?: number
  /** The same on phones, where it is less. */
  phoneTitleLength?: number
  /** `sizes` of the picture. */
  sizes?: string
  priority?: boolean
  /** Shows the time left of an offer: above the price, or below it where every card of the row has one. */
  countdown?: 'above' | 'below'
  /** Query string of the product's link, with its question mark. */
  search?: string
  /** Opens the product beside the list instead of in its place. */
  newTab?: boolean
}

/** A product in a list or slider. The whole card is the link; prices of a row share one baseline. */
export function ProductCard({ look = 'standing', countdown, ...props }: Props) {
  const { product, titleLength = 70, phoneTitleLength } = props
  const { sizes = '240px', priority, search = '', newTab } = props
  const { slug, title, image, price } = product
  const isCut = title.length > Math.min(titleLength, phoneTitleLength ?? titleLength)
  return (
    <article className={card({ look })} data-unavailable={price === null || undefined}>
      <div className={plate({ look })}>
        <Picture
          src={image.image}
          alt={image.alt_text}
          width={480}
          height={480}
          sizes={sizes}
          priority={priority}
          className={picture({ look })}
        />
        {product.isUsed && (
          <span className={corner}>
            <Badge tone="info">{ui.used}</Badge>
          </span>
        )}
      </div>
      <div className={body({ look })}>
        <CardColors colors={product.colors} />
        <h3 className={heading}>
          <CardLink
            href={`/products/${slug}${search}`}
            title={isCut ? title : undefined}
            newTab={newTab}
          >
            <Bdi phoneLength={phoneTitleLength}>{cut(title, titleLength)}</Bdi>
          </CardLink>
        </h3>
        <CardFacts facts={product.facts} />
        <p className={gift}>
          {product.gift !== null && (
            <>
              <Icon name="gift" size={18} />
              {product.gift}
            </>
          )}
        </p>
        {price === null ? (
          <p className={gone}>{ui.unavailable}</p>
        ) : (
          <CardOffer price={price} countdown={countdown} />
        )}
      </div>
      <CardHeart product={product} look={look} />
    </article>
  )
}

/** Exactly `length` characters and «…» when something was cut (decision A24). */
export function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text
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
    look: { standing: {}, lying: { flexDirection: { base: 'row', sm: 'column' } } },
  },
})
const plate = cva({
  base: { position: 'relative', bg: 'plate', flexShrink: '0' },
  variants: {
    look: {
      standing: { aspectRatio: '1 / .92' },
      lying: {
        width: { base: '124px', sm: 'auto' },
        minHeight: { base: '184px', sm: '0' },
        aspectRatio: { sm: '1 / .92' },
      },
    },
  },
})
const picture = cva({
  base: {
    position: 'absolute',
    inset: '9% 12%',
    width: '76%',
    height: '82%',
    transition: 'transform {durations.base} {easings.ease}',
    _still: { transform: 'none!' },
  },
  variants: {
    look: {
      standing: {},
      lying: {
        inset: { base: '5%', sm: '9% 12%' },
        width: { base: '90%', sm: '76%' },
        height: { base: '90%', sm: '82%' },
        objectFit: 'contain',
      },
    },
  },
})
const corner = css({ position: 'absolute', insetBlockStart: '2', insetInlineStart: '2' })
const body = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    minWidth: '0',
    paddingInline: '3',
    paddingBlockEnd: '3',
  },
  variants: { look: { standing: {}, lying: { paddingBlockStart: { base: '3', sm: '0' } } } },
})
const heading = css({ textStyle: 'card', minHeight: '48px', lineClamp: '2' })
const gift = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  minHeight: '24px',
  textStyle: 'caption',
  color: 'ok-text',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
})
const gone = css({ marginBlockStart: 'auto', textStyle: 'ui', color: 'text-3' })
