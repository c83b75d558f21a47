import { eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import {
  registeredDevices,
  registeredImeis,
  warrantyCodes,
} from '#server/platform/db/schema/device-registry.ts'

export type DeviceRow = typeof registeredDevices.$inferSelect & WarrantyCode
type WarrantyCode = Pick<typeof warrantyCodes.$inferSelect, 'registryCode' | 'revokedAt'>

const { registryCode, revokedAt } = warrantyCodes

/** A warranty code, locked, so that of two people only one can use or revoke it. */
export async function lockWarrantyCode(
  tx: Transaction,
  code: string,
): Promise<WarrantyCode | null> {
  const [row] = await tx
    .select({ registryCode, revokedAt })
    .from(warrantyCodes)
    .where(eq(warrantyCodes.code, code))
    .for('update')
  return row ?? null
}

/** The devices that have one of these numbers. */
export function findDevices(db: Executor, imeis: readonly string[]): Promise<DeviceRow[]> {
  return db
    .selectDistinct({
      ...getTableColumns(registeredDevices),
      registryCode,
      revokedAt,
    })
    .from(registeredImeis)
    .innerJoin(registeredDevices, eq(registeredImeis.deviceId, registeredDevices.id))
    .innerJoin(warrantyCodes, eq(registeredDevices.warrantyCode, warrantyCodes.code))
    .where(inArray(registeredImeis.imei, [...imeis]))
    .orderBy(registeredDevices.id)
}

export function findDevicesOf(db: Executor, userId: number): Promise<DeviceRow[]> {
  return db
    .select({ ...getTableColumns(registeredDevices), registryCode, revokedAt })
    .from(registeredDevices)
    .innerJoin(warrantyCodes, eq(registeredDevices.warrantyCode, warrantyCodes.code))
    .where(eq(registeredDevices.userId, userId))
    .orderBy(registeredDevices.id)
}

export async function isCodeUsed(db: Executor, code: string): Promise<boolean> {
  const rows = await db
    .select({ id: registeredDevices.id })
    .from(registeredDevices)
    .where(eq(registeredDevices.warrantyCode, code))
  return rows.length > 0
}

/** Inserts a device with its numbers; null if another device has one of them. */
export async function insertDevice(
  tx: Transaction,
  device: Omit<typeof registeredDevices.$inferInsert, 'id'>,
): Promise<typeof registeredDevices.$inferSelect | null> {
  const [row] = await tx.insert(registeredDevices).values(device).returning()
  if (!row) throw new Error('an insert returned no row')
  // In one order for all devices: two with the same numbers, in another order each, would wait for each other.
  const imeis = [row.firstImei, row.secondImei].filter((imei) => imei !== null).toSorted()
  const inserted = await tx
    .insert(registeredImeis)
    .values(imeis.map((imei) => ({ imei, deviceId: row.id })))
    .onConflictDoNothing()
    .returning({ imei: registeredImeis.imei })
  return inserted.length === imeis.length ? row : null
}
