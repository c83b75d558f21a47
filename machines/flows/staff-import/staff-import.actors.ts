import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { formOf, uploadPatienceMs } from '#machines/api/form-of.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import { reasonField } from '#machines/kernel/reason-field.ts'
import type {
  ApplyInput,
  CheckInput,
  ChosenSheet,
  ImportCheck,
  ImportResult,
  ProductImport,
} from './staff-import.types.ts'

/** Actors that upload a sheet of prices and stock, check it and apply it. */
export function createStaffImportActors(client: ShopClient) {
  return {
    createProductImport: fromPromise<ProductImport, ChosenSheet>(({ input: sheet, signal }) =>
      within(
        signal,
        (signal) =>
          unwrap(
            client.POST('/staff/product-import/', {
              body: { sheet: sheet.name },
              bodySerializer: () => formOf('sheet', sheet.file, sheet.name),
              signal,
            }),
          ),
        uploadPatienceMs,
      ),
    ),
    checkProductImport: fromPromise<ImportCheck, CheckInput>(({ input: { id, columns }, signal }) =>
      within(
        signal,
        (signal) =>
          unwrap(
            client.POST('/staff/product-import/{id}/check/', {
              params: { path: { id } },
              body: columns,
              signal,
            }),
          ),
        uploadPatienceMs,
      ),
    ),
    applyProductImport: fromPromise<ImportResult, ApplyInput>(
      ({ input: { id, checkId, reason, key }, signal }) =>
        within(
          signal,
          (signal) =>
            unwrap(
              client.POST('/staff/product-import/{id}/apply/', {
                params: { path: { id }, header: { 'Idempotency-Key': key } },
                body: { check_id: checkId, ...reasonField(reason) },
                signal,
              }),
            ),
          uploadPatienceMs,
        ),
    ),
  }
}
