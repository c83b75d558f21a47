import { useState } from 'react'
import { tehranDay, tehranHour, tehranInstant, type Day } from '#domain/day.ts'
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
  /** The last day of the calendar. */
  maximum: Day
  error: string | undefined
  disabled: boolean
  /** The day or the hour has been changed. */
  onEdit: () => void
}

/** A full hour of a Persian day in Tehran. The form gets the day under the name and the hour under `<name>_hour`. */
export function MomentField(props: Props) {
  const { name, label, hint, instant, maximum, error, disabled, onEdit } = props
  const at = readInstant(instant)
  const [day, setDay] = useState(at === null ? '' : tehranDay(at))
  return (
    <fieldset disabled={disabled} className={row}>
      <legend className={css({ srOnly: true })}>{label}</legend>
      <DateField
        label={label}
        hint={hint ?? words.dayHint}
        error={error}
        isFolded
        value={day}
        minimum={tehranDay(serverNow())}
        maximum={maximum}
        onChange={(next) => {
          setDay(next)
          onEdit()
        }}
      />
      <input type="hidden" name={name} value={day} />
      <SelectField
        label={words.hour}
        name={`${name}_hour`}
        defaultValue={at === null ? 0 : tehranHour(at)}
        options={hours}
        onChange={onEdit}
      />
    </fieldset>
  )
}

/** The instant in milliseconds since 1970; null if the field is empty or invalid. */
function readInstant(text: string | null): number | null {
  const at = text === null ? Number.NaN : Date.parse(text)
  return Number.isNaN(at) ? null : at
}

/**
 * Reads the schedule from the form. A missing or invalid day becomes text that is not an instant, which `scheduleFault`
 * rejects.
 */
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
