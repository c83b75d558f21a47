import { lenderCeiling, type InstallmentPlan } from '#domain/installment.ts'
import { css } from '#styled/css/index.js'
import { installment } from '#i18n/fa/installment.ts'
import { Amount } from '#src/goods/Price.tsx'
import { toman } from '#src/lib/format.ts'
import { Note } from '#src/ui/Note.tsx'

const words = installment.calculator

/** The computed installments; without a plan, what is missing. */
export function Plan({ plan }: { plan: InstallmentPlan | null }) {
  if (plan === null) return <p className={waiting}>{words.waiting}</p>
  const rows = [
    [words.financed, plan.financed],
    [words.profit, plan.profit],
    [words.repayment, plan.repayment],
  ] as const
  return (
    <section aria-label={words.results} className={panel}>
      <dl>
        <div className={first}>
          <dt>{words.monthly}</dt>
          <dd>
            <Amount value={plan.monthly} size="lg" />
          </dd>
        </div>
        {rows.map(([label, value]) => (
          <div key={label} className={row}>
            <dt className={css({ color: 'text-2' })}>{label}</dt>
            <dd>
              <Amount value={value} size="sm" />
            </dd>
          </div>
        ))}
      </dl>
      {plan.financed > lenderCeiling && (
        <div className={css({ marginBlockStart: '3' })}>
          <Note tone="warn">{words.aboveCeiling(toman(lenderCeiling))}</Note>
        </div>
      )}
      <p className={css({ marginBlockStart: '3', textStyle: 'caption', color: 'text-2' })}>
        {words.note}
      </p>
    </section>
  )
}

const waiting = css({
  padding: '4',
  borderRadius: 'lg',
  bg: 'bg-sunken',
  textStyle: 'small',
  color: 'text-2',
})
const panel = css({ padding: '4', borderRadius: 'lg', bg: 'brand-soft' })
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '36px',
  textStyle: 'ui',
})
const first = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: '2',
  paddingBlockEnd: '3',
  borderBlockEnd: '1px solid {colors.brand-line}',
  textStyle: 'label',
})
