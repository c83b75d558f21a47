import { describe, expect, it } from 'vitest'
import { isMobileNumber, normalizedMobile } from '#domain/mobile.ts'

describe('a mobile number', () => {
  it.each([
    '09123456789',
    '+989123456789',
    '00989123456789',
    '989123456789',
    '9123456789',
    '+9809123456789',
    '۰۹۱۲۳۴۵۶۷۸۹',
    '٠٩١٢٣٤٥٦٧٨٩',
    '۹۱۲۳۴۵۶۷۸۹',
    '0912 345 6789',
    '(0912) 345-6789',
    '+98-912-345-6789',
    '۰۹۱۲\u200c۳۴۵\u200c۶۷۸۹',
    '\u202a+98 912 345 6789\u202c',
    ' 0912.345.6789 ',
  ])('is understood as %j', (typed) => {
    expect(normalizedMobile(typed)).toBe('09123456789')
  })

  it.each([
    '',
    '0912',
    '0912345678',
    '091234567890',
    '98912345678',
    '+1 212 555 0100',
    '0912abc4567',
  ])('is not made out of %j', (typed) => {
    const mobile = normalizedMobile(typed)
    expect(isMobileNumber(mobile) && mobile.startsWith('09')).toBe(false)
  })

  it('keeps eleven digits of any other line', () => {
    expect(normalizedMobile('021 1234 5678')).toBe('02112345678')
    expect(isMobileNumber('02112345678')).toBe(true)
  })
})
