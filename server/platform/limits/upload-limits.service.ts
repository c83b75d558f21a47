import type { Context } from '#server/context.ts'
import { insertVolume, setVolume } from './limits.queries.ts'
import { addressKey, enforceVolumeLimit } from './limits.service.ts'
import { transaction } from '#server/platform/db/transaction.ts'

/**
 * Counts the bytes that somebody is about to send, before they are read: for the account, or for the address of guests.
 * Returns the id of the count. Throws `upload_limit_reached` with the seconds left if they would exceed the hourly limit.
 */
export function countUpload(
  context: Context,
  sender: { userId: number } | { address: string },
  bytes: number,
): Promise<number> {
  const key =
    'userId' in sender
      ? `upload:user:${sender.userId}`
      : `upload:address:${addressKey(sender.address)}`
  return transaction(context.db, async (tx) => {
    await enforceVolumeLimit(context, tx, {
      key,
      amount: bytes,
      perHour: context.config.limits.uploadBytesPerHour,
      code: 'upload_limit_reached',
    })
    return insertVolume(tx, key, bytes, new Date(context.now()))
  })
}

/** Counts only the bytes that came of an upload whose sender hung up. */
export const correctUpload = ({ db }: Context, counted: number, bytes: number): Promise<void> =>
  setVolume(db, counted, bytes)
