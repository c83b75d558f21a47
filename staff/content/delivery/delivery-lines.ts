import { toPersianDigits } from '#domain/digits.ts'
import { staffDelivery } from '#i18n/fa/staff-delivery.ts'
import type { Schemas } from '#machines/api/client.ts'
import { number, toman } from '#src/lib/format.ts'
import { inPersian, written } from '#src/lib/persian-date.ts'
import { named } from '../named-line.ts'

const { calendar, rates: words } = staffDelivery

type Rate = Schemas['DeliveryRate']

export const calendarLines = ({ days }: Schemas['DeliveryCalendarContent']): string[] =>
  days.map(({ day, name }) => named(`${calendar.line} ${written(inPersian(day))}`, name))

export const ratesLines = ({ methods }: Schemas['DeliveryRatesContent']): string[] =>
  methods.flatMap(({ name, description, rates }) => [
    named(`${name}، ${words.description}`, description),
    ...rates.map((rate) => named(`${name}، ${placeName(rate)}`, rateLine(rate))),
  ])

/** The place for which a rate is. */
export function placeName({ province_id: provinceId, province, city_id: cityId, city }: Rate) {
  if (provinceId === null) return words.everywhere
  return cityId === null ? words.ofProvince(province) : words.place(city, province)
}

/** The terms of a rate in a line. */
export function rateLine(rate: Rate): string {
  const { price, days, cutoff_hour: cutoff, free_from: freeFrom, maximum_units: units } = rate
  const { from_hour: from, to_hour: to } = rate
  const shown = (value: number | null) => (value === null ? words.unknown : toPersianDigits(value))
  return [
    words.line(price === null ? words.unknown : toman(price), shown(days), shown(cutoff)),
    ...(freeFrom === null ? [] : [words.lineFree(toman(freeFrom))]),
    ...(units === null ? [] : [words.lineUnits(number(units))]),
    ...(from === null && to === null ? [] : [words.lineHours(shown(from), shown(to))]),
  ].join('، ')
}
