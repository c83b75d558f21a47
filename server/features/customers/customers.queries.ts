import { count, eq } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import { orders } from '#server/platform/db/schema/commerce.ts'

/** The account with a number, or whose order has one; null if there is none. */
export async function findCustomer(
  db: Executor,
  by: { phone: string } | { orderId: number },
): Promise<number | null> {
  const [row] =
    'phone' in by
      ? await db.select({ id: users.id }).from(users).where(eq(users.phone, by.phone))
      : await db.select({ id: orders.userId }).from(orders).where(eq(orders.id, by.orderId))
  return row?.id ?? null
}

export async function countOrders(db: Executor, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(orders).where(eq(orders.userId, userId))
  return row?.total ?? 0
}
