import { describe, expect, it } from 'vitest'
import { mostWarrantyLines, readWarrantyLines } from '#domain/warranty-import.ts'

const faultsIn = (text: string) =>
  readWarrantyLines(text).faults.map(({ line, fault }) => [line, fault])

describe('lines of warranty codes', () => {
  it('are read as spreadsheets save and copy them, in digits of any script', () => {
    const { lines, faults } = readWarrantyLines(
      '\uFEFFکد گارانتی,کد رجیستری,کد کالا,سریال\r\n' +
        'fz18-a2b3-c4d5,۸۴۰۲۱۳۵۷۰۰۰۱,IPH16-128,f2lx-k4pd\r\n' +
        '\r\n' +
        'FZ18A2B3C4D6\t840213570002\tIPH16-128\r\n' +
        '"FZ18A2B3C4D7";"840213570003";"IPH16-128";""',
    )
    expect(faults).toEqual([])
    expect(
      lines.map(({ line, code, registryCode, sku, serial }) => [
        line,
        code,
        registryCode,
        sku,
        serial,
      ]),
    ).toEqual([
      [2, 'FZ18A2B3C4D5', '840213570001', 'IPH16-128', 'F2LXK4PD'],
      [4, 'FZ18A2B3C4D6', '840213570002', 'IPH16-128', null],
      [5, 'FZ18A2B3C4D7', '840213570003', 'IPH16-128', null],
    ])
  })

  it('may have an apostrophe before a cell, with which a spreadsheet marks it as text', () => {
    const { lines } = readWarrantyLines(
      `'FZ18A2B3C4D5,'840213570001,'IPH16-128,'F2LXK4PD\n"'FZ18A2B3C4D6";"'840213570002";"'IPH16-128";""`,
    )
    expect(lines).toMatchObject([
      { code: 'FZ18A2B3C4D5', registryCode: '840213570001', sku: 'IPH16-128', serial: 'F2LXK4PD' },
      { code: 'FZ18A2B3C4D6', registryCode: '840213570002', sku: 'IPH16-128', serial: null },
    ])
  })

  it('are named with each thing that is wrong with them', () => {
    const good = 'FZ18A2B3C4D5,840213570001,IPH16-128,F2LXK4PD'
    expect(
      faultsIn(
        [
          good,
          'FZ18A2B3C4D6,840213570001',
          'FZ18,840213570001,IPH16-128',
          'FZ18A2B3C4D7,8402,IPH16-128',
          'FZ18A2B3C4D8,840213570001,IPH16-128,F_2',
          'FZ18A2B3C4D5,840213570009,IPH16-128',
          'FZ18A2B3C4D9,840213570001,IPH16-128,F2LXK4PD',
          'FZ18A2B3C4E1,840213570001,,F2LX',
          'FZ18,8402,IPH16-128,F_2',
        ].join('\n'),
      ),
    ).toEqual([
      [2, 'columns'],
      [3, 'code_malformed'],
      [4, 'registry_code_malformed'],
      [5, 'serial_malformed'],
      [6, 'code_repeated'],
      [7, 'serial_repeated'],
      [8, 'columns'],
      [9, 'code_malformed'],
      [9, 'registry_code_malformed'],
      [9, 'serial_malformed'],
    ])
  })

  it('may repeat a code of a line whose columns are wrong', () => {
    const right = 'FZ18A2B3C4D5,840213570001,IPH16-128,F2LXK4PD'
    const short = 'FZ18A2B3C4D5,840213570001'
    const long = 'FZ18A2B3C4D5,840213570001,IPH16-128,F2LXK4PD,1'
    expect(faultsIn([short, long, right].join('\n'))).toEqual([
      [1, 'columns'],
      [2, 'columns'],
    ])
  })

  it('may be pasted with invisible marks and non-breaking hyphens', () => {
    const { lines } = readWarrantyLines(
      '\u200eFZ18\u2011A2B3\u2011C4D5\u200f,\u2066۸۴۰۲\u20111357\u20110001\u2069,IPH16-128,F2LX\u2011K4PD',
    )
    expect(lines).toMatchObject([
      { code: 'FZ18A2B3C4D5', registryCode: '840213570001', serial: 'F2LXK4PD' },
    ])
  })

  it('are ten thousand at most, and the first one beyond is named', () => {
    const line = (_: unknown, index: number) => `FZ18${String(index).padStart(8, '0')},84021357,X1`
    const all = Array.from({ length: mostWarrantyLines + 5 }, line)
    expect(faultsIn(all.slice(0, mostWarrantyLines).join('\n'))).toEqual([])
    expect(faultsIn(all.join('\n'))).toEqual([[mostWarrantyLines + 1, 'beyond_limit']])
  })

  it('have no product whose code has a control character', () => {
    expect(faultsIn('FZ18A2B3C4D5,840213570001,A\0B')).toEqual([[1, 'columns']])
  })

  it('have no heading if the first line has a code', () => {
    expect(faultsIn('FZ18A2B3C4D5,ABC,IPH16-128')).toEqual([[1, 'registry_code_malformed']])
    expect(readWarrantyLines(' \n').lines).toEqual([])
  })
})
