import type { Database } from '#server/db/database.ts'
import { shippingMethods } from '#server/db/schema/commerce.ts'

/** How the shop delivers. Prices are tomans; the post's is its smallest fee (account document, section 9). */
const methods = [
  {
    name: 'پیک فیروزه',
    description: 'تحویل همان روز در تهران برای سفارش‌های پیش از ساعت ۱۴',
    price: 95_000,
    isInPerson: false,
    branch: null,
    position: 1,
  },
  {
    name: 'پست پیشتاز',
    description: 'تحویل ۲ تا ۴ روز کاری در سراسر کشور',
    price: 70_800,
    isInPerson: false,
    branch: null,
    position: 2,
  },
  {
    name: 'تحویل حضوری، شعبهٔ شرق تهران',
    description: 'دریافت از شعبه پس از پیامک آماده‌شدن سفارش',
    price: 0,
    isInPerson: true,
    branch: 'east',
    position: 3,
  },
  {
    name: 'تحویل حضوری، شعبهٔ غرب تهران',
    description: 'دریافت از شعبه پس از پیامک آماده‌شدن سفارش',
    price: 0,
    isInPerson: true,
    branch: 'west',
    position: 4,
  },
] as const

/** Writes the methods that are missing; what a shop changed in its own stays. */
export async function loadShippingMethods(db: Database): Promise<void> {
  await db
    .insert(shippingMethods)
    .values([...methods])
    .onConflictDoNothing()
}
