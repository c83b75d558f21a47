import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant } from './columns.ts'

/** The codes on the warranty cards of sold devices, with the code by which the device is registered with the network. */
export const warrantyCodes = pgTable('warranty_codes', {
  code: text().primaryKey(),
  registryCode: text().notNull(),
})

/** Devices whose warranty was activated; a code is used once. */
export const registeredDevices = pgTable(
  'registered_devices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    firstImei: text().notNull(),
    secondImei: text(),
    warrantyCode: text()
      .notNull()
      .unique()
      .references(() => warrantyCodes.code),
    registeredAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('registered_devices_user').on(table.userId)],
)

/** Every number of a registered device, first or second: none belongs to two devices. */
export const registeredImeis = pgTable(
  'registered_imeis',
  {
    imei: text().primaryKey(),
    deviceId: integer()
      .notNull()
      .references(() => registeredDevices.id, { onDelete: 'cascade' }),
  },
  (table) => [index('registered_imeis_device').on(table.deviceId)],
)
