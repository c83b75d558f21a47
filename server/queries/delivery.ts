import { and, asc, eq } from 'drizzle-orm'
import type { Executor } from '#server/db/database.ts'
import { addresses, cities, provinces } from '#server/db/schema/accounts.ts'
import { shippingMethods } from '#server/db/schema/commerce.ts'

export type OwnAddress = NonNullable<Awaited<ReturnType<typeof findOwnAddress>>>

/** The shipping methods in their order; all of them, or only branches, or only couriers. */
export function findShippingMethods(db: Executor, isInPerson?: boolean) {
  return db
    .select({
      id: shippingMethods.id,
      name: shippingMethods.name,
      description: shippingMethods.description,
      price: shippingMethods.price,
      isInPerson: shippingMethods.isInPerson,
      branch: shippingMethods.branch,
    })
    .from(shippingMethods)
    .where(isInPerson === undefined ? undefined : eq(shippingMethods.isInPerson, isInPerson))
    .orderBy(asc(shippingMethods.position), asc(shippingMethods.id))
}

export async function findShippingMethod(db: Executor, id: number) {
  const [method] = await db.select().from(shippingMethods).where(eq(shippingMethods.id, id))
  return method ?? null
}

/** An address that the shopper has and did not remove. */
export async function findOwnAddress(db: Executor, userId: number, id: number) {
  const [address] = await db
    .select({
      id: addresses.id,
      title: addresses.title,
      provinceId: addresses.provinceId,
      cityId: addresses.cityId,
      provinceName: provinces.name,
      cityName: cities.name,
      address: addresses.address,
      postalCode: addresses.postalCode,
      latitude: addresses.latitude,
      longitude: addresses.longitude,
      receiverFirstName: addresses.receiverFirstName,
      receiverLastName: addresses.receiverLastName,
      receiverNationalCode: addresses.receiverNationalCode,
      receiverPhoneNumber: addresses.receiverPhoneNumber,
    })
    .from(addresses)
    .innerJoin(provinces, eq(provinces.id, addresses.provinceId))
    .innerJoin(cities, eq(cities.id, addresses.cityId))
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId), eq(addresses.removed, false)))
  return address ?? null
}
