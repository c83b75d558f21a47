import type { Executor, Transaction } from '#server/platform/db/database.ts'
import type { Schemas } from '#server/schemas.ts'
import { refusedField } from '#server/platform/fields.ts'
import * as queries from './delivery-editing.queries.ts'

/** The days besides Fridays on which nothing is dispatched or delivered. */
export async function readCalendar(db: Executor): Promise<Schemas['DeliveryCalendarContent']> {
  return { kind: 'deliveryCalendar', days: await queries.selectHolidays(db) }
}

export function writeCalendar(
  tx: Transaction,
  { days }: Schemas['DeliveryCalendarContent'],
): Promise<void> {
  return queries.replaceHolidays(tx, days)
}

/** The shipping methods, each with its prices and days by place, the widest place first. */
export async function readRates(db: Executor): Promise<Schemas['DeliveryRatesContent']> {
  const [methods, rates] = [await queries.selectMethods(db), await queries.selectRates(db)]
  return {
    kind: 'deliveryRates',
    methods: methods.map((method) => ({
      ...method,
      rates: rates.filter(({ methodId }) => methodId === method.id).map(({ rate }) => rate),
    })),
  }
}

/**
 * Replaces the descriptions and rates of all shipping methods; their names stay. Throws `validation_failed` if
 * they are not the methods of the shop, or a place does not exist.
 */
export async function writeRates(
  tx: Transaction,
  { methods }: Schemas['DeliveryRatesContent'],
): Promise<void> {
  const known = await queries.selectMethods(tx)
  const ids = new Set(methods.map(({ id }) => id))
  const areKnown = methods.length === known.length && known.every(({ id }) => ids.has(id))
  if (!areKnown) throw refusedField('methods', 'unknown')
  const rates = methods.flatMap(({ id, rates }, place) =>
    rates.map((rate, position) => ({ ...rate, methodId: id, place, position })),
  )
  const [unknown] = await queries.selectUnknownPlaces(tx, rates)
  if (unknown)
    throw refusedField(`methods.${unknown.place}.rates.${unknown.position}.city_id`, 'unknown')
  await queries.updateDescriptions(tx, methods)
  await queries.replaceRates(tx, rates)
}
