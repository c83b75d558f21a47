import type { Context } from '#server/context.ts'
import { freeSpace } from '#server/platform/free-space.ts'
import { Problem } from '#server/problem.ts'
import { bytesOfGuests } from './limits.queries.ts'

type Upload = { bytes: number; isGuest: boolean }

/** The announced bytes of the uploads that this process is handling. */
type Reserved = { all: number; guests: number }

const reservations = new WeakMap<Context, Reserved>()

/**
 * Reserves room on the disk for an upload before it is read, until the returned function is called. Throws
 * `service_unavailable` while too little space would be left, which also the database needs, and for guests while their
 * unpublished files take as much as they may: limits for each address do not bound what many addresses send.
 */
export async function reserveRoom(context: Context, upload: Upload): Promise<() => void> {
  const reserved = reservations.get(context) ?? { all: 0, guests: 0 }
  reservations.set(context, reserved)
  const reserve = (bytes: number) => {
    reserved.all += bytes
    if (upload.isGuest) reserved.guests += bytes
  }
  reserve(upload.bytes)
  try {
    await requireRoom(context, reserved, upload)
  } catch (error) {
    reserve(-upload.bytes)
    throw error
  }
  return () => reserve(-upload.bytes)
}

async function requireRoom({ config, db }: Context, reserved: Reserved, { isGuest }: Upload) {
  const { uploadFreeBytes, guestUploadBytes } = config.limits
  if ((await freeSpace(config)) - reserved.all < uploadFreeBytes) throw noRoom()
  if (isGuest && (await bytesOfGuests(db)) + reserved.guests > guestUploadBytes) throw noRoom()
}

const noRoom = () => new Problem('service_unavailable', { retry_after_seconds: 600 })
