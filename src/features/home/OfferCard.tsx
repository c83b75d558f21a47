import type { components } from '#api/schema.d.ts'
import { css } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'
import { useHasPassed } from '#src/lib/use-now.ts'
import { cardOfBrief } from '#src/goods/card-product.ts'
import { productSizes } from '#src/goods/product-slides.ts'
import { ProductCard } from '#src/goods/ProductCard.tsx'

/** A discounted product. Once its offer has ended or it is sold out, an overlay says so (HOME-26). */
export function OfferCard({ product }: { product: components['schemas']['HomeProduct'] }) {
  const card = cardOfBrief(product)
  const ended = useHasPassed(card.price?.expireTime ?? null)
  return (
    <div className={box}>
      <ProductCard product={card} sizes={productSizes} countdown="below" />
      {(ended || card.price === null) && (
        <p className={veil}>{ended ? ui.offerEnded : ui.unavailable}</p>
      )}
    </div>
  )
}

const box = css({ position: 'relative', height: 'full', color: 'text' })
const veil = css({
  position: 'absolute',
  inset: '0',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'md',
  bg: 'color-mix(in srgb, {colors.surface} 70%, transparent)',
  backdropFilter: 'blur(2px)',
  textStyle: 'h3',
  pointerEvents: 'none',
})
