import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { SheetRow } from '#server/platform/sheets/cells.ts'
import { csvOf } from '#server/platform/sheets/csv.ts'
import { readCells } from '#server/platform/sheets/sheet-reader.ts'
import { xlsxOf } from '#server/platform/sheets/xlsx.ts'

async function* pagesOf(...rows: SheetRow[]) {
  yield rows
}

async function written(file: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of file) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** A workbook whose sheet has these rows in XML. */
const workbook = (rows: string, styles = '') =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': strToU8(`<styleSheet xmlns="${main}">${styles}</styleSheet>`),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${main}"><dimension ref="A1:XFD1048576"/><sheetData>${rows}</sheetData></worksheet>`,
    ),
  })

describe('a sheet that is read', () => {
  it.each([
    ['commas', 'sku,price\r\nA,"1,200"\r\n'],
    ['semicolons', 'sku;price\r\nA;1,200\r\n'],
    ['tabs', 'sku\tprice\nA\t1,200\n'],
    ['a byte order mark', '\uFEFFsku,price\nA,"1,200"\n'],
    ['a separator that it names', 'sep=|\r\nsku|price\r\nA|1,200\r\n'],
    ['old ends of lines', 'sku;price\rA;1,200\r'],
  ])('may have %s', async (_, text) => {
    expect(await readCells(Buffer.from(text))).toEqual([
      ['sku', 'price'],
      ['A', '1,200'],
    ])
  })

  it.each([
    ['little endian', (text: Buffer) => text],
    ['big endian', (text: Buffer) => text.swap16()],
  ])('may be in UTF-16, %s', async (_, ordered) => {
    const text = ordered(Buffer.from('\uFEFFکد\tقیمت\r\nA\t5\r\n', 'utf16le'))
    expect(await readCells(text)).toEqual([
      ['کد', 'قیمت'],
      ['A', '5'],
    ])
  })

  it('may be a workbook that goes on with empty rows as far as its program can', async () => {
    const text = (at: string, value: string) =>
      `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
    const rows = [
      `<row r="1">${text('A1', 'sku')}${text('B1', 'stock')}</row>`,
      `<row r="2">${text('A2', 'A r="99999"')}<c r="B2"><v>7</v></c><c r="XFD2" s="1"/></row>`,
      '<row r="1048575" ht="12.8"/>',
      '<row r="1048576" ht="12.8"><c r="A1048576" s="1"/></row>',
    ]
    expect(await readCells(workbook(rows.join('')))).toEqual([
      ['sku', 'stock'],
      ['A r="99999"', 7],
    ])
  })

  it('has the text of an error where a formula has no result', async () => {
    const rows = `<row r="1"><c r="A1" t='e'><v>#REF!</v></c><c r="B1" t="str"><f>A2*1</f></c><c r="C1"><f>1+1</f><v>2</v></c></row>`
    expect(await readCells(workbook(rows))).toEqual([['#REF!', '#N/A', 2]])
  })

  it.each([
    ['cells', '<c '.repeat(1_000_000)],
    ['rows', '<row '.repeat(1_000_000)],
  ])('is read in time though it opens many %s and closes none', async (_, rows) => {
    await expect(readCells(workbook(rows))).rejects.toThrow('sheet_broken')
  })

  it('may be text that begins like an archive', async () => {
    expect(await readCells(Buffer.from('PK,price\nA,1\n'))).toEqual([
      ['PK', 'price'],
      ['A', '1'],
    ])
  })

  it('is too large if its texts together are, however few of them it holds', async () => {
    const long = 'x'.repeat(30_000)
    const rows = Array.from({ length: 700 }, (_, place) => {
      const at = `A${place + 1}`
      return `<row r="${place + 1}"><c r="${at}" t="inlineStr"><is><t>${long}</t></is></c></row>`
    })
    await expect(readCells(workbook(rows.join('')))).rejects.toThrow('sheet_too_large')
  })

  it('keeps lines within quotes, and empty rows, so that rows have the numbers of the file', async () => {
    const text = 'a,b\n"x\ny",1\n\n,,\nz,2\n'
    expect(await readCells(Buffer.from(text))).toEqual([
      ['a', 'b'],
      ['x\ny', '1'],
      [],
      [],
      ['z', '2'],
    ])
  })

  it.each(['csv', 'xlsx'])('comes back from our own %s as it was written', async (format) => {
    const rows: SheetRow[] = [
      ['کد', 'موجودی', 'عنوان'],
      ['=1+1', 5, "a,b'"],
      [null, null, '-x "y"'],
    ]
    const file = format === 'csv' ? csvOf(pagesOf(...rows)) : xlsxOf(pagesOf(...rows), 'کالاها')
    const read = await readCells(await written(file))
    const text = (cell: string | number | boolean | null) => (cell === null ? '' : String(cell))
    expect(read.map((row) => row.map(text))).toEqual(rows.map((row) => row.map(text)))
  })

  it('has the results of formulas, its errors as texts, and days without a zone', async () => {
    const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="22"/></cellXfs>'
    const file = workbook(
      '<row r="3"><c r="B3"><f>1+1</f><v>7</v></c><c r="C3" t="e"><v>#REF!</v></c><c r="D3" s="1"><v>46000.5</v></c></row>',
      styles,
    )
    expect(await readCells(file)).toEqual([[], [], [null, 7, '#REF!', '2025-12-09T12:00']])
  })

  it('never has a row or a column beyond the bounds', async () => {
    const cell = (at: string) => `<c r="${at}"><v>1</v></c>`
    const far = [`<row r="1048576">${cell('A1048576')}</row>`, `<row r="1">${cell('AAA1')}</row>`]
    for (const rows of far)
      await expect(readCells(workbook(rows))).rejects.toMatchObject({ code: 'sheet_too_large' })
  })
})
