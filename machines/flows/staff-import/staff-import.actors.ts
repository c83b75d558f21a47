import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type {
  ApplyInput,
  CheckInput,
  ChosenSheet,
  ImportCheck,
  ImportResult,
  ProductImport,
} from './staff-import.types.ts'

/** A sheet as large as it may be takes the server some seconds, and longer where another one is read. */
const patienceMs = 60_000

/** The live actors of an import of prices and stock. */
export function createStaffImportActors(client: ShopClient) {
  return {
    createProductImport: fromPromise<ProductImport, ChosenSheet>(({ input: sheet, signal }) =>
      within(
        signal,
        (signal) =>
          unwrap(
            client.POST('/staff/product-import/', {
              body: { sheet: sheet.name },
              bodySerializer: () => toForm(sheet),
              signal,
            }),
          ),
        patienceMs,
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
        patienceMs,
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
                body: { check_id: checkId, ...(reason.trim() !== '' && { reason: reason.trim() }) },
                signal,
              }),
            ),
          patienceMs,
        ),
    ),
  }
}

function toForm({ file, name }: ChosenSheet): FormData {
  const form = new FormData()
  form.append('sheet', file, name)
  return form
}
