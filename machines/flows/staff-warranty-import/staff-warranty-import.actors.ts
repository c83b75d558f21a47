import { fromPromise } from 'xstate'
import type { Schemas, ShopClient } from '#machines/api/client.ts'
import { formOf, uploadPatienceMs } from '#machines/api/form-of.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { ImportCodesInput } from './staff-warranty-import.machine.ts'

const named = { file: 'codes.csv' }

/** Actors that read a file of warranty codes, check it and import it. */
export function createStaffWarrantyImportActors(client: ShopClient) {
  return {
    readFile: fromPromise<string, { file: Blob }>(({ input }) => input.file.text()),
    checkWarrantyImport: fromPromise<Schemas['WarrantyImportCheck'], { text: string }>(
      ({ input: { text }, signal }) =>
        within(
          signal,
          (signal) =>
            unwrap(
              client.POST('/staff/warranty-import/check/', {
                body: named,
                bodySerializer: () => linesIn(text),
                signal,
              }),
            ),
          uploadPatienceMs,
        ),
    ),
    importWarrantyCodes: fromPromise<Schemas['WarrantyImport'], ImportCodesInput>(
      ({ input: { text, key }, signal }) =>
        within(
          signal,
          (signal) =>
            unwrap(
              client.POST('/staff/warranty-import/', {
                params: { header: { 'Idempotency-Key': key } },
                body: named,
                bodySerializer: () => linesIn(text),
                signal,
              }),
            ),
          uploadPatienceMs,
        ),
    ),
  }
}

const linesIn = (text: string): FormData =>
  formOf('file', new Blob([text], { type: 'text/csv' }), named.file)
