import { css, cva } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import type { CardProduct } from './card-product.ts'
import type { CardLook } from './CardHeartContext.tsx'

type Props = {
  product: Pick<CardProduct, 'image' | 'isUsed'>
  look: CardLook
  sizes: string
  priority?: boolean
}

/** The picture of a product on a light plate, with a badge on used ones. */
export function CardPicture({ product: { image, isUsed }, look, sizes, priority }: Props) {
  return (
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
      {isUsed && (
        <span className={corner}>
          <Badge tone="info">{ui.used}</Badge>
        </span>
      )}
    </div>
  )
}

const plate = cva({
  base: { position: 'relative', bg: 'plate', flexShrink: '0' },
  variants: {
    look: {
      vertical: { aspectRatio: '1 / .92' },
      horizontal: {
        flex: { base: '1', sm: '0 0 auto' },
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
      vertical: {},
      horizontal: {
        inset: { base: '5%', sm: '9% 12%' },
        width: { base: '90%', sm: '76%' },
        height: { base: '90%', sm: '82%' },
        objectFit: 'contain',
      },
    },
  },
})
const corner = css({ position: 'absolute', insetBlockStart: '2', insetInlineStart: '2' })
