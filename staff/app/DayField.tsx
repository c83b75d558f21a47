import { useState } from 'react'
import { addDays, tehranDay } from '#domain/day.ts'
import { css } from '#styled/css/index.js'
import { serverNow } from '#src/lib/clock.ts'
import { fromIso, readDate, toIso, written } from '#src/lib/persian-date.ts'
import { DateField } from '#src/ui/DateField.tsx'

type Props = {
  label: string
  hint: string
  error: string | undefined
  readOnly: boolean
  /** The field of a form that gets the day as it is typed. */
  name?: string
  /** A Persian day to begin with, as it is typed. */
  initial: string
  onChange?: (day: string) => void
}

/** A Persian day, typed or chosen from the calendar of the next two years. */
export function DayField({ readOnly, name, initial, onChange, ...field }: Props) {
  const [value, setValue] = useState(() => isoOf(initial))
  const today = tehranDay(serverNow())
  return (
    <fieldset disabled={readOnly} className={css({ minWidth: '0' })}>
      <DateField
        {...field}
        isFolded
        value={value}
        minimum={today}
        maximum={addDays(today, 730)}
        onChange={(next) => {
          setValue(next)
          onChange?.(typedOf(next))
        }}
      />
      {name !== undefined && <input type="hidden" name={name} value={typedOf(value)} />}
    </fieldset>
  )
}

function isoOf(day: string): string {
  const date = readDate(day)
  return date === null ? day : toIso(date)
}

function typedOf(value: string): string {
  const date = fromIso(value)
  return date === null ? value : written(date)
}
