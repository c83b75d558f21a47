import { describe, expect, it } from 'vitest'
import { code128, widthOf } from '#domain/code-128.ts'

describe('a Code 128 barcode', () => {
  it('writes pairs of digits in set C, with the checksum of the standard', () => {
    expect(code128('204001').join('')).toBe(
      ['211232', '221231', '231113', '222122', '222221', '2331112'].join(''),
    )
  })

  it('writes everything else in set B', () => {
    expect(code128('A-1').join('')).toBe(
      ['211214', '111323', '122132', '123221', '132212', '2331112'].join(''),
    )
  })

  it('is eleven modules wide for each sign, and thirteen for the last', () => {
    for (let value = 0; value < 100; value += 1) {
      const widths = code128(String(value).padStart(2, '0'))
      expect(widthOf(widths)).toBe(3 * 11 + 13)
      expect(widths[0]).toBeGreaterThan(0)
    }
    for (let code = 32; code < 127; code += 1)
      expect(widthOf(code128(`${String.fromCharCode(code)}-`))).toBe(4 * 11 + 13)
  })

  it('has a distinct pattern for each sign', () => {
    const signs = Array.from({ length: 100 }, (_, value) =>
      code128(String(value).padStart(2, '0')).slice(6, 12).join(''),
    )
    expect(new Set(signs).size).toBe(100)
  })

  it('is not made of what it cannot hold', () => {
    expect(() => code128('۲۰۴')).toThrow('printable ASCII')
    expect(() => code128('')).toThrow('printable ASCII')
  })
})
