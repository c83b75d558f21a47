import { describe, expect, it } from 'vitest'
import { unbrokenMonths } from '#domain/units.ts'
import { promisedDate } from '#i18n/fa/promised-date.ts'

describe('a number', () => {
  it('stays on the line of its hours and months', () => {
    expect(promisedDate.within('فردا', '۱۵', '۱۷')).toBe('فردا، ساعت\u00a0۱۵\u00a0تا\u00a0۱۷')
    expect(unbrokenMonths('بیمهٔ سرقت ۱۲ ماهه')).toBe('بیمهٔ سرقت ۱۲\u00a0ماهه')
    expect(unbrokenMonths('بیمهٔ ماهانه')).toBe('بیمهٔ ماهانه')
  })
})
