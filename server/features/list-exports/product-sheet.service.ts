import { catalogueSheet } from '#i18n/fa/catalogue-sheet.ts'
import type { Context } from '#server/context.ts'
import { findExportedVariants } from '#server/features/catalogue-files/exported-variants.queries.ts'
import { sheetHeaders, sheetRows } from '#server/features/catalogue-files/catalogue-sheet.ts'
import {
  countStaffProducts,
  findStaffProductsBelow,
} from '#server/features/products/staff-products.queries.ts'
import { staffProductFilter } from '#server/features/products/staff-products.service.ts'
import type { ListSheet } from './list-sheet.ts'

/** The products of the list, a row for each variant. */
export function productSheet(
  { db, catalogue, now }: Context,
  choice: Parameters<typeof staffProductFilter>[1],
): ListSheet {
  const filter = staffProductFilter(catalogue, choice)
  return {
    name: catalogueSheet.sheet,
    headers: sheetHeaders,
    count: () => countStaffProducts(db, filter),
    page: async (slice) => {
      const products = await findStaffProductsBelow(db, filter, slice)
      const ids = products.map(({ id }) => id)
      const variants = Map.groupBy(
        await findExportedVariants(db, ids),
        ({ productId }) => productId,
      )
      return {
        ids,
        rows: products.flatMap((product) =>
          sheetRows(product, variants.get(product.id) ?? [], now()),
        ),
      }
    },
  }
}
