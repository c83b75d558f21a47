import { isImei } from '#domain/imei.ts'
import { cleanWarrantyCode } from '#domain/warranty.ts'
import { warrantyEnd } from '#domain/warranty-end.ts'
import type { Context } from '#server/context.ts'
import { readUser } from '#server/features/accounts/users.queries.ts'
import { isComplete } from '#server/features/profile/profile.service.ts'
import type { SignedInCaller } from '#server/http/contract/caller.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { requireOpenAccount } from '#server/http/security/sessions.service.ts'
import { refusedField } from '#server/platform/fields.ts'
import { deleteHits, insertHits } from '#server/platform/limits/limits.queries.ts'
import { addressKey, enforceRateLimit } from '#server/platform/limits/limits.service.ts'
import { enforceMinuteLimit } from '#server/platform/limits/minute-limit.service.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import * as queries from './device-registry.queries.ts'
import type { DeviceRow } from './device-registry.queries.ts'

type Registration = { userId: number; firstImei: string; secondImei: string | null; code: string }

/**
 * Activates the warranty of a device. Every try counts against the limits of the customer and of the address until it
 * succeeds, so that codes cannot be guessed. Throws `profile_incomplete`, `warranty_code_invalid` for an unknown code
 * and for one that is used, `warranty_code_revoked`, `device_already_registered`, `too_many_requests`, and
 * like `requireOpenAccount`.
 */
export async function registerDevice(
  context: Context,
  caller: SignedInCaller,
  input: Schemas['DeviceRegistration'],
): Promise<Schemas['RegisteredDevice']> {
  const { first_imei: firstImei, second_imei: secondImei = null } = input
  requireImeis({ first_imei: firstImei, second_imei: secondImei })
  const code = cleanWarrantyCode(input.warranty_code)
  if (code === '') throw refusedField('warranty_code', 'required')
  if (!isComplete(await readUser(context.db, caller.userId)))
    throw new Problem('profile_incomplete')
  const hits = await countTry(context, caller)
  const registration = { userId: caller.userId, firstImei, secondImei, code }
  return transaction(context.db, async (tx) => {
    await requireOpenAccount(tx, caller.userId)
    const device = await register(tx, registration, new Date(context.now()))
    await deleteHits(tx, hits)
    return deviceBody(device, caller.userId)
  })
}

/**
 * The devices with one of these numbers; the codes, and a number that was not asked for, only for the person who registered
 * them. Throws `too_many_requests`, so that IMEIs cannot be enumerated.
 */
export async function findDevices(
  context: Context,
  userId: number,
  input: { first_imei: string; second_imei?: string },
): Promise<Schemas['RegisteredDevice'][]> {
  const { first_imei: firstImei, second_imei: secondImei } = input
  requireImeis(input)
  const perMinute = context.config.limits.warrantyChecksPerMinute
  enforceMinuteLimit(context, { key: `warranty-check:${userId}`, perMinute })
  const imeis = [firstImei, secondImei].filter((imei) => imei !== undefined)
  const rows = await queries.findDevices(context.db, imeis)
  return rows.map((row) => {
    if (row.userId === userId) return deviceBody(row, userId)
    const [first = firstImei, second = null] = imeis.filter((imei) =>
      [row.firstImei, row.secondImei].includes(imei),
    )
    return deviceBody({ ...row, firstImei: first, secondImei: second }, userId)
  })
}

/** The devices that a customer registered. */
export async function exportDevices(
  { db }: Context,
  userId: number,
): Promise<Schemas['RegisteredDevice'][]> {
  return (await queries.findDevicesOf(db, userId)).map((row) => deviceBody(row, userId))
}

async function register(
  tx: Transaction,
  { userId, firstImei, secondImei, code }: Registration,
  now: Date,
): Promise<DeviceRow> {
  const known = await queries.lockWarrantyCode(tx, code)
  const imeis = [firstImei, secondImei].filter((imei) => imei !== null)
  const [earlier] = await queries.findDevices(tx, imeis)
  if (earlier !== undefined) {
    const isSame =
      earlier.userId === userId &&
      earlier.warrantyCode === code &&
      earlier.firstImei === firstImei &&
      earlier.secondImei === secondImei
    if (!isSame) throw new Problem('device_already_registered')
    if (earlier.revokedAt !== null) throw new Problem('warranty_code_revoked')
    return earlier
  }
  if (known === null || (await queries.isCodeUsed(tx, code)))
    throw new Problem('warranty_code_invalid')
  if (known.revokedAt !== null) throw new Problem('warranty_code_revoked')
  const device = await queries.insertDevice(tx, {
    userId,
    firstImei,
    secondImei,
    warrantyCode: code,
    registeredAt: now,
    expiresAt: warrantyEnd(now),
  })
  if (device === null) throw new Problem('device_already_registered')
  return { ...device, ...known }
}

/** Counts a try before its code is looked at, so that concurrent ones cannot exceed the limits. Returns the hits. */
async function countTry(context: Context, caller: SignedInCaller): Promise<number[]> {
  const { warrantyTriesPerHour, warrantyTriesPerAddressPerHour } = context.config.limits
  const code = 'too_many_requests'
  const userKey = `warranty:user:${caller.userId}`
  const fromAddress = `warranty:address:${addressKey(caller.address)}`
  return transaction(context.db, async (tx) => {
    await enforceRateLimit(context, tx, { key: userKey, perHour: warrantyTriesPerHour, code })
    await enforceRateLimit(context, tx, {
      key: fromAddress,
      perHour: warrantyTriesPerAddressPerHour,
      code,
    })
    return insertHits(tx, [userKey, fromAddress], new Date(context.now()))
  })
}

/** Throws `validation_failed` for numbers with a wrong check digit, and for two that are the same. */
function requireImeis(imeis: { first_imei: string; second_imei?: string | null }): void {
  const { first_imei: first, second_imei: second } = imeis
  if (!isImei(first)) throw refusedField('first_imei', 'checksum')
  if (second && !isImei(second)) throw refusedField('second_imei', 'checksum')
  if (second === first) throw refusedField('second_imei', 'different')
}

function deviceBody(row: DeviceRow, userId: number): Schemas['RegisteredDevice'] {
  const isOwn = row.userId === userId
  return {
    first_imei: row.firstImei,
    second_imei: row.secondImei,
    warranty_code: isOwn ? row.warrantyCode : null,
    registry_code: isOwn ? row.registryCode : null,
    registered_at: row.registeredAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    revoked_at: row.revokedAt?.toISOString() ?? null,
  }
}
