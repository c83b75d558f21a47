import { useState } from 'react'
import { tehranDay, tehranHour } from '#domain/day.ts'
import { staffContents } from '#i18n/fa/staff-contents.ts'
import { css } from '#styled/css/index.js'
import { inPersian, written } from '#src/lib/persian-date.ts'
import { SelectField } from '#src/ui/SelectField.tsx'
import { DayField } from '#staff/app/DayField.tsx'
import { hours, readInstant } from '#staff/products/form-values.ts'

const words = staffContents.moment

type Props = {
  kind: 'start' | 'end' | 'publication'
  /** RFC 3339. */
  value: string | null
  error: string | undefined
  disabled: boolean
  onChange: (value: string | null) => void
}

/** The beginning or the end of a time span, or a moment, to the hour in Tehran; null without a day. */
export function MomentField({ kind, value, error, disabled, onChange }: Props) {
  const at = value === null ? null : Date.parse(value)
  const isReal = at !== null && at > 0
  const [origin, setOrigin] = useState({ at, version: 0 })
  // Another moment than the typed one comes from elsewhere: a draft that was dropped, or a version that is back.
  if (origin.at !== at) setOrigin({ at, version: origin.version + 1 })
  const day = isReal ? written(inPersian(tehranDay(at))) : ''
  const hour = isReal ? tehranHour(at) : 0
  return (
    <div className={pair}>
      <DayField
        key={origin.version}
        label={words[`${kind}Day`]}
        hint={kind === 'publication' ? words.publicationHint : words.hint}
        error={error}
        initial={day}
        readOnly={disabled}
        onChange={(typed) => {
          const moment = momentOf(typed, String(hour))
          setOrigin({ ...origin, at: moment === null ? null : Date.parse(moment) })
          onChange(moment)
        }}
      />
      <SelectField
        label={words[`${kind}Hour`]}
        value={hour}
        options={hours}
        disabled={disabled || !isReal}
        onChange={({ target }) => {
          const moment = momentOf(day, target.value)
          setOrigin({ ...origin, at: moment === null ? null : Date.parse(moment) })
          onChange(moment)
        }}
      />
    </div>
  )
}

/** A draft holds instants alone: a day that does not exist is the first one of 1970, which is not published. */
function momentOf(day: string, hour: string): string | null {
  const read = readInstant(day, hour)
  return read !== null && Number.isNaN(Date.parse(read)) ? new Date(0).toISOString() : read
}

const pair = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: '3',
})
