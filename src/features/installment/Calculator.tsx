import { Slider } from '@ark-ui/react/slider'
import { useState } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import {
  installmentPlan,
  maximumMonths,
  minimumMonths,
  minimumPrepayment,
} from '#domain/installment.ts'
import { css } from '#styled/css/index.js'
import { installment } from '#i18n/fa/installment.ts'
import { toman } from '#src/lib/format.ts'
import { Persian } from '#src/ui/Persian.tsx'
import { MoneyField } from './MoneyField.tsx'
import { Plan } from './Plan.tsx'

const words = installment.calculator

/** Computes the installments of a price, a prepayment and a number of months. */
export function Calculator() {
  const [price, setPrice] = useState<number | null>(null)
  const [prepayment, setPrepayment] = useState<number | null>(null)
  const [months, setMonths] = useState(minimumMonths)
  const plan = installmentPlan(price ?? 0, prepayment ?? 0, months)
  const fault = prepaymentFault(price ?? 0, prepayment ?? 0)
  return (
    <div className={column}>
      <MoneyField
        label={words.price}
        error={price === 0 ? words.noPrice : undefined}
        onChange={setPrice}
      />
      <MoneyField
        label={words.prepayment}
        hint={price ? words.least(toman(minimumPrepayment(price))) : undefined}
        error={fault}
        onChange={setPrepayment}
      />
      <Months months={months} onChange={setMonths} />
      {fault === undefined && <Plan plan={plan} />}
    </div>
  )
}

function Months({ months, onChange }: { months: number; onChange: (months: number) => void }) {
  return (
    <Persian>
      <Slider.Root
        min={minimumMonths}
        max={maximumMonths}
        step={1}
        value={[months]}
        onValueChange={({ value: [next = months] }) => onChange(next)}
        aria-label={[words.months]}
        getAriaValueText={({ value }) => words.monthsOf(toPersianDigits(value))}
      >
        <div className={head}>
          <span className={css({ textStyle: 'small', color: 'text-2' })}>{words.months}</span>
          <span className={css({ textStyle: 'label' })}>
            {words.monthsOf(toPersianDigits(months))}
          </span>
        </div>
        <Slider.Control className={rail}>
          <Slider.Track className={track}>
            <Slider.Range className={filled} />
          </Slider.Track>
          <Slider.Thumb index={0} className={thumb} />
        </Slider.Control>
        <div className={head} aria-hidden>
          <span className={end}>{words.monthsOf(toPersianDigits(minimumMonths))}</span>
          <span className={end}>{words.monthsOf(toPersianDigits(maximumMonths))}</span>
        </div>
      </Slider.Root>
    </Persian>
  )
}

function prepaymentFault(price: number, prepayment: number): string | undefined {
  if (price === 0 || prepayment === 0) return undefined
  if (prepayment < minimumPrepayment(price)) return words.tooLow
  return prepayment > price ? words.tooHigh : undefined
}

const column = css({ display: 'grid', gap: '5', paddingBlockEnd: '6' })
const head = css({ display: 'flex', justifyContent: 'space-between' })
const end = css({ textStyle: 'caption', color: 'text-3' })
const rail = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: 'tap',
  marginInline: '3',
})
const track = css({ flex: '1', height: '4px', borderRadius: 'full', bg: 'border-strong' })
const filled = css({ height: 'full', borderRadius: 'full', bg: 'brand' })
const thumb = css({
  width: '24px',
  height: '24px',
  borderRadius: 'full',
  border: '2px solid {colors.brand}',
  bg: 'surface',
  cursor: 'grab',
  _after: { content: '""', position: 'absolute', inset: '-10px' },
})
