import { count, eq, or } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import { orders } from '#server/platform/db/schema/commerce.ts'

type Lookup = { phone: string | null; orderId: number | null; trackingCode: string }

/**
 * The id of the user with this phone number; otherwise of the user whose order has this id or tracking code; null if there
 * is none.
 */
export async function findCustomerId(
  db: Executor,
  { phone, orderId, trackingCode }: Lookup,
): Promise<number | null> {
  const [account] =
    phone === null
      ? []
      : await db.select({ id: users.id }).from(users).where(eq(users.phone, phone))
  if (account !== undefined) return account.id
  const [order] = await db
    .select({ userId: orders.userId })
    .from(orders)
    .where(
      or(
        orderId === null ? undefined : eq(orders.id, orderId),
        eq(orders.trackingCode, trackingCode),
      ),
    )
  return order?.userId ?? null
}

export async function countOrders(db: Executor, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(orders).where(eq(orders.userId, userId))
  return row?.total ?? 0
}
