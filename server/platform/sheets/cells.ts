export type Cell = string | number | null
export type SheetRow = readonly Cell[]

/** The rows of a sheet, its headers first, some at a time. */
export type SheetPages = AsyncIterable<readonly SheetRow[]>
