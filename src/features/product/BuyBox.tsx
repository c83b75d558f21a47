import type { FormEvent, ReactNode } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { ui } from '#i18n/fa/ui.ts'
import { AskAfterAlert } from '#src/features/stock-alerts/shared/AskAfterAlert.tsx'
import { AvailabilityButton } from '#src/features/stock-alerts/shared/AlertButtons.tsx'
import { useStockAlertsFlow } from '#src/features/stock-alerts/shared/StockAlertsContext.tsx'
import { day, timeOfDay } from '#src/lib/format.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Price } from '#src/goods/Price.tsx'
import { ServerText } from '#src/ui/ServerText.tsx'
import { AmazingOffer } from './AmazingOffer.tsx'
import { BuyRow } from './BuyRow.tsx'
import { DeliveryRow } from './delivery/DeliveryRow.tsx'
import { InsuranceRow } from './InsuranceRow.tsx'
import { Terms } from './terms/Terms.tsx'
import { stockState, type Insurance, type Product, type Variant } from './product-view.ts'

type Props = {
  product: Product
  variant: Variant
  insurance: Insurance | null
  /** Opens the choice of an insurance; null if the product has none. */
  chooseInsurance: (() => void) | null
  removeInsurance: () => void
  busy: boolean
  add: () => void
  /** Shown instead of the button once the variant is in the cart. */
  stepper: ReactNode
  /** Whether the cart holds as many as one customer may order. */
  limited: boolean
}

/** What is included, the price and the button. Sold out, it offers a stock alert. */
export function BuyBox(props: Props) {
  const { product, variant, insurance, busy, add, stepper, limited } = props
  const stock = stockState(variant.quantity)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add()
  }
  return (
    // Before hydration the form submits to the cart page, which adds the line of its query.
    <form
      id="buy"
      method="get"
      action={paths.cart}
      aria-label={words.buy}
      onSubmit={submit}
      className={box}
    >
      <input type="hidden" name="add" value={variant.id} />
      {insurance !== null && <input type="hidden" name="insurance" value={insurance.id} />}
      <AmazingOffer end={product.price[0]?.expire_time ?? null} slug={product.slug} />
      <div className={rows}>
        {product.warranty !== null && (
          <BuyRow icon="shield" title={product.warranty.name}>
            {product.is_used ? words.usedWarranty : words.warranty}{' '}
            <Terms topic="warranty" product={product} variant={variant} />
          </BuyRow>
        )}
        {stock !== 'soldOut' && <DeliveryRow />}
        {variant.gift !== null && (
          <BuyRow icon="gift" title={ui.gift(variant.gift)}>
            {words.giftNote} <Terms topic="gift" product={product} variant={variant} />
          </BuyRow>
        )}
        {stock !== 'soldOut' && <InsuranceRow {...props} />}
      </div>
      {stock === 'soldOut' ? (
        <SoldOut product={product} variant={variant} />
      ) : (
        <div className={foot}>
          <Price price={variant.price} newPrice={variant.new_price} size="xl" />
          {stock === 'few' && (
            <p className={few}>
              <Icon name="info" size={18} />
              {words.few(toPersianDigits(variant.quantity))}
            </p>
          )}
          {limited && (
            <p className={note}>{words.purchaseLimit(toPersianDigits(variant.purchase_limit))}</p>
          )}
          <div className={wideOnly}>
            {stepper || (
              <Button type="submit" wide icon="cart" busy={busy} busyLabel={words.adding}>
                {words.addToCart}
              </Button>
            )}
          </div>
          <p className={updated}>
            <Icon name="clock" size={16} />
            <ServerText of={variant.last_update} text={lastUpdate} />
          </p>
        </div>
      )}
    </form>
  )
}

const lastUpdate = (at: string) => words.lastUpdate(`${day(at)}، ${timeOfDay(at)}`)

function SoldOut({ product, variant }: Pick<Props, 'product' | 'variant'>) {
  const flow = useStockAlertsFlow()
  const all = product.price.every(({ quantity }) => quantity === 0)
  return (
    <div className={foot}>
      <p className={soldOut}>{all ? words.allSoldOut : words.soldOut}</p>
      <p className={note}>{all ? words.allSoldOutNote : words.soldOutNote}</p>
      <Button wide icon="cart" disabled>
        {words.addToCart}
      </Button>
      <div className={wideOnly}>
        <AvailabilityButton flow={flow} priceId={variant.id} />
      </div>
      <AskAfterAlert flow={flow} priceId={variant.id} />
    </div>
  )
}

const box = css({
  minWidth: '0',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
  overflow: 'hidden',
})
const rows = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: '1fr' },
  // An odd row at the end leaves no empty cell.
  '& > :last-child:nth-child(odd)': { gridColumn: { sm: '1 / -1' } },
})
const foot = css({ display: 'grid', gap: '3', padding: '4' })
const few = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  textStyle: 'small',
  color: 'sale-text',
})
const wideOnly = css({ display: { base: 'none', md: 'block' } })
const updated = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  textStyle: 'caption',
  color: 'text-2',
})
const soldOut = css({ textStyle: 'h3' })
const note = css({ textStyle: 'caption', color: 'text-2' })
