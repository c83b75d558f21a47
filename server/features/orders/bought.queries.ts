import { and, eq, exists, inArray } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { orderLines, orders } from '#server/platform/db/schema/commerce.ts'
import type { OrderStatus } from './orders.queries.ts'

/** Whether a user has an order with the product in one of these statuses. */
export async function hasOrdered(
  db: Executor,
  { userId, productId }: { userId: number; productId: number },
  statuses: readonly OrderStatus[],
): Promise<boolean> {
  const lines = db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), eq(orderLines.productId, productId)))
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.status, statuses), exists(lines)))
    .limit(1)
  return rows.length > 0
}
