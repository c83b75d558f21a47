import { addDays, tehranDay, type Day } from '#domain/day.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { promisedDate as words } from '#i18n/fa/promised-date.ts'
import type { Schemas } from '#machines/api/client.ts'
import { weekday } from '#src/lib/format.ts'

/** The fields of a method, a cart's delivery or an order that say until when it is delivered. */
export type Promised = Pick<Schemas['DeliveryMethod'], 'promised_date' | 'promised_hours'>

type Props = { promised: Promised; isInPerson: boolean }

/** Until when an order arrives, or from when it can be collected; nothing while nothing is promised. */
export function PromisedDate({ promised, isInPerson }: Props) {
  if (promised.promised_date === null) return null
  return (
    <time dateTime={promised.promised_date}>
      {promiseText(promised.promised_date, promised.promised_hours, isInPerson)}
    </time>
  )
}

/** The heading of such a date in a list of facts. */
export const promisedDateLabel = (isInPerson: boolean): string =>
  isInPerson ? words.pickupLabel : words.label

function promiseText(day: Day, hours: Promised['promised_hours'], isInPerson: boolean): string {
  const name = dayName(day)
  if (hours !== null)
    return words.within(name, toPersianDigits(hours.from), toPersianDigits(hours.to))
  return isInPerson ? words.from(name) : words.until(name)
}

function dayName(day: Day): string {
  const today = tehranDay(Date.now())
  if (day === today) return words.today(weekday(day))
  return day === addDays(today, 1) ? words.tomorrow(weekday(day)) : weekday(day)
}
