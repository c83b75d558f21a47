import type { Schemas } from '#machines/api/client.ts'
import type { Failure } from '#machines/kernel/problem.ts'

export type ListExport = Schemas['ListExport']
/** What is exported: all entries that a list finds. */
export type ExportChoice = Schemas['ListExportInput']
type WithoutFormat<Choice> = Choice extends unknown ? Omit<Choice, 'format'> : never
/** Which entries of which list. */
export type ExportedEntries = WithoutFormat<ExportChoice>

export type CreateExportInput = {
  choice: ExportChoice
  /** Idempotency key of what was asked for, however often it is sent. */
  key: string
}

export type StaffExportContext = {
  choice: ExportChoice | null
  key: string | null
  export: ListExport | null
  /** When the server is asked again how far it is, in milliseconds since 1970. */
  asksAt: number
  failure: Failure | null
}

export type StaffExportEvent =
  | { type: 'export.requested'; choice: ExportChoice; key: string }
  | { type: 'retry.requested' }
  /** The export is no longer followed; the server writes it anyway. */
  | { type: 'export.dismissed' }
