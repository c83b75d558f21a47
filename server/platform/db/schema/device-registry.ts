import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { products } from './catalogue.ts'
import { instant } from './columns.ts'

/** Lists of warranty codes that staff imported; who did is in the log. */
export const warrantyImports = pgTable('warranty_imports', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  codes: integer().notNull(),
  importedAt: instant().notNull(),
})

/** The codes on the warranty cards of sold devices, with the code by which the device is registered with the network. */
export const warrantyCodes = pgTable(
  'warranty_codes',
  {
    code: text().primaryKey(),
    registryCode: text().notNull(),
    /** Names the code in URLs and in the log of actions, which should not have the code itself. */
    number: integer().notNull().unique().generatedAlwaysAsIdentity(),
    productId: integer().references(() => products.id, { onDelete: 'set null' }),
    /** Capitals and digits. */
    serialNumber: text().unique(),
    importId: integer().references(() => warrantyImports.id),
    revokedAt: instant(),
  },
  (table) => [index('warranty_codes_product').on(table.productId)],
)

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
