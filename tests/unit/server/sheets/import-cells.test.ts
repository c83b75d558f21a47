import { describe, expect, it } from 'vitest'
import {
  answerIn,
  codeIn,
  countIn,
  instantIn,
  priceIn,
} from '#server/features/catalogue-files/import-cells.ts'
import { persianInstant } from '#server/platform/sheets/persian-moment.ts'

describe('a cell of a sheet', () => {
  it.each<[string | number, number | null]>([
    [12_500_000, 12_500_000],
    ['12500000', 12_500_000],
    ['۱۲٬۵۰۰٬۰۰۰', 12_500_000],
    ['١٢٥٠٠٠٠٠', 12_500_000],
    ['۱۲،۵۰۰،۰۰۰', 12_500_000],
    ['12,500,000.00', 12_500_000],
    ['12.500.000', 12_500_000],
    ['12 500 000', 12_500_000],
    ['12500000٫0', 12_500_000],
    ['12,50', null],
    ['12.5', null],
    ['1,250.000', null],
    [12.5, null],
    [-1, null],
    [0, null],
    ['100000000001', null],
    ['1e6', null],
    ['تماس بگیرید', null],
  ])('%j as a price is %j', (cell, price) => {
    expect(priceIn(cell, 'toman')).toBe(price)
  })

  it('in rials is a tenth in tomans, and is refused unless that is whole', () => {
    expect([priceIn('۱۲۵٬۰۰۰', 'rial'), priceIn(125_005, 'rial')]).toEqual([12_500, null])
  })

  it('is a number of units from 0 to a million', () => {
    expect(['0', '۱۲', 1_000_000, 1_000_001, '-1', '', '۵.۰۰۰'].map(countIn)).toEqual([
      0,
      12,
      1_000_000,
      null,
      null,
      null,
      null,
    ])
  })

  it('says yes or no in both languages', () => {
    const cells = ['بله', 'آري', 'YES', true, 1, 'خیر', 'no', false, '۰', 'شاید']
    expect(cells.map(answerIn)).toEqual([
      ...Array.from({ length: 5 }, () => true),
      ...Array.from({ length: 4 }, () => false),
      null,
    ])
  })

  it('is an instant, in Tehran without a zone', () => {
    const read = (cell: string) => instantIn(cell)?.toISOString() ?? null
    expect(read('2026-12-01T20:30:00.000Z')).toBe('2026-12-01T20:30:00.000Z')
    expect(read('۲۰۲۶/۱۲/۰۱')).toBe('2026-12-01T20:29:00.000Z')
    expect(read('2026-12-01 08:30')).toBe('2026-12-01T05:00:00.000Z')
    expect(
      ['1405/12/30', '1405/13/01', '2026-13-01', 'فردا', '2026-12-01T25:00', '2026-02-31'].map(
        read,
      ),
    ).toEqual([null, null, null, null, null, null])
  })

  it('is an instant of the Persian calendar too, which an export writes', () => {
    const read = (cell: string) => instantIn(cell)?.toISOString() ?? null
    expect(read('1405/09/10 23:59')).toBe('2026-12-01T20:29:00.000Z')
    expect(read('۱۴۰۵/۹/۱۰ ۸:۳۰')).toBe('2026-12-01T05:00:00.000Z')
    expect(read('1405-09-10')).toBe('2026-12-01T20:29:00.000Z')
    expect(persianInstant(new Date('2026-12-01T20:29:00.000Z'))).toBe('1405/09/10 23:59')
    const first = Date.parse('2024-03-18T20:30:00.000Z')
    const odd = 86_400_000 * 7 + 3_723_045
    const all = Array.from({ length: 400 }, (_, index) => new Date(first + index * odd))
    expect(all.map((at) => instantIn(persianInstant(at)))).toEqual(all)
  })

  it('is the same code in every script', () => {
    expect([codeIn(' كابل‌ ۱۲ '), codeIn(12), codeIn('A\0\u200f1')]).toEqual([
      'کابل 12',
      '12',
      'A1',
    ])
  })
})
