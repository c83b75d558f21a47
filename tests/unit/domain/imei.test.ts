import { describe, expect, it } from 'vitest'
import { cleanImei, isImei } from '#domain/imei.ts'

describe('a device number', () => {
  it('has fifteen digits of which the last is the check digit', () => {
    expect(isImei('490154203237518')).toBe(true)
    expect(isImei('490154203237519')).toBe(false)
    expect(isImei('49015420323751')).toBe(false)
    expect(isImei('4901542032375180')).toBe(false)
    expect(isImei('۴۹۰۱۵۴۲۰۳۲۳۷۵۱۸')).toBe(false)
  })

  it('is noticed with any one digit changed', () => {
    const imei = '490154203237518'
    const changed = Array.from(imei, (digit, index) =>
      imei.slice(0, index).concat(String((Number(digit) + 1) % 10), imei.slice(index + 1)),
    )
    expect(changed.filter(isImei)).toEqual([])
  })

  it('may be typed in Persian digits and in groups', () => {
    expect(cleanImei('۴۹-۰۱۵۴۲۰ 323751‌8')).toBe('490154203237518')
    expect(cleanImei('\u200e49\u2011015420\u2011323751\u20118\u200f')).toBe('490154203237518')
  })
})
