import {
  CalendarDate,
  GregorianCalendar,
  PersianCalendar,
  toCalendar,
} from '@internationalized/date'

const persian = new PersianCalendar()
const gregorian = new GregorianCalendar()
const moments = new Intl.DateTimeFormat('fa-IR-u-ca-persian-nu-latn', {
  timeZone: 'Asia/Tehran',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** A Persian day in Tehran with its parts joined by a separator, such as `1405/09/04`. */
export const persianDay = (at: Date, separator: string): string =>
  partsOf(at, ['year', 'month', 'day'], separator)

/** A Persian day with its minute in Tehran, such as `1405/09/04 22:45`: in this form they can be sorted. */
export const persianMinute = (at: Date): string =>
  `${persianDay(at, '/')} ${partsOf(at, ['hour', 'minute'], ':')}`

/** Like `persianMinute`, with as much of the second as the instant has, so that it can be read back without a change. */
export function persianInstant(at: Date): string {
  const [second, milliseconds] = [at.getUTCSeconds(), at.getUTCMilliseconds()]
  if (second === 0 && milliseconds === 0) return persianMinute(at)
  const whole = `${persianMinute(at)}:${String(second).padStart(2, '0')}`
  return milliseconds === 0 ? whole : `${whole}.${String(milliseconds).padStart(3, '0')}`
}

/** The ISO day of a day in the Persian calendar; null for one that does not exist. */
export function isoDayOf(year: number, month: number, day: number): string | null {
  const date = new CalendarDate(persian, year, month, day)
  const isReal = date.year === year && date.month === month && date.day === day
  return isReal ? toCalendar(date, gregorian).toString() : null
}

function partsOf(at: Date, types: readonly Intl.DateTimeFormatPartTypes[], by: string): string {
  const parts = new Map(moments.formatToParts(at).map(({ type, value }) => [type, value]))
  return types.map((type) => parts.get(type)).join(by)
}
