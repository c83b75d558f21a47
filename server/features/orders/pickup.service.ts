import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { deleteHits, insertHits } from '#server/platform/limits/limits.queries.ts'
import { enforceRateLimit } from '#server/platform/limits/limits.service.ts'
import { findOrderByPickupCode } from './pickup.queries.ts'
import { getStaffOrder, takeStep } from './staff-orders.service.ts'

/**
 * Of a million codes, any waiting order's is a hit: with 50 orders waiting, a member who guesses needs some twelve weeks.
 */
const wrongPerHour = 10

/**
 * The order that waits under this pick-up code. Throws `pickup_code_invalid`, and `too_many_requests` for a member of
 * staff with too many wrong ones.
 */
export function findPickup(
  context: Context,
  staffId: number,
  code: string,
): Promise<Schemas['StaffOrder']> {
  return limited(context, staffId, async () => {
    const order = await findOrderByPickupCode(context.db, code)
    if (order === null) throw new Problem('pickup_code_invalid')
    return getStaffOrder(context, order.id)
  })
}

/**
 * Hands an order over to the customer who gives its code. The same key hands it over once. Throws like `findPickup` and
 * `moveOrder`.
 */
export async function handOverOrder(
  context: Context,
  staffId: number,
  orderId: number,
  pickupCode: string,
  requestKey: string,
): Promise<Schemas['StaffOrder']> {
  const request = { action: 'handOverOrder', requestKey, pickupCode } as const
  await limited(context, staffId, () =>
    takeStep(context, staffId, orderId, { event: 'staff.delivered' }, request),
  )
  return getStaffOrder(context, orderId)
}

/** Counts a try before its code is looked at, so that concurrent ones cannot exceed the limit; only wrong ones stay. */
async function limited<Result>(
  context: Context,
  staffId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const key = `pickup:staff:${staffId}`
  const hits = await transaction(context.db, async (tx) => {
    await enforceRateLimit(context, tx, { key, perHour: wrongPerHour, code: 'too_many_requests' })
    return insertHits(tx, [key], new Date(context.now()))
  })
  const forget = () =>
    deleteHits(context.db, hits).catch((error: unknown) => {
      context.log.error(
        { err: error, staff: staffId },
        'a pick-up is still counted as a wrong code',
      )
    })
  const isWrong = (cause: unknown) =>
    cause instanceof Problem && cause.code === 'pickup_code_invalid'
  try {
    const result = await work()
    await forget()
    return result
  } catch (cause) {
    if (!isWrong(cause)) await forget()
    throw cause
  }
}
