import { formatToman, toPersianDigits } from '#domain/digits.ts'
import { insurancePriceOf } from '#domain/insurance.ts'
import { product as words } from '#i18n/fa/product.ts'
import { Button } from '#src/ui/Button.tsx'
import { BuyRow } from './BuyRow.tsx'
import { Terms } from './terms/Terms.tsx'
import type { Insurance, Product, Variant } from './product-view.ts'

type Props = {
  product: Product
  variant: Variant
  insurance: Insurance | null
  /** Opens the choice of an insurance; null if the product has none. */
  chooseInsurance: (() => void) | null
  removeInsurance: () => void
}

/** The chosen insurance, or an offer of the first one. */
export function InsuranceRow({
  product,
  variant,
  insurance,
  chooseInsurance,
  removeInsurance,
}: Props) {
  const offered = insurance ?? product.insurances[0]
  if (chooseInsurance === null || offered === undefined) return null
  return (
    <BuyRow
      icon="umbrella"
      title={offered.name}
      action={
        <>
          <Button look="ghost" size="sm" onClick={chooseInsurance}>
            {insurance === null ? words.addInsurance : words.changeInsurance}
          </Button>
          {insurance !== null && (
            <Button
              look="danger"
              size="sm"
              onClick={removeInsurance}
              aria-label={words.removeInsurance}
            >
              {words.remove}
            </Button>
          )}
        </>
      }
    >
      {words.insurancePrice(
        toPersianDigits(offered.expiration_in_months),
        formatToman(insurancePriceOf(offered, variant)),
      )}{' '}
      <Terms topic="insurance" product={product} variant={variant} />
    </BuyRow>
  )
}
