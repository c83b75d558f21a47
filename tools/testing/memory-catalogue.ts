import { CategoryTree } from '#server/catalogue/category-tree.ts'
import type { Product } from '#server/catalogue/entry.ts'
import type { VariantRow } from '#server/catalogue/catalogue.queries.ts'
import { type IndexFrame, ProductIndex } from '#server/catalogue/product-index.ts'
import { demoBrands } from '#demo/catalogue/brands.ts'
import { demoProducts } from '#demo/catalogue/catalogue.ts'
import { demoCategories } from '#demo/catalogue/categories.ts'
import { referenceFilters } from '#server/reference/filters.ts'
import { generateProducts } from '#demo/seed/generate.ts'
import { productRow, variantRow } from '#demo/seed/product-rows.ts'
import type { SeedProduct } from '#demo/seed/types.ts'

const frame = demoFrame()
const categoryIds = new Map(demoCategories.map(({ slug }, index) => [slug, index + 1]))
const brandIds = new Map(demoBrands.map(({ slug }, index) => [slug, index + 1]))

/** An index of the demo's products and generated ones, `size` in total, without a database. */
export function memoryIndex(
  now: number,
  size = demoProducts.length,
): { index: ProductIndex; frame: IndexFrame } {
  const index = new ProductIndex(frame, size)
  index.add(memoryProducts(now, size), now)
  Array.from(index.arrange())
  return { index, frame }
}

/** The same products in the index's format. */
export function memoryProducts(now: number, size = demoProducts.length): Product[] {
  const seeds = [
    ...demoProducts.slice(0, size),
    ...generateProducts(demoProducts, Math.max(0, size - demoProducts.length)),
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
    similarIds: [],
    isUsed: seed.used !== undefined,
    isFlagship: seed.flagship ?? false,
    facts: seed.facts,
    soldCount: seed.soldCount,
    ratingCount: 0,
    ratingSum: 0,
    createdAt: row.createdAt ?? new Date(now),
    picture: row.images?.[0] ?? null,
    colorPictures: [],
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
    const parent = demoCategories.find((category) => category.slug === slug)?.parent
    return parent ? `${pathOf(parent)}/${slug}` : slug
  }
  const idOf = (slug: string) => demoCategories.findIndex((category) => category.slug === slug) + 1
  const categories = demoCategories.map(({ slug, parent, filters, ...category }, position) => ({
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
    isHidden: false,
    position,
  }))
  return {
    tree: new CategoryTree(categories),
    brands: new Map(demoBrands.map(numbered).map((brand) => [brand.id, brand])),
    filters: referenceFilters.map(numbered),
  }
}

function numbered<Row extends object>(row: Row, position: number) {
  return { ...row, id: position + 1, position }
}
