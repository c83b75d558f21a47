import { randomInt } from 'node:crypto'
import type { Transaction } from '#server/platform/db/database.ts'
import { lockLimit } from '#server/platform/limits/limits.queries.ts'
import type { OrderRow, OrderStatus } from './orders.queries.ts'
import { findTakenCodes, setPickupCode } from './pickup.queries.ts'

const candidateCount = 20

/** Issues the pick-up code when the order is ready and clears it after the handover. Returns the new code, or null. */
export async function updatePickupCode(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'isInPerson'>,
  status: OrderStatus,
): Promise<string | null> {
  if (!order.isInPerson || (status !== 'SENDING' && status !== 'DELIVERED')) return null
  const code = status === 'SENDING' ? await freeCode(tx) : null
  await setPickupCode(tx, order.id, code)
  return code
}

/** A six-digit code that no waiting order uses. Concurrent calls wait for the lock. */
async function freeCode(tx: Transaction): Promise<string> {
  await lockLimit(tx, 'pickup-codes')
  const codes = Array.from({ length: candidateCount }, () =>
    String(randomInt(1_000_000)).padStart(6, '0'),
  )
  const taken = await findTakenCodes(tx, codes)
  const free = codes.find((code) => !taken.has(code))
  if (free === undefined) throw new Error('no pick-up code is free')
  return free
}
