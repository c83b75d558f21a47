import type { Context } from '#server/context.ts'
import type { OperationRequest } from '#server/http/contract/types.ts'
import type { Schemas } from '#server/schemas.ts'
import { walletGateway } from '#server/features/payments/payments.queries.ts'
import { instantsOf } from '#server/features/staff/queue.ts'
import { readBooksLookup } from './lookup.ts'
import * as queries from './staff-payments.queries.ts'

const pageSize = 50
/** Counting all of a million payments would take longer than anybody waits. */
const mostCounted = 1_000

/** One page of the payments of all customers, newest first. */
export async function listStaffPayments(
  { db, payments: { gateways } }: Context,
  { from, to, lookup = '', before, ...query }: OperationRequest<'listStaffPayments'>['query'],
): Promise<Schemas['StaffPaymentPage']> {
  const filter = {
    ...query,
    ...instantsOf({ from, to }),
    lookup: readBooksLookup(lookup),
  }
  const rows = await queries.findStaffPayments(db, filter, before, pageSize + 1)
  const counted = await queries.countStaffPayments(db, filter, mostCounted + 1)
  const nameOf = (used: string) => gateways.find(({ code }) => code === used)?.name ?? null
  const results = rows
    .slice(0, pageSize)
    .map((row) => paymentBody(row, nameOf(row.payment.gateway)))
  return {
    results,
    next: rows.length > pageSize ? (results.at(-1)?.id ?? null) : null,
    total: Math.min(counted, mostCounted),
    is_total_capped: counted > mostCounted,
    gateways: [
      ...gateways.map(({ code, name }) => ({ code, name })),
      { code: walletGateway, name: null },
    ],
  }
}

function paymentBody(
  { payment, orderCode, firstName, lastName, phone }: queries.StaffPaymentRow,
  gatewayName: string | null,
): Schemas['StaffPayment'] {
  return {
    id: payment.id,
    created_at: payment.createdAt.toISOString(),
    settled_at: payment.settledAt?.toISOString() ?? null,
    status: payment.status,
    gateway: payment.gateway,
    gateway_name: gatewayName,
    amount: payment.amount,
    reference_number: payment.referenceNumber,
    order_id: payment.orderId,
    tracking_code: payment.trackingCode ?? orderCode ?? '',
    first_name: firstName,
    last_name: lastName,
    phone_number: phone,
  }
}
