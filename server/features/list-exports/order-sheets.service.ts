import { isReadyForPickup } from '#domain/order.ts'
import { listSheets } from '#i18n/fa/list-sheets.ts'
import { orders } from '#i18n/fa/orders.ts'
import { staffActions } from '#i18n/fa/staff-actions.ts'
import { staff } from '#i18n/fa/staff.ts'
import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import { readLookup } from '#server/features/orders/staff-lookup.ts'
import { countOrders, listFilterOf } from '#server/features/orders/staff-order-list.service.ts'
import { sumPaidRefunds } from '#server/features/orders/refunds.queries.ts'
import { findStaffOrdersBelow } from '#server/features/orders/staff-orders.queries.ts'
import {
  countStaffReturns,
  findStaffReturnsBelow,
} from '#server/features/orders/staff-returns.queries.ts'
import { returnBodies } from '#server/features/orders/staff-returns.service.ts'
import { momentCell, nameCell, rowsUnder, totalOf, type ListSheet } from './list-sheet.ts'

type Choice<Name extends 'OrdersToExport' | 'ReturnsToExport'> = Omit<Schemas[Name], 'format'>

/** The orders of the list, with their statuses at `now`. */
export function orderSheet(
  { db }: Context,
  choice: Choice<'OrdersToExport'>,
  now: Date,
): ListSheet {
  const { sheet, headers } = listSheets.orders
  const filter = listFilterOf(choice, now.getTime())
  return {
    name: sheet,
    headers: Object.values(headers),
    count: async () => (await countOrders(db, filter)).listed,
    page: async (slice) => {
      const rows = await findStaffOrdersBelow(db, filter, slice)
      const refunded = await sumPaidRefunds(
        db,
        rows.map(({ id }) => id),
      )
      return rowsUnder(headers, rows, (order) => ({
        id: order.id,
        at: momentCell(order.createdAt),
        status: isReadyForPickup(order.status, order.isInPerson)
          ? staff.readyToCollect
          : staff.statuses[order.status],
        customer: nameCell(order.firstName, order.lastName),
        phone: order.phone,
        amount: order.totalPrice,
        refunded: refunded.get(order.id) ?? 0,
        shipping: order.shippingName,
        code: order.trackingCode,
      }))
    },
  }
}

/** The returns of the list. */
export function returnSheet(
  { db }: Context,
  { status, lookup: text = '' }: Choice<'ReturnsToExport'>,
): ListSheet {
  const { sheet, headers } = listSheets.returns
  const lookup = readLookup(text)
  return {
    name: sheet,
    headers: Object.values(headers),
    count: async () => totalOf(await countStaffReturns(db, lookup), status),
    page: async (slice) => {
      const rows = await findStaffReturnsBelow(db, { status: status ?? null, lookup }, slice)
      return rowsUnder(headers, await returnBodies(db, rows), (each) => ({
        id: each.id,
        at: momentCell(new Date(each.created_at)),
        order: each.order_id,
        customer: nameCell(each.first_name, each.last_name),
        phone: each.phone_number,
        goods: each.goods
          .map(({ title, color, quantity }) => `${title}، ${color} × ${quantity}`)
          .join('؛ '),
        reason: orders.returns.reasons[each.reason],
        description: each.description || null,
        amount: each.amount,
        status: staffActions.statuses.return[each.status],
        comment: each.admin_comment,
      }))
    },
  }
}
