/** A change that makes a row of the ledger false. */
export type RowMutant = {
  row: string
  file: string
  /** Occurs exactly once in the file. */
  from: string
  to: string
}
