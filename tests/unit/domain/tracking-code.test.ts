import { describe, expect, it } from 'vitest'
import { trackingCodeOf } from '#domain/tracking-code.ts'

describe('the code of a parcel or of a transfer', () => {
  it.each([
    ['۹۸۷۶ ۵۴۳۲ ۱۰۹۸', '987654321098'],
    [' RA123456785IR\u200e', 'RA123456785IR'],
    ['\u2066RS\u2011123\u2011456\u2069', 'RS-123-456'],
    ['1234', '1234'],
    ['123', null],
    ['7'.repeat(40), '7'.repeat(40)],
    ['7'.repeat(41), null],
    ['کد', null],
    ['بانک ۱۲۳', null],
    ['', null],
  ])('that is typed as %j is %j', (typed, code) => {
    expect(trackingCodeOf(typed)).toBe(code)
  })
})
