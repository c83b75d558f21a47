import { productImportApplicationLimits } from '#api/limits.ts'
import { mostSheetBytes } from '#domain/import-columns.ts'
import { failureIn, ProblemError } from '#machines/kernel/problem.ts'
import {
  faultyImportCheck,
  importCheck,
  lostNetwork,
  productImport,
} from '#machines/testing/fixtures.ts'
import { everyCall, type FlowModel } from '#machines/testing/model.ts'
import { onDone, onError, onEvent, onAny } from '#machines/testing/says.ts'
import { staffImportMachine } from './staff-import.machine.ts'

const key = 'import-key'
const file = new Blob(['Ref,Net'], { type: 'text/csv' })
const largeFile = new Blob([new Uint8Array(mostSheetBytes + 1)])

export const staffImportModel: FlowModel<typeof staffImportMachine> = {
  machine: staffImportMachine,
  starts: { page: undefined },
  events: [
    { type: 'sheet.chosen', sheet: { file, name: 'prices.csv' } },
    { type: 'sheet.chosen', sheet: { file: largeFile, name: 'large.csv' } },
    {
      type: 'columns.submitted',
      columns: { fields: ['sku', 'price', null], price_unit: 'toman' },
    },
    { type: 'columns.submitted', columns: { fields: ['sku', null, null], price_unit: 'toman' } },
    { type: 'columns.reconsidered' },
    { type: 'check.requested' },
    { type: 'import.confirmed', reason: 'فهرست تازه', key },
    {
      type: 'import.confirmed',
      reason: 'د'.repeat(productImportApplicationLimits.reason + 1),
      key,
    },
    { type: 'import.confirmed', reason: 'اصلاح فهرست', key },
    { type: 'retry.requested' },
    { type: 'failure.dismissed' },
    { type: 'sheet.dismissed' },
  ],
  outcomes: {
    createProductImport: {
      done: [
        productImport,
        {
          ...productImport,
          columns: [
            { head: 'SKU', samples: ['ABN-A6'], field: 'sku' },
            { head: 'قیمت', samples: ['۱۲٬۵۰۰٬۰۰۰'], field: 'price' },
          ],
          is_mapped: true,
        },
      ],
      errors: [lostNetwork, new ProblemError('sheet_encoding_refused')],
    },
    checkProductImport: {
      done: [importCheck, faultyImportCheck, { ...importCheck, changes_total: 0, changes: [] }],
      errors: [lostNetwork, new ProblemError('import_not_found')],
    },
    applyProductImport: {
      done: [{ changed: 1 }],
      errors: [
        lostNetwork,
        new ProblemError('changed_meanwhile'),
        new ProblemError('import_not_found'),
      ],
    },
  },
  facts: ({ import: its }) => its?.is_mapped ?? '',
  keyed: { offered: key, calls: { applyProductImport: { renewedBy: ['import.confirmed'] } } },
  says: {
    'import.applied': onDone('applyProductImport', (result) => ({ result })),
    'import.outdated': onAny(
      onError('applyProductImport', ({ event }) => failureIn(event)?.code === 'changed_meanwhile'),
      onEvent('sheet.dismissed', 'applyFailed'),
    ),
  },
  invariants: {
    'a check that is asked for is made': ({ snapshot, events }) =>
      events.at(-1) === 'check.requested' ? snapshot.matches('checking') : null,
    'nothing changes before it was shown': ({ calls, events }) =>
      calls.some(({ id }) => id === 'applyProductImport')
        ? events.includes('import.confirmed')
        : null,
    'what is applied is the check that was shown': ({ calls }) =>
      everyCall(calls, 'applyProductImport', (input) =>
        JSON.stringify(input).includes(importCheck.check_id),
      ),
    'a sheet with a wrong row cannot be applied': ({ snapshot }) =>
      snapshot.matches('faulty')
        ? !snapshot.can({ type: 'import.confirmed', reason: '', key })
        : null,
    'only columns that make sense are checked': ({ calls }) =>
      everyCall(calls, 'checkProductImport', (input) => /"price"/.test(JSON.stringify(input))),
    'a failure has its code': ({ snapshot }) =>
      snapshot.hasTag('error') ? snapshot.context.failure !== null : null,
  },
}
