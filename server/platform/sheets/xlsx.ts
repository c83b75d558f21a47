import { Zip, ZipDeflate } from 'fflate'
import type { Cell, SheetPages, SheetRow } from './cells.ts'

/**
 * A workbook of Office Open XML (ECMA-376) with one sheet from right to left whose first row stays in view. Numbers are
 * numbers; texts are never formulas. No more than one page of rows is held at a time.
 */
export async function* xlsxOf(pages: SheetPages, sheetName: string): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const faults: Error[] = []
  const zip = new Zip((error, chunk) => {
    if (error === null) ready.push(chunk)
    else faults.push(error)
  })
  const add = (name: string) => {
    const part = new ZipDeflate(name)
    zip.add(part)
    return part
  }
  for (const [name, xml] of Object.entries(fixedParts(sheetName)))
    add(name).push(Buffer.from(declaration + xml), true)
  const sheet = add('xl/worksheets/sheet1.xml')
  sheet.push(Buffer.from(declaration + sheetStart))
  let place = 0
  for await (const rows of pages) {
    sheet.push(Buffer.from(rows.map((row) => rowXml(row, ++place)).join('')))
    yield* ready.splice(0)
  }
  sheet.push(Buffer.from('</sheetData></worksheet>'), true)
  zip.end()
  const [fault] = faults
  if (fault !== undefined) throw fault
  yield* ready.splice(0)
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const sheetStart =
  `<worksheet xmlns="${main}"><sheetViews><sheetView rightToLeft="1" workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
  '<sheetFormatPr defaultColWidth="18" defaultRowHeight="15"/><sheetData>'

const fixedParts = (sheetName: string) => ({
  '[Content_Types].xml':
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
  '_rels/.rels':
    `<Relationships xmlns="${relations}">` +
    `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml':
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>` +
    `<sheet name="${escaped(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels':
    `<Relationships xmlns="${relations}">` +
    `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
})

const rowXml = (row: SheetRow, place: number): string =>
  `<row r="${place}">${row.map((cell, column) => cellXml(cell, `${letters(column)}${place}`)).join('')}</row>`

function cellXml(cell: Cell, at: string): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

/** 0 → A, 26 → AA. */
const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) +
  String.fromCharCode(65 + (column % 26))

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Without the control characters that XML 1.0 cannot hold. */
const escaped = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- they are what is removed
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
