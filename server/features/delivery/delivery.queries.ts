import { asc, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { addresses, cities, provinces, users } from '#server/platform/db/schema/accounts.ts'
import { shippingMethods } from '#server/platform/db/schema/commerce.ts'
import { statement, type Places } from '#server/platform/db/statements.ts'
import { ruleFor } from './shipping-rules.queries.ts'

type ForCity = { isInPerson: boolean | null; cityId: number | null }

/**
 * The shipping methods in order, each with its rule for a city (null: not known yet); all of them, or only branches, or
 * only couriers.
 */
export function findShippingMethods(db: Executor, { isInPerson, cityId }: ForCity) {
  return selectMethods(db, { isInPerson, cityId })
}

export type ShippingMethodRow = Awaited<ReturnType<typeof findShippingMethods>>[number]

const selectMethods = statement('select-shipping-methods', (db: Executor, at: Places<ForCity>) => {
  const cityId = sql`${at('cityId')}::int`
  const provinceId = sql`(select province_id from ${cities} where id = ${cityId})`
  return db
    .select({
      id: shippingMethods.id,
      name: shippingMethods.name,
      description: shippingMethods.description,
      isInPerson: shippingMethods.isInPerson,
      branch: shippingMethods.branch,
      rule: ruleFor(sql`${shippingMethods}.id`, cityId, provinceId),
    })
    .from(shippingMethods)
    .where(
      sql`${shippingMethods.isInPerson} = coalesce(${at('isInPerson')}::boolean, ${shippingMethods.isInPerson})`,
    )
    .orderBy(asc(shippingMethods.position), asc(shippingMethods.id))
})

export async function findShippingMethod(db: Executor, id: number) {
  const [method] = await selectMethod(db, { id })
  return method ?? null
}

const selectMethod = statement(
  'select-shipping-method',
  (db: Executor, at: Places<{ id: number }>) =>
    db
      .select()
      .from(shippingMethods)
      .where(eq(shippingMethods.id, at('id'))),
)

type Chosen = { userId: number; shippingMethodId: number | null; addressId: number | null }

/**
 * What an order needs to know for its delivery: the buyer, the shipping method and the buyer's address, the last two
 * null if they do not exist. Throws if the account does not exist: the caller's session proves that it does.
 */
export async function readDelivery(tx: Transaction, chosen: Chosen) {
  const [row] = await selectDelivery(tx, chosen)
  if (!row) throw new Error(`user ${chosen.userId} is gone`)
  return row
}

const selectDelivery = statement('select-delivery', (tx: Transaction, at: Places<Chosen>) =>
  tx
    .select({
      buyer: {
        firstName: users.firstName,
        lastName: users.lastName,
        nationalCode: users.nationalCode,
        fidaCode: users.fidaCode,
        phone: users.phone,
      },
      method: {
        id: shippingMethods.id,
        name: shippingMethods.name,
        isInPerson: shippingMethods.isInPerson,
      },
      rule: ruleFor(
        sql`${shippingMethods}.id`,
        sql`${addresses}.city_id`,
        sql`${addresses}.province_id`,
      ),
      address: addresses,
      provinceName: provinces.name,
      cityName: cities.name,
    })
    .from(users)
    .leftJoin(shippingMethods, eq(shippingMethods.id, sql`${at('shippingMethodId')}::int`))
    .leftJoin(
      addresses,
      sql`${addresses.id} = ${at('addressId')}::int and ${addresses.userId} = ${users.id}
        and not ${addresses.removed}`,
    )
    .leftJoin(provinces, eq(provinces.id, addresses.provinceId))
    .leftJoin(cities, eq(cities.id, addresses.cityId))
    .where(eq(users.id, at('userId'))),
)
