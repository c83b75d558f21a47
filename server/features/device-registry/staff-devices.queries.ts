import { desc, eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import { products } from '#server/platform/db/schema/catalogue.ts'
import {
  registeredDevices,
  registeredImeis,
  warrantyCodes,
  warrantyImports,
} from '#server/platform/db/schema/device-registry.ts'

export type StaffDeviceRow = NonNullable<Awaited<ReturnType<typeof findDeviceOf>>>

/** The number of the code that this text is, else that has it as its serial number, else whose device has it as an IMEI. */
export async function findWarrantyNumber(db: Executor, text: string): Promise<number | null> {
  const { number, code, serialNumber } = warrantyCodes
  const [row] = await unionAll(
    db
      .select({ number, rank: sql<number>`1`.as('rank') })
      .from(warrantyCodes)
      .where(eq(code, text)),
    db
      .select({ number, rank: sql<number>`2`.as('rank') })
      .from(warrantyCodes)
      .where(eq(serialNumber, text)),
    db
      .select({ number, rank: sql<number>`3`.as('rank') })
      .from(registeredImeis)
      .innerJoin(registeredDevices, eq(registeredDevices.id, registeredImeis.deviceId))
      .innerJoin(warrantyCodes, eq(code, registeredDevices.warrantyCode))
      .where(eq(registeredImeis.imei, text)),
  )
    .orderBy(sql`rank`)
    .limit(1)
  return row?.number ?? null
}

/** A warranty code with its product, its import, and who registered a device with it. */
export async function findDeviceOf(db: Executor, number: number) {
  const [row] = await db
    .select({
      code: warrantyCodes,
      product: { id: products.id, title: products.title, sku: products.sku },
      importedAt: warrantyImports.importedAt,
      device: registeredDevices,
      owner: { firstName: users.firstName, lastName: users.lastName, phone: users.phone },
    })
    .from(warrantyCodes)
    .leftJoin(products, eq(products.id, warrantyCodes.productId))
    .leftJoin(warrantyImports, eq(warrantyImports.id, warrantyCodes.importId))
    .leftJoin(registeredDevices, eq(registeredDevices.warrantyCode, warrantyCodes.code))
    .leftJoin(users, eq(users.id, registeredDevices.userId))
    .where(eq(warrantyCodes.number, number))
  return row ?? null
}

/** The devices of one customer, the one registered last first. */
export function findDevicesOf(db: Executor, userId: number, limit: number) {
  return db
    .select({ code: warrantyCodes, title: products.title, device: registeredDevices })
    .from(registeredDevices)
    .innerJoin(warrantyCodes, eq(warrantyCodes.code, registeredDevices.warrantyCode))
    .leftJoin(products, eq(products.id, warrantyCodes.productId))
    .where(eq(registeredDevices.userId, userId))
    .orderBy(desc(registeredDevices.id))
    .limit(limit)
}

/** Locks a code, so that nobody uses or revokes it meanwhile; false for an unknown one. */
export async function lockWarrantyNumber(tx: Transaction, number: number): Promise<boolean> {
  const rows = await tx
    .select({ number: warrantyCodes.number })
    .from(warrantyCodes)
    .where(eq(warrantyCodes.number, number))
    .for('update')
  return rows.length > 0
}

export async function setRevoked(tx: Transaction, number: number, revokedAt: Date): Promise<void> {
  await tx.update(warrantyCodes).set({ revokedAt }).where(eq(warrantyCodes.number, number))
}

/** Which of these codes and serial numbers there are already. */
export async function findTaken(
  db: Executor,
  { codes, serials }: { codes: string[]; serials: string[] },
): Promise<{ codes: Set<string>; serials: Set<string | null> }> {
  const { code, serialNumber } = warrantyCodes
  const takenCodes = await db
    .select({ code })
    .from(warrantyCodes)
    .where(sql`${code} = any(${sql.param(codes)}::text[])`)
  const takenSerials = await db
    .select({ serialNumber })
    .from(warrantyCodes)
    .where(sql`${serialNumber} = any(${sql.param(serials)}::text[])`)
  return {
    codes: new Set(takenCodes.map((each) => each.code)),
    serials: new Set(takenSerials.map((each) => each.serialNumber)),
  }
}

/** Products that have one of these codes, in any case of its letters. */
export function findProductsBySku(db: Executor, skus: readonly string[]) {
  const folded = skus.map((sku) => sku.toLowerCase())
  return db
    .select({ id: products.id, sku: products.sku, title: products.title })
    .from(products)
    .where(sql`lower(${products.sku}) = any(${sql.param(folded)}::text[])`)
}

type NewCode = { code: string; registryCode: string; productId: number; serial: string | null }

/** Inserts an import with its codes in one statement, however many. Returns its id. */
export async function insertImport(
  tx: Transaction,
  codes: readonly NewCode[],
  importedAt: Date,
): Promise<number> {
  const [row] = await tx
    .insert(warrantyImports)
    .values({ codes: codes.length, importedAt })
    .returning({ id: warrantyImports.id })
  if (row === undefined) throw new Error('an insert returned no row')
  await tx.execute(sql`
    insert into ${warrantyCodes} (code, registry_code, product_id, serial_number, import_id)
    select code, registry, product, serial, ${row.id}::int
    from jsonb_to_recordset(${JSON.stringify(
      codes.map(({ code, registryCode, productId, serial }) => ({
        code,
        registry: registryCode,
        product: productId,
        serial,
      })),
    )}::jsonb) as line (code text, registry text, product int, serial text)`)
  return row.id
}

export async function countImported(tx: Transaction, id: number): Promise<number> {
  const [row] = await tx
    .select({ codes: warrantyImports.codes })
    .from(warrantyImports)
    .where(eq(warrantyImports.id, id))
  return row?.codes ?? 0
}
