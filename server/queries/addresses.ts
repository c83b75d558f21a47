import { and, asc, eq } from 'drizzle-orm'
import type { Executor } from '#server/db/database.ts'
import { addresses, cities, provinces } from '#server/db/schema/accounts.ts'

export type AddressFields = Omit<
  typeof addresses.$inferInsert,
  'id' | 'userId' | 'removed' | 'createdAt'
>
export type AddressRow = Awaited<ReturnType<typeof findAddresses>>[number]

const own = (userId: number, id: number) =>
  and(eq(addresses.id, id), eq(addresses.userId, userId), eq(addresses.removed, false))

/** The addresses of a user, oldest first; with `id`, that one alone. */
export function findAddresses(db: Executor, userId: number, id?: number) {
  return db
    .select({ address: addresses, provinceName: provinces.name, cityName: cities.name })
    .from(addresses)
    .innerJoin(provinces, eq(provinces.id, addresses.provinceId))
    .innerJoin(cities, eq(cities.id, addresses.cityId))
    .where(
      id === undefined
        ? and(eq(addresses.userId, userId), eq(addresses.removed, false))
        : own(userId, id),
    )
    .orderBy(asc(addresses.id))
}

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

/** False when the user has no such address. */
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
