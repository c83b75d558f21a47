import type { Context } from '#server/context.ts'
import { insertVolume } from './limits.queries.ts'
import { addressKey, enforceVolumeLimit } from './limits.service.ts'
import { transaction } from '#server/platform/db/transaction.ts'

/**
 * Counts the bytes that an address is about to send, before they are read. Throws `upload_limit_reached` with the
 * seconds left if they would exceed the hourly limit.
 */
export function countUpload(context: Context, address: string, bytes: number): Promise<void> {
  const key = `upload:address:${addressKey(address)}`
  return transaction(context.db, async (tx) => {
    await enforceVolumeLimit(context, tx, {
      key,
      amount: bytes,
      perHour: context.config.limits.uploadBytesPerHour,
      code: 'upload_limit_reached',
    })
    await insertVolume(tx, key, bytes, new Date(context.now()))
  })
}
