import { count, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { markAsDemo } from '#server/platform/db/shop-facts.queries.ts'
import { users } from '#server/platform/db/schema/accounts.ts'
import { staffRoles } from '#server/platform/db/schema/staff.ts'
import { products, siteContents } from '#server/platform/db/schema/catalogue.ts'
import { articleIds } from '#server/platform/db/schema/contents.ts'
import { hashPassword } from '#server/http/security/passwords.ts'
import { demoAnnouncement } from '#demo/catalogue/announcement.ts'
import { demoArticles } from '#demo/catalogue/articles.ts'
import { demoBrands } from '#demo/catalogue/brands.ts'
import { demoProducts } from '#demo/catalogue/catalogue.ts'
import { demoCategories } from '#demo/catalogue/categories.ts'
import { demoHome, demoSeoText } from '#demo/catalogue/home.ts'
import { demoSiteLinks } from '#demo/catalogue/site-links.ts'
import { demoMenu, demoMenuPromotion } from '#demo/catalogue/menu.ts'
import { insertComments } from './comments.ts'
import { insertPricePlans } from './price-plans.ts'
import { insertQuestions } from './questions.ts'
import { articleContents, siteContent } from './contents.ts'
import { insertDiscounts } from './discounts.ts'
import { insertHistory } from './history.ts'
import { insertBrands, insertCategories, insertProducts } from './insert.ts'
import { insertDevices } from './devices.ts'
import { insertUsedPhones } from './used-phones.ts'
import { insertSupport } from './support.ts'
import { transaction } from '#server/platform/db/transaction.ts'

/** The accounts of the demo; they share one password. */
export const demoAccounts = {
  customer: { phone: '09120000000', password: 'Firouzeh@1405' },
  /** A customer who has an account and nothing in it yet. */
  newcomer: { phone: '09120000002', password: 'Firouzeh@1405' },
  /** The owner, who may do everything in the back office. */
  staff: { phone: '09120000001', password: 'Firouzeh@1405' },
  /** A staff member who works on orders alone. */
  clerk: { phone: '09120000003', password: 'Firouzeh@1405' },
} as const

/** Whether the shop has no products yet. */
export async function isCatalogueEmpty(db: Database): Promise<boolean> {
  const [row] = await db.select({ rows: count() }).from(products)
  return row?.rows === 0
}

/**
 * Fills an empty shop with the whole demo, in one transaction: categories, brands, products with their earlier prices,
 * discount codes, the site's content, used phones, a customer with tickets, messages and devices, one with nothing yet,
 * a staff member with plans of prices, and comments on products and questions about them. Dates are relative to
 * `now` (milliseconds since 1970).
 */
export async function loadDemo(db: Database, { now }: { now: number }): Promise<void> {
  const passwordHash = await hashPassword(demoAccounts.customer.password)
  await transaction(db, async (tx) => {
    await markAsDemo(tx)
    const categories = await insertCategories(tx, demoCategories, (slug) => ({
      desktopBanner: `/images/scene/category/${slug}`,
      mobileBanner: `/images/scene/category/${slug}-mobile`,
      tileImage: `/images/scene/tile/${slug}`,
    }))
    const brands = await insertBrands(tx, demoBrands)
    await insertProducts(tx, demoProducts, { categories, brands }, now)
    await insertDiscounts(tx, now)
    const content = siteContent({
      home: demoHome,
      menu: demoMenu,
      menuPromotion: demoMenuPromotion,
      siteLinks: demoSiteLinks,
      seoText: demoSeoText,
      announcement: demoAnnouncement,
      products: demoProducts,
      categories,
    })
    await tx.insert(siteContents).values(
      Object.entries({ ...content, ...articleContents(demoArticles, now) }).map(([key, body]) => ({
        key,
        body,
      })),
    )
    await tx.execute(sql`select setval(${articleIds.seqName}, ${demoArticles.length})`)
    const [customer, staff, clerk] = await tx
      .insert(users)
      .values([
        {
          phone: demoAccounts.customer.phone,
          passwordHash,
          firstName: 'نگار',
          lastName: 'رستمی',
          nationalCode: '0499370899',
        },
        {
          phone: demoAccounts.staff.phone,
          passwordHash,
          firstName: 'آرمان',
          lastName: 'کیانی',
        },
        {
          phone: demoAccounts.clerk.phone,
          passwordHash,
          firstName: 'مهتاب',
          lastName: 'سلیمی',
        },
        { phone: demoAccounts.newcomer.phone, passwordHash },
      ])
      .returning({ id: users.id })
    await insertHistory(tx, now)
    await insertUsedPhones(tx)
    if (customer) {
      await insertSupport(tx, customer.id, now)
      await insertDevices(tx, customer.id, now)
    }
    if (staff) {
      await insertComments(tx, { staffId: staff.id, now })
      await insertQuestions(tx, { staffId: staff.id, now })
      await insertPricePlans(tx, { staffId: staff.id, now })
    }
    if (staff && clerk)
      await tx.insert(staffRoles).values([
        { userId: staff.id, role: 'owner' },
        { userId: clerk.id, role: 'orders' },
      ])
  })
}
