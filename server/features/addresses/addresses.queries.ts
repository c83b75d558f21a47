import { and, asc, count, eq, type Placeholder } from 'drizzle-orm'
import type { Executor } from '#server/platform/db/database.ts'
import { addresses, cities, provinces } from '#server/platform/db/schema/accounts.ts'
import { statement, type Places } from '#server/platform/db/statements.ts'

export type AddressFields = Omit<
  typeof addresses.$inferInsert,
  'id' | 'userId' | 'removed' | 'createdAt'
>
export type AddressRow = Awaited<ReturnType<typeof findAddresses>>[number]

const withPlace = (db: Executor) =>
  db
    .select({ address: addresses, provinceName: provinces.name, cityName: cities.name })
    .from(addresses)
    .innerJoin(provinces, eq(provinces.id, addresses.provinceId))
    .innerJoin(cities, eq(cities.id, addresses.cityId))

const own = (userId: number | Placeholder, id: number | Placeholder) =>
  and(eq(addresses.id, id), eq(addresses.userId, userId), eq(addresses.removed, false))

/** The addresses of a user, oldest first. */
export function findAddresses(db: Executor, userId: number) {
  return withPlace(db)
    .where(and(eq(addresses.userId, userId), eq(addresses.removed, false)))
    .orderBy(asc(addresses.id))
}

/** How many addresses a user's list has. */
export async function countAddresses(db: Executor, userId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(addresses)
    .where(and(eq(addresses.userId, userId), eq(addresses.removed, false)))
  return row?.total ?? 0
}

export async function findAddress(
  db: Executor,
  userId: number,
  id: number,
): Promise<AddressRow | null> {
  const [row] = await selectAddress(db, { userId, id })
  return row ?? null
}

const selectAddress = statement(
  'select-address',
  (db: Executor, at: Places<{ userId: number; id: number }>) =>
    withPlace(db).where(own(at('userId'), at('id'))),
)

export async function insertAddress(
  db: Executor,
  userId: number,
  fields: AddressFields,
  createdAt: Date,
): Promise<number> {
  const [row] = await db
    .insert(addresses)
    .values({ ...fields, userId, createdAt })
    .returning({ id: addresses.id })
  if (!row) throw new Error('an insert answered no row')
  return row.id
}

/** Returns false if the user has no such address. */
export async function changeAddress(
  db: Executor,
  userId: number,
  id: number,
  fields: Partial<AddressFields> & { removed?: boolean },
): Promise<boolean> {
  const rows = await db
    .update(addresses)
    .set(fields)
    .where(own(userId, id))
    .returning({ id: addresses.id })
  return rows.length > 0
}
