import { assign, emit, setup } from 'xstate'
import { productImportApplicationLimits } from '#api/limits.ts'
import { columnsFault, mostSheetBytes } from '#domain/import-columns.ts'
import { isTooLong } from '#domain/text-length.ts'
import { failureIn, isUncertain, ProblemError } from '#machines/kernel/problem.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import type {
  ApplyInput,
  CheckInput,
  ChosenSheet,
  ImportCheck,
  ImportColumns,
  ImportResult,
  ProductImport,
  StaffImportContext,
  StaffImportEmitted,
  StaffImportEvent,
} from './staff-import.types.ts'

/** What an import of prices and stock knows, asks and does. */
export const staffImportSetup = setup({
  types: {
    context: {} as StaffImportContext,
    events: {} as StaffImportEvent,
    emitted: {} as StaffImportEmitted,
    tags: {} as 'busy' | 'error' | 'checked',
  },
  actors: {
    createProductImport: unprovided<ProductImport, ChosenSheet>(),
    checkProductImport: unprovided<ImportCheck, CheckInput>(),
    applyProductImport: unprovided<ImportResult, ApplyInput>(),
  },
  guards: {
    isReasonTooLong: (_, reason: string) =>
      isTooLong(reason, productImportApplicationLimits.reason),
    isTooLarge: (_, { file }: ChosenSheet) => file.size > mostSheetBytes,
    isMapped: (_, { is_mapped }: ProductImport) => is_mapped,
    areColumnsFaulty: (_, { fields }: ImportColumns) => columnsFault(fields) !== null,
    isFaulty: (_, { faults_total }: ImportCheck) => faults_total > 0,
    isUnchanged: (_, { changes_total }: ImportCheck) => changes_total === 0,
    isUncertain: ({ event }) => isUncertain(failureIn(event)),
    isConflict: ({ event }) => failureIn(event)?.code === 'changed_meanwhile',
  },
  actions: {
    keepSheet: assign((_, chosen: ChosenSheet) => ({
      chosen,
      import: null,
      columns: null,
      check: null,
      result: null,
    })),
    refuseLarge: assign({ failure: () => new ProblemError('sheet_too_large').failure }),
    keepImport: assign((_, output: ProductImport) => ({
      import: output,
      columns: {
        fields: output.columns.map(({ field }) => field),
        price_unit: output.price_unit,
      },
    })),
    keepColumns: assign((_, columns: ImportColumns) => ({
      columns,
      columnsFault: columnsFault(columns.fields),
    })),
    keepCheck: assign((_, check: ImportCheck) => ({ check })),
    keepConfirmation: assign((_, { reason, key }: Pick<ApplyInput, 'reason' | 'key'>) => ({
      reason,
      key,
    })),
    keepResult: assign((_, result: ImportResult) => ({ result })),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forget: assign({
      chosen: null,
      import: null,
      columns: null,
      columnsFault: null,
      check: null,
      reason: null,
      key: null,
      result: null,
    }),
    announceOutdated: emit({ type: 'import.outdated' }),
    announceApplied: emit((_, result: ImportResult) => ({
      type: 'import.applied' as const,
      result,
    })),
  },
})
