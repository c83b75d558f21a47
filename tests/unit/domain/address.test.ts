import { describe, expect, it } from 'vitest'
import { addressFromMap, isAddressText } from '#domain/address.ts'

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

describe('the address that a map service has for a point', () => {
  it('keeps only the characters that an address may have', () => {
    expect(addressFromMap('میدان ونک – تهران | «۱۹۹۱۷»')).toBe('میدان ونک تهران ۱۹۹۱۷')
  })

  it('is cut between its parts where it is too long', () => {
    const part = `${'آ'.repeat(99)}، `
    const text = addressFromMap(part.repeat(5))
    expect(text).toBe(part.repeat(3).slice(0, -2))
    expect(isAddressText(text)).toBe(true)
    expect(addressFromMap('آ'.repeat(400))).toHaveLength(320)
  })
})
