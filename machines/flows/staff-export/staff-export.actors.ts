import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { CreateExportInput, ProductExport } from './staff-export.types.ts'

/** The live actors of an export of products. */
export function createStaffExportActors(client: ShopClient) {
  return {
    createProductExport: fromPromise<ProductExport, CreateExportInput>(
      ({ input: { choice, key }, signal }) =>
        within(signal, (signal) =>
          unwrap(
            client.POST('/staff/product-export/', {
              params: { header: { 'Idempotency-Key': key } },
              body: choice,
              signal,
            }),
          ),
        ),
    ),
    getProductExport: fromPromise<ProductExport, { id: number }>(({ input: { id }, signal }) =>
      within(signal, (signal) =>
        unwrap(client.GET('/staff/product-export/{id}/', { params: { path: { id } }, signal })),
      ),
    ),
  }
}
