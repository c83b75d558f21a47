import { Link } from 'wouter'
import { formatToman, toPersianDigits } from '#domain/digits.ts'
import {
  highestInstallmentPrice,
  installmentBound,
  lowestDepositPrice,
  lowestInstallmentPrice,
  maximumMonths,
} from '#domain/installment.ts'
import { payablePrice } from '#domain/price.ts'
import { css, cx } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Amount } from '#src/goods/Price.tsx'
import { useShop } from '#src/lib/ShopContext.tsx'
import { paths } from '#src/lib/paths.ts'
import type { Product, Variant } from './product-view.ts'
import { Terms, termsLink } from './terms/Terms.tsx'

/** Other payment options: installments, or a deposit by phone that keeps the price for 24 hours. */
export function PaymentOffers({ product, variant }: { product: Product; variant: Variant }) {
  const shop = useShop()
  if (variant.quantity === 0) return null
  const isReservable = payablePrice(variant.price, variant.new_price) >= lowestDepositPrice
  return (
    <div className={grid}>
      <Installments product={product} variant={variant} />
      {isReservable && (
        <section className={card}>
          <Icon name="lock" size={28} className={icon} />
          <div>
            <h2 className={title}>{words.deposit}</h2>
            <p className={note}>
              {words.depositNote} <Terms topic="deposit" product={product} variant={variant} />
            </p>
          </div>
          <a href={`tel:${shop.phone}`} className={cx(button({ look: 'tonal', size: 'sm' }), call)}>
            <Icon name="phone" size={20} />
            {words.callExpert}
          </a>
        </section>
      )}
    </div>
  )
}

/** The installment card; without a plan, it says which prices can be paid in installments. */
function Installments({ product, variant }: { product: Product; variant: Variant }) {
  const { installment_info: plan } = variant
  if (plan === null) {
    return (
      <section className={card}>
        <Icon name="calendar" size={28} className={icon} />
        <div>
          <h2 className={title}>{words.installments}</h2>
          <p className={note}>
            {boundText(payablePrice(variant.price, variant.new_price))} <InstallmentTerms />
          </p>
        </div>
      </section>
    )
  }
  return (
    <section className={card}>
      <Icon name="calendar" size={28} className={icon} />
      <div>
        <h2 className={title}>
          {words.installment} <Amount value={plan.monthly_due} size="sm" />
        </h2>
        <p className={note}>
          {words.installmentNote(toPersianDigits(maximumMonths), formatToman(plan.down_payment))}{' '}
          <InstallmentTerms />
        </p>
      </div>
      <Terms
        topic="installment"
        product={product}
        variant={variant}
        className={cx(button({ look: 'tonal', size: 'sm' }), call)}
      >
        {words.installmentPlans}
      </Terms>
    </section>
  )
}

function InstallmentTerms() {
  return (
    <Link href={paths.termsInstallment} className={termsLink}>
      {words.installmentTerms}
    </Link>
  )
}

function boundText(price: number): string {
  return installmentBound(price) === 'below'
    ? words.installmentsFrom(formatToman(lowestInstallmentPrice))
    : words.installmentsUpTo(formatToman(highestInstallmentPrice))
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', lg: '1fr 1fr' },
  gap: { base: '3', md: '6' },
  marginBlockStart: { base: '6', lg: '10' },
  '& > :only-child': { gridColumn: '1 / -1' },
})
const card = css({
  display: 'flex',
  flexWrap: { base: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  gap: '4',
  minHeight: '88px',
  padding: '4',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  '& > div': { flex: '1', minWidth: '0' },
})
const icon = css({ color: 'brand-text' })
const title = css({ textStyle: 'label', fontWeight: '700' })
const note = css({ textStyle: 'caption', color: 'text-2' })
const call = css({ flexBasis: { base: '100%', sm: 'auto' } })
