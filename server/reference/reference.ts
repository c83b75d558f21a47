import { count } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#server/platform/db/database.ts'
import { cities, provinces } from '#server/platform/db/schema/accounts.ts'
import { filters, insurances } from '#server/platform/db/schema/catalogue.ts'
import { shippingMethods } from '#server/platform/db/schema/commerce.ts'
import { ticketCategories } from '#server/platform/db/schema/support.ts'
import { referenceFilters } from './filters.ts'
import { referenceInsurances } from './insurances.ts'
import { referenceCities, referenceProvinces } from './places.ts'
import { referenceShippingMethods } from './shipping.ts'
import { referenceTicketCategories } from './ticket-categories.ts'
import { transaction } from '#server/platform/db/transaction.ts'

/** Fills the tables that every shop needs, demo or not: places, delivery, filters, insurances, tickets. Idempotent. */
export async function loadReference(db: Database): Promise<void> {
  await transaction(db, async (tx) => {
    if (await isEmpty(tx, provinces)) {
      await tx.insert(provinces).values(referenceProvinces)
      await tx.insert(cities).values(referenceCities)
    }
    if (await isEmpty(tx, shippingMethods)) {
      await tx.insert(shippingMethods).values(referenceShippingMethods.map(positioned))
    }
    if (await isEmpty(tx, filters)) {
      await tx.insert(filters).values(referenceFilters.map(positioned))
    }
    if (await isEmpty(tx, ticketCategories)) {
      await tx.insert(ticketCategories).values(referenceTicketCategories.map(positioned))
    }
    if (await isEmpty(tx, insurances)) await tx.insert(insurances).values(referenceInsurances)
  })
}

function positioned<Row extends object>(row: Row, position: number): Row & { position: number } {
  return { ...row, position }
}

async function isEmpty(tx: Transaction, table: PgTable): Promise<boolean> {
  const [row] = await tx.select({ rows: count() }).from(table)
  return row?.rows === 0
}
