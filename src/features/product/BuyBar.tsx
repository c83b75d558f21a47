import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { AvailabilityButton } from '#src/features/stock-alerts/shared/AlertButtons.tsx'
import { useStockAlertsFlow } from '#src/features/stock-alerts/shared/StockAlertsContext.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Price } from '#src/goods/Price.tsx'
import { stockState, type Variant } from './product-view.ts'

type Props = { variant: Variant; busy: boolean; stepper: ReactNode }

/** At the bottom of small screens: price and the button that submits the form of the buy box; sold out, the stock alert. */
export function BuyBar({ variant, busy, stepper }: Props) {
  if (stockState(variant.quantity) === 'soldOut') return <SoldOutBar variant={variant} />
  return (
    <div className={bar} data-own-bar>
      {!stepper && <Price price={variant.price} newPrice={variant.new_price} />}
      {stepper || (
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
      )}
    </div>
  )
}

function SoldOutBar({ variant }: Pick<Props, 'variant'>) {
  return (
    <div className={bar} data-own-bar>
      <AvailabilityButton flow={useStockAlertsFlow()} priceId={variant.id} />
    </div>
  )
}

const bar = css({
  display: { base: 'flex', md: 'none', _print: 'none' },
  position: { base: 'fixed', _short: 'static' },
  insetInline: '0',
  insetBlockEnd: '0',
  zIndex: 'bar',
  alignItems: 'center',
  justifyContent: 'space-between',
  // The price goes above a button that it has no room beside.
  flexWrap: 'wrap-reverse',
  columnGap: '4',
  minHeight: '72px',
  paddingInline: 'gutter',
  paddingBlock: '2',
  paddingBlockEnd: 'max(8px, env(safe-area-inset-bottom))',
  bg: 'surface',
  boxShadow: 'bar',
})
const grow = css({ flex: '1', maxWidth: '360px' })
