import { css } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { Button } from '#src/ui/Button.tsx'
import { Price } from '#src/goods/Price.tsx'
import { stockState, type Variant } from './product-view.ts'

/** Price and button at the bottom of small screens; the button submits the form of the buy box. */
export function BuyBar({ variant, busy }: { variant: Variant; busy: boolean }) {
  if (stockState(variant.quantity) === 'soldOut') return null
  return (
    <div className={bar} data-own-bar>
      <Button
        type="submit"
        form="buy"
        icon="cart"
        busy={busy}
        busyLabel={words.adding}
        className={grow}
      >
        {words.addToCart}
      </Button>
      <Price price={variant.price} newPrice={variant.new_price} align="end" />
    </div>
  )
}

const bar = css({
  display: { base: 'flex', md: 'none' },
  position: 'fixed',
  insetInline: '0',
  insetBlockEnd: '0',
  zIndex: 'bar',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  minHeight: '72px',
  paddingInline: 'gutter',
  paddingBlock: '2',
  paddingBlockEnd: 'max(8px, env(safe-area-inset-bottom))',
  bg: 'surface',
  boxShadow: 'bar',
})
const grow = css({ flex: '1', maxWidth: '360px' })
