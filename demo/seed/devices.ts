import { warrantyEnd } from '#domain/warranty-end.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import {
  registeredDevices,
  registeredImeis,
  warrantyCodes,
} from '#server/platform/db/schema/device-registry.ts'
import { demoDevices, demoWarrantyCards } from '#demo/catalogue/devices.ts'

/** Inserts the warranty cards of the demo and the devices of its customer. */
export async function insertDevices(tx: Transaction, userId: number, now: number): Promise<void> {
  await tx.insert(warrantyCodes).values([...demoWarrantyCards])
  const devices = await tx
    .insert(registeredDevices)
    .values(
      demoDevices.map(({ activatedMonthsAgo, ...device }) => {
        const registeredAt = monthsBefore(now, activatedMonthsAgo)
        return { ...device, userId, registeredAt, expiresAt: warrantyEnd(registeredAt) }
      }),
    )
    .returning()
  await tx
    .insert(registeredImeis)
    .values(
      devices.flatMap(({ id, firstImei, secondImei }) =>
        [firstImei, secondImei].flatMap((imei) => (imei === null ? [] : [{ imei, deviceId: id }])),
      ),
    )
}

function monthsBefore(now: number, months: number): Date {
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - months, 1)
  return date
}
