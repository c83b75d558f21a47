import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/db/database.ts'
import {
  brands,
  categories,
  insurances,
  products,
  variants,
} from '#server/platform/db/schema/catalogue.ts'

export type Goods = {
  stock?: number
  price?: number
  newPrice?: number
  offerEndsAt?: Date
  gift?: string
  /** Phones can be insured, other products cannot. */
  kind?: 'phone' | 'cable'
}

/** Adds a product with one black variant. Returns the variant's id. Prices are tomans. */
export async function addGoods(db: Database, goods: Goods = {}): Promise<number> {
  const { stock = 5, price = 20_000_000, kind = 'phone', ...offer } = goods
  const slug = `${kind}-${randomUUID()}`
  const [product] = await db
    .insert(products)
    .values({
      slug,
      sku: slug,
      categoryId: await categoryId(db, kind),
      brandId: await brandId(db),
      title: 'گوشی آزمایشی',
      secondTitle: 'Test phone',
      warranty: 'گارانتی ۱۸ ماهه',
      images: [
        { image: '/images/phone/test/hero/white', alt: 'سفید', color: 'white' },
        { image: '/images/phone/test/hero/black', alt: 'مشکی', color: 'black' },
      ],
    })
    .returning({ id: products.id })
  const [variant] = await db
    .insert(variants)
    .values({
      productId: product?.id ?? 0,
      colorKey: 'black',
      colorName: 'مشکی',
      colorCode: '#111111',
      price,
      stock,
      ...offer,
    })
    .returning({ id: variants.id })
  return variant?.id ?? 0
}

/** The insurance of test phones: 4.5 % of the list price, at least 600,000 tomans. */
export async function addInsurance(db: Database): Promise<number> {
  await categoryId(db, 'phone')
  const [insurance] = await db
    .insert(insurances)
    .values({
      name: 'بیمهٔ بدنه',
      description: '<p>شکستگی و آب‌خوردگی</p>',
      months: 12,
      ratePermille: 45,
      minimumPrice: 600_000,
      categorySlugs: ['test-phones'],
    })
    .returning({ id: insurances.id })
  return insurance?.id ?? 0
}

async function categoryId(db: Database, kind: 'phone' | 'cable'): Promise<number> {
  const slug = `test-${kind}s`
  const values = {
    slug: `${slug}-leaf`,
    path: `${slug}/${slug}-leaf`,
    name: kind,
    titleTag: kind,
    descriptionTag: kind,
  }
  const [category] = await db
    .insert(categories)
    .values(values)
    .onConflictDoUpdate({ target: categories.slug, set: { name: kind } })
    .returning({ id: categories.id })
  return category?.id ?? 0
}

async function brandId(db: Database): Promise<number> {
  const [brand] = await db
    .insert(brands)
    .values({ slug: 'test-brand', name: 'آزمون', englishName: 'Test' })
    .onConflictDoUpdate({ target: brands.slug, set: { name: 'آزمون' } })
    .returning({ id: brands.id })
  return brand?.id ?? 0
}
