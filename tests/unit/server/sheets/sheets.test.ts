import { describe, expect, it } from 'vitest'
import type { SheetRow } from '#server/platform/sheets/cells.ts'
import { csvOf } from '#server/platform/sheets/csv.ts'
import { xlsxOf } from '#server/platform/sheets/xlsx.ts'

async function* pagesOf(...pages: SheetRow[][]) {
  yield* pages
}

async function written(file: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of file) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

describe('a sheet as CSV', () => {
  it('begins with a byte order mark, and quotes what needs it', async () => {
    const text = await written(
      csvOf(
        pagesOf(
          [['الف', 'b,c']],
          [
            [' d ', 'e"f'],
            [null, 5],
          ],
        ),
      ),
    )
    expect(text).toBe('\uFEFFالف,"b,c"\r\n" d ","e""f"\r\n,5\r\n')
  })

  it('has no formulas: texts that look like one begin with an apostrophe, numbers do not', async () => {
    const row = ['=1+1', '+98', '-5', '@a', '\tb', '＝1+1', '＠a', -5, 'a=b']
    const text = await written(csvOf(pagesOf([row])))
    expect(text).toBe(`\uFEFF'=1+1,'+98,'-5,'@a,"'\tb",'＝1+1,'＠a,-5,a=b\r\n`)
  })
})

it('keeps a text with the separator of another program in one cell', async () => {
  const text = await written(csvOf(pagesOf([['خراب;=1+1;', 'الف\tب']])))
  expect(text).toBe('\uFEFF"خراب;=1+1;","الف\tب"\r\n')
})

describe('a sheet as a workbook', () => {
  it('is written page by page', async () => {
    const rows = Array.from({ length: 2_000 }, (_, place) => [`متن ${place}`, place])
    let asked = 0
    async function* pages() {
      for (let page = 0; page < 20; page++) {
        asked++
        yield rows
      }
    }
    const askedAt: number[] = []
    for await (const _ of xlsxOf(pages(), 'کالاها')) askedAt.push(asked)
    expect(new Set(askedAt).size).toBeGreaterThan(10)
  })
})
