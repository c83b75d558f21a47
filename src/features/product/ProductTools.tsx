import { css } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { DiscountBell } from '#src/features/stock-alerts/shared/AlertButtons.tsx'
import { useStockAlertsFlow } from '#src/features/stock-alerts/shared/StockAlertsContext.tsx'
import { SaveButton } from '#src/features/wishlist/shared/SaveButton.tsx'
import { CompareButton } from './CompareButton.tsx'
import type { Product, Variant } from './product-view.ts'
import { ShareButton } from './ShareButton.tsx'

type Props = { product: Product; variant: Variant | undefined }

/** Actions for a product other than buying it, over its picture. */
export function ProductTools({ product, variant }: Props) {
  return (
    <div role="group" aria-label={words.tools} className={tools}>
      <SaveButton slug={product.slug} />
      <ShareButton product={product} />
      <CompareButton product={product} variant={variant} />
      {variant !== undefined && <Bell priceId={variant.id} />}
    </div>
  )
}

function Bell({ priceId }: { priceId: number }) {
  return <DiscountBell flow={useStockAlertsFlow()} priceId={priceId} />
}

const tools = css({
  position: 'absolute',
  insetBlockStart: { base: '1', sm: '3' },
  insetInlineEnd: { base: '-10px', sm: '3' },
  zIndex: '1',
  display: 'grid',
  gap: { base: '0', sm: '1' },
})
