import { eq, inArray } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { orders } from '#server/platform/db/schema/commerce.ts'
import type { OrderRow } from './orders.queries.ts'

/** The order that waits at the desk under this code. */
export async function findOrderByPickupCode(db: Executor, code: string): Promise<OrderRow | null> {
  const [order] = await db.select().from(orders).where(eq(orders.pickupCode, code))
  return order ?? null
}

/** Which of these codes waiting orders have. */
export async function findTakenCodes(db: Executor, codes: readonly string[]) {
  const rows = await db
    .select({ code: orders.pickupCode })
    .from(orders)
    .where(inArray(orders.pickupCode, [...codes]))
  return new Set(rows.map(({ code }) => code))
}

export async function setPickupCode(tx: Transaction, id: number, pickupCode: string | null) {
  await tx.update(orders).set({ pickupCode }).where(eq(orders.id, id))
}
