import { CategoryTree } from '#server/catalogue/category-tree.ts'
import type { Product } from '#server/catalogue/entry.ts'
import type { VariantRow } from '#server/catalogue/catalogue.queries.ts'
import { type IndexFrame, ProductIndex } from '#server/catalogue/product-index.ts'
import { BRANDS } from '#demo/catalogue/brands.ts'
import { PRODUCTS } from '#demo/catalogue/catalogue.ts'
import { CATEGORIES } from '#demo/catalogue/categories.ts'
import { FILTERS } from '#server/reference/filters.ts'
import { generateProducts } from '#demo/seed/generate.ts'
import { productRow, variantRow } from '#demo/seed/product-rows.ts'
import type { SeedProduct } from '#demo/seed/types.ts'

const frame = demoFrame()
const categoryIds = new Map(CATEGORIES.map(({ slug }, index) => [slug, index + 1]))
const brandIds = new Map(BRANDS.map(({ slug }, index) => [slug, index + 1]))

/** The index of the demo's products and of generated ones, `size` in all, without a database. */
export function memoryIndex(
  now: number,
  size = PRODUCTS.length,
): { index: ProductIndex; frame: IndexFrame } {
  const index = new ProductIndex(frame, size)
  index.add(memoryProducts(now, size), now)
  Array.from(index.arrange())
  return { index, frame }
}

/** The same products as the index takes them. */
export function memoryProducts(now: number, size = PRODUCTS.length): Product[] {
  const seeds = [
    ...PRODUCTS.slice(0, size),
    ...generateProducts(PRODUCTS, Math.max(0, size - PRODUCTS.length)),
  ]
  let variantId = 0
  return seeds.map((seed, index) => toProduct(seed, index + 1, now, () => ++variantId))
}

function toProduct(
  seed: SeedProduct,
  id: number,
  now: number,
  nextVariantId: () => number,
): Product {
  const ids = {
    categoryId: categoryIds.get(seed.category) ?? 0,
    brandId: brandIds.get(seed.brand) ?? 0,
  }
  const row = productRow(seed, ids, `FZ-${String(id).padStart(6, '0')}`, now)
  return {
    ...ids,
    id,
    slug: row.slug,
    sku: row.sku,
    title: row.title,
    secondTitle: row.secondTitle,
    aliases: seed.aliases,
    isUsed: seed.used !== undefined,
    isFlagship: seed.flagship ?? false,
    facts: seed.facts,
    soldCount: seed.soldCount,
    ratingCount: 0,
    ratingSum: 0,
    createdAt: row.createdAt ?? new Date(now),
    picture: row.images?.[0] ?? null,
    variants: seed.variants.map((variant, position) =>
      toVariant(variantRow(variant, position, now), nextVariantId(), id, now),
    ),
  }
}

function toVariant(
  row: ReturnType<typeof variantRow>,
  id: number,
  productId: number,
  now: number,
): VariantRow {
  return {
    id,
    productId,
    colorKey: row.colorKey,
    colorName: row.colorName,
    colorCode: row.colorCode,
    price: row.price,
    newPrice: row.newPrice ?? null,
    offerEndsAt: row.offerEndsAt ?? null,
    stock: row.stock ?? 0,
    gift: row.gift ?? null,
    updatedAt: new Date(now),
  }
}

function demoFrame(): IndexFrame {
  const pathOf = (slug: string): string => {
    const parent = CATEGORIES.find((category) => category.slug === slug)?.parent
    return parent ? `${pathOf(parent)}/${slug}` : slug
  }
  const idOf = (slug: string) => CATEGORIES.findIndex((category) => category.slug === slug) + 1
  const categories = CATEGORIES.map(({ slug, parent, filters, ...category }, position) => ({
    id: position + 1,
    slug,
    path: pathOf(slug),
    parentId: parent === null ? null : idOf(parent),
    name: category.name,
    titleTag: category.titleTag,
    descriptionTag: category.descriptionTag,
    description: category.description,
    desktopBanner: null,
    mobileBanner: null,
    tileImage: null,
    filterKeys: filters ?? [],
    position,
  }))
  return {
    tree: new CategoryTree(categories),
    brands: new Map(BRANDS.map(numbered).map((brand) => [brand.id, brand])),
    filters: FILTERS.map(numbered),
  }
}

function numbered<Row extends object>(row: Row, position: number) {
  return { ...row, id: position + 1, position }
}
