/** Which rows of a table are selected, and how that changes. */
export type Selection<Row> = {
  /** What the checkbox of a row is called. */
  label: (row: Row) => string
  has: (row: Row) => boolean
  onToggle: (row: Row) => void
  /** Nothing can be selected now. */
  isFixed?: boolean
  /** A checkbox for all rows that are shown. */
  all?: { label: string; onToggle: (rows: readonly Row[], isOn: boolean) => void }
}
