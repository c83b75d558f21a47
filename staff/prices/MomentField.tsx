import { useState } from 'react'
import { addDays, tehranDay, tehranHour, tehranInstant } from '#domain/day.ts'
import type { PriceSchedule } from '#domain/repricing.ts'
import { staffPrices as words } from '#i18n/fa/staff-prices.ts'
import { css } from '#styled/css/index.js'
import { textIn } from '#staff/app/form-text.ts'
import { hours } from '#staff/products/form-values.ts'
import { serverNow } from '#src/lib/clock.ts'
import { DateField } from '#src/ui/DateField.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'

type Props = {
  name: keyof PriceSchedule
  label: string
  hint?: string
  /** RFC 3339; null for none. */
  instant: string | null
  error: string | undefined
  disabled: boolean
}

/** A full hour of a Persian day in Tehran. The form gets the day under the name and the hour under `<name>_hour`. */
export function MomentField({ name, label, hint, instant, error, disabled }: Props) {
  const at = instant === null ? Number.NaN : Date.parse(instant)
  const [day, setDay] = useState(Number.isNaN(at) ? '' : tehranDay(at))
  const today = tehranDay(serverNow())
  return (
    <fieldset disabled={disabled} className={row}>
      <legend className={css({ srOnly: true })}>{label}</legend>
      <DateField
        label={label}
        hint={hint ?? words.dayHint}
        error={error}
        isFolded
        value={day}
        minimum={today}
        maximum={addDays(today, 365)}
        onChange={setDay}
        onBlur={() => undefined}
      />
      <input type="hidden" name={name} value={day} />
      <SelectField
        label={words.hour}
        name={`${name}_hour`}
        defaultValue={Number.isNaN(at) ? 0 : tehranHour(at)}
        options={hours}
      />
    </fieldset>
  )
}

/** When prices begin and return, as the fields of a form say; without a day to begin with, a text that is no instant. */
export function readSchedule(form: FormData): PriceSchedule {
  return {
    starts_at: readMoment(form, 'starts_at') ?? '',
    ends_at: readMoment(form, 'ends_at'),
  }
}

function readMoment(form: FormData, name: keyof PriceSchedule): string | null {
  const day = textIn(form, name).trim()
  if (day === '') return null
  const at = tehranInstant(day, Number(textIn(form, `${name}_hour`)))
  return Number.isNaN(at) ? day : new Date(at).toISOString()
}

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
  alignItems: 'start',
  gap: '3',
})
