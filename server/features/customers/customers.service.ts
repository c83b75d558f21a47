import { toLatinDigits } from '#domain/digits.ts'
import { isMobileNumber, normalizedMobile } from '#domain/mobile.ts'
import { mayCall } from '#machines/api/may-call.ts'
import type { Context } from '#server/context.ts'
import type { SignedInCaller } from '#server/http/contract/caller.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas, StaffRole } from '#server/schemas.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { readUser } from '#server/features/accounts/users.queries.ts'
import { findDevicesOf } from '#server/features/device-registry/staff-devices.queries.ts'
import { registeredWarrantyOf } from '#server/features/device-registry/staff-devices.service.ts'
import { findOwnOrders } from '#server/features/orders/orders.queries.ts'
import { sumPaidRefunds } from '#server/features/orders/refunds.queries.ts'
import { findReturnsOf } from '#server/features/orders/staff-returns.queries.ts'
import { recordAction } from '#server/features/staff/audit.service.ts'
import { largestId } from '#server/platform/db/largest-id.ts'
import { findTickets } from '#server/features/tickets/tickets.queries.ts'
import { getWallet } from '#server/features/wallet/ledger.service.ts'
import { listSessions } from '#server/http/security/sessions.service.ts'
import { countOrders, findCustomerId } from './customers.queries.ts'

const shown = 10

/**
 * One customer, by the whole number of the account, or by the number or the tracking code of an order, for staff who help
 * them, with what their roles may see. Who looked is recorded before anything is read. Throws `customer_not_found`.
 */
export async function openCustomer(
  context: Context,
  { userId: staffId, roles }: SignedInCaller,
  lookup: string,
): Promise<Schemas['StaffCustomer']> {
  const userId = await transaction(context.db, async (tx) => {
    const found = await findCustomerId(tx, readLookup(lookup))
    if (found === null) throw new Problem('customer_not_found')
    await recordAction(tx, {
      staffId,
      action: 'openCustomer',
      subject: 'customer',
      subjectId: found,
      before: {},
      after: {},
      at: new Date(context.now()),
    })
    return found
  })
  return customerBody(context, userId, roles)
}

/** A tracking code can also read as a mobile number with the code of the country. */
function readLookup(text: string): Parameters<typeof findCustomerId>[1] {
  const phone = normalizedMobile(text)
  const digits = toLatinDigits(text).trim()
  const id = Number(digits)
  const isId = Number.isInteger(id) && id >= 1 && id <= largestId
  const isMobile = isMobileNumber(phone)
  return {
    phone: isMobile ? phone : null,
    orderId: isId && !isMobile ? id : null,
    trackingCode: digits,
  }
}

async function customerBody(
  context: Context,
  userId: number,
  roles: readonly StaffRole[],
): Promise<Schemas['StaffCustomer']> {
  const { db, now } = context
  const user = await readUser(db, userId)
  const orders = await findOwnOrders(db, userId, null, new Date(now()), shown)
  const refunded = await sumPaidRefunds(
    db,
    orders.map((order) => order.id),
  )
  const tickets = await findTickets(db, userId, [])
  return {
    id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    phone_number: user.phone,
    joined_at: user.createdAt.toISOString(),
    wallet: await getWallet(context, userId),
    order_count: await countOrders(db, userId),
    orders: orders.map((order) => ({
      id: order.id,
      text_status: order.status,
      is_in_person: order.isInPerson,
      created_at: order.createdAt.toISOString(),
      total_price: order.totalPrice,
      refunded: refunded.get(order.id) ?? 0,
    })),
    tickets: tickets.slice(0, shown).map(({ id, title, status, createdAt }) => ({
      id,
      title,
      status,
      date: createdAt.toISOString(),
    })),
    returns: mayCall({ roles }, 'listStaffReturns') ? await returnsOf(context, userId) : null,
    devices: mayCall({ roles }, 'findStaffDevice') ? await devicesOf(context, userId) : null,
    sessions: (await listSessions(context, userId)).map((session) => ({
      device: session.device,
      created_at: session.createdAt.toISOString(),
      last_used_at: session.rotatedAt.toISOString(),
    })),
  }
}

async function returnsOf({ db }: Context, userId: number) {
  const rows = await findReturnsOf(db, userId, shown)
  return rows.map(({ id, orderId, status, amount, createdAt }) => ({
    id,
    order_id: orderId,
    status,
    amount,
    created_at: createdAt.toISOString(),
  }))
}

async function devicesOf({ db, now }: Context, userId: number) {
  const rows = await findDevicesOf(db, userId, shown)
  return rows.map(({ code, title, device }) => ({
    id: code.number,
    product_title: title,
    warranty_code: code.code,
    warranty: registeredWarrantyOf(code.revokedAt, device.expiresAt, now()),
    registered_at: device.registeredAt.toISOString(),
  }))
}
