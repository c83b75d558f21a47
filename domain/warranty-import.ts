import { toLatinDigits, withoutSeparators } from './digits.ts'
import { cleanWarrantyCode } from './warranty.ts'

/** At most so many codes are imported at once. */
export const mostWarrantyLines = 10_000

/** @property line as an editor counts them, from 1 on */
export type WarrantyLine = {
  line: number
  text: string
  code: string
  registryCode: string
  sku: string
  serial: string | null
}

export type LineFault =
  | 'columns'
  | 'code_malformed'
  | 'registry_code_malformed'
  | 'serial_malformed'
  | 'code_repeated'
  | 'serial_repeated'
  | 'beyond_limit'

/** @property text the beginning of the line */
export type FaultyLine<Fault = LineFault> = { line: number; text: string; fault: Fault }

type ReadLines = {
  /** Without a fault. */
  lines: WarrantyLine[]
  /** With a fault, but with all that is needed to look their codes up. */
  faulty: WarrantyLine[]
  faults: FaultyLine[]
}

/**
 * Reads lines of warranty code, registry code, product code and, optionally, serial number; with commas, semicolons or
 * tabs between them, as spreadsheets save and copy them. Blank lines do not count, nor a first line that names the
 * columns: neither of its codes has a digit. Each fault of a line is reported separately.
 */
export function readWarrantyLines(text: string): ReadLines {
  const written = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter((each) => each.text !== '')
  const [first] = written
  const lines = first !== undefined && isHeading(first.text) ? written.slice(1) : written
  const codes = new Set<string>()
  const serials = new Set<string>()
  const good: WarrantyLine[] = []
  const faulty: WarrantyLine[] = []
  const faults: FaultyLine[] = []
  for (const [index, { line, text }] of lines.slice(0, mostWarrantyLines + 1).entries()) {
    const cells = cellsOf(text)
    const [code = '', registryCode = '', sku = '', serial = ''] = cells
    const read = {
      line,
      text,
      code: cleanWarrantyCode(code),
      registryCode: withoutSeparators(registryCode),
      sku,
      serial: cleanWarrantyCode(serial) || null,
    }
    const found: readonly LineFault[] =
      index === mostWarrantyLines
        ? ['beyond_limit']
        : faultsOf(read, cells.length, { codes, serials })
    if (found.every(isAboutCodes)) {
      if (isWarrantyCode(read.code)) codes.add(read.code)
      if (read.serial !== null && isSerial(read.serial)) serials.add(read.serial)
    }
    if (found.length === 0) good.push(read)
    else if (found.every(isAboutCodes) && !/\p{Cc}/u.test(`${code}${serial}`)) faulty.push(read)
    for (const fault of found) faults.push({ line, text: text.slice(0, shownLength), fault })
  }
  return { lines: good, faulty, faults }
}

const isAboutCodes = (fault: LineFault): boolean => fault !== 'columns' && fault !== 'beyond_limit'

/** So much of a faulty line is shown. */
export const shownLength = 60

const isHeading = (text: string): boolean =>
  !/\d/.test(toLatinDigits(cellsOf(text).slice(0, 2).join('')))

const cellsOf = (text: string): string[] =>
  text
    .split(/[,;\t\u060c]/)
    .map((cell) => cell.trim().replaceAll(/^"|"$/g, '').replace(/^'/, '').trim())

const isWarrantyCode = (code: string): boolean => /^[A-Z\d]{6,40}$/.test(code)
const isSerial = (serial: string): boolean => /^[A-Z\d]{4,40}$/.test(serial)

function faultsOf(
  { code, registryCode, sku, serial }: WarrantyLine,
  columns: number,
  earlier: { codes: ReadonlySet<string>; serials: ReadonlySet<string> },
): LineFault[] {
  if (columns < 3 || columns > 4 || sku === '' || /\p{Cc}/u.test(sku)) return ['columns']
  const faults: [broken: boolean, fault: LineFault][] = [
    [!isWarrantyCode(code), 'code_malformed'],
    [!/^\d{8,20}$/.test(registryCode), 'registry_code_malformed'],
    [serial !== null && !isSerial(serial), 'serial_malformed'],
    [earlier.codes.has(code), 'code_repeated'],
    [serial !== null && earlier.serials.has(serial), 'serial_repeated'],
  ]
  return faults.flatMap(([broken, fault]) => (broken ? fault : []))
}
