import { unitPrice } from '#domain/cart.ts'
import type { Context } from '#server/context.ts'
import { findOrderLines, findOwnOrder } from '#server/features/orders/orders.queries.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'

/** The analytics event of the shopper's order; empty unless it is paid. Throws order_not_found. */
export async function getPurchaseEvent(
  context: Context,
  userId: number,
  id: number,
): Promise<Schemas['TriggerEvent']> {
  const order = await findOwnOrder(context.db, userId, id, new Date(context.now()))
  if (order === null) throw new Problem('order_not_found')
  if (order.paidAt === null) return { allow: false, data: null }
  const lines = await findOrderLines(context.db, [id])
  const items = lines.map((line) => ({
    item_id: String(line.productId),
    item_name: line.title,
    item_variant: line.colorName,
    price: unitPrice(line),
    discount: line.price - unitPrice(line),
    quantity: line.quantity,
  }))
  const ecommerce = {
    transaction_id: String(id),
    value: order.totalPrice,
    shipping: order.shippingPrice,
    currency: 'IRT',
    coupon: order.discountCode,
    items,
  } as const
  return { allow: true, data: { event: 'purchase', ecommerce } }
}
