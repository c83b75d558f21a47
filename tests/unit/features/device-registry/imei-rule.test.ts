import { describe, expect, it } from 'vitest'
import { imeiRule } from '#src/features/device-registry/imei-rule.ts'

describe('the message for a typed device number', () => {
  it('names the count only when the count is wrong', () => {
    expect(imeiRule('49015420323751')).toMatch(/پانزده رقم/)
    expect(imeiRule('4901542032375180')).toMatch(/پانزده رقم/)
  })

  it('says that one digit may be mistyped when the check digit is wrong', () => {
    expect(imeiRule('490154203237519')).toMatch(/درست نیست/)
    expect(imeiRule('۴۹۰۱۵۴۲۰۳۲۳۷۵۱۸')).toBe(true)
  })
})
