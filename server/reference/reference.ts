import { count, isNotNull, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#server/platform/db/database.ts'
import { cities, provinces } from '#server/platform/db/schema/accounts.ts'
import { filters, insurances } from '#server/platform/db/schema/catalogue.ts'
import { holidays, shippingMethods, shippingRules } from '#server/platform/db/schema/commerce.ts'
import { ticketCategories } from '#server/platform/db/schema/support.ts'
import { referenceFilters } from './filters.ts'
import { referenceHolidays } from './holidays.ts'
import { referenceInsurances } from './insurances.ts'
import { referenceCities, referenceProvinces } from './places.ts'
import { referenceShippingMethods } from './shipping.ts'
import type { ReferenceShippingMethod } from './types.ts'
import { referenceTicketCategories } from './ticket-categories.ts'
import { transaction } from '#server/platform/db/transaction.ts'

/**
 * Fills the tables that every shop needs, demo or not: places, delivery, holidays, filters, insurances, tickets.
 * Idempotent.
 */
export async function loadReference(db: Database): Promise<void> {
  await transaction(db, async (tx) => {
    if (await isEmpty(tx, provinces)) {
      await tx.insert(provinces).values(referenceProvinces)
      await tx.insert(cities).values(referenceCities)
    }
    await rankCities(tx)
    if (await isEmpty(tx, shippingMethods)) {
      await tx.insert(shippingMethods).values(referenceShippingMethods.map(methodRow))
    }
    await loadShippingRules(tx)
    if (await isEmpty(tx, holidays)) await tx.insert(holidays).values(referenceHolidays)
    if (await isEmpty(tx, filters)) {
      await tx.insert(filters).values(referenceFilters.map(positioned))
    }
    if (await isEmpty(tx, ticketCategories)) {
      await tx.insert(ticketCategories).values(referenceTicketCategories.map(positioned))
    }
    if (await isEmpty(tx, insurances)) await tx.insert(insurances).values(referenceInsurances)
  })
}

/** A shop that was opened before cities had ranks gets them, too. */
async function rankCities(tx: Transaction): Promise<void> {
  const [ranked] = await tx
    .select({ id: cities.id })
    .from(cities)
    .where(isNotNull(cities.rank))
    .limit(1)
  if (ranked !== undefined) return
  const large = referenceCities.filter(({ rank }) => rank !== null)
  await tx.execute(sql`update ${cities} set rank = large.rank
    from jsonb_to_recordset(${JSON.stringify(large)}::jsonb) as large(id int, name text, rank int)
    where ${cities.id} = large.id and ${cities.name} = large.name`)
}

function methodRow(method: ReferenceShippingMethod, position: number) {
  const { name, description, isInPerson, branch } = method
  return { name, description, isInPerson, branch, position }
}

/** A shop with methods of its own gets no rules for them: they deliver nowhere until its staff says where. */
async function loadShippingRules(tx: Transaction): Promise<void> {
  if (!(await isEmpty(tx, shippingRules))) return
  const methods = await tx
    .select({ id: shippingMethods.id, name: shippingMethods.name })
    .from(shippingMethods)
  const rules = methods.flatMap(({ id, name }) =>
    (referenceShippingMethods.find((each) => each.name === name)?.rules ?? []).map((rule) => ({
      ...rule,
      shippingMethodId: id,
    })),
  )
  if (rules.length > 0) await tx.insert(shippingRules).values(rules)
}

function positioned<Row extends object>(row: Row, position: number): Row & { position: number } {
  return { ...row, position }
}

async function isEmpty(tx: Transaction, table: PgTable): Promise<boolean> {
  const [row] = await tx.select({ rows: count() }).from(table)
  return row?.rows === 0
}
