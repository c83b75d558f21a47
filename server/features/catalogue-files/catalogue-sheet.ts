import { catalogueSheet as words } from '#i18n/fa/catalogue-sheet.ts'
import { currentPrice } from '#domain/price.ts'
import type { SheetRow } from '#server/platform/sheets/cells.ts'
import { persianInstant } from '#server/platform/sheets/persian-moment.ts'
import type { findStaffProductsBelow } from '#server/features/products/staff-products.queries.ts'
import type { ExportedVariant } from './exported-variants.queries.ts'

type ExportedProduct = Awaited<ReturnType<typeof findStaffProductsBelow>>[number]

/** The headers of the columns in their order. */
export const sheetHeaders: SheetRow = Object.values(words.headers)

/** A row for each variant of a product as of `now`; one with the product alone if it has none. */
export function sheetRows(
  product: ExportedProduct,
  variants: readonly ExportedVariant[],
  now: number,
): SheetRow[] {
  if (variants.length === 0) return [rowOf(product, null, now)]
  return variants.map((variant) => rowOf(product, variant, now))
}

function rowOf(product: ExportedProduct, variant: ExportedVariant | null, now: number): SheetRow {
  const prices = variant && currentPrice(variant, now)
  const cells: Record<keyof typeof words.headers, SheetRow[number]> = {
    sku: product.sku,
    variant_id: variant?.id ?? null,
    title: product.title,
    second_title: product.secondTitle,
    brand: product.brand.name,
    category: product.category.name,
    color: variant?.colorName ?? null,
    price: prices?.price ?? null,
    new_price: prices?.newPrice ?? null,
    offer_ends_at: prices?.offerEndsAt ? persianInstant(prices.offerEndsAt) : null,
    stock: variant?.stock ?? null,
    low_stock: variant?.lowStock ?? null,
    is_active: product.isActive ? words.yes : words.no,
    is_shown: variant && (variant.isHidden ? words.no : words.yes),
  }
  return Object.values(cells)
}
