import { toPersianDigits } from '#domain/digits.ts'
import { installmentPlan, maximumMonths, minimumMonths } from '#domain/installment.ts'
import { payablePrice } from '#domain/price.ts'
import { productTerms } from '#i18n/fa/product-terms.ts'
import { css } from '#styled/css/index.js'
import { Amount } from '#src/goods/Price.tsx'
import { toman } from '#src/lib/format.ts'
import type { Variant } from '#src/features/product/product-view.ts'

/** Every second of the offered numbers of months. */
const choices = Array.from(
  { length: (maximumMonths - minimumMonths) / 2 + 1 },
  (_, index) => minimumMonths + index * 2,
)

/** Installment plans of a variant, with the minimum down payment. */
export function InstallmentPlans({ variant }: { variant: Variant }) {
  const words = productTerms.installment
  const price = payablePrice(variant.price, variant.new_price)
  const downPayment = variant.installment_info?.down_payment ?? 0
  const plans = choices.flatMap((months) => {
    const plan = installmentPlan(price, downPayment, months)
    return plan === null ? [] : [{ months, ...plan }]
  })
  return (
    <>
      <dl className={sums}>
        <dt>{words.price}</dt>
        <dd>
          <Amount value={price} size="sm" />
        </dd>
        <dt>{words.downPayment}</dt>
        <dd>
          <Amount value={downPayment} size="sm" />
        </dd>
      </dl>
      <table className={table}>
        <caption className={caption}>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.months}</th>
            <th scope="col">{words.monthly}</th>
            <th scope="col">{words.repayment}</th>
          </tr>
        </thead>
        <tbody>
          {plans.map(({ months, monthly, repayment, total }) => (
            <tr key={months}>
              <th scope="row">{words.monthsOf(toPersianDigits(months))}</th>
              <td>
                <Amount value={monthly} size="sm" />
              </td>
              <td>
                <Amount value={repayment} size="sm" />
                <p className={whole}>{words.total(toman(total))}</p>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={note}>{words.note}</p>
    </>
  )
}

const sums = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: '2',
  textStyle: 'ui',
  '& dt': { color: 'text-2' },
  '& dd': { textAlign: 'end' },
})
const table = css({
  width: 'full',
  marginBlockStart: '5',
  textStyle: 'ui',
  '& th, & td': {
    paddingBlock: '10px',
    textAlign: 'start',
    borderBlockEnd: '1px solid {colors.border}',
  },
  '& thead th': { textStyle: 'caption', color: 'text-2' },
  '& tbody th': { fontWeight: '600' },
  '& tr > :last-child': { textAlign: 'end' },
})
const caption = css({
  textStyle: 'small',
  color: 'text-2',
  textAlign: 'start',
  marginBlockEnd: '2',
})
const whole = css({ textStyle: 'caption', color: 'text-2' })
const note = css({ marginBlock: '4', textStyle: 'small', color: 'text-2' })
