import { variants } from '#server/platform/db/schema/catalogue.ts'

/** What a sheet of the catalogue holds of a variant: an export writes it and an import reads it. */
export const sheetColumns = {
  id: variants.id,
  productId: variants.productId,
  colorName: variants.colorName,
  price: variants.price,
  newPrice: variants.newPrice,
  offerEndsAt: variants.offerEndsAt,
  stock: variants.stock,
  lowStock: variants.lowStock,
  isHidden: variants.isHidden,
}
