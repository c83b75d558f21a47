import { describe, expect, it } from 'vitest'
import { isAddressText } from '#domain/address.ts'

describe('the text of an address', () => {
  it.each([
    'تهران، خیابان دماوند، کوچهٔ ۱۲، پلاک 4 (طبقهٔ دوم)',
    'خانه‌ی قدیمی؛ No. 7/2 - unit #3\nزنگ دوم',
    `"\\'*+_:.,`,
  ])('may be %j', (text) => {
    expect(isAddressText(text)).toBe(true)
  })

  it.each(['پلاک ۷ 🙂', 'a@b', '<script>', 'کوچه؟', 'ا\u202eب'])('may not be %j', (text) => {
    expect(isAddressText(text)).toBe(false)
  })

  it('has at most 320 characters', () => {
    expect(isAddressText('آ'.repeat(320))).toBe(true)
    expect(isAddressText('آ'.repeat(321))).toBe(false)
  })
})
