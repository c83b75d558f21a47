import { formulaStart, type Cell, type SheetPages, type SheetRow } from './cells.ts'

/** With it spreadsheet programs read the file as UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * A sheet as CSV (RFC 4180) in UTF-8 with a byte order mark. A text that a spreadsheet program would take for a formula
 * begins with an apostrophe, and one that contains a separator of any such program is quoted, so that it stays one cell.
 */
export async function* csvOf(pages: SheetPages): AsyncGenerator<Buffer> {
  let start = byteOrderMark
  for await (const rows of pages) {
    yield Buffer.from(start + rows.map(lineOf).join(''))
    start = ''
  }
}

const lineOf = (row: SheetRow): string => `${row.map(textOf).join(',')}\r\n`

function textOf(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const text = formulaStart.test(cell) ? `'${cell}` : cell
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
