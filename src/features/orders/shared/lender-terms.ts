import { toPersianDigits } from '#domain/digits.ts'
import { maximumMonths } from '#domain/installment.ts'
import { lenderTerms as words } from '#i18n/fa/lender-terms.ts'
import type { Schemas } from '#machines/api/client.ts'
import { toman } from '#src/lib/format.ts'

type Credit = NonNullable<Schemas['Transaction']['credit']>

/** The lender's terms of a payment, or that the lender announces them. */
export function lenderTermsText({ installment_info: terms }: Credit): string {
  return terms === null
    ? words.announcedByLender
    : words.known(
        toman(terms.down_payment),
        toPersianDigits(maximumMonths),
        toman(terms.monthly_due),
      )
}
