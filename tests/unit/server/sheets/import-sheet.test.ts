import { describe, expect, it } from 'vitest'
import { columnsOf, filledRows, sheetOf } from '#server/features/catalogue-files/import-sheet.ts'

describe('a sheet from elsewhere', () => {
  it('has its heads where they are known, below titles and empty rows', () => {
    const sheet = sheetOf([
      ['فهرست قیمت آذر'],
      [],
      ['كد كالا', 'Price (Rial)', 'Colour', 'یادداشت'],
      ['A', 10, null, 'x'],
      [],
      ['B', 20, 'سیاه'],
    ])
    expect([sheet.firstRow, filledRows(sheet)]).toEqual([4, 2])
    expect(columnsOf(sheet)).toEqual({
      columns: [
        { head: 'كد كالا', samples: ['A', 'B'], field: 'sku' },
        { head: 'Price (Rial)', samples: ['10', '20'], field: 'price' },
        { head: 'Colour', samples: ['سیاه'], field: 'color' },
        { head: 'یادداشت', samples: ['x'], field: null },
      ],
      price_unit: 'rial',
      is_mapped: true,
    })
  })

  it('has its heads in the first row that is not empty where none is known', () => {
    const sheet = sheetOf([[], ['Ref', 'Net'], ['A', 1, 'beyond']])
    expect(sheet).toEqual({ heads: ['Ref', 'Net', ''], firstRow: 3, rows: [['A', 1, 'beyond']] })
    expect(columnsOf(sheet)).toMatchObject({ price_unit: 'toman', is_mapped: false })
  })

  it('asks for the unit where prices and offers name different ones', () => {
    const sheet = sheetOf([
      ['sku', 'قیمت', 'قیمت ویژه (ریال)'],
      ['A', 10, 5],
    ])
    expect(columnsOf(sheet)).toMatchObject({ price_unit: 'rial', is_mapped: false })
  })

  it('leaves a head that two columns have to the member', () => {
    const sheet = sheetOf([
      ['کد', 'قیمت', 'price'],
      ['A', 1, 2],
    ])
    expect(columnsOf(sheet).columns.map(({ field }) => field)).toEqual(['sku', null, null])
  })

  it.each([[[]], [[[], ['', null]]], [[['کد', 'قیمت'], [], [null]]]])(
    'is refused without a row: %j',
    (rows) => {
      expect(() => sheetOf(rows)).toThrow('sheet_empty')
    },
  )
})
