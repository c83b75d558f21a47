export type Cell = string | number | null
export type SheetRow = readonly Cell[]

/** What begins a text that a spreadsheet program may take for a formula (OWASP, CSV injection), also in full width. */
export const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

/** The rows of a sheet, its headers first, some at a time. */
export type SheetPages = AsyncIterable<readonly SheetRow[]>
