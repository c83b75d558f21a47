import type { ColumnsFault } from '#domain/import-columns.ts'
import type { Schemas } from '#machines/api/client.ts'
import type { Failure } from '#machines/kernel/problem.ts'

export type ProductImport = Schemas['ProductImport']
export type ImportColumns = Schemas['ProductImportColumns']
export type ImportCheck = Schemas['ProductImportCheck']
export type ImportResult = Schemas['ProductImportResult']

/** A file of the device, as it was chosen. */
export type ChosenSheet = { file: Blob; name: string }

export type CheckInput = { id: number; columns: ImportColumns }

export type ApplyInput = {
  id: number
  checkId: string
  reason: string
  /** Idempotency key of what was confirmed, however often it is sent. */
  key: string
}

export type StaffImportContext = {
  chosen: ChosenSheet | null
  import: ProductImport | null
  columns: ImportColumns | null
  columnsFault: ColumnsFault | null
  check: ImportCheck | null
  reason: string | null
  key: string | null
  result: ImportResult | null
  failure: Failure | null
}

export type StaffImportEvent =
  | { type: 'sheet.chosen'; sheet: ChosenSheet }
  | { type: 'columns.submitted'; columns: ImportColumns }
  | { type: 'columns.reconsidered' }
  | { type: 'check.requested' }
  | { type: 'import.confirmed'; reason: string; key: string }
  | { type: 'retry.requested' }
  | { type: 'failure.dismissed' }
  /** Another file is to be chosen. */
  | { type: 'sheet.dismissed' }

/** `import.outdated`: nobody knows whether the sheet was applied, so lists of products may be out of date. */
export type StaffImportEmitted =
  { type: 'import.applied'; result: ImportResult } | { type: 'import.outdated' }
