import { brands, categories, products, variants } from '#server/platform/db/schema/catalogue.ts'
import type { Transaction } from '#server/platform/db/database.ts'
import { productRow, variantRow } from './product-rows.ts'
import type { SeedBrand, SeedCategory, SeedProduct } from './types.ts'

export type CategoryIds = Map<string, { id: number; path: string }>
export type BrandIds = Map<string, number>

/** Rows per statement; PostgreSQL accepts at most 65,535 parameters. */
const rowsPerInsert = 1_000

/** Inserts the categories, parents before children; the first root gets the first id. Returns ids and paths by slug. */
export async function insertCategories(
  tx: Transaction,
  list: readonly SeedCategory[],
  pictureOf: (slug: string) => { desktopBanner: string; mobileBanner: string; tileImage: string },
): Promise<CategoryIds> {
  const known: CategoryIds = new Map()
  let open = list.map((category, position) => ({ category, position }))
  while (open.length > 0) {
    const ready = open.filter(({ category: { parent } }) => parent === null || known.has(parent))
    if (ready.length === 0) throw new Error('a category has a parent that is not there')
    const rows = ready.map(({ category, position }) => {
      const parent = category.parent === null ? undefined : known.get(category.parent)
      return {
        slug: category.slug,
        path: parent ? `${parent.path}/${category.slug}` : category.slug,
        parentId: parent?.id ?? null,
        name: category.name,
        titleTag: category.titleTag,
        descriptionTag: category.descriptionTag,
        description: category.description,
        filterKeys: category.filters ?? [],
        position,
        ...pictureOf(category.slug),
      }
    })
    const inserted = await tx
      .insert(categories)
      .values(rows)
      .returning({ id: categories.id, slug: categories.slug, path: categories.path })
    for (const { id, slug, path } of inserted) known.set(slug, { id, path })
    open = open.filter((one) => !ready.includes(one))
  }
  return known
}

/** Inserts the brands. Returns their ids by slug. */
export async function insertBrands(tx: Transaction, list: readonly SeedBrand[]): Promise<BrandIds> {
  const inserted = await tx
    .insert(brands)
    .values([...list])
    .returning({ id: brands.id, slug: brands.slug })
  return new Map(inserted.map(({ id, slug }) => [slug, id]))
}

/** Inserts products with their variants, many per statement. Article numbers start at `firstNumber`. */
export async function insertProducts(
  tx: Transaction,
  list: readonly SeedProduct[],
  ids: { categories: CategoryIds; brands: BrandIds },
  now: number,
  firstNumber = 1,
): Promise<void> {
  for (let start = 0; start < list.length; start += rowsPerInsert) {
    const batch = list.slice(start, start + rowsPerInsert)
    const rows = batch.map((product, index) => {
      const categoryId = ids.categories.get(product.category)?.id
      const brandId = ids.brands.get(product.brand)
      if (categoryId === undefined || brandId === undefined) {
        throw new Error(
          `${product.slug} is of ${product.category} and ${product.brand}, one of which is not there`,
        )
      }
      return productRow(product, { categoryId, brandId }, skuOf(firstNumber + start + index), now)
    })
    const inserted = await tx
      .insert(products)
      .values(rows)
      .returning({ id: products.id, slug: products.slug })
    const idOf = new Map(inserted.map(({ id, slug }) => [slug, id]))
    const variantRows = batch.flatMap((product) => {
      const productId = idOf.get(product.slug) ?? 0
      return product.variants.map((variant, position) => ({
        productId,
        ...variantRow(variant, position, now),
      }))
    })
    for (let from = 0; from < variantRows.length; from += rowsPerInsert) {
      await tx.insert(variants).values(variantRows.slice(from, from + rowsPerInsert))
    }
  }
}

function skuOf(number: number): string {
  return `FZ-${String(number).padStart(6, '0')}`
}
