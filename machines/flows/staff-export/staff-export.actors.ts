import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { CreateExportInput, ListExport } from './staff-export.types.ts'

export function createStaffExportActors(client: ShopClient) {
  return {
    createListExport: fromPromise<ListExport, CreateExportInput>(
      ({ input: { choice, key }, signal }) =>
        within(signal, (signal) =>
          unwrap(
            client.POST('/staff/export/', {
              params: { header: { 'Idempotency-Key': key } },
              body: choice,
              signal,
            }),
          ),
        ),
    ),
    getListExport: fromPromise<ListExport, { id: number }>(({ input: { id }, signal }) =>
      within(signal, (signal) =>
        unwrap(client.GET('/staff/export/{id}/', { params: { path: { id } }, signal })),
      ),
    ),
  }
}
