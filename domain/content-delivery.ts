import { repeated, required, type ContentFault } from './content-fault.ts'
import { isDay } from './day.ts'

/** The days besides Fridays on which nothing is dispatched or delivered. */
export type DeliveryCalendar = {
  kind: 'deliveryCalendar'
  days: readonly { day: string; name: string }[]
}

/** Null is what is not written yet, or no limit. Amounts are tomans, hours are Tehran's. */
type Rate = {
  province_id: number | null
  city_id: number | null
  price: number | null
  days: number | null
  cutoff_hour: number | null
  from_hour: number | null
  to_hour: number | null
}
export type DeliveryRates = {
  kind: 'deliveryRates'
  methods: readonly { description: string; rates: readonly Rate[] }[]
}

/** The most working days from the dispatch until the delivery that can be promised. */
const maximumDays = 60

/** What keeps a calendar from being published. */
export function deliveryCalendarFaults({ days }: DeliveryCalendar): ContentFault[] {
  const all = days.map(({ day }) => day)
  return days.flatMap(({ day, name }, place) => [
    ...required(`days.${place}.name`, name),
    ...(isDay(day) ? [] : [{ field: `days.${place}.day`, rule: 'date' } as const]),
    ...repeated(`days.${place}.day`, all, place),
  ])
}

/** What keeps prices of delivery from being published. A method has one rate for a place. */
export function deliveryRatesFaults({ methods }: DeliveryRates): ContentFault[] {
  return methods.flatMap(({ description, rates }, place) => {
    const at = `methods.${place}`
    const places = rates.map(({ province_id: province, city_id: city }) => `${province} ${city}`)
    return [
      ...required(`${at}.description`, description),
      ...rates.flatMap((rate, position) => [
        ...repeated(`${at}.rates.${position}.province_id`, places, position),
        ...rateFaults(`${at}.rates.${position}`, rate),
      ]),
    ]
  })
}

function rateFaults(at: string, rate: Rate): ContentFault[] {
  const { price, days, cutoff_hour: cutoff, from_hour: from, to_hour: to } = rate
  return [
    ...missing(`${at}.price`, price),
    ...missing(`${at}.days`, days),
    ...(days !== null && days > maximumDays
      ? [{ field: `${at}.days`, rule: 'many' } as const]
      : []),
    ...missing(`${at}.cutoff_hour`, cutoff),
    ...(to === null ? [] : missing(`${at}.from_hour`, from)),
    ...(from === null ? [] : missing(`${at}.to_hour`, to)),
    ...(from !== null && to !== null && to <= from
      ? [{ field: `${at}.to_hour`, rule: 'order' } as const]
      : []),
  ]
}

const missing = (field: string, value: number | null): ContentFault[] =>
  value === null ? [{ field, rule: 'required' }] : []
