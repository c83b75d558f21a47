import { toPersianDigits } from '#domain/digits.ts'
import { staffDelivery } from '#i18n/fa/staff-delivery.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { SelectField } from '#src/ui/SelectField.tsx'
import { faultText, type Editing } from '../editing.ts'
import { AmountField } from '#src/ui/AmountField.tsx'
import { PlaceChoice } from './PlaceChoice.tsx'

const words = staffDelivery.rates

type Rate = Schemas['DeliveryRate']

/** Where a rate applies, for how much, and how fast. */
export function RateFields({
  at,
  body,
  faults,
  disabled,
  onChange,
}: Editing<Rate> & { at: string }) {
  const set = (fields: Partial<Rate>) => onChange({ ...body, ...fields })
  const amount = (field: 'price' | 'free_from' | 'maximum_units' | 'days') => ({
    value: body[field],
    error: faultText(faults, `${at}.${field}`),
    readOnly: disabled,
    onChange: (value: number | null) => set({ [field]: value }),
  })
  const hour = (field: 'cutoff_hour' | 'from_hour' | 'to_hour') => ({
    value: body[field] ?? '',
    error: faultText(faults, `${at}.${field}`),
    disabled,
    options: hours,
    onChange: ({ target }: { target: { value: string } }) =>
      set({ [field]: target.value === '' ? null : Number(target.value) }),
  })
  return (
    <div className={grid}>
      <PlaceChoice
        place={body}
        error={faultText(faults, `${at}.province_id`) ?? faultText(faults, `${at}.city_id`)}
        disabled={disabled}
        onChange={set}
      />
      <AmountField label={words.price} digits={9} {...amount('price')} />
      <AmountField
        label={words.freeFrom}
        hint={words.freeFromHint}
        digits={11}
        {...amount('free_from')}
      />
      <AmountField label={words.days} hint={words.daysHint} digits={2} {...amount('days')} />
      <AmountField
        label={words.maximumUnits}
        hint={words.maximumUnitsHint}
        digits={3}
        {...amount('maximum_units')}
      />
      <SelectField label={words.cutoff} prompt={words.choose} {...hour('cutoff_hour')} />
      <div className={pair}>
        <SelectField label={words.from} prompt={words.anyTime} {...hour('from_hour')} />
        <SelectField label={words.to} prompt={words.anyTime} {...hour('to_hour')} />
      </div>
    </div>
  )
}

const hours = Array.from({ length: 25 }, (_, hour) => ({
  value: hour,
  label: toPersianDigits(hour),
}))

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: '3',
  paddingBlockEnd: '3',
})
const pair = css({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '3' })
