import { asc, eq } from 'drizzle-orm'
import type { Executor } from '#server/db/database.ts'
import { shippingMethods } from '#server/db/schema/commerce.ts'

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
  const [method] = await db
    .select()
    .from(shippingMethods)
    .where(eq(shippingMethods.id, id))
    .prepare('find-shipping-method')
    .execute()
  return method ?? null
}
