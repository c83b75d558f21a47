import { toPersianDigits } from '#domain/digits.ts'
import { insurancePriceOf } from '#domain/insurance.ts'
import { productTerms } from '#i18n/fa/product-terms.ts'
import { css } from '#styled/css/index.js'
import { Amount } from '#src/goods/Price.tsx'
import type { Insurance, Variant } from '#src/features/product/product-view.ts'

type Props = { insurances: readonly Insurance[]; variant: Variant }

/** What each insurance covers, for how long and at what price. */
export function InsuranceTerms({ insurances, variant }: Props) {
  const words = productTerms.insurance
  return (
    <div className={list}>
      {insurances.map((insurance) => (
        <section key={insurance.id} aria-labelledby={`insurance-${insurance.id}`}>
          <h3 id={`insurance-${insurance.id}`} className={name}>
            {insurance.name}
          </h3>
          <p className={fact}>{words.term(toPersianDigits(insurance.expiration_in_months))}</p>
          <p className={fact}>
            {words.price} <Amount value={insurancePriceOf(insurance, variant)} size="sm" />
          </p>
          <div className={text} dangerouslySetInnerHTML={{ __html: insurance.description }} />
        </section>
      ))}
    </div>
  )
}

const list = css({ display: 'grid', gap: '6', marginBlockEnd: '6' })
const name = css({ textStyle: 'h3' })
const fact = css({ textStyle: 'small', color: 'text-2' })
const text = css({
  marginBlockStart: '2',
  textStyle: 'body',
  color: 'text-2',
  '& p + p': { marginBlockStart: '2' },
  '& ul': { listStyle: 'disc', paddingInlineStart: '5' },
})
