import { isReadyForPickup, readyForPickup } from '#domain/order.ts'
import { statusesTagged } from '#machines/lifecycles/order/order.machine.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Executor } from '#server/platform/db/database.ts'
import type { Schemas } from '#server/schemas.ts'
import type { OperationRequest } from '#server/http/contract/types.ts'
import { instantsOf, pagesOf, queueLength } from '#server/features/staff/queue.ts'
import { findOrderSteps, findSkus } from './orders.queries.ts'
import { countOrderNotes } from './order-notes.queries.ts'
import { lastCorrections, latestPrints, outdatedPrints } from './order-prints.service.ts'
import { orderBodies } from './orders.service.ts'
import { canHaveParcelCode } from './parcel.service.ts'
import { sumPaidRefunds } from './refunds.queries.ts'
import { readLookup } from './staff-lookup.ts'
import * as queries from './staff-orders.queries.ts'

const pageSize = 50
/** Each is moved in a transaction of its own. */
const mostSelected = 500
/** As many as somebody looks through before the first are done. */
const columnSize = 20

/** One page of the orders of all customers, by default newest first, and how many are in each status. */
export async function listStaffOrders(
  { db, now }: Context,
  query: OperationRequest<'listStaffOrders'>['query'],
): Promise<Schemas['StaffOrderPage']> {
  const { sort = '-created_at', page = 1 } = query
  const filter = listFilterOf(query, now())
  const { counts, ready, listed } = await countOrders(db, filter)
  const rows = await queries.findStaffOrders(db, filter, { sort, page, size: pageSize })
  const facts = await factsOf(db, rows)
  return {
    results: rows.map((row) => summaryBody(row, facts)),
    ...pagesOf(listed, pageSize),
    counts,
    ready_for_pickup: ready,
  }
}

/**
 * All orders that a list finds, each with its status, newest first. Throws `results_changed` if they are not as many as
 * were shown, and `too_many_results`.
 */
export async function selectStaffOrders(
  { db, now }: Context,
  query: OperationRequest<'selectStaffOrders'>['query'],
): Promise<Schemas['SelectedOrders']> {
  const filter = listFilterOf(query, now())
  const { listed } = await countOrders(db, filter)
  if (listed !== query.expected_total) throw new Problem('results_changed')
  if (listed > mostSelected) throw new Problem('too_many_results')
  const slice = { sort: '-created_at', page: 1, size: mostSelected } as const
  const rows = await queries.findStaffOrders(db, filter, slice)
  const outdated = await outdatedPrints(db, rows)
  return { orders: rows.map((row) => selectedBody(row, outdated)) }
}

/**
 * The orders that still need work, by status, those at the desk of their branch apart; oldest first.
 */
export async function getOrderBoard(
  { db, now }: Context,
  query: OperationRequest<'getOrderBoard'>['query'],
): Promise<Schemas['OrderBoard']> {
  const filter = filterOf(query, now())
  const { counts, ready } = await countOrders(db, { ...filter, status: null, isReady: null })
  const rows = await queries.findFirstOrders(db, boardColumns, filter, columnSize)
  const facts = await factsOf(db, rows)
  const steps = await findOrderSteps(db, idsOf(rows))
  const since = new Map(steps.map(({ orderId, at }) => [orderId, at]))
  const card = (row: Row): Schemas['OrderCard'] => ({
    ...summaryBody(row, facts),
    since: (since.get(row.id) ?? row.createdAt).toISOString(),
  })
  return {
    columns: boardColumns.map(({ status, isReady }) => ({
      status,
      ready_for_pickup: isReady,
      total: listedOf(counts, ready, { status, isReady }),
      orders: rows
        .filter(
          (row) =>
            row.status === status && isReadyForPickup(row.status, row.isInPerson) === isReady,
        )
        .map(card),
    })),
  }
}

/** These orders with everything about them, as they were named; unknown ones are left out. */
export async function listOrdersToPrint(
  context: Context,
  ids: readonly number[],
): Promise<Schemas['OrdersToPrint']> {
  // Read first: a correction in between must make the print outdated.
  const corrections = await lastCorrections(context.db, [...new Set(ids)])
  const rows = await queries.findOrdersById(context.db, ids)
  const bodies = new Map((await orderBodies(context, rows)).map((body) => [body.id, body]))
  const results = [...new Set(ids)].flatMap((id) => bodies.get(id) ?? [])
  const productIds = results.flatMap(({ item }) => item.map((each) => each.price_obj.product.id))
  const skus = await findSkus(context.db, [...new Set(productIds)])
  return {
    results,
    skus: [...skus].map(([id, sku]) => ({ product_id: id, sku })),
    last_corrections: corrections.filter(({ order_id: id }) => bodies.has(id)),
    prints: await latestPrints(context.db, rows),
  }
}

/** How many matching orders are in each status, how many of them are ready for pickup, and how many the list shows. */
export async function countOrders(db: Executor, filter: queries.ListFilter) {
  const counts = await queries.countStaffOrders(db, filter)
  const ready = await queries.countReadyOrders(db, filter)
  return { counts, ready, listed: listedOf(counts, ready, filter) }
}

type Counts = Awaited<ReturnType<typeof queries.countStaffOrders>>

/** How many orders a list or a column of the board shows. */
function listedOf(
  counts: Counts,
  ready: number,
  { status, isReady }: Pick<queries.ListFilter, 'status' | 'isReady'>,
): number {
  const { total } = queueLength(counts, status)
  const canBeReady = status === null || status === readyForPickup.status
  const readyOfThem = canBeReady ? ready : 0
  if (isReady === null) return total
  return isReady ? readyOfThem : total - readyOfThem
}

/** The columns of the board, in their order. */
const boardColumns = statusesTagged('in-process').flatMap((status) => [
  { status, isReady: false },
  ...(status === readyForPickup.status ? [{ status, isReady: true }] : []),
])

type Filtering = OperationRequest<'getOrderBoard'>['query']
type Listing = Filtering & Pick<Schemas['OrdersToExport'], 'text_status' | 'ready_for_pickup'>

/** What a list, or its export, asks for. */
export const listFilterOf = (
  { text_status: status, ready_for_pickup: isReady, ...filtering }: Listing,
  now: number,
): queries.ListFilter => ({
  ...filterOf(filtering, now),
  status: status ?? null,
  isReady: isReady ?? null,
})

const filterOf = ({ lookup = '', from, to }: Filtering, now: number): queries.OrderFilter => ({
  lookup: readLookup(lookup),
  ...instantsOf({ from, to }),
  now: new Date(now),
})

type Row = Awaited<ReturnType<typeof queries.findStaffOrders>>[number]

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

type Facts = Record<'units' | 'refunded' | 'notes', ReadonlyMap<number, number>> & {
  outdated: ReadonlySet<number>
}

/**
 * By order, how many units it has, what was refunded of it, and how many notes there are on it; and which have an outdated
 * print.
 */
async function factsOf(db: Executor, rows: readonly Row[]): Promise<Facts> {
  const ids = idsOf(rows)
  return {
    units: await queries.countUnits(db, ids),
    refunded: await sumPaidRefunds(db, ids),
    notes: await countOrderNotes(db, ids),
    outdated: await outdatedPrints(db, rows),
  }
}

/** What a selection needs of an order. */
const selectedBody = (
  row: Row,
  outdated: ReadonlySet<number>,
): Schemas['SelectedOrders']['orders'][number] => ({
  id: row.id,
  text_status: row.status,
  is_in_person: row.isInPerson,
  lacks_parcel_code: canHaveParcelCode(row) && row.parcelCode === null,
  has_outdated_print: outdated.has(row.id),
})

const summaryBody = (
  row: Row,
  { units, refunded, notes, outdated }: Facts,
): Schemas['StaffOrderSummary'] => ({
  ...selectedBody(row, outdated),
  created_at: row.createdAt.toISOString(),
  tracking_code: row.trackingCode,
  total_price: row.totalPrice,
  refunded: refunded.get(row.id) ?? 0,
  note_count: notes.get(row.id) ?? 0,
  first_name: row.firstName,
  last_name: row.lastName,
  phone_number: row.phone,
  shipping_name: row.shippingName,
  promised_date: row.promisedDate,
  units: units.get(row.id) ?? 0,
})
