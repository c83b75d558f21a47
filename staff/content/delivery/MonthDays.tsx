import type { CalendarDate } from '@internationalized/date'
import { isFriday, tehranDay } from '#domain/day.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { staffDelivery } from '#i18n/fa/staff-delivery.ts'
import { css } from '#styled/css/index.js'
import { serverNow } from '#src/lib/clock.ts'
import { weekday } from '#src/lib/format.ts'
import { persian, toIso } from '#src/lib/persian-date.ts'

const words = staffDelivery.calendar

type Props = {
  /** Its first day. */
  month: CalendarDate
  days: readonly { day: string; name: string }[]
  disabled: boolean
  onToggle: (day: string) => void
}

/** A month, each day of which is opened or closed by a press. */
export function MonthDays({ month, days, disabled, onToggle }: Props) {
  const today = tehranDay(serverNow())
  const names = new Map(days.map(({ day, name }) => [day, name]))
  const all = Array.from({ length: persian.getDaysInMonth(month) }, (_, index) =>
    month.set({ day: index + 1 }),
  )
  return (
    <div className={grid}>
      {words.weekdays.map((name) => (
        <span key={name} aria-hidden className={head}>
          {name.slice(0, 1)}
        </span>
      ))}
      {all.map((date, index) => {
        const day = toIso(date)
        const name = names.get(day)
        return (
          <button
            key={day}
            type="button"
            aria-pressed={name !== undefined || isFriday(day)}
            aria-label={labelOf(day, name)}
            aria-current={day === today ? 'date' : undefined}
            title={name}
            disabled={disabled || isFriday(day)}
            className={cell}
            style={index === 0 ? { gridColumnStart: columnOf(day) } : undefined}
            onClick={() => onToggle(day)}
          >
            {toPersianDigits(date.day)}
          </button>
        )
      })}
    </div>
  )
}

function labelOf(day: string, name: string | undefined): string {
  if (isFriday(day)) return words.always(weekday(day))
  return name === undefined ? words.open(weekday(day)) : words.closed(weekday(day), name)
}

/** Weeks begin on Saturday. */
const columnOf = (day: string) => ((new Date(day).getUTCDay() + 1) % 7) + 1

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: '1',
})
const head = css({
  display: 'grid',
  placeItems: 'center',
  height: '32px',
  textStyle: 'caption',
  color: 'text-2',
})
const cell = css({
  display: 'grid',
  placeItems: 'center',
  height: 'tap',
  borderRadius: 'md',
  textStyle: 'ui',
  cursor: 'pointer',
  '&:not([aria-pressed=true])': { _hover: { bg: 'surface-2' } },
  '&[aria-current=date]': { border: '2px solid {colors.brand}', fontWeight: '800' },
  _pressed: { bg: 'brand', color: 'on-brand' },
  _disabled: { bg: 'surface-2', color: 'text-2', cursor: 'default' },
})
