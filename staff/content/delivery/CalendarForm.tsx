import { CalendarDate } from '@internationalized/date'
import { useState } from 'react'
import { holidayLimits } from '#api/limits.ts'
import { tehranDay } from '#domain/day.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { isBlank } from '#domain/persian.ts'
import { calendar } from '#i18n/fa/calendar.ts'
import { staffDelivery } from '#i18n/fa/staff-delivery.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { serverNow } from '#src/lib/clock.ts'
import { weekday } from '#src/lib/format.ts'
import { inPersian, persian, toIso } from '#src/lib/persian-date.ts'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { faultText, type Editing } from '../editing.ts'
import { nameFor, neighborOf, type Holiday } from './holidays.ts'
import { MonthDays } from './MonthDays.tsx'

const words = staffDelivery.calendar

/** The days on which nothing is dispatched or delivered, a month of the Persian calendar at a time. */
export function CalendarForm({
  body,
  faults,
  disabled,
  onChange,
}: Editing<Schemas['DeliveryCalendarContent']>) {
  const { days } = body
  const firstFault = faults.map(({ field }) => days[Number(field.split('.')[1])]?.day)[0]
  const [chosen, setMonth] = useState(() => firstOf(inPersian(tehranDay(serverNow()))))
  // What keeps it from being published must be in sight.
  const month = firstFault === undefined ? chosen : firstOf(inPersian(firstFault))
  const set = (next: typeof days) =>
    onChange({ ...body, days: next.toSorted((one, other) => (one.day < other.day ? -1 : 1)) })
  const toggle = (day: string) =>
    set(
      days.some((each) => each.day === day)
        ? days.filter((each) => each.day !== day)
        : [...days, { day, name: nameFor(days, day) ?? words.newName }],
    )
  const rename = (day: string, name: string) =>
    set(days.map((each) => (each.day === day ? { day, name } : each)))
  const shown = days
    .map((each, place) => ({ ...each, place }))
    .filter(({ day }) => toIso(firstOf(inPersian(day))) === toIso(month))
  const name = words.month(calendar.months[month.month - 1] ?? '', toPersianDigits(month.year))
  return (
    <div className={layout}>
      <section aria-label={name} className={sheet}>
        <div className={head}>
          <IconButton
            icon="caret-back"
            label={words.previous}
            onClick={() => setMonth(month.subtract({ months: 1 }))}
          />
          <h2 aria-live="polite" className={css({ textStyle: 'h3', textAlign: 'center' })}>
            {name}
          </h2>
          <IconButton
            icon="caret"
            label={words.next}
            onClick={() => setMonth(month.add({ months: 1 }))}
          />
        </div>
        <MonthDays month={month} days={days} disabled={disabled} onToggle={toggle} />
        <p className={css({ textStyle: 'small', color: 'text-2', marginBlockStart: '3' })}>
          {words.hint}
        </p>
      </section>
      <div className={css({ display: 'grid', alignContent: 'start', gap: '3', minWidth: '0' })}>
        {shown.length === 0 && <p>{words.none}</p>}
        {shown.map(({ day, name: occasion, place }) => (
          <div key={day} className={row}>
            <TextField
              label={words.name(weekday(day))}
              maxLength={holidayLimits.name}
              value={occasion}
              error={faultText(faults, `days.${place}.name`)}
              readOnly={disabled}
              onChange={({ target }) => rename(day, target.value)}
            />
            <IconButton
              icon="trash"
              label={words.remove(weekday(day))}
              disabled={disabled}
              onClick={() => toggle(day)}
            />
            <PreviousOccasion
              holiday={neighborOf(days, day, -1)}
              name={occasion}
              disabled={disabled}
              onTake={(name) => rename(day, name)}
            />
          </div>
        ))}
      </div>
    </div>
  )
}

type PreviousProps = {
  /** The holiday that this one follows. */
  holiday: Holiday | undefined
  name: string
  disabled: boolean
  onTake: (name: string) => void
}

/** Gives a holiday the name of the one before it. */
function PreviousOccasion({ holiday, name, disabled, onTake }: PreviousProps) {
  if (holiday === undefined || isBlank(holiday.name) || holiday.name === name) return null
  return (
    <div className={css({ gridColumn: '1 / -1' })}>
      <Button look="ghost" size="sm" disabled={disabled} onClick={() => onTake(holiday.name)}>
        {words.asBefore(holiday.name)}
      </Button>
    </div>
  )
}

const firstOf = ({ year, month }: CalendarDate) => new CalendarDate(persian, year, month, 1)

const layout = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 420px) minmax(0, 1fr)' },
  alignItems: 'start',
  gap: '6',
})
const sheet = css({
  padding: '3',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
})
const head = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  marginBlockEnd: '2',
})
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: '2',
})
