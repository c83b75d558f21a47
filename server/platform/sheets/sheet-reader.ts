import { Unzip, UnzipInflate, zipSync, type UnzipFile } from 'fflate'
import { CsvError, parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/universal'
import { Problem } from '#server/problem.ts'
import { formulaStart } from './cells.ts'

/** A day and a time without a zone come as `2026-12-01T08:30`. */
export type ReadCell = string | number | boolean | null
export type ReadRow = readonly ReadCell[]

export const mostRows = 20_000
export const mostColumns = 100
/** Titles, empty rows and the heads above the rows of a sheet. */
const mostAbove = 50
const mostUnpackedBytes = 64 * 1024 * 1024
/** A packed chunk can become a thousand times as large. */
const chunkBytes = 16 * 1024
const mostRecordCharacters = 100_000
/** A workbook may name one long text in many cells, each of which is a copy of it once it is stored. */
const mostCharacters = 20_000_000

/**
 * The cells of a sheet in its rows, the first one at index 0: CSV in UTF-8, or in UTF-16 with a byte order mark, or the
 * first sheet of a workbook of Office Open XML. Formulas are not computed; the results that the workbook holds are read.
 * Throws `sheet_type_refused`, `sheet_encoding_refused`, `sheet_broken` and `sheet_too_large`.
 */
export async function readCells(bytes: Uint8Array): Promise<ReadRow[]> {
  const rows = startsWith(bytes, zipStart) ? await workbookRows(bytes) : textRows(bytes)
  if (rows.length > mostRows + mostAbove) throw new Problem('sheet_too_large')
  const read = rows.map(withoutEmptyEnd)
  if (read.some(({ length }) => length > mostColumns)) throw new Problem('sheet_too_large')
  if (charactersOf(read) > mostCharacters) throw new Problem('sheet_too_large')
  return read
}

const zipStart = [0x50, 0x4b, 0x03, 0x04]
const littleEndian = [0xff, 0xfe]
const bigEndian = [0xfe, 0xff]

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, place) => bytes[place] === byte)

const charactersOf = (rows: readonly ReadRow[]): number =>
  rows.reduce((sum, row) => sum + row.reduce<number>((of, cell) => of + lengthOf(cell), 0), 0)

const lengthOf = (cell: ReadCell) => (typeof cell === 'string' ? cell.length : 0)

function withoutEmptyEnd(row: ReadRow): ReadRow {
  const last = row.findLastIndex((cell) => cell !== null && cell !== '')
  return row.slice(0, last + 1)
}

function textRows(bytes: Uint8Array): ReadRow[] {
  const text = decoded(bytes)
  if (/^\s*</.test(text)) throw new Problem('sheet_type_refused')
  const named = /^sep=(.)\r?\n/.exec(text)
  const table = named === null ? text : text.slice(named[0].length)
  try {
    const records: string[][] = parse(table, {
      delimiter: named?.[1] ?? separatorOf(table),
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: mostRecordCharacters,
      to: mostRows + mostAbove + 1,
    })
    return records.map((record) => record.map(withoutApostrophe))
  } catch (error) {
    if (error instanceof CsvError) throw new Problem('sheet_broken')
    throw error
  }
}

function decoded(bytes: Uint8Array): string {
  if (startsWith(bytes, littleEndian)) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, bigEndian)) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.subarray(0, 4_096).some(isControl)) throw new Problem('sheet_type_refused')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Problem('sheet_encoding_refused')
  }
}

/** Other than tab and the ends of lines: no text has them. */
const isControl = (byte: number) => byte < 9 || (byte > 13 && byte < 32)

/** The one that the first line with any of them has most often outside of quotes. */
function separatorOf(text: string): string {
  const separators = [',', ';', '\t']
  for (const line of text.slice(0, mostRecordCharacters).split(/\r\n|\r|\n/)) {
    const bare = line.replaceAll(/"[^"]*"/g, '')
    const [most] = separators
      .map((separator) => ({ separator, count: bare.split(separator).length - 1 }))
      .toSorted((one, other) => other.count - one.count)
    if (most !== undefined && most.count > 0) return most.separator
  }
  return ','
}

/** Without the apostrophe that our own CSV puts before what looks like a formula. */
const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell

async function workbookRows(bytes: Uint8Array): Promise<ReadRow[]> {
  const archive = checkedArchive(bytes)
  try {
    const rows = await readSheet(new Uint8Array(archive).buffer, { trim: false })
    return rows.map((row) => row.map(cellOf))
  } catch {
    throw new Problem('sheet_broken')
  }
}

/** Numbers of spreadsheets have no zone; the library gives them as if they were UTC. */
function cellOf(value: unknown): ReadCell {
  if (value instanceof Date) return value.toISOString().slice(0, 16)
  return isPlain(value) ? value : null
}

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

const neededPart =
  /^(\[content_types\]\.xml|_rels\/\.rels|xl\/(workbook|sharedstrings|styles|worksheets\/[^/]+)\.xml|xl\/_rels\/workbook\.xml\.rels)$/i

/**
 * An archive with the parts of a workbook that its cells need, unpacked within a bound: what an archive says about the
 * size of its parts need not be true.
 */
function checkedArchive(bytes: Uint8Array): Uint8Array {
  const parts: Record<string, Uint8Array> = {}
  let unpackedBytes = 0
  const unzip = new Unzip((part: UnzipFile) => {
    if (!neededPart.test(part.name)) return
    const chunks: Uint8Array[] = []
    part.ondata = (error, chunk, isLast) => {
      if (error !== null) throw error
      unpackedBytes += chunk.length
      if (unpackedBytes > mostUnpackedBytes) throw new Problem('sheet_too_large')
      chunks.push(chunk)
      if (isLast) parts[part.name] = Buffer.concat(chunks)
    }
    part.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let start = 0; start < bytes.length; start += chunkBytes)
      unzip.push(bytes.subarray(start, start + chunkBytes), start + chunkBytes >= bytes.length)
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('sheet_broken')
  }
  if (!Object.hasOwn(parts, 'xl/workbook.xml')) throw new Problem('sheet_type_refused')
  const checked = Object.entries(parts).map(
    ([name, part]) =>
      [name, isWorksheet.test(name) ? checkedWorksheet(part) : whole(part)] as const,
  )
  return zipSync(Object.fromEntries(checked), { level: 0 })
}

/** The part, unless a tag of it begins within another: reading many of these takes minutes. */
function whole(part: Uint8Array): Uint8Array {
  if (/<[^<>!]*</.test(textOf(part))) throw new Problem('sheet_broken')
  return part
}

const textOf = (part: Uint8Array): string =>
  Buffer.from(part.buffer, part.byteOffset, part.length).toString('latin1')

const isWorksheet = /^xl\/worksheets\//i
/** Cells that only have a look, and rows without any cell: spreadsheets write them as far as their last row. */
const emptyCell = /<c(?:\s[^<>]*)?\/>/g
const emptyRow = /<row(?:\s[^<>]*)?(?:\/>|>\s*<\/row>)/g
const reference = /<(?:c|row)\s[^<>]*?\br\s*=\s*["']([A-Z]*)(\d+)["']/g
const errorType = /\st\s*=\s*(?:"e"|'e')/g
/** A cell whose formula nobody has computed. */
const uncomputed =
  /<c(\s[^<>]*)?>\s*(?:<f(?:\s[^<>]*)?\/>|<f(?:\s[^<>]*)?>[^<]*<\/f>)\s*(?:<v\s*\/>|<v>\s*<\/v>)?\s*<\/c>/g
const typed = /\st\s*=\s*(?:"[^"]*"|'[^']*')/

/**
 * A worksheet without empty cells and rows, in which a cell that holds an error, or a formula without its result, is the
 * text of an error, which is no number and is not empty. Throws `sheet_too_large` for a row or a cell so far out that the table up to it would fill the
 * memory.
 */
function checkedWorksheet(part: Uint8Array): Uint8Array {
  const xml = textOf(whole(part)).replaceAll(emptyCell, '').replaceAll(emptyRow, '')
  for (const [, letters = '', digits] of xml.matchAll(reference))
    if (letters.length > 2 || Number(digits) > mostRows + mostAbove)
      throw new Problem('sheet_too_large')
  const computed = xml.replaceAll(
    uncomputed,
    (_, attributes = '') => `<c${String(attributes).replace(typed, '')} t="str"><v>#N/A</v></c>`,
  )
  return Buffer.from(computed.replaceAll(errorType, ' t="str"'), 'latin1')
}
