import { cleanWarrantyCode, isWarrantyActive } from '#domain/warranty.ts'
import type { Context } from '#server/context.ts'
import { actionsOn, recordAction, repeatedAction } from '#server/features/staff/audit.service.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { requireReason } from '#server/platform/fields.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import * as queries from './staff-devices.queries.ts'

/** The warranty code that a text is, or the code of the device with this number. Throws `device_not_found`. */
export async function findStaffDevice(
  { db, now }: Context,
  lookup: string,
): Promise<Schemas['StaffDevice']> {
  const number = await queries.findWarrantyNumber(db, cleanWarrantyCode(lookup))
  if (number === null) throw new Problem('device_not_found')
  return deviceBody(db, await deviceOf(db, number), now())
}

/**
 * Makes a code void: nobody can register a device with it, and the warranty of a device that was is over. The same key
 * revokes it once. Throws `device_not_found`, `warranty_already_revoked`, `reason_required`, `idempotency_key_reused`,
 * and `changed_meanwhile` if a customer has registered a device since the code was shown.
 */
export function revokeWarrantyCode(
  { db, now }: Context,
  staffId: number,
  number: number,
  { reason: text, expected_registered: wasRegistered }: Schemas['WarrantyRevocation'],
  requestKey: string,
): Promise<Schemas['StaffDevice']> {
  const reason = requireReason(text)
  return transaction(db, async (tx) => {
    if (!(await queries.lockWarrantyNumber(tx, number))) throw new Problem('device_not_found')
    const { code, device } = await deviceOf(tx, number)
    const action = {
      staffId,
      requestKey,
      request: { reason, wasRegistered },
      action: 'revokeWarrantyCode',
      subject: 'warranty_code',
      subjectId: number,
    } as const
    if ((await repeatedAction(tx, action)) === null) {
      if (code.revokedAt !== null) throw new Problem('warranty_already_revoked')
      if ((device !== null) !== wasRegistered) throw new Problem('changed_meanwhile')
      const at = new Date(now())
      await queries.setRevoked(tx, number, at)
      await recordAction(tx, {
        ...action,
        before: { revoked_at: null },
        after: { revoked_at: at.toISOString() },
        reason,
        at,
      })
    }
    return deviceBody(tx, await deviceOf(tx, number), now())
  })
}

async function deviceOf(db: Executor, number: number): Promise<queries.StaffDeviceRow> {
  const row = await queries.findDeviceOf(db, number)
  if (row === null) throw new Error(`warranty code ${number} is gone`)
  return row
}

async function deviceBody(
  db: Executor,
  { code, product, importedAt, device, owner }: queries.StaffDeviceRow,
  now: number,
): Promise<Schemas['StaffDevice']> {
  const { number, importId } = code
  const imported = importId === null ? [] : await actionsOn(db, 'warranty_import', importId)
  return {
    id: number,
    warranty_code: code.code,
    registry_code: code.registryCode,
    serial_number: code.serialNumber,
    product,
    imported_at: importedAt?.toISOString() ?? null,
    revoked_at: code.revokedAt?.toISOString() ?? null,
    warranty: warrantyOf(code.revokedAt, device?.expiresAt, now),
    registration:
      device === null || owner === null
        ? null
        : {
            customer_id: device.userId,
            first_name: owner.firstName,
            last_name: owner.lastName,
            phone_number: owner.phone,
            first_imei: device.firstImei,
            second_imei: device.secondImei,
            registered_at: device.registeredAt.toISOString(),
            expires_at: device.expiresAt.toISOString(),
          },
    actions: [...(await actionsOn(db, 'warranty_code', number)), ...imported],
  }
}

function warrantyOf(
  revokedAt: Date | null,
  expiresAt: Date | undefined,
  now: number,
): Schemas['StaffDevice']['warranty'] {
  if (expiresAt !== undefined) return registeredWarrantyOf(revokedAt, expiresAt, now)
  return revokedAt === null ? 'unregistered' : 'revoked'
}

/** The state of the warranty of a registered device. */
export function registeredWarrantyOf(
  revokedAt: Date | null,
  expiresAt: Date,
  now: number,
): 'active' | 'expired' | 'revoked' {
  if (revokedAt !== null) return 'revoked'
  return isWarrantyActive(expiresAt.getTime(), now) ? 'active' : 'expired'
}
