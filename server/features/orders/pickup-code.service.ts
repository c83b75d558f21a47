import { randomInt } from 'node:crypto'
import type { Transaction } from '#server/platform/db/database.ts'
import { lockLimit } from '#server/platform/limits/limits.queries.ts'
import type { OrderRow, OrderStatus } from './orders.queries.ts'
import { findTakenCodes, setPickupCode } from './pickup.queries.ts'

const candidates = 20

/**
 * Gives an order that is picked up its code when it is ready, and takes the code back when it was handed over. Returns
 * the new code; null without one.
 */
export async function renewPickupCode(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'isInPerson'>,
  status: OrderStatus,
): Promise<string | null> {
  if (!order.isInPerson || (status !== 'SENDING' && status !== 'DELIVERED')) return null
  const code = status === 'SENDING' ? await freeCode(tx) : null
  await setPickupCode(tx, order.id, code)
  return code
}

/** Six digits that no waiting order has; others who look for one meanwhile wait. */
async function freeCode(tx: Transaction): Promise<string> {
  await lockLimit(tx, 'pickup-codes')
  const codes = Array.from({ length: candidates }, () =>
    String(randomInt(1_000_000)).padStart(6, '0'),
  )
  const taken = await findTakenCodes(tx, codes)
  const free = codes.find((code) => !taken.has(code))
  if (free === undefined) throw new Error('no pick-up code is free')
  return free
}
