import { addDays, isFriday, tehranDay, tehranHour, type Day } from './day.ts'

/** How a shipping method serves a place. Amounts are tomans, hours are Tehran's. */
export type DeliveryRule = {
  price: number
  /** From this amount of goods on the delivery is free; null: never. */
  freeFrom: number | null
  /** The most units that it takes in one order; null: any number. */
  maximumUnits: number | null
  /** Working days from the dispatch until the delivery; 0: the same day. */
  days: number
  /** Orders before this hour of a working day are dispatched on that day. */
  cutoffHour: number
  /** Between which hours it arrives, or can be collected; null: at any time of the day. */
  fromHour: number | null
  toHour: number | null
}

/** What is to be delivered: tomans after the discount, and units. */
export type Goods = { amount: number; units: number }

/** Whether so many units can be delivered by a rule. */
export const takesGoods = ({ maximumUnits }: DeliveryRule, { units }: Goods): boolean =>
  maximumUnits === null || units <= maximumUnits

export const shippingPrice = ({ price, freeFrom }: DeliveryRule, { amount }: Goods): number =>
  freeFrom !== null && amount >= freeFrom ? 0 : price

/**
 * The day until which an order of this instant arrives, or from which it can be collected: nothing is dispatched or
 * delivered on Fridays and holidays, and an order after the cut-off is dispatched on the next working day.
 * @param now milliseconds since 1970
 */
export function promisedDay(
  { days, cutoffHour }: Pick<DeliveryRule, 'days' | 'cutoffHour'>,
  now: number,
  holidays: ReadonlySet<Day>,
): Day {
  const isWorking = (day: Day) => !isFriday(day) && !holidays.has(day)
  const workingDayFrom = (day: Day): Day => (isWorking(day) ? day : workingDayFrom(addDays(day, 1)))
  const today = tehranDay(now)
  const isMissed = isWorking(today) && tehranHour(now) >= cutoffHour
  let day = workingDayFrom(isMissed ? addDays(today, 1) : today)
  for (let left = days; left > 0; left -= 1) day = workingDayFrom(addDays(day, 1))
  return day
}
