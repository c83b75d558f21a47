import { asc, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { cities, provinces } from '#server/platform/db/schema/accounts.ts'
import { holidays, shippingMethods, shippingRules } from '#server/platform/db/schema/commerce.ts'
import type { Schemas } from '#server/schemas.ts'

type Rate = Schemas['DeliveryRate']

export function selectHolidays(db: Executor) {
  return db
    .select({ day: holidays.day, name: holidays.name })
    .from(holidays)
    .orderBy(asc(holidays.day))
}

export async function replaceHolidays(
  tx: Transaction,
  days: (typeof holidays.$inferInsert)[],
): Promise<void> {
  await tx.delete(holidays)
  if (days.length > 0) await tx.insert(holidays).values(days)
}

export function selectMethods(db: Executor) {
  return db
    .select({
      id: shippingMethods.id,
      name: shippingMethods.name,
      is_in_person: shippingMethods.isInPerson,
      description: shippingMethods.description,
    })
    .from(shippingMethods)
    .orderBy(asc(shippingMethods.position), asc(shippingMethods.id))
}

/** The rates of all methods, the widest place first. */
export function selectRates(db: Executor) {
  const rate = {
    province_id: shippingRules.provinceId,
    province: sql<string>`coalesce(${provinces.name}, '')`,
    city_id: shippingRules.cityId,
    city: sql<string>`coalesce(${cities.name}, '')`,
    price: shippingRules.price,
    free_from: shippingRules.freeFrom,
    maximum_units: shippingRules.maximumUnits,
    days: shippingRules.days,
    cutoff_hour: shippingRules.cutoffHour,
    from_hour: shippingRules.fromHour,
    to_hour: shippingRules.toHour,
  }
  return db
    .select({ methodId: shippingRules.shippingMethodId, rate })
    .from(shippingRules)
    .leftJoin(provinces, eq(provinces.id, shippingRules.provinceId))
    .leftJoin(cities, eq(cities.id, shippingRules.cityId))
    .orderBy(
      sql`${shippingRules.provinceId} is not null, ${shippingRules.cityId} is not null`,
      asc(provinces.name),
      asc(cities.name),
    )
}

type Placed = Pick<Rate, 'province_id' | 'city_id'> & { place: number; position: number }

/** The rates for places that do not exist; a city must lie in the province of its rate. */
export async function selectUnknownPlaces(tx: Transaction, rates: readonly Placed[]) {
  const { rows } = await tx.execute<{ place: number; position: number }>(sql`
    select named.place, named.position
    from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb)
      as named(place int, position int, province_id int, city_id int)
    where (named.province_id is not null or named.city_id is not null) and not exists (
      select from ${provinces} left join ${cities}
        on ${cities.provinceId} = ${provinces.id} and ${cities.id} = named.city_id
      where ${provinces.id} = named.province_id
        and (named.city_id is null or ${cities.id} is not null))
    order by named.place, named.position`)
  return rows
}

export async function updateDescriptions(
  tx: Transaction,
  methods: readonly { id: number; description: string }[],
): Promise<void> {
  await tx.execute(sql`update ${shippingMethods} set description = named.description
    from jsonb_to_recordset(${JSON.stringify(methods)}::jsonb) as named(id int, description text)
    where ${shippingMethods.id} = named.id`)
}

export async function replaceRates(
  tx: Transaction,
  rates: readonly (Rate & { methodId: number })[],
): Promise<void> {
  await tx.delete(shippingRules)
  if (rates.length > 0) await tx.insert(shippingRules).values(rates.map(rowOf))
}

/** `deliveryRatesFaults` has rejected rates without a price, days or a cut-off hour already. */
function rowOf(rate: Rate & { methodId: number }): typeof shippingRules.$inferInsert {
  const { price, days, cutoff_hour: cutoffHour } = rate
  if (price === null || days === null || cutoffHour === null)
    throw new Error(`a rate of method ${rate.methodId} is incomplete`)
  return {
    shippingMethodId: rate.methodId,
    provinceId: rate.province_id,
    cityId: rate.city_id,
    price,
    freeFrom: rate.free_from,
    maximumUnits: rate.maximum_units,
    days,
    cutoffHour,
    fromHour: rate.from_hour,
    toHour: rate.to_hour,
  }
}
